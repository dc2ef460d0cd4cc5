"use strict";
exports.id = 287;
exports.ids = [287];
exports.modules = {

/***/ 33287:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MAX_PAGE_BYTES: function() { return /* binding */ MAX_PAGE_BYTES; },
  renderHtml: function() { return /* binding */ renderHtml; }
});

// EXTERNAL MODULE: ./build/src/account/visit.js
var account_visit = __webpack_require__(13229);
// EXTERNAL MODULE: ./build/src/core/event-fields.js
var event_fields = __webpack_require__(15076);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/report.js
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/core/test-counts.js
var test_counts = __webpack_require__(64495);
// EXTERNAL MODULE: ./build/src/markup/html.js
var html = __webpack_require__(43614);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/markup/blocks.js
var blocks = __webpack_require__(68417);
;// CONCATENATED MODULE: ./build/src/markup/html-blocks.js




const ENTRIES = 40;
const MAX_COMMAND_CHARS = 2000;
const MAX_TEXT_CHARS = 4000;
const SHORT_LINES = 20;
function renderHtmlBlocks(blocks, budget) {
    return (0,html/* html */.qy) `${blocks.map((block) => renderHtmlBlock(block, budget))}`;
}
function renderHtmlBlock(block, budget) {
    const format = (line) => formatHtmlLine(line, budget);
    switch (block.type) {
        case 'heading':
            return (0,html/* html */.qy) `<h3>${format(block.line)}</h3>`;
        case 'text':
            return (0,html/* html */.qy) `<p${block.isQuiet === true && (0,html/* html */.qy) ` class="quiet"`}>${format(block.line)}</p>`;
        case 'fact': {
            const { shown, note } = (0,blocks/* limitEntries */._)(block.lines, block, ENTRIES);
            if (block.isBare === true)
                return (0,html/* html */.qy) `${shown.map((line) => (0,html/* html */.qy) `<p class="${block.label}">${format(line)}</p>`)}`;
            const label = (0,html/* html */.qy) `<span class="label">${(0,messages/* capitalizeFirst */.ND)(block.label)}</span>`;
            if (shown.length === 1 && note === '')
                return (0,html/* html */.qy) `<p class="fact">${label} ${shown.map(format)}</p>`;
            return (0,html/* html */.qy) `<p class="fact">${label}</p><ul class="frames">${shown.map((line) => (0,html/* html */.qy) `<li>${format(line)}</li>`)}</ul>${renderNote(note)}`;
        }
        case 'table': {
            const { shown, note } = (0,blocks/* limitEntries */._)(block.rows, block, ENTRIES);
            const isNumber = block.columns.map((name) => name.endsWith(':'));
            const names = block.columns.map((name) => name.replace(/:$/, ''));
            const rows = shown.map((row) => {
                const cells = row.map((cell, at) => (0,html/* html */.qy) `<td${isNumber[at] === true && (0,html/* html */.qy) ` class="num"`}>${format(cell)}</td>`);
                return (0,html/* html */.qy) `<tr>${cells}</tr>`;
            });
            return (0,html/* renderHtmlTable */.EX)(block.label, names, rows, note === '' ? '' : `${note}.`);
        }
        case 'list': {
            const { shown, note } = (0,blocks/* limitEntries */._)(block.entries, block, ENTRIES);
            return (0,html/* html */.qy) `<ul>${shown.map((line) => (0,html/* html */.qy) `<li>${format(line)}</li>`)}</ul>${renderNote(note)}`;
        }
        case 'code':
            return (0,html/* renderFold */.I2)(block.title, (0,html/* renderBlock */.g8)(block.text, budget), block.text.split('\n').length <= SHORT_LINES);
        case 'data':
            return (0,html/* html */.qy) `<h3>${(0,messages/* capitalizeFirst */.ND)(block.label)}</h3>${(0,html/* renderValue */.AI)(block.value, budget)}`;
        case 'commands':
            return (0,html/* html */.qy) `${block.parts.map(({ what, commands }) => (0,html/* html */.qy) `${what !== '' && (0,html/* html */.qy) `<p class="for">${(0,messages/* capitalizeFirst */.ND)(what)}</p>`}${commands.map(renderCommand)}`)}`;
        case 'fold':
            return (0,html/* renderFold */.I2)(format(block.title), renderHtmlBlocks(block.blocks, budget));
    }
}
function renderNote(note) {
    return note !== '' && (0,html/* html */.qy) `<p class="quiet">${note}</p>`;
}
function renderCommand(command) {
    return (0,html/* html */.qy) `<div class="paste"><pre class="command"><code>${(0,terminal_text/* cut */.Jj)(command, MAX_COMMAND_CHARS)}</code></pre><button type="button" class="copy" hidden>Copy</button></div>`;
}
function formatHtmlLine(line, budget) {
    return (0,blocks/* toInlines */.IG)(line).map((part) => formatHtmlPart(part, budget));
}
function formatHtmlPart(part, budget) {
    if (typeof part === 'string')
        return (0,html/* renderWords */.gW)(part);
    if ('words' in part)
        return renderLink(part.words, part.href);
    const { tooltip, href } = part;
    const shown = formatQuoted(part, budget);
    const explained = tooltip === undefined ? shown : (0,html/* html */.qy) `<span title="${tooltip}">${shown}</span>`;
    return href == null ? explained : renderLink(explained, href);
}
function formatQuoted({ text, max = MAX_TEXT_CHARS, look = 'plain' }, budget) {
    switch (look) {
        case 'code':
        case 'kind':
            return (0,html/* renderCode */.cR)(text, max);
        case 'name':
            return (0,html/* html */.qy) `<b>${(0,terminal_text/* cut */.Jj)(text, max)}</b>`;
        case 'words':
            return (0,html/* renderWords */.gW)(text, max);
        case 'lines':
        case 'plain':
            return budget.fit(text, max).text;
    }
}
function renderLink(content, href) {
    return (0,html/* html */.qy) `<a href="${href}" rel="noreferrer noopener">${content}</a>`;
}

// EXTERNAL MODULE: ./build/src/markup/style.js
var style = __webpack_require__(85558);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/reporters/graph.js
var reporters_graph = __webpack_require__(3711);
// EXTERNAL MODULE: ./build/src/reporters/test-blocks.js
var test_blocks = __webpack_require__(10554);
// EXTERNAL MODULE: ./build/src/account/diagnosis.js
var account_diagnosis = __webpack_require__(52015);
// EXTERNAL MODULE: ./build/src/account/next-steps.js
var next_steps = __webpack_require__(14719);
// EXTERNAL MODULE: ./build/src/reporters/error-blocks.js
var error_blocks = __webpack_require__(33424);
// EXTERNAL MODULE: ./build/src/reporters/run-blocks.js
var run_blocks = __webpack_require__(83501);
;// CONCATENATED MODULE: ./build/src/reporters/html/errors.js








const MAX_KINDS = 20;
function toErrorKey({ kind, message }) {
    return `${kind}\n${message}`;
}
function createEndingSection(page, budget) {
    const { report, diagnosis } = page;
    const { termination, gates, error, isMany, total } = diagnosis;
    if (report.unended !== undefined)
        return html/* NOTHING */.K$;
    const card = (id, title, look, blocks) => (0,html/* renderCard */.Tm)(id, title, renderHtmlBlocks([...blocks, ...listPageNext(page)], budget), `ending s-${look}`);
    if (termination !== null)
        return card('termination', 'Terminated', `terminated-${termination.status}`, (0,run_blocks/* listReason */.F8)(page));
    if (gates.length > 0)
        return card('gate', 'Waiting for an answer', 'waiting', (0,run_blocks/* listGates */.Bl)(page));
    if (error === null)
        return html/* NOTHING */.K$;
    const problem = report.account.ending?.errors_write_error ?? null;
    return card('error', isMany ? (0,html/* renderCount */.SS)(total, 'error') : 'Error', 'failed', [
        ...(isMany
            ? [...(0,error_blocks/* listKindTable */.bl)(diagnosis, page), ...pickShownErrors(diagnosis).map((example) => foldError(example, page))]
            : listErrorEntry(error, page)),
        ...(problem === null ? [] : [createQuiet('errors.jsonl could not be written: ', { text: problem, max: 500 })]),
    ]);
}
function createQuiet(...line) {
    return { type: 'text', line, isQuiet: true };
}
function pickShownErrors({ examples }) {
    return examples.slice(0, MAX_KINDS);
}
function foldError(error, page) {
    const node = error.name === null ? [] : [' at ', (0,blocks/* createName */.mn)(error.name)];
    const title = [(0,blocks/* createCode */.oX)(error.kind), ...node, ' ', { text: error.message, max: 140 }];
    return { type: 'fold', title, blocks: listErrorEntry(error, page) };
}
function listErrorEntry(error, page) {
    const { kind, message, handling, unmet, cause, hint, meaning, docs, owner, ...evidence } = (0,error_blocks/* createErrorBlocks */.tR)(error, page);
    const { node, attempts, where, through, command, details, printed } = evidence;
    const about = [kind, message, handling, unmet, cause, hint, meaning, docs, owner];
    return [...about, (0,test_blocks/* listProblems */.vz)(error, page), node, attempts, where, through, command, details, printed].flat();
}
function listPageNext(page) {
    if (page.report.result.next_commands.length === 0)
        return [];
    return [
        ...(0,run_blocks/* listNext */.OY)(page),
        ...(isInItsFolder(page) ? [createQuiet((0,blocks/* createCode */.oX)(next_steps/* FETCHED */.i1), ' is the folder that holds this page.')] : []),
    ];
}
function renderNextSection(page, budget) {
    const { report, diagnosis } = page;
    const { end } = diagnosis.verdict;
    const [_, ...blocks] = listPageNext(page);
    const isOpen = report.unended === undefined && (end === 'success' || end === 'planned');
    return isOpen && blocks.length > 0 && (0,html/* renderCard */.Tm)('next', 'What next', renderHtmlBlocks(blocks, budget));
}
function isInItsFolder({ report, reader }) {
    return report.github !== null && reader === undefined;
}
function createPage(input) {
    const { report, reader, toRelative } = input;
    const isBeside = isInItsFolder(input);
    const { result, account, github, runDir, graph } = report;
    const about = {
        ...reader,
        ...(isBeside ? { artifactName: next_steps/* FETCHED */.i1 } : {}),
        ...(toRelative === undefined ? {} : { locate: toRelative }),
        ...{ result, account, github, runDir, graph },
    };
    const diagnosis = (0,account_diagnosis/* diagnose */.h4)(about);
    const next = isBeside ? { ...diagnosis.next, fetch: [] } : diagnosis.next;
    return { ...input, ...about, diagnosis: { ...diagnosis, next } };
}

;// CONCATENATED MODULE: ./build/src/reporters/html/generated/scripts.js
const FIND_SCRIPT = "\"use strict\";\n;\n(() => {\n    const bar = document.getElementById('find');\n    const input = document.getElementById('q');\n    const said = document.getElementById('found');\n    if (bar === null || said === null || !(input instanceof HTMLInputElement))\n        return;\n    bar.hidden = false;\n    const chips = document.querySelectorAll('button[data-filter]');\n    const texts = new Map();\n    const opened = new Set();\n    let rows = [];\n    let filter = 'all';\n    function ownText(row) {\n        const body = row.querySelector(':scope > details > .body');\n        if (body === null)\n            return row.textContent ?? '';\n        const parts = [...body.children].filter((part) => !part.classList.contains('rows'));\n        return [row.querySelector('summary'), ...parts].map((part) => part?.textContent ?? '').join(' ');\n    }\n    function hasWords(row, words) {\n        const text = texts.get(row) ?? ownText(row).toLowerCase();\n        texts.set(row, text);\n        return words.every((word) => text.includes(word));\n    }\n    function reveal(element) {\n        for (let up = element.parentElement; up !== null; up = up.parentElement) {\n            if (up.matches('li.row'))\n                up.hidden = false;\n            if (up instanceof HTMLDetailsElement && !up.open) {\n                up.open = true;\n                opened.add(up);\n            }\n        }\n    }\n    function apply(field, count) {\n        const words = field.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);\n        const isNarrowed = words.length > 0 || filter !== 'all';\n        for (const details of opened)\n            details.open = false;\n        opened.clear();\n        const isShown = (row) => (row.dataset['tags'] ?? '').split(' ').includes(filter);\n        const matches = rows.filter((row) => isShown(row) && hasWords(row, words));\n        for (const row of rows)\n            row.hidden = true;\n        for (const row of matches)\n            row.hidden = false;\n        if (isNarrowed)\n            matches.forEach(reveal);\n        count.textContent = isNarrowed ? `${matches.length} of ${rows.length} runs` : '';\n    }\n    const applyNow = () => apply(input, said);\n    let timer = 0;\n    input.addEventListener('input', () => {\n        clearTimeout(timer);\n        timer = setTimeout(applyNow, rows.length > 400 ? 180 : 0);\n    });\n    for (const chip of chips) {\n        chip.addEventListener('click', () => {\n            filter = chip.dataset['filter'] ?? 'all';\n            for (const other of chips)\n                other.setAttribute('aria-pressed', String(other === chip));\n            applyNow();\n        });\n    }\n    document.addEventListener('keydown', (event) => {\n        const isTyping = event.target instanceof HTMLInputElement;\n        if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {\n            event.preventDefault();\n            input.focus();\n        }\n        else if (event.key === 'Escape' && event.target === input) {\n            input.value = '';\n            applyNow();\n        }\n    });\n    function openTarget() {\n        const id = location.hash.slice(1);\n        const target = /^[a-z0-9-]+$/.test(id) ? document.getElementById(id) : null;\n        if (target === null)\n            return;\n        reveal(target);\n        if (target instanceof HTMLDetailsElement)\n            target.open = true;\n        target.scrollIntoView({ block: 'start' });\n    }\n    window.addEventListener('hashchange', openTarget);\n    function look() {\n        rows = [...document.querySelectorAll('li.row')];\n        texts.clear();\n        for (const button of document.querySelectorAll('button.copy'))\n            button.hidden = false;\n    }\n    look();\n    openTarget();\n    document.addEventListener('conductor-shown', () => {\n        look();\n        if (input.value.trim() !== '' || filter !== 'all')\n            applyNow();\n    });\n    document.addEventListener('click', async (event) => {\n        const button = event.target instanceof Element ? event.target.closest('button.copy') : null;\n        const source = button?.parentElement?.querySelector('code');\n        if (button === null || source === null || source === undefined)\n            return;\n        getSelection()?.selectAllChildren(source);\n        try {\n            await navigator.clipboard.writeText(source.textContent ?? '');\n        }\n        catch {\n            if (!document.execCommand('copy')) {\n                button.textContent = 'Selected';\n                return;\n            }\n        }\n        button.textContent = 'Copied';\n        setTimeout(() => {\n            button.textContent = 'Copy';\n        }, 1500);\n    });\n})();\n";
const LIVE_SCRIPT = "\"use strict\";\nconst conductorPage = (() => {\n    const READERS_OWN = ['open', 'hidden', 'aria-pressed', 'style'];\n    const SHOWN = 'body > svg, body > header, body > p, body > main, body > footer';\n    const name = String(Math.random()).slice(2);\n    let opened = new Set();\n    const findBar = (page) => page.getElementById('live');\n    const growing = (from) => [...from.querySelectorAll('.growing pre')];\n    const isAtEnd = (element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 2;\n    const toEnd = (element) => {\n        element.scrollTop = element.scrollHeight;\n    };\n    function patchAttributes(old, fresh) {\n        const pageOwn = (element) => [...element.attributes].filter((each) => !READERS_OWN.includes(each.name));\n        for (const element of pageOwn(old))\n            if (!fresh.hasAttribute(element.name))\n                old.removeAttribute(element.name);\n        for (const element of pageOwn(fresh))\n            if (old.getAttribute(element.name) !== element.value)\n                old.setAttribute(element.name, element.value);\n    }\n    const getId = (node) => (node instanceof Element ? node.id : '');\n    function isSame(old, fresh) {\n        return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && getId(old) === getId(fresh);\n    }\n    function copyNode(fresh) {\n        const copy = document.importNode(fresh, true);\n        if (copy instanceof Element)\n            for (const element of copy.querySelectorAll('details[id]'))\n                element.open = opened.has(element.id);\n        return copy;\n    }\n    function getKey(node) {\n        if (!(node instanceof Element))\n            return '';\n        return node.matches('.row') ? (node.querySelector('details')?.id ?? '') : node.id;\n    }\n    function patchChildren(old, fresh) {\n        const keyed = new Map([...old.childNodes].filter(getKey).map((element) => [getKey(element), element]));\n        for (const [index, element] of [...fresh.childNodes].entries()) {\n            let here = old.childNodes[index] ?? null;\n            const moved = keyed.get(getKey(element));\n            if (moved !== undefined && moved !== here)\n                here = old.insertBefore(moved, here);\n            if (here !== null && isSame(here, element) && getKey(here) === getKey(element))\n                patch(here, element);\n            else if (here !== null && getKey(here) === '')\n                old.replaceChild(copyNode(element), here);\n            else\n                old.insertBefore(copyNode(element), here);\n        }\n        while (old.childNodes.length > fresh.childNodes.length)\n            old.lastChild?.remove();\n    }\n    function patch(old, fresh) {\n        if (old.isEqualNode(fresh))\n            return;\n        if (old instanceof Element && old.hasAttribute('data-spoken'))\n            return;\n        if (!(old instanceof Element) || !(fresh instanceof Element)) {\n            old.nodeValue = fresh.nodeValue;\n            return;\n        }\n        patchAttributes(old, fresh);\n        patchChildren(old, fresh);\n    }\n    function show(text) {\n        const fresh = new DOMParser().parseFromString(text, 'text/html');\n        if (findBar(fresh) === null)\n            return;\n        const scrolledUp = growing(document).filter((element) => !isAtEnd(element));\n        opened = new Set([...document.querySelectorAll('details[open][id]')].map((element) => element.id));\n        const parts = fresh.querySelectorAll(SHOWN);\n        for (const [index, old] of [...document.querySelectorAll(SHOWN)].entries()) {\n            const part = parts[index];\n            if (part !== undefined)\n                patch(old, part);\n        }\n        document.title = fresh.title;\n        for (const element of growing(document))\n            if (!scrolledUp.includes(element))\n                toEnd(element);\n        document.dispatchEvent(new Event('conductor-shown'));\n    }\n    async function poll() {\n        let wait = 500;\n        try {\n            const { search } = location;\n            const query = new URLSearchParams(search);\n            query.set('page', name);\n            query.set('since', findBar(document)?.dataset['revision'] ?? '');\n            const answer = await fetch(`?${query}`, { cache: 'no-store' });\n            if (!answer.ok)\n                throw new Error(String(answer.status));\n            const text = await answer.text();\n            if (text !== '' && search === location.search)\n                show(text);\n        }\n        catch {\n            const bar = findBar(document);\n            if (bar !== null) {\n                bar.textContent = 'Nobody answers any more; this is the last state that was shown.';\n                bar.dataset['revision'] = '';\n            }\n            wait = 3000;\n        }\n        pollAfter(wait);\n    }\n    function pollAfter(wait) {\n        if (findBar(document)?.hasAttribute('data-final') !== true)\n            setTimeout(poll, wait);\n    }\n    async function answerGate(form) {\n        const text = new FormData(form).get('text');\n        const { gate, option } = form.dataset;\n        const body = JSON.stringify({ gate, option: Number(option), ...(typeof text === 'string' ? { text } : {}) });\n        const said = document.getElementById('answered');\n        if (said !== null)\n            said.textContent = 'Sending';\n        const sent = await fetch('gate', { method: 'POST', headers: { 'content-type': 'application/json' }, body });\n        if (said !== null)\n            said.textContent = await sent.text();\n    }\n    document.addEventListener('submit', (event) => {\n        if (!(event.target instanceof HTMLFormElement) || event.target.dataset['gate'] === undefined)\n            return;\n        event.preventDefault();\n        answerGate(event.target).catch(() => undefined);\n    });\n    const onToggle = ({ target }) => {\n        if (target instanceof HTMLDetailsElement && target.open)\n            growing(target).forEach(toEnd);\n    };\n    document.addEventListener('toggle', onToggle, true);\n    pollAfter(500);\n    return { show };\n})();\n";
const STUDIO_SCRIPT = "\"use strict\";\n;\n(() => {\n    const STEP_MS = 350;\n    let latest = 0;\n    let zoom = 1;\n    const say = (text) => {\n        const status = document.getElementById('said');\n        if (status !== null)\n            status.textContent = text;\n    };\n    function play() {\n        for (const picture of document.querySelectorAll('.canvas svg')) {\n            picture.classList.remove('play');\n            const lit = picture.querySelectorAll('[data-step]');\n            for (const element of lit)\n                element.style.animationDelay = `${Number(element.dataset['step']) * STEP_MS}ms`;\n            const child = picture.closest('details');\n            if (child !== null && lit.length > 0)\n                child.open = true;\n            picture.getBoundingClientRect();\n            picture.classList.add('play');\n            const asked = picture.querySelector('.asked, .marked');\n            if (asked !== null)\n                center(asked);\n        }\n    }\n    function center(node) {\n        const frame = node.closest('.canvas');\n        if (frame === null)\n            return;\n        const [box, view] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];\n        const isSeen = box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right;\n        if (isSeen)\n            return;\n        frame.scrollTop += (box.top + box.bottom - view.top - view.bottom) / 2;\n        frame.scrollLeft += (box.left + box.right - view.left - view.right) / 2;\n    }\n    async function open(search, isNew) {\n        latest += 1;\n        const turn = latest;\n        const answer = await fetch(search === '' ? '?' : search, { cache: 'no-store' });\n        const text = await answer.text();\n        if (turn !== latest)\n            return;\n        if (!answer.ok)\n            return say(text);\n        if (isNew) {\n            history.pushState(null, '', search === '' ? location.pathname : search);\n            say('');\n        }\n        conductorPage.show(text);\n        for (const form of document.querySelectorAll('form[method=get]'))\n            form.reset();\n        const heard = document.getElementById('heard');\n        if (heard !== null)\n            heard.textContent = document.querySelector('.verdict, .refusal, .paths')?.textContent ?? '';\n        play();\n    }\n    function toSearch(form) {\n        const query = new URLSearchParams();\n        for (const [name, value] of new FormData(form))\n            if (typeof value === 'string' && value !== '')\n                query.append(name, value);\n        return `?${query}`;\n    }\n    async function save(form) {\n        const name = new FormData(form).get('name');\n        const body = JSON.stringify({ question: location.search, name, before: form.dataset['before'] ?? '' });\n        const sent = await fetch('save', { method: 'POST', headers: { 'content-type': 'application/json' }, body });\n        say(await sent.text());\n        if (sent.ok)\n            await open(location.search, false);\n    }\n    const orSay = (work) => {\n        work.catch(() => say('Nobody answers any more: the studio has ended.'));\n    };\n    document.addEventListener('click', (event) => {\n        if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey)\n            return;\n        const link = event.target.closest('a[href^=\"?\"]');\n        if (link !== null) {\n            event.preventDefault();\n            orSay(open(link.getAttribute('href') ?? '', true));\n        }\n        const button = event.target.closest('button[data-zoom]');\n        if (button !== null)\n            resize(Number(button.dataset['zoom']));\n        if (event.target.closest('button[data-play]') !== null)\n            play();\n    });\n    document.addEventListener('submit', (event) => {\n        const form = event.target;\n        if (!(form instanceof HTMLFormElement))\n            return;\n        if (form.method === 'get') {\n            event.preventDefault();\n            orSay(open(toSearch(form), true));\n        }\n        else if (form.dataset['before'] !== undefined) {\n            event.preventDefault();\n            orSay(save(form));\n        }\n    });\n    document.addEventListener('change', (event) => {\n        if (event.target instanceof HTMLElement)\n            event.target.closest('form[method=get]')?.requestSubmit();\n    });\n    window.addEventListener('popstate', () => orSay(open(location.search, false)));\n    function resize(factor) {\n        zoom = factor === 0 ? 1 : Math.min(3, Math.max(0.1, zoom * factor));\n        for (const picture of document.querySelectorAll('.canvas svg')) {\n            const frame = picture.closest('.canvas');\n            if (frame === null)\n                continue;\n            const { width, height } = picture.viewBox.baseVal;\n            const size = factor === 0 ? Math.min(1, (frame.clientWidth - 4) / width, (frame.clientHeight - 4) / height) : zoom;\n            if (factor === 0 && picture.closest('.child') === null)\n                zoom = size;\n            picture.style.width = `${width * size}px`;\n            picture.style.height = `${height * size}px`;\n        }\n    }\n    let found = [];\n    let next = 0;\n    document.addEventListener('input', (event) => {\n        if (!(event.target instanceof HTMLInputElement) || event.target.id !== 'find-node')\n            return;\n        const word = event.target.value.trim().toLowerCase();\n        found = [...document.querySelectorAll('.canvas :is(.n, .m)')].filter((node) => {\n            const names = `${node.getAttribute('data-node')} ${node.getAttribute('data-holds') ?? ''}`.toLowerCase();\n            const isFound = word !== '' && names.includes(word);\n            node.classList.toggle('found', isFound);\n            return isFound;\n        });\n        next = 0;\n        say(word === '' ? '' : `${found.length} found${found.length === 0 ? '' : '; Enter goes to the next one'}`);\n        found[0]?.scrollIntoView({ block: 'center', inline: 'center' });\n    });\n    document.addEventListener('keydown', (event) => {\n        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.id !== 'find-node')\n            return;\n        const node = found[next % found.length];\n        next += 1;\n        node?.scrollIntoView({ block: 'center', inline: 'center' });\n        if (found.length === 1 && node instanceof SVGElement)\n            node.focus();\n    });\n    const first = document.querySelector('.canvas .n');\n    if (first !== null)\n        center(first);\n    play();\n})();\n";

// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
;// CONCATENATED MODULE: ./build/src/reporters/html/layers.js

const MAX_BENDS = 3000;
const SWEEPS = 6;
function assignLayers(entry, nodes, edges) {
    const up = findEdgesThatPointUp(entry, nodes, edges);
    const ranks = rankNodes(nodes, edges, up);
    const layers = [];
    const addCell = (rank, cell) => {
        while (layers.length <= rank)
            layers.push([]);
        layers[rank]?.push(cell);
    };
    for (const { id, width } of nodes)
        addCell(ranks.get(id) ?? 0, { id, width, bend: false });
    let bends = 0;
    const ways = edges.map((edge, index) => {
        const isUp = up.has(edge);
        const [top, bottom] = isUp ? [edge.to, edge.from] : [edge.from, edge.to];
        const first = ranks.get(top) ?? 0;
        const last = ranks.get(bottom) ?? 0;
        const cells = [top];
        for (let rank = first + 1; rank < last && bends < MAX_BENDS; rank++) {
            const id = `\n${index}.${rank}`;
            bends += 1;
            addCell(rank, { id, width: 14, bend: true });
            cells.push(id);
        }
        return { edge, cells: [...cells, bottom], up: isUp };
    });
    orderCells(layers, ways);
    return { layers, ways };
}
function findEdgesThatPointUp(entry, nodes, edges) {
    const out = new Map();
    for (const edge of edges)
        (0,maps/* addTo */.DN)(out, edge.from, edge);
    const state = new Map();
    const up = new Set();
    for (const root of [entry, ...nodes.map((node) => node.id)]) {
        if (state.has(root))
            continue;
        state.set(root, 'open');
        const stack = [{ id: root, next: 0 }];
        for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
            const edge = out.get(top.id)?.[top.next++];
            if (edge === undefined) {
                state.set(top.id, 'done');
                stack.pop();
            }
            else if (state.get(edge.to) === 'open')
                up.add(edge);
            else if (!state.has(edge.to)) {
                state.set(edge.to, 'open');
                stack.push({ id: edge.to, next: 0 });
            }
        }
    }
    return up;
}
function rankNodes(nodes, edges, up) {
    const ranks = new Map(nodes.map((node) => [node.id, 0]));
    const incoming = new Map(nodes.map((node) => [node.id, 0]));
    const out = new Map();
    for (const edge of edges) {
        const [from, to] = up.has(edge) ? [edge.to, edge.from] : [edge.from, edge.to];
        (0,maps/* addTo */.DN)(out, from, to);
        incoming.set(to, (incoming.get(to) ?? 0) + 1);
    }
    const ready = nodes.filter((node) => incoming.get(node.id) === 0).map((node) => node.id);
    for (let id = ready.shift(); id !== undefined; id = ready.shift()) {
        for (const to of out.get(id) ?? []) {
            ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(id) ?? 0) + 1));
            const left = (incoming.get(to) ?? 0) - 1;
            incoming.set(to, left);
            if (left === 0)
                ready.push(to);
        }
    }
    return ranks;
}
function orderCells(layers, ways) {
    const { above, below } = findNeighbours(ways);
    const indexes = new Map();
    const numberCells = (layer) => {
        for (const [index, cell] of layer.entries())
            indexes.set(cell.id, index);
    };
    layers.forEach(numberCells);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
        const isDown = sweep % 2 === 0;
        for (const layer of isDown ? layers : layers.toReversed()) {
            const averages = new Map(layer.map(({ id }) => {
                const neighbours = (isDown ? above : below).get(id) ?? [id];
                return [id, neighbours.reduce((sum, other) => sum + (indexes.get(other) ?? 0), 0) / neighbours.length];
            }));
            layer.sort((a, b) => (averages.get(a.id) ?? 0) - (averages.get(b.id) ?? 0));
            numberCells(layer);
        }
    }
}
function findNeighbours(ways) {
    const above = new Map();
    const below = new Map();
    for (const { cells } of ways) {
        for (const [index, id] of cells.entries()) {
            const next = cells[index + 1];
            if (next === undefined)
                continue;
            (0,maps/* addTo */.DN)(below, id, next);
            (0,maps/* addTo */.DN)(above, next, id);
        }
    }
    return { above, below };
}

;// CONCATENATED MODULE: ./build/src/reporters/html/layout.js




const MAX_NODES = 300;
const MAX_EDGES = 1500;
const BOX_HEIGHT = 48;
const ROW = 16;
const MAX_MEMBERS = 5;
const END_WIDTH = 72;
const GAP_X = 26;
const GAP_Y = 54;
const MARGIN = 20;
const ROUNDS = 8;
const SPINE = 20;
function isEndBox(name) {
    return name.startsWith('$');
}
function toEdgeKey({ from, to, kind }) {
    return `${from}\n${to}\n${kind}`;
}
function createDrawing(graph, path) {
    const members = new Set(graph.nodes.flatMap((node) => node.members));
    const all = graph.nodes.filter((node) => !members.has(node.name));
    const count = all.filter(({ name }) => !isEndBox(name)).length;
    const isWhole = count <= MAX_NODES;
    const reached = new Set(path.nodes.slice(0, MAX_NODES));
    const nodes = isWhole ? all : all.filter((node) => reached.has(node.name)).slice(0, MAX_NODES);
    const byName = new Map(nodes.map((node) => [node.name, node]));
    const edges = listEdgesBetween(graph, byName, isWhole ? null : path);
    const reachesEnd = edges.some(({ from, to }) => from === report/* END_NODE */.hz || to === report/* END_NODE */.hz);
    const boxes = nodes.map(({ name, members: inside }) => {
        const longest = (0,lists/* findLargest */.qz)([name.length, ...inside.map((member) => member.length + 2)]);
        if (isEndBox(name))
            return { id: name, width: END_WIDTH };
        return { id: name, width: Math.min(236, Math.max(164, 56 + longest * 7.8)) };
    });
    const cells = reachesEnd ? [...boxes, { id: report/* END_NODE */.hz, width: END_WIDTH }] : boxes;
    const isLoop = ({ from, to }) => from === to;
    const straight = edges.filter((edge) => !isLoop(edge));
    const layers = assignLayers(graph.entry, cells, straight);
    const placed = placeBoxes(layers, assignColumns(graph.entry, layers), byName, edges.filter(isLoop));
    return { ...placed, count, left: count - nodes.filter(({ name }) => !isEndBox(name)).length };
}
function listEdgesBetween(graph, shown, path) {
    const taken = path === null ? null : new Set(path.edges.map(toEdgeKey));
    const edgeByKey = new Map();
    for (const edge of graph.edges) {
        if (![edge.from, edge.to].every((name) => name === report/* END_NODE */.hz || shown.has(name)))
            continue;
        if (taken !== null && !taken.has(toEdgeKey(edge)))
            continue;
        const key = toEdgeKey(edge);
        const earlier = edgeByKey.get(key);
        const label = [earlier?.label ?? '', edge.label].filter((part) => part !== '').join(', ');
        edgeByKey.set(key, { ...edge, label });
    }
    return [...edgeByKey.values()].slice(0, MAX_EDGES);
}
function measureHeight(node) {
    if (node === null || isEndBox(node.name))
        return 28;
    if (node.members.length === 0)
        return BOX_HEIGHT;
    const rows = Math.min(node.members.length, MAX_MEMBERS) + (node.members.length > MAX_MEMBERS ? 1 : 0);
    return BOX_HEIGHT + rows * ROW + 8;
}
function assignColumns(entry, { layers, ways }) {
    const spine = findNeighbours(ways.filter(createSpineCheck(entry, ways)));
    const all = findNeighbours(ways);
    const xs = new Map();
    for (const layer of layers) {
        let x = 0;
        for (const cell of layer) {
            xs.set(cell.id, x + cell.width / 2);
            x += cell.width + GAP_X;
        }
    }
    const wish = (id, side) => {
        const main = spine[side].get(id) ?? [];
        const others = all[side].get(id) ?? [];
        if (others.length === 0)
            return { x: xs.get(id) ?? 0, weight: 0.1 };
        const followed = main.length > 0 ? main : others;
        const x = followed.reduce((sum, other) => sum + (xs.get(other) ?? 0), 0) / followed.length;
        return { x, weight: main.length > 0 ? SPINE : 1 };
    };
    for (let round = 0; round <= ROUNDS; round++) {
        const isDown = round % 2 === 0;
        for (const layer of isDown ? layers : layers.toReversed()) {
            const wishes = layer.map((cell) => wish(cell.id, isDown ? 'above' : 'below'));
            for (const [index, x] of spreadCells(layer, wishes).entries())
                xs.set(layer[index]?.id ?? '', x);
        }
    }
    return xs;
}
function createSpineCheck(entry, ways) {
    const good = ways.filter((way) => way.edge.kind !== 'error');
    const reached = new Set([entry]);
    for (let size = -1; size < reached.size;) {
        size = reached.size;
        for (const { edge } of good)
            if (reached.has(edge.from))
                reached.add(edge.to);
    }
    return (way) => way.edge.kind !== 'error' && !way.up && reached.has(way.edge.from);
}
function spreadCells(layer, wishes) {
    const offsets = [];
    let offset = 0;
    for (const [index, cell] of layer.entries()) {
        const previous = layer[index - 1];
        if (previous !== undefined)
            offset += (previous.width + cell.width) / 2 + GAP_X;
        offsets.push(offset);
    }
    const pools = [];
    for (const [index, { x, weight }] of wishes.entries()) {
        let pool = { sum: (x - (offsets[index] ?? 0)) * weight, weight, size: 1 };
        for (let last = pools.at(-1); last !== undefined && last.sum / last.weight > pool.sum / pool.weight;) {
            pool = { sum: pool.sum + last.sum, weight: pool.weight + last.weight, size: pool.size + last.size };
            pools.pop();
            last = pools.at(-1);
        }
        pools.push(pool);
    }
    const places = pools.flatMap((pool) => Array.from({ length: pool.size }, () => pool.sum / pool.weight));
    return places.map((place, index) => place + (offsets[index] ?? 0));
}
function placeBoxes({ layers, ways }, xs, nodes, loops) {
    const leftmost = layers.flat().reduce((x, cell) => Math.min(x, (xs.get(cell.id) ?? 0) - cell.width / 2), Infinity);
    const spots = new Map();
    const boxes = [];
    let y = MARGIN;
    for (const layer of layers) {
        const height = (0,lists/* findLargest */.qz)(layer.map((cell) => (cell.bend ? 0 : measureHeight(nodes.get(cell.id) ?? null))));
        for (const cell of layer) {
            const x = (xs.get(cell.id) ?? 0) - leftmost + MARGIN;
            const cellHeight = cell.bend ? height : measureHeight(nodes.get(cell.id) ?? null);
            const top = y + (height - cellHeight) / 2;
            spots.set(cell.id, { x, top, bottom: top + cellHeight });
            if (cell.bend)
                continue;
            const node = nodes.get(cell.id) ?? null;
            const listed = node?.members ?? [];
            const members = { members: listed.slice(0, MAX_MEMBERS), hiddenMembers: Math.max(0, listed.length - MAX_MEMBERS) };
            const { id: name, width } = cell;
            boxes.push({ name, node, ...members, x: x - width / 2, y: top, width, height: cellHeight });
        }
        y += height + GAP_Y;
    }
    const width = layers.flat().reduce((most, cell) => Math.max(most, (spots.get(cell.id)?.x ?? 0) + cell.width / 2), 0);
    const ports = assignPorts(ways, spots, boxes);
    const lines = ways.map((way) => ({ edge: way.edge, points: drawEdge(way, spots, ports) }));
    const edges = [...lines, ...drawLoops(loops, boxes)];
    const loopRoom = loops.length === 0 ? 0 : 40;
    return { width: width + MARGIN + loopRoom, height: Math.max(y - GAP_Y, 0) + MARGIN, nodes: boxes, edges };
}
function assignPorts(ways, spots, boxes) {
    const sides = new Map();
    const add = (side, way, other) => {
        (0,maps/* addTo */.DN)(sides, side, { way, towards: spots.get(other ?? '')?.x ?? 0 });
    };
    for (const way of ways) {
        add(`${way.cells[0]}\nbottom`, way, way.cells[1]);
        add(`${way.cells.at(-1)}\ntop`, way, way.cells.at(-2));
    }
    const ports = new Map();
    for (const { name, width } of boxes) {
        for (const side of ['top', 'bottom']) {
            const entries = [...(sides.get(`${name}\n${side}`) ?? [])].sort((a, b) => a.towards - b.towards || Number(a.way.up) - Number(b.way.up));
            const step = Math.min(22, (width - 24) / Math.max(1, entries.length));
            for (const [index, { way }] of entries.entries()) {
                const port = ports.get(way) ?? { top: 0, bottom: 0 };
                port[side] = (index - (entries.length - 1) / 2) * step;
                ports.set(way, port);
            }
        }
    }
    return ports;
}
function drawEdge(way, spots, ports) {
    const points = [];
    const last = way.cells.length - 1;
    const port = ports.get(way) ?? { top: 0, bottom: 0 };
    for (const [index, id] of way.cells.entries()) {
        const spot = spots.get(id);
        if (spot === undefined)
            continue;
        if (index > 0)
            points.push({ x: spot.x + (index === last ? port.top : 0), y: spot.top });
        if (index < last)
            points.push({ x: spot.x + (index === 0 ? port.bottom : 0), y: spot.bottom });
    }
    return way.up ? points.reverse() : points;
}
function drawLoops(loops, boxes) {
    return loops.flatMap((edge) => {
        const owner = boxes.find(({ name }) => name === edge.from);
        if (owner === undefined)
            return [];
        const x = owner.x + owner.width;
        const y = owner.y + owner.height / 2;
        const bend = (right, down) => ({ x: x + right, y: y + down });
        return [{ edge, points: [bend(0, -10), bend(30, 0), bend(0, 10)] }];
    });
}

;// CONCATENATED MODULE: ./build/src/reporters/html/states.js


function toLook(visit, isRunning) {
    const state = (0,account_visit/* getVisitState */.jw)(visit);
    if (!isRunning)
        return state;
    return state === 'open' || (state === 'failed' && visit.route?.action === 'retry') ? 'running' : state;
}
const LOOKS = {
    running: { word: 'Running', shape: '<path d="M6 4.8v6.4L11 8z" fill="currentColor"/>' },
    completed: { word: 'Completed', shape: '<path d="M4 8.4 6.8 11 12 5.2"/>' },
    recovered: { word: 'Recovered', shape: '<path d="M4.2 7A4 4 0 1 1 5 10.6M4 4v3.2h3.2"/>' },
    tolerated: { word: 'Completed, some failed', shape: '<path d="M8 4.2v4.6M8 11.4v.2"/>' },
    handled: { word: 'Error handled', shape: '<path d="M4 12V8.5A2.5 2.5 0 0 1 6.5 6H12M9.5 3.5 12 6 9.5 8.5"/>' },
    failed: { word: 'Failed', shape: '<path d="m5 5 6 6m0-6-6 6"/>' },
    open: { word: 'Interrupted', shape: '<path d="M5 8h6"/>' },
    waiting: { word: 'Waiting', shape: '<path d="M6 5v6m4-6v6"/>' },
    'terminated-success': { word: 'terminate · success', shape: '<path d="M6 6h4v4H6z" fill="currentColor"/>' },
    'terminated-failed': { word: 'terminate · failed', shape: '<path d="M6 6h4v4H6z" fill="currentColor"/>' },
    skipped: { word: 'Not run', shape: '' },
};
function renderSymbols() {
    return (0,html/* html */.qy) `<svg class="defs" aria-hidden="true" width="0" height="0">${renderDefinitions()}</svg>`;
}
function renderDefinitions() {
    const drawn = Object.entries(LOOKS).map(([look, { shape }]) => {
        const ring = look.startsWith('terminated') ? OCTAGON : RING[look === 'skipped' ? 'dashed' : 'plain'];
        return `<symbol id="i-${look}" viewBox="0 0 16 16">${ring}<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`;
    });
    return (0,html/* html */.qy) `<defs>${new html/* Markup */.VK(drawn.join('') + ARROWS)}</defs>`;
}
const RING = {
    plain: '<circle cx="8" cy="8" r="7.5" fill="currentColor" fill-opacity=".14"/>',
    dashed: '<circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2 2.3"/>',
};
const OCTAGON = '<path d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z" fill="currentColor" fill-opacity=".18"/>';
const ARROWS = ['idle', 'ok', 'bad', 'want']
    .map((name) => `<marker id="a-${name}" class="a-${name}" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 .8 7.4 4 0 7.2z"/></marker>`)
    .join('');
function renderSign(look) {
    return (0,html/* html */.qy) `<svg class="sign" aria-hidden="true"><use href="#i-${look}"/></svg><span class="sr">${LOOKS[look].word}: </span>`;
}
function formatTags(visit) {
    const state = (0,account_visit/* getVisitState */.jw)(visit);
    const tags = ['all'];
    if (['failed', 'handled', 'tolerated', 'open'].includes(state) || visit.failedBefore > 0)
        tags.push('failed');
    if (visit.attemptsTotal > 1 || state === 'recovered')
        tags.push('retried');
    if (visit.pauses.length > 0)
        tags.push('waited');
    return tags.join(' ');
}

;// CONCATENATED MODULE: ./build/src/reporters/html/graph.js







function createGraphSection(graph, path, notes, tools = null, below = null) {
    const { drawn, canvas } = renderCanvas(graph, path, notes, 'Graph of the workflow, scrollable');
    if (drawn.nodes.length === 0)
        return null;
    const looks = new Set(drawn.nodes.flatMap(({ node, name }) => (node === null || isEndBox(name) ? [] : findLook(name, notes))));
    const legend = Object.entries(LOOKS).map(([look, { word }]) => looks.has(look) &&
        (0,html/* html */.qy) `<li class="s-${look}"><svg class="sign" aria-hidden="true"><use href="#i-${look}"/></svg>${word}</li>`);
    const note = drawn.left !== 0 &&
        (0,html/* html */.qy) `<p class="quiet">The workflow has ${(0,html/* count */.U9)(drawn.count)} nodes; only the path taken is drawn, ${(0,html/* renderCount */.SS)(drawn.left, 'node')} left out.</p>`;
    return (0,html/* html */.qy) `<section class="card" id="graph" aria-labelledby="h-graph">
<div class="head"><h2 id="h-graph">Graph</h2><ul class="legend">${legend}${path.expected !== undefined && LINES}</ul>${tools}</div>${note}
${canvas}${below}</section>`;
}
const LINES = (0,html/* html */.qy) `<li><svg class="line" aria-hidden="true" viewBox="0 0 34 8"><path class="e e-ok" d="M0 4h34"/></svg>Actual path</li><li><svg class="line" aria-hidden="true" viewBox="0 0 34 8"><path class="e e-want" d="M2 4h32"/></svg>Expected path</li>`;
function renderCanvas(graph, path, notes, label) {
    const { drawn, box, content } = drawPicture(graph, path, notes);
    const canvas = (0,html/* html */.qy) `<div class="canvas" tabindex="0" role="region" aria-label="${label}">
<svg ${box} role="group" aria-label="${(0,html/* renderCount */.SS)(drawn.count - drawn.left, 'node')}">
${content}
</svg></div>`;
    return { drawn, canvas };
}
function drawPicture(graph, path, notes) {
    const drawn = createDrawing(graph, path);
    const taken = new Set(path.edges.map(toEdgeKey));
    const expected = new Set(path.expected?.map(toEdgeKey));
    const labels = placeLabels(drawn.edges);
    const steps = new Map(path.edges.map((edge) => [toEdgeKey(edge), edge.step]));
    const edges = drawn.edges
        .map((placed) => ({ placed, tone: toEdgeTone(placed.edge, taken) }))
        .sort((a, b) => Number(a.tone !== 'idle') - Number(b.tone !== 'idle'));
    const left = Math.floor((0,lists/* findSmallest */.$g)([0, ...labels.map((label) => label.left)]));
    const width = Math.ceil((0,lists/* findLargest */.qz)([drawn.width, ...labels.map((label) => label.right)])) - left;
    const height = Math.ceil(drawn.height);
    const box = (0,html/* html */.qy) `width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}"`;
    const content = (0,html/* html */.qy) `<g class="edges">${edges.map(({ placed, tone }) => renderLine(placed, tone, steps.get(toEdgeKey(placed.edge))))}${drawn.edges.filter(({ edge }) => expected.has(toEdgeKey(edge))).map(renderExpected)}</g><g>${drawn.nodes.map((node) => renderBox(node, notes))}</g><g class="labels">${labels.map(({ edge, text, x, y, right }) => (0,html/* html */.qy) `<text class="l-${toEdgeTone(edge, taken)}${right === x && ' left'}" x="${formatCoordinate(x)}" y="${formatCoordinate(y + 3.5)}">${text}</text>`)}</g>`;
    return { drawn, box, content };
}
function findLook(name, notes) {
    return notes.get(name)?.look ?? 'skipped';
}
function toEdgeTone(edge, taken) {
    if (!taken.has(toEdgeKey(edge)))
        return 'idle';
    return edge.kind === 'error' ? 'bad' : 'ok';
}
function renderLine({ edge, points }, tone, step) {
    const label = edge.label === '' ? '' : `: ${(0,terminal_text/* cut */.Jj)(edge.label, 300)}`;
    const title = (0,html/* html */.qy) `<title>${edge.from} to ${formatTarget(edge)}${label}${tone === 'idle' && ' (not taken)'}</title>`;
    const d = drawShape(edge, points);
    const played = tone !== 'idle' && step !== undefined && (0,html/* html */.qy) ` data-step="${step}"`;
    return (0,html/* html */.qy) `<path class="e e-${tone} k-${edge.kind}"${played} d="${d}" marker-end="url(#a-${tone})">${title}</path>`;
}
function renderExpected({ edge, points }) {
    const d = drawShape(edge, points.map(({ x, y }) => ({ x: x + 7, y })));
    const title = (0,html/* html */.qy) `<title>expected: ${edge.from} to ${formatTarget(edge)}</title>`;
    return (0,html/* html */.qy) `<path class="e e-want" d="${d}" marker-end="url(#a-want)">${title}</path>`;
}
function formatTarget({ to }) {
    if (to === report/* END_NODE */.hz)
        return 'the end';
    if (to.startsWith(report/* HALTED_END */.hY))
        return 'a halt';
    return to.startsWith(report/* ESCAPED_END */.Q9) ? 'the caller, unhandled' : to;
}
function drawShape(edge, points) {
    return edge.from === edge.to ? drawLoop(points) : drawCurve(points);
}
function formatCoordinate(value) {
    return String(Math.round(value * 10) / 10);
}
function drawCurve(points) {
    return points
        .map((point, index) => {
        const previous = points[index - 1];
        if (previous === undefined)
            return `M${formatCoordinate(point.x)} ${formatCoordinate(point.y)}`;
        const half = (previous.y + point.y) / 2;
        return `C${formatCoordinate(previous.x)} ${formatCoordinate(half)} ${formatCoordinate(point.x)} ${formatCoordinate(half)} ${formatCoordinate(point.x)} ${formatCoordinate(point.y)}`;
    })
        .join('');
}
function drawLoop(points) {
    const [from, over, to] = points;
    if (from === undefined || over === undefined || to === undefined)
        return '';
    return `M${formatCoordinate(from.x)} ${formatCoordinate(from.y)}C${formatCoordinate(over.x)} ${formatCoordinate(from.y - 8)} ${formatCoordinate(over.x)} ${formatCoordinate(to.y + 8)} ${formatCoordinate(to.x)} ${formatCoordinate(to.y)}`;
}
function placeLabels(edges) {
    const placed = [];
    for (const { edge, points } of edges) {
        if (edge.label === '')
            continue;
        const text = (0,terminal_text/* cut */.Jj)(edge.label, 26);
        const width = text.length * 6.4 + 8;
        const spot = placeSpots(edge, points)
            .map(({ x, y, leftwards }) => ({ x, y, left: leftwards ? x - width : x, right: leftwards ? x : x + width }))
            .find((label) => !placed.some((other) => Math.abs(other.y - label.y) < 13 && other.left < label.right && label.left < other.right));
        if (spot !== undefined)
            placed.push({ edge, text, ...spot });
    }
    return placed;
}
function placeSpots(edge, [from, to]) {
    if (from === undefined || to === undefined)
        return [];
    if (edge.from === edge.to)
        return [{ x: to.x + 2, y: to.y, leftwards: false }];
    const leftwards = to.x < from.x - 4;
    return [0.8, 0.25, 0.5].map((t) => ({
        x: from.x + (to.x - from.x) * t * t * (3 - 2 * t) + (leftwards ? -8 : 8),
        y: from.y + (to.y - from.y) * t,
        leftwards,
    }));
}
function renderBox(placed, notes) {
    const { x, y, width, height } = placed;
    if (placed.node === null || isEndBox(placed.name))
        return renderEnd(placed, notes.get(placed.name));
    const note = notes.get(placed.name);
    const look = findLook(placed.name, notes);
    const isGroup = placed.members.length > 0 || note?.holds !== undefined;
    const type = isGroup && note !== undefined ? '' : (0,reporters_graph/* formatNodeType */.Qi)(placed.node);
    const words = note?.mark ?? [type, note?.words].filter(Boolean).join(' · ');
    const letters = Math.floor((width - 48) / 7.6);
    const state = [note?.title ?? LOOKS[look].word, ...(note?.mark === undefined ? [] : [note.mark])].join(', ');
    const said = `${placed.name}: ${state}${note?.reason == null ? '' : `: ${(0,terminal_text/* cut */.Jj)(note.reason, 300)}`}`;
    const inside = (0,html/* html */.qy) `<title>${said}</title><rect class="b" x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" rx="10"/>
<use href="#i-${look}" x="${formatCoordinate(x + 12)}" y="${formatCoordinate(y + 15)}" width="18" height="18"/>
<text class="t1" x="${formatCoordinate(x + 40)}" y="${formatCoordinate(y + 21)}">${(0,terminal_text/* cut */.Jj)(placed.name, letters)}</text><text class="t2" x="${formatCoordinate(x + 40)}" y="${formatCoordinate(y + 37)}">${(0,terminal_text/* cut */.Jj)(words, Math.floor((width - 46) / 5.9))}</text>`;
    const played = note?.step !== undefined && (0,html/* html */.qy) ` data-step="${note.step}"`;
    const holds = note?.holds !== undefined && (0,html/* html */.qy) ` data-holds="${note.holds.join(' ')}"`;
    const style = `n s-${look}${note?.mark === undefined ? '' : ' marked'}${note?.isAsked === true ? ' asked' : ''}`;
    const members = renderMembers(placed, notes, look);
    return note?.href == null
        ? (0,html/* html */.qy) `<g class="${style}" data-node="${placed.name}"${holds}${played}>${inside}${members}</g>`
        : (0,html/* html */.qy) `<a class="${style}" data-node="${placed.name}"${holds}${played} href="${note.href}">${inside}</a>${members}`;
}
function renderEnd({ name, x, y, width, height }, note) {
    const [word = 'end'] = name.slice(1).split(' ');
    const title = note?.title !== undefined && (0,html/* html */.qy) `<title>${note.title}</title>`;
    const played = note?.step !== undefined && (0,html/* html */.qy) ` data-step="${note.step}"`;
    return (0,html/* html */.qy) `<g class="end${note !== undefined && ` s-${note.look}`}"${played}>${title}<rect x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" rx="14"/><text x="${formatCoordinate(x + width / 2)}" y="${formatCoordinate(y + 18.5)}">${word}</text></g>`;
}
function renderMembers({ members: listed, x, y, width, ...placed }, notes, look) {
    if (listed.length === 0)
        return null;
    const row = (index, text) => (0,html/* html */.qy) `<text class="t3" x="${formatCoordinate(x + 40)}" y="${formatCoordinate(y + 58 + index * 16)}">${text}</text>`;
    const names = listed.map((name, index) => {
        const dot = (0,html/* html */.qy) `<circle class="dot s-${notes.get(name)?.look ?? look}" cx="${formatCoordinate(x + 21)}" cy="${formatCoordinate(y + 54.5 + index * 16)}" r="3"/>`;
        const shown = (0,html/* html */.qy) `${dot}${row(index, (0,terminal_text/* cut */.Jj)(name, Math.floor((width - 52) / 6.8)))}`;
        const href = notes.get(name)?.href ?? null;
        return href === null ? shown : (0,html/* html */.qy) `<a class="m" data-node="${name}" href="${href}">${shown}</a>`;
    });
    const more = placed.hiddenMembers > 0 && row(listed.length, `${(0,html/* count */.U9)(placed.hiddenMembers)} more`);
    return (0,html/* html */.qy) `<line class="rule" x1="${formatCoordinate(x + 12)}" x2="${formatCoordinate(x + width - 12)}" y1="${formatCoordinate(y + 45.5)}" y2="${formatCoordinate(y + 45.5)}"/>${names}${more}`;
}

// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/src/core/event-lines.js
var event_lines = __webpack_require__(96410);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
;// CONCATENATED MODULE: ./build/src/reporters/html/timeline.js











const MANY = 50;
const MAX_FAILED = 200;
const MAX_FIRST = 200;
const MAX_LAST = 100;
function selectRows(visits, bad, order) {
    if (visits.length <= MAX_FIRST)
        return { shown: orderVisits(visits, order), hidden: 0 };
    const failed = new Set(bad.slice(0, MAX_FAILED));
    const others = visits.filter((visit) => !failed.has(visit));
    const last = order === 'time' ? others.slice(-MAX_LAST) : [];
    const picked = new Set([...failed, ...others.slice(0, MAX_FIRST), ...last]);
    const shown = visits.filter((visit) => picked.has(visit));
    return { shown: orderVisits(shown, order), hidden: visits.length - picked.size };
}
function orderVisits(visits, order) {
    const isMany = visits.length > MANY;
    if (order === 'time' && !isMany)
        return visits;
    const isNear = (index) => isMany && [visits[index - 1], visits[index], visits[index + 1]].some(isBad);
    const rank = (visit, index) => {
        if (isBad(visit))
            return 0;
        return isNear(index) ? (order === 'time' ? 0 : 1) : 2;
    };
    const ranked = visits.map((visit, index) => ({ visit, rank: rank(visit, index) }));
    return ranked.sort((a, b) => a.rank - b.rank).map(({ visit }) => visit);
}
function isBad(visit) {
    if (visit === undefined)
        return false;
    const state = (0,account_visit/* getVisitState */.jw)(visit);
    return state === 'failed' || state === 'open' || state === 'waiting';
}
function renderRowList(visits, total, rows, order, label) {
    const failed = visits.filter(isBad);
    const { shown, hidden } = selectRows(visits, failed, order);
    const written = shown.slice(0, Math.max(0, rows.left));
    rows.left -= written.length;
    const missing = hidden + total - visits.length + shown.length - written.length;
    const bad = order === 'failed-first' ? failed.length : 0;
    const note = missing !== 0 &&
        (0,html/* html */.qy) `<p class="quiet more">${(0,html/* renderCount */.SS)(missing, 'more run')} not shown${bad > 0 && `; ${(0,html/* count */.U9)(bad)} of all ${(0,html/* count */.U9)(total)} failed`}. events.jsonl has every one.</p>`;
    const isSorted = order === 'time' && visits.length > MANY && failed.length > 0;
    const sorted = isSorted &&
        (0,html/* html */.qy) `<p class="quiet">Failed nodes come first, with the nodes that ran before and after them; the rest follows in the order of time.</p>`;
    return (0,html/* html */.qy) `${sorted}<ol class="rows" aria-label="${label}">${written.map((visit) => renderRow(visit, rows))}</ol>${note}`;
}
function renderRow(visit, rows) {
    const look = toLook(visit, rows.isRunning);
    const took = (0,account_visit/* getVisitEnd */.ZZ)(visit, rows.runEnd) - (0,account_visit/* getVisitStart */.Gb)(visit);
    const { index = 0, key = '' } = visit.item ?? {};
    const name = key === String(index) || key === '' ? `#${index}` : `#${index} ${key}`;
    const item = visit.item && (0,html/* html */.qy) ` <span class="key">${(0,terminal_text/* cut */.Jj)(name, 80)}</span>`;
    const anchor = `n${visit.number}`;
    rows.anchors.set(visit, anchor);
    return (0,html/* html */.qy) `<li class="row s-${look}" data-tags="${formatTags(visit)}"><details id="${anchor}"><summary>
${renderSign(look)}<span class="who"><span class="name">${(0,terminal_text/* cut */.Jj)(visit.node, 120)}</span>${item}<span class="about">${describeVisit(visit, rows)}</span></span>
${renderTrack(visit, rows)}<span class="took">${(0,html/* renderDuration */.PP)(took)}</span></summary>
<div class="body">${renderFacts(visit, rows.page.diagnosis.hasNodes)}${renderAttempts(visit, rows)}${renderNodeOutput(visit, rows.budget)}${renderInner(visit, rows)}</div></details></li>`;
}
function describeVisit(visit, { page }) {
    const { type, termination, group } = visit;
    return [
        page.diagnosis.hasNodes && type,
        termination?.status,
        visit.visit > 1 && `visit ${visit.visit}`,
        visit.attemptsTotal > 1 && (0,html/* renderCount */.SS)(visit.attemptsTotal, 'attempt'),
        visit.failedBefore > 0 && 'failed before the resume',
        group && (0,html/* renderCount */.SS)(group.total, type === 'parallel' ? 'member' : 'item'),
        group && group.failed > 0 && `${(0,html/* count */.U9)(group.failed)} failed`,
        visit.attempts.at(-1)?.cached === true && 'from the checkpoint',
    ]
        .filter(Boolean)
        .join(' · ');
}
function renderTrack(visit, { axis, runEnd, isRunning }) {
    const bar = (from, to) => {
        const width = Math.max(0.45, axis.at(to) - axis.at(from));
        return { x: formatPercent(Math.min(axis.at(from), 100 - width)), width: formatPercent(width) };
    };
    const attempts = visit.attempts.slice(0, 60).map((attempt) => {
        const { x, width } = bar(attempt.startedAt, attempt.endedAt ?? runEnd);
        const words = `attempt ${attempt.number}: ${attempt.state === 'open' ? (isRunning ? 'running' : 'interrupted') : attempt.state}`;
        return (0,html/* html */.qy) `<rect class="t-${attempt.state}" x="${x}" y="7" width="${width}" height="10" rx="3"><title>${words}</title></rect>`;
    });
    const pauses = visit.pauses.slice(0, 60).map((pause) => {
        const { x, width } = bar(pause.from, pause.to ?? runEnd);
        const words = `${pause.why === 'retry' ? 'wait before the next attempt' : 'wait'}, ${(0,html/* renderDuration */.PP)((pause.to ?? runEnd) - pause.from)}`;
        const thin = pause.why === 'retry';
        return (0,html/* html */.qy) `<rect class="w-${pause.why}" x="${x}" y="${thin ? 11 : 7}" width="${width}" height="${thin ? 2 : 10}" rx="${thin ? 1 : 3}"><title>${words}</title></rect>`;
    });
    const ownStart = visit.attempts[0]?.startedAt ?? 0;
    const first = visit.group === null ? ownStart : (0,account_visit/* getVisitStart */.Gb)(visit);
    const items = first < ownStart &&
        (0,html/* html */.qy) `<rect class="w-timer" x="${bar(first, ownStart).x}" y="11" width="${bar(first, ownStart).width}" height="2" rx="1"><title>items ran in an earlier session or on other machines</title></rect>`;
    return (0,html/* html */.qy) `<svg class="track" aria-hidden="true"><use href="#grid" width="100%" height="100%"/>${items}${attempts}${pauses}</svg>`;
}
function renderInner(visit, rows) {
    if (visit.children.size === 0)
        return null;
    const isGroup = visit.group !== null || visit.type === 'for_each' || visit.type === 'parallel';
    const label = isGroup
        ? `Runs inside ${visit.node}`
        : `Nodes of the child workflow ${visit.child?.workflow ?? visit.node}`;
    return renderRowList([...visit.children], visit.childrenTotal, rows, isGroup ? 'failed-first' : 'time', (0,terminal_text/* cut */.Jj)(label, 200));
}
function countAttempts(visits) {
    let retries = 0;
    let failures = 0;
    for (const { attempts, attemptsTotal, failedBefore, children } of visits) {
        const inside = countAttempts(children);
        retries += Math.max(0, attemptsTotal - 1) + inside.retries;
        failures += inside.failures;
        if (inside.failures === 0)
            failures += failedBefore + attempts.filter(({ failure }) => failure !== null).length;
    }
    return { retries, failures };
}
const GAP_PERCENT = 3;
const STEPS = [
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
    900_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000, 43_200_000, 86_400_000,
];
function createAxis(visits, runEnd) {
    const busy = [];
    const spans = visits.map((visit) => ({ from: (0,account_visit/* getVisitStart */.Gb)(visit), to: (0,account_visit/* getVisitEnd */.ZZ)(visit, runEnd) }));
    for (const span of spans.sort((a, b) => a.from - b.from)) {
        const last = busy.at(-1);
        if (last === undefined || span.from > last.to)
            busy.push(span);
        else
            last.to = Math.max(last.to, span.to);
    }
    const start = busy[0]?.from ?? runEnd;
    const end = Math.max(busy.at(-1)?.to ?? runEnd, start + 1);
    const gaps = findLongGaps(busy);
    const idle = gaps.reduce((sum, gap) => sum + gap.to - gap.from, 0);
    const scale = (100 - gaps.length * GAP_PERCENT) / Math.max(1, end - start - idle);
    const at = (time) => {
        const moment = Math.min(Math.max(time, start), end);
        let percent = (moment - start) * scale;
        for (const gap of gaps) {
            if (moment <= gap.from)
                break;
            const inside = Math.min(moment, gap.to) - gap.from;
            percent += (inside / (gap.to - gap.from)) * GAP_PERCENT - inside * scale;
        }
        return percent;
    };
    const stepAtLeast = (end - start - idle) / 5;
    const step = STEPS.find((candidate) => candidate >= stepAtLeast) ?? Math.ceil(stepAtLeast / 86_400_000) * 86_400_000;
    const ticks = [];
    for (let time = start; time <= end && ticks.length < 12; time += step) {
        const gap = gaps.find(({ from, to }) => time > from && time < to);
        if (gap !== undefined)
            time += Math.ceil((gap.to - time) / step) * step;
        const percent = at(time);
        const last = ticks.at(-1);
        if (time <= end && percent < 95 && (last === undefined || percent - last.at > 6))
            ticks.push({ at: percent, elapsed: time - start });
    }
    return { start, end, gaps, at, ticks };
}
function findLongGaps(busy) {
    const active = busy.reduce((sum, span) => sum + span.to - span.from, 0);
    const limit = Math.max(30_000, active / 3);
    return busy
        .slice(1)
        .map((next, index) => ({ from: busy[index]?.to ?? next.from, to: next.from }))
        .filter(({ from, to }) => to - from > limit)
        .sort((a, b) => b.to - b.from - (a.to - a.from))
        .slice(0, 5)
        .sort((a, b) => a.from - b.from);
}
function formatPercent(value) {
    return `${Math.round(value * 100) / 100}%`;
}
const LONG = 600;
function renderFacts(visit, hasNodes) {
    const { attempts, child, recovered, termination, route } = visit;
    const exitCode = attempts.at(-1)?.exitCode ?? null;
    const parts = [
        attempts[0] !== undefined && (0,html/* html */.qy) `Started ${(0,html/* formatMoment */.K9)(attempts[0].startedAt)}`,
        exitCode !== null &&
            (exitCode < 0 ? (0,html/* html */.qy) `Killed by signal ${-exitCode}` : (0,html/* html */.qy) `Exit code ${(0,html/* renderCode */.cR)(String(exitCode))}`),
        child && (0,html/* html */.qy) `Runs ${(0,html/* renderCode */.cR)(child.file)}`,
        recovered && (0,html/* html */.qy) `${hasNodes ? 'Recovered from' : 'Tolerates'} ${(0,html/* renderCode */.cR)(recovered.kind)}`,
        termination && (0,html/* html */.qy) `Ended the run: ${(0,terminal_text/* cut */.Jj)(termination.reason, 1000)}`,
        route && hasNodes && formatRouteWords(route),
    ].filter(Boolean);
    return parts.length > 0 && (0,html/* html */.qy) `<ul class="facts">${parts.map((part) => (0,html/* html */.qy) `<li>${part}</li>`)}</ul>`;
}
const ROUTE_WORDS = {
    to: 'Then',
    end: 'Then the end',
    retry: 'Tried again',
    halt: 'Halted the run',
    propagate: 'Handed to the caller',
    recover: 'Recovered',
    collected: 'Collected by its group',
    unhandled: 'No route handled it',
};
function formatRouteWords({ action, to, route, kind, unmet = [] }) {
    const hasRow = route !== '' && action !== 'collected';
    const words = action === 'unhandled' && hasRow ? 'Could not be carried out' : ((0,json/* getOwnEntry */.xL)(ROUTE_WORDS, action) ?? '');
    return (0,html/* html */.qy) `${words}${action === 'to' && (0,html/* html */.qy) ` ${(0,html/* renderCode */.cR)(to ?? '')}`}${kind !== null && (0,html/* html */.qy) ` on ${(0,html/* renderCode */.cR)(kind)}`}${hasRow && (0,html/* html */.qy) ` by ${(0,html/* renderCode */.cR)(route)}`}${unmet.length > 0 && `: ${(0,event_lines/* formatUnmet */.xS)(unmet)}`}`;
}
function renderAttempts(visit, rows) {
    const isTelling = visit.attempts.length > 1 || visit.attempts.some((attempt) => attempt.failure !== null);
    const shown = visit.attempts.slice(-30);
    const hidden = visit.attemptsTotal - shown.length;
    const note = hidden !== 0 && (0,html/* html */.qy) `<p class="quiet">The first ${hidden} attempts are not shown.</p>`;
    return (isTelling &&
        (0,html/* html */.qy) `${note}<ol class="attempts">${shown.map((attempt) => (0,html/* html */.qy) `<li>${renderAttempt(attempt, rows)}${renderStderr(attempt, visit, rows.budget)}</li>`)}</ol>`);
}
function renderAttempt(attempt, { page, budget, isRunning, shownAbove }) {
    const took = attempt.durationMs === null ? '' : ` after ${(0,html/* renderDuration */.PP)(attempt.durationMs)}`;
    if (attempt.failure === null) {
        const word = attempt.state === 'open' ? (isRunning ? 'is running' : 'was interrupted') : 'completed';
        return (0,html/* html */.qy) `<p><span class="s-${attempt.state}"><b>Attempt ${attempt.number}</b> ${word}</span>${took}</p>`;
    }
    const { envelope, frames } = attempt.failure;
    const error = (0,account_diagnosis/* diagnoseError */.x2)({ ...envelope, frames }, page.toRelative);
    const isShownAbove = shownAbove.has(toErrorKey(envelope)) && (0,json/* printJson */.Q2)(envelope.details).length > LONG;
    const details = isShownAbove
        ? (0,html/* html */.qy) `<p class="quiet">Its details are shown <a href="#error">above</a>.</p>`
        : (0,html/* html */.qy) `${renderHtmlBlocks((0,test_blocks/* listProblems */.vz)(error, page), budget)}${!(0,html/* isEmpty */.Im)(error.details) && (0,html/* renderFold */.I2)('Details', (0,html/* renderValue */.AI)(error.details, budget))}`;
    return (0,html/* html */.qy) `<p><span class="s-failed"><b>Attempt ${attempt.number}</b> failed</span>${took} with ${(0,html/* renderCode */.cR)(envelope.kind)}</p>
<p class="said">${budget.fit(envelope.message, 2000).text}</p>${details}`;
}
function renderStderr(attempt, visit, budget) {
    const text = attempt.failure?.stderr_tail ?? '';
    const data = (0,account_visit/* getVisitOutput */.vY)(visit);
    const isInLog = visit.type === 'script' && (0,json/* isJsonObject */.OW)(data) && (0,json/* asString */.oJ)(data['stderr']) !== '';
    const isShownBelow = attempt === visit.attempts.at(-1) && isInLog;
    return text.trim() !== '' && !isShownBelow && (0,html/* renderFold */.I2)('End of stderr', (0,html/* renderBlock */.g8)(text, budget));
}
const STREAMS = ['stdout', 'stderr'];
function renderNodeOutput(visit, budget) {
    const last = visit.attempts.at(-1);
    if (last === undefined)
        return null;
    if (last.state === 'open' && last.output === undefined)
        return last.printed && renderPrinted(visit, last.printed, budget);
    const title = last.failure === null ? 'Output' : visit.recovered === null ? 'Partial output' : 'Output, as recovered';
    const data = (0,account_visit/* getVisitOutput */.vY)(visit);
    if (data === undefined)
        return null;
    if (!(0,json/* isJsonObject */.OW)(data) || visit.type !== 'script')
        return (0,html/* renderFold */.I2)(title, (0,html/* renderValue */.AI)(data, budget));
    const { stdout: _, stderr: __, exit_code: ___, ...rest } = data;
    const printed = STREAMS.flatMap((name) => {
        const text = data[name];
        if (typeof text !== 'string' || text.trim() === '' || (name === 'stdout' && isRepeated(text, rest)))
            return [];
        return [(0,html/* html */.qy) `<h4>${name}</h4>${(0,html/* renderBlock */.g8)((0,excerpt/* trimSigns */.$T)(text, '\n'), budget, formatStreamLabel(name, visit))}`];
    });
    const log = printed.length > 0 && (0,html/* html */.qy) `<div class="log"><h3>Log</h3>${printed}</div>`;
    return (0,html/* html */.qy) `${log}${!(0,html/* isEmpty */.Im)(rest) && (0,html/* renderFold */.I2)(title, (0,html/* renderValue */.AI)(rest, budget))}`;
}
function renderPrinted(visit, printed, budget) {
    const shown = STREAMS.filter((name) => printed[name].trim() !== '').map((name) => {
        const text = (0,html/* renderBlock */.g8)((0,excerpt/* trimSigns */.$T)(printed[name], '\n'), budget, formatStreamLabel(name, visit));
        return (0,html/* html */.qy) `<h4>${name}</h4><div class="growing">${text}</div>`;
    });
    return shown.length > 0 && (0,html/* html */.qy) `<div class="log"><h3>Log so far</h3>${shown}</div>`;
}
function formatStreamLabel(name, { node }) {
    return `${name} of ${node}`.slice(0, 200);
}
function isRepeated(text, rest) {
    const value = text.trimStart().startsWith('{') ? (0,json/* parseJson */.qF)(text) : undefined;
    return (0,json/* isJsonObject */.OW)(value) && Object.keys(value).every((name) => Object.hasOwn(rest, name));
}

;// CONCATENATED MODULE: ./build/src/reporters/html/header.js








function createHeading({ report, diagnosis: { verdict } }) {
    if (report.unended?.state === 'running')
        return { word: 'Running', tone: 'running' };
    if (report.unended?.state === 'lost')
        return { word: 'Interrupted', tone: 'open' };
    return { word: verdict.heading, tone: verdict.look };
}
function renderReason({ report, diagnosis }, visits, { failures }, budget) {
    const { result } = report;
    const { verdict } = diagnosis;
    if (report.unended?.state === 'lost')
        return (0,html/* html */.qy) `The process of this run is gone, and the run did not end.`;
    if (report.unended !== undefined) {
        const names = [...new Set(listOpenLeaves(visits).map(({ node }) => node))];
        if (names.length === 0)
            return visits.length === 0 ? (0,html/* html */.qy) `Nothing ran yet.` : (0,html/* html */.qy) `Between two nodes.`;
        const shown = names.map((name) => (0,html/* html */.qy) `<b>${(0,terminal_text/* cut */.Jj)(name, 120)}</b>`);
        return (0,html/* html */.qy) `${(0,html/* renderInlineList */.mq)(shown, MAX_NAMED)} ${names.length === 1 ? 'runs' : 'run'}.`;
    }
    const cause = (0,run_blocks/* describeCause */.V$)(diagnosis);
    const isUnhandled = verdict.end === 'halted' && diagnosis.hasNodes && diagnosis.error?.kind !== 'halt.intentional';
    if (cause.length > 0)
        return (0,html/* html */.qy) `${formatHtmlLine(cause, budget)}${isUnhandled && ', and no route handled it'}.`;
    if (result.outcome !== 'success')
        return (0,html/* html */.qy) `${(0,terminal_text/* toOneLine */.GX)(result.error ?? 'The run ended early.', 300)}`;
    const took = (0,html/* renderDuration */.PP)(result.execution.duration_ms);
    if (verdict.flaws.length > 0)
        return (0,html/* html */.qy) `Finished in ${took}, but ${(0,terminal_text/* toOneLine */.GX)((0,account_diagnosis/* formatFlaws */["do"])(verdict, String).join(', '), 300)}.`;
    const before = [failures > 0 && (0,html/* renderCount */.SS)(failures, 'failed attempt'), report.account.isResumed && 'a resume'];
    const after = before.filter(Boolean).join(' and ');
    return (0,html/* html */.qy) `Finished in ${took}, ${after === '' ? 'without a failed attempt' : `after ${after}`}.`;
}
const MAX_NAMED = 4;
function listOpenLeaves(visits) {
    return [...visits].flatMap((visit) => {
        const look = toLook(visit, true);
        if (look !== 'running' && look !== 'waiting')
            return [];
        const inside = listOpenLeaves(visit.children);
        return inside.length === 0 ? [visit] : inside;
    });
}
function formatPageTitle({ report, diagnosis: { part } }) {
    const { result, graph } = report;
    return (0,terminal_text/* cut */.Jj)(`${result.workflow.name ?? graph.name}${part === '' ? '' : ` (${part})`}`, 160);
}
function renderPageHeader(page, visits, budget) {
    const { report } = page;
    const { result } = report;
    const { word, tone } = createHeading(page);
    const name = formatPageTitle(page);
    const counts = countAttempts(visits);
    return (0,html/* html */.qy) `<header class="top s-${tone}"><div class="wrap">
<p class="eyebrow"><span>Run report</span>${result.run_id !== null && (0,html/* html */.qy) `<span class="runid">${(0,terminal_text/* cut */.Jj)(result.run_id, 80)}</span>`}</p>
<div class="title"><svg class="outcome" aria-hidden="true"><use href="#i-${tone}"/></svg><div><h1>${name} <span class="word">${word}</span></h1><p class="reason">${renderReason(page, visits, counts, budget)}</p></div></div>
${renderFactRow(page, counts)}</div></header>`;
}
function renderFactRow({ report, diagnosis }, { retries, failures }) {
    const { result, github, account, unended } = report;
    const { execution, metrics } = result;
    const { hasNodes } = diagnosis;
    const { startedAt } = account;
    const tokens = (metrics.input_tokens ?? 0) + (metrics.output_tokens ?? 0);
    const target = github && (0,markdown/* linkTarget */.Cm)(github.run_url);
    const facts = {
        Duration: (0,html/* renderDuration */.PP)(execution.duration_ms),
        'Nodes run': hasNodes && `${execution.nodes_executed} of ${execution.nodes_total}`,
        Retries: retries === 0 ? 'none' : retries,
        'Failed attempts': failures > 0 ? failures : `none${account.isResumed ? ' since the resume' : ''}`,
        'Exit code': unended === undefined && hasNodes && String(result.exit_code),
        Started: startedAt && (0,html/* formatMoment */.K9)(startedAt),
        Tokens: tokens > 0 && (0,html/* renderCount */.SS)(tokens, 'token'),
        File: hasNodes && (0,html/* renderCode */.cR)(result.workflow.file, 120),
        Job: github &&
            target &&
            (0,html/* html */.qy) `<a href="${target}" rel="noreferrer noopener">${(0,terminal_text/* cut */.Jj)(github.repository, 100)} · ${(0,terminal_text/* cut */.Jj)(github.job, 60)}</a>`,
    };
    const shown = Object.entries(facts).map(([label, fact]) => fact && (0,html/* html */.qy) `<div><dt>${label}</dt><dd>${fact}</dd></div>`);
    return (0,html/* html */.qy) `<dl class="numbers">${shown}</dl>`;
}
function renderGateForm({ node, prompt, options }) {
    const buttons = options.map(({ label, prompt_for: field }, index) => (0,html/* html */.qy) `<form class="option" data-gate="${node}" data-option="${index}">${field !== null && (0,html/* html */.qy) `<label>${(0,terminal_text/* cut */.Jj)(field, 120)} <input name="text" required maxlength="16000"></label>`}<button>${(0,terminal_text/* cut */.Jj)(label, 200)}</button></form>`);
    const content = (0,html/* html */.qy) `<blockquote>${(0,terminal_text/* cut */.Jj)(prompt, 4000)}</blockquote>${buttons}<p id="answered" role="status"></p>`;
    return (0,html/* renderCard */.Tm)('answer', (0,html/* html */.qy) `${(0,terminal_text/* cut */.Jj)(node, 120)} waits for an answer`, content, 'ending s-waiting');
}
function renderLiveBar({ revision, isFinal }) {
    const words = isFinal ? 'The run has ended; this page stays as it is.' : 'Live: this page follows the run.';
    return (0,html/* html */.qy) `<p id="live" class="wrap" role="status" data-revision="${revision}"${isFinal && (0,html/* html */.qy) ` data-final`}>${words}</p>`;
}

;// CONCATENATED MODULE: ./build/src/reporters/html/index.js




















const MAX_PAGE_BYTES = 5 * 1024 * 1024;
const SIZES = [
    { data: 2_000_000, each: 48_000, rows: 1500 },
    { data: 800_000, each: 12_000, rows: 800 },
    { data: 200_000, each: 2000, rows: 300 },
    { data: 20_000, each: 300, rows: 40 },
];
function renderHtml(input) {
    const { report, live } = input;
    const page = createPage(input);
    const visits = report.account.visits.roots;
    let text = '';
    for (const size of SIZES) {
        text = renderPage(page, visits, size, live ?? null);
        if (Buffer.byteLength(text) < MAX_PAGE_BYTES)
            break;
    }
    return text;
}
function renderPage(page, visits, size, live) {
    const { report } = page;
    const { lastAt, visits: all } = report.account;
    const runEnd = report.unended?.state === 'running' ? Math.max(lastAt, report.unended.now) : lastAt;
    const isRunning = report.unended?.state === 'running';
    const axis = createAxis(visits, runEnd);
    const budget = new html/* CharBudget */.Ab(size.data, size.each);
    const ending = createEndingSection(page, budget);
    const { output: data } = report.result;
    const hasOutput = data !== null && !((0,json/* isJsonObject */.OW)(data) && (0,html/* isEmpty */.Im)(data));
    const output = hasOutput && (0,html/* renderCard */.Tm)('output', 'Output', (0,html/* renderValue */.AI)(data, budget));
    const shownAbove = new Set(pickShownErrors(page.diagnosis).map(toErrorKey));
    const rows = { page, axis, runEnd, isRunning, budget, anchors: new Map(), shownAbove, left: size.rows };
    const drawn = (0,reporters_graph/* withFinally */.wj)((0,reporters_graph/* splitErrorEnds */.jp)((0,reporters_graph/* withErrorEnds */.ji)(report.graph)));
    const path = findPathTaken(visits, drawn);
    const timeline = createTimelineSection(visits, all.rootsTotal, rows);
    const graph = page.diagnosis.hasNodes && createGraphSection(drawn, path, createNotes(visits, rows));
    const body = (0,html/* html */.qy) `${renderSymbols()}${renderGrid(axis)}<a class="skip" href="#main">Skip to the report</a>${renderPageHeader(page, visits, budget)}${live && renderLiveBar(live)}
<main id="main" class="wrap" tabindex="-1">${live?.gate != null && renderGateForm(live.gate)}${ending}${renderTestSections(page, budget)}${renderNextSection(page, budget)}${timeline}${graph}${output}${renderExtraSections(report.result, budget)}</main>
<footer class="wrap"><p>Made by conductor-action${formatFolderWords(page)}</p></footer>
`;
    const title = `${formatPageTitle(page)} · ${createHeading(page).word}`;
    return live === null
        ? (0,html/* htmlDocument */.rN)(title, style/* STYLE */.Y, body, [FIND_SCRIPT])
        : (0,html/* htmlDocument */.rN)(title, style/* STYLE */.Y, body, [FIND_SCRIPT, LIVE_SCRIPT], "; connect-src 'self'");
}
function formatFolderWords({ report: { runDir, github }, reader }) {
    if (github === null)
        return runDir && (0,html/* html */.qy) `; the run folder is <code>${(0,terminal_text/* cut */.Jj)(runDir, 400)}</code>`;
    return (Boolean(reader?.artifactName) && (0,html/* html */.qy) `; the run folder is the artifact ${(0,html/* renderCode */.cR)(reader?.artifactName ?? '')}`);
}
function renderGrid(axis) {
    const lines = axis.ticks.map(({ at }) => (0,html/* html */.qy) `<line x1="${formatPercent(at)}" x2="${formatPercent(at)}" y1="0" y2="100%"/>`);
    const gaps = axis.gaps.map((gap) => (0,html/* html */.qy) `<rect class="gap" x="${formatPercent(axis.at(gap.from))}" width="${formatPercent(axis.at(gap.to) - axis.at(gap.from))}" y="0" height="100%"/>`);
    return (0,html/* html */.qy) `<svg class="defs" aria-hidden="true" width="0" height="0"><defs><symbol id="grid">${lines}${gaps}</symbol></defs></svg>`;
}
function createTimelineSection(visits, total, rows) {
    const { ticks, gaps, at: place } = rows.axis;
    const labels = ticks.map(({ at, elapsed }) => (0,html/* html */.qy) `<text x="${formatPercent(at)}" y="12" dx="${at < 1 ? 0 : 4}">${elapsed === 0 ? '0' : (0,html/* renderDuration */.PP)(elapsed)}</text>`);
    const pauses = gaps.map(({ from, to }) => (0,html/* html */.qy) `<text class="pause" x="${formatPercent(place(from))}" y="12"><title>${(0,html/* renderDuration */.PP)(to - from)} in which nothing ran</title>≈</text>`);
    const getOrder = ({ attempts: [first] }) => first?.order ?? Number.MAX_VALUE;
    const sorted = visits.toSorted((a, b) => getOrder(a) - getOrder(b));
    const list = visits.length === 0
        ? (0,html/* html */.qy) `<p class="quiet">Nothing ran.</p>`
        : (0,html/* html */.qy) `<div class="scale" aria-hidden="true"><svg>${labels}${pauses}</svg></div>${renderRowList(sorted, total, rows, 'time', 'Runs in the order of their start')}`;
    return (0,html/* html */.qy) `<section class="card" id="timeline" aria-labelledby="h-timeline"><div class="head"><h2 id="h-timeline">Timeline <span class="count">${(0,html/* count */.U9)(total)}</span></h2>${rows.page.diagnosis.hasNodes && renderTools()}</div>
${list}</section>`;
}
function renderTools() {
    const chips = ['all', 'failed', 'retried', 'waited'].map((filter) => (0,html/* html */.qy) `<button type="button" data-filter="${filter}" aria-pressed="${String(filter === 'all')}">${(0,messages/* capitalizeFirst */.ND)(filter)}</button>`);
    return (0,html/* html */.qy) `<div id="find" role="search" hidden><div class="chips" role="group" aria-label="Show">${chips}</div>
<label class="sr" for="q">Search nodes and outputs</label><input id="q" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false"><span id="found" role="status" aria-live="polite"></span></div>`;
}
function createNotes(visits, { anchors, isRunning }) {
    const latest = new Map();
    for (const visit of visits.flatMap((root) => [root, ...(root.group === null ? [] : root.children)])) {
        const earlier = latest.get(visit.node);
        if (earlier === undefined || visit.item === null || toLook(earlier, isRunning) !== 'failed')
            latest.set(visit.node, visit);
    }
    return new Map([...latest].map(([node, visit]) => {
        const { type, group, attemptsTotal, visit: number, item, termination } = visit;
        const words = [
            group && (0,html/* renderCount */.SS)(group.total, type === 'parallel' ? 'member' : 'item'),
            group && group.failed > 0 && `${(0,html/* count */.U9)(group.failed)} failed`,
            attemptsTotal > 1 && (0,html/* renderCount */.SS)(attemptsTotal, 'attempt'),
            number > 1 && item === null && (0,html/* renderCount */.SS)(number, 'visit'),
        ];
        const look = toLook(visit, isRunning);
        const note = { look, words: words.filter(Boolean).join(', '), reason: termination?.reason ?? null };
        const anchor = anchors.get(visit);
        return [node, { ...note, href: anchor === undefined ? null : `#${anchor}` }];
    }));
}
function findPathTaken(visits, { edges: graphEdges, finallySteps = [] }) {
    const edges = [];
    for (const { node, route, attemptsTotal } of visits) {
        if (attemptsTotal > 1)
            edges.push({ from: node, to: node, kind: 'error' });
        const isFinal = finallySteps.includes(node);
        if (isFinal)
            (0,lists/* appendAll */.u2)(edges, graphEdges.filter(({ to }) => to === node));
        const to = isFinal || route === null ? null : findTarget(node, route);
        if (route !== null && to !== null)
            edges.push({ from: node, to, kind: (0,account_visit/* toEdgeKind */.nK)(route) });
    }
    const taken = new Map(edges.map((edge) => [toEdgeKey(edge), edge]));
    return { nodes: [...new Set(visits.map(({ node }) => node))], edges: [...taken.values()] };
}
function findTarget(node, { action, to }) {
    if (action === 'end')
        return report/* END_NODE */.hz;
    if (action === 'halt')
        return `${report/* HALTED_END */.hY} ${node}`;
    return action === 'propagate' || action === 'unhandled' ? `${report/* ESCAPED_END */.Q9} ${node}` : to;
}
const MAX_ROWS = 200;
function renderTestSections(page, budget) {
    const { tests, hasNodes } = page.diagnosis;
    return tests.map((counts, index) => {
        const title = hasNodes ? (0,html/* html */.qy) `Tests of ${(0,terminal_text/* cut */.Jj)((0,event_fields/* formatTestedName */.G8)(counts), 120)}` : 'Tests';
        const tables = renderHtmlBlocks((0,test_blocks/* listTestTables */.k5)(counts, page, true), budget);
        return (0,html/* renderCard */.Tm)(`tests${index}`, title, (0,html/* html */.qy) `<p>${(0,test_counts/* formatTestCounts */.G)(counts)}</p>${tables}`);
    });
}
function renderExtraSections(result, budget) {
    const heading = (title, total) => (0,html/* html */.qy) `${title} <span class="count">${(0,html/* count */.U9)(total)}</span>`;
    const list = (style, all, show) => (0,html/* html */.qy) `<ul class="${style}">${all.slice(0, MAX_ROWS).map((entry) => (0,html/* html */.qy) `<li>${show(entry)}</li>`)}</ul>${all.length > MAX_ROWS && (0,html/* html */.qy) `<p class="quiet">and ${(0,html/* renderCount */.SS)(all.length - MAX_ROWS, 'more')} in result.json</p>`}`;
    const { warnings, policies, dead_letters: letters, escalations } = result;
    const warningList = list('warnings', warnings, (text) => budget.fit((0,terminal_text/* cut */.Jj)(text, 1000)).text);
    const records = [
        ['policies', 'Policies', policies],
        ['letters', 'Dead letters', letters],
        ['escalations', 'Escalations', escalations],
    ];
    return [
        warnings.length > 0 && (0,html/* renderCard */.Tm)('warnings', heading('Warnings', warnings.length), warningList),
        ...records.map(([id, title, all]) => all.length > 0 &&
            (0,html/* html */.qy) `<section class="card" id="${id}" aria-labelledby="h-${id}"><details class="section"><summary><h2 id="h-${id}">${heading(title, all.length)}</h2></summary>${list('records', all, (record) => (0,html/* renderValue */.AI)(record, budget))}</details></section>`),
    ];
}


/***/ })

};
;