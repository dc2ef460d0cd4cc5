"use strict";
exports.id = 7186;
exports.ids = [7186];
exports.modules = {

/***/ 59283:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PO: function() { return /* binding */ LIVE_SCRIPT; },
/* harmony export */   Pg: function() { return /* binding */ STUDIO_SCRIPT; },
/* harmony export */   Yb: function() { return /* binding */ FIND_SCRIPT; }
/* harmony export */ });
const FIND_SCRIPT = "\"use strict\";\n;\n(() => {\n    const bar = document.getElementById('find');\n    const input = document.getElementById('q');\n    const said = document.getElementById('found');\n    if (bar === null || said === null || !(input instanceof HTMLInputElement))\n        return;\n    bar.hidden = false;\n    const chips = document.querySelectorAll('button[data-filter]');\n    const texts = new Map();\n    const opened = new Set();\n    let rows = [];\n    let filter = 'all';\n    function ownText(row) {\n        const body = row.querySelector(':scope > details > .body');\n        if (body === null)\n            return row.textContent ?? '';\n        const parts = [...body.children].filter((part) => !part.classList.contains('rows'));\n        return [row.querySelector('summary'), ...parts].map((part) => part?.textContent ?? '').join(' ');\n    }\n    function hasWords(row, words) {\n        const text = texts.get(row) ?? ownText(row).toLowerCase();\n        texts.set(row, text);\n        return words.every((word) => text.includes(word));\n    }\n    function reveal(element) {\n        for (let up = element.parentElement; up !== null; up = up.parentElement) {\n            if (up.matches('li.row'))\n                up.hidden = false;\n            if (up instanceof HTMLDetailsElement && !up.open) {\n                up.open = true;\n                opened.add(up);\n            }\n        }\n    }\n    function apply(field, count) {\n        const words = field.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);\n        const isNarrowed = words.length > 0 || filter !== 'all';\n        for (const details of opened)\n            details.open = false;\n        opened.clear();\n        const isShown = (row) => (row.dataset['tags'] ?? '').split(' ').includes(filter);\n        const matches = rows.filter((row) => isShown(row) && hasWords(row, words));\n        for (const row of rows)\n            row.hidden = true;\n        for (const row of matches)\n            row.hidden = false;\n        if (isNarrowed)\n            matches.forEach(reveal);\n        count.textContent = isNarrowed ? `${matches.length} of ${rows.length} runs` : '';\n    }\n    const applyNow = () => apply(input, said);\n    let timer = 0;\n    input.addEventListener('input', () => {\n        clearTimeout(timer);\n        timer = setTimeout(applyNow, rows.length > 400 ? 180 : 0);\n    });\n    for (const chip of chips) {\n        chip.addEventListener('click', () => {\n            filter = chip.dataset['filter'] ?? 'all';\n            for (const other of chips)\n                other.setAttribute('aria-pressed', String(other === chip));\n            applyNow();\n        });\n    }\n    document.addEventListener('keydown', (event) => {\n        const isTyping = event.target instanceof HTMLInputElement;\n        if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {\n            event.preventDefault();\n            input.focus();\n        }\n        else if (event.key === 'Escape' && event.target === input) {\n            input.value = '';\n            applyNow();\n        }\n    });\n    function openTarget() {\n        const id = location.hash.slice(1);\n        const target = /^[a-z0-9-]+$/.test(id) ? document.getElementById(id) : null;\n        if (target === null)\n            return;\n        reveal(target);\n        if (target instanceof HTMLDetailsElement)\n            target.open = true;\n        target.scrollIntoView({ block: 'start' });\n    }\n    window.addEventListener('hashchange', openTarget);\n    function look() {\n        rows = [...document.querySelectorAll('li.row')];\n        texts.clear();\n        for (const button of document.querySelectorAll('button.copy'))\n            button.hidden = false;\n    }\n    look();\n    openTarget();\n    document.addEventListener('conductor-shown', () => {\n        look();\n        if (input.value.trim() !== '' || filter !== 'all')\n            applyNow();\n    });\n    document.addEventListener('click', async (event) => {\n        const button = event.target instanceof Element ? event.target.closest('button.copy') : null;\n        const source = button?.parentElement?.querySelector('code');\n        if (button === null || source === null || source === undefined)\n            return;\n        getSelection()?.selectAllChildren(source);\n        try {\n            await navigator.clipboard.writeText(source.textContent ?? '');\n        }\n        catch {\n            if (!document.execCommand('copy')) {\n                button.textContent = 'Selected';\n                return;\n            }\n        }\n        button.textContent = 'Copied';\n        setTimeout(() => {\n            button.textContent = 'Copy';\n        }, 1500);\n    });\n})();\n";
const LIVE_SCRIPT = "\"use strict\";\nconst conductorPage = (() => {\n    const READERS_OWN = ['open', 'hidden', 'aria-pressed', 'style'];\n    const SHOWN = 'body > svg, body > header, body > p, body > main, body > footer';\n    const name = String(Math.random()).slice(2);\n    let opened = new Set();\n    const findBar = (page) => page.getElementById('live');\n    const growing = (from) => [...from.querySelectorAll('.growing pre')];\n    const isAtEnd = (element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 2;\n    const toEnd = (element) => {\n        element.scrollTop = element.scrollHeight;\n    };\n    function patchAttributes(old, fresh) {\n        const pageOwn = (element) => [...element.attributes].filter((each) => !READERS_OWN.includes(each.name));\n        for (const element of pageOwn(old))\n            if (!fresh.hasAttribute(element.name))\n                old.removeAttribute(element.name);\n        for (const element of pageOwn(fresh))\n            if (old.getAttribute(element.name) !== element.value)\n                old.setAttribute(element.name, element.value);\n    }\n    const getId = (node) => (node instanceof Element ? node.id : '');\n    function isSame(old, fresh) {\n        return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && getId(old) === getId(fresh);\n    }\n    function copyNode(fresh) {\n        const copy = document.importNode(fresh, true);\n        if (copy instanceof Element)\n            for (const element of copy.querySelectorAll('details[id]'))\n                element.open = opened.has(element.id);\n        return copy;\n    }\n    function getKey(node) {\n        if (!(node instanceof Element))\n            return '';\n        return node.matches('.row') ? (node.querySelector('details')?.id ?? '') : node.id;\n    }\n    function patchChildren(old, fresh) {\n        const keyed = new Map([...old.childNodes].filter(getKey).map((element) => [getKey(element), element]));\n        for (const [index, element] of [...fresh.childNodes].entries()) {\n            let here = old.childNodes[index] ?? null;\n            const moved = keyed.get(getKey(element));\n            if (moved !== undefined && moved !== here)\n                here = old.insertBefore(moved, here);\n            if (here !== null && isSame(here, element) && getKey(here) === getKey(element))\n                patch(here, element);\n            else if (here !== null && getKey(here) === '')\n                old.replaceChild(copyNode(element), here);\n            else\n                old.insertBefore(copyNode(element), here);\n        }\n        while (old.childNodes.length > fresh.childNodes.length)\n            old.lastChild?.remove();\n    }\n    function patch(old, fresh) {\n        if (old.isEqualNode(fresh))\n            return;\n        if (old instanceof Element && old.hasAttribute('data-spoken'))\n            return;\n        if (!(old instanceof Element) || !(fresh instanceof Element)) {\n            old.nodeValue = fresh.nodeValue;\n            return;\n        }\n        patchAttributes(old, fresh);\n        patchChildren(old, fresh);\n    }\n    function show(text) {\n        const fresh = new DOMParser().parseFromString(text, 'text/html');\n        if (findBar(fresh) === null)\n            return;\n        const scrolledUp = growing(document).filter((element) => !isAtEnd(element));\n        opened = new Set([...document.querySelectorAll('details[open][id]')].map((element) => element.id));\n        const parts = fresh.querySelectorAll(SHOWN);\n        for (const [index, old] of [...document.querySelectorAll(SHOWN)].entries()) {\n            const part = parts[index];\n            if (part !== undefined)\n                patch(old, part);\n        }\n        document.title = fresh.title;\n        for (const element of growing(document))\n            if (!scrolledUp.includes(element))\n                toEnd(element);\n        document.dispatchEvent(new Event('conductor-shown'));\n    }\n    async function poll() {\n        let wait = 500;\n        try {\n            const { search } = location;\n            const query = new URLSearchParams(search);\n            query.set('page', name);\n            query.set('since', findBar(document)?.dataset['revision'] ?? '');\n            const answer = await fetch(`?${query}`, { cache: 'no-store' });\n            if (!answer.ok)\n                throw new Error(String(answer.status));\n            const text = await answer.text();\n            if (text !== '' && search === location.search)\n                show(text);\n        }\n        catch {\n            const bar = findBar(document);\n            if (bar !== null) {\n                bar.textContent = 'Nobody answers any more; this is the last state that was shown.';\n                bar.dataset['revision'] = '';\n            }\n            wait = 3000;\n        }\n        pollAfter(wait);\n    }\n    function pollAfter(wait) {\n        if (findBar(document)?.hasAttribute('data-final') !== true)\n            setTimeout(poll, wait);\n    }\n    async function answerGate(form) {\n        const text = new FormData(form).get('text');\n        const { gate, option } = form.dataset;\n        const body = JSON.stringify({ gate, option: Number(option), ...(typeof text === 'string' ? { text } : {}) });\n        const said = document.getElementById('answered');\n        if (said !== null)\n            said.textContent = 'Sending';\n        const sent = await fetch('gate', { method: 'POST', headers: { 'content-type': 'application/json' }, body });\n        if (said !== null)\n            said.textContent = await sent.text();\n    }\n    document.addEventListener('submit', (event) => {\n        if (!(event.target instanceof HTMLFormElement) || event.target.dataset['gate'] === undefined)\n            return;\n        event.preventDefault();\n        answerGate(event.target).catch(() => undefined);\n    });\n    const onToggle = ({ target }) => {\n        if (target instanceof HTMLDetailsElement && target.open)\n            growing(target).forEach(toEnd);\n    };\n    document.addEventListener('toggle', onToggle, true);\n    pollAfter(500);\n    return { show };\n})();\n";
const STUDIO_SCRIPT = "\"use strict\";\n;\n(() => {\n    const STEP_MS = 350;\n    let latest = 0;\n    let zoom = 1;\n    const say = (text) => {\n        const status = document.getElementById('said');\n        if (status !== null)\n            status.textContent = text;\n    };\n    function play() {\n        for (const picture of document.querySelectorAll('.canvas svg')) {\n            picture.classList.remove('play');\n            const lit = picture.querySelectorAll('[data-step]');\n            for (const element of lit)\n                element.style.animationDelay = `${Number(element.dataset['step']) * STEP_MS}ms`;\n            const child = picture.closest('details');\n            if (child !== null && lit.length > 0)\n                child.open = true;\n            picture.getBoundingClientRect();\n            picture.classList.add('play');\n            const asked = picture.querySelector('.asked, .marked');\n            if (asked !== null)\n                center(asked);\n        }\n    }\n    function center(node) {\n        const frame = node.closest('.canvas');\n        if (frame === null)\n            return;\n        const [box, view] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];\n        const isSeen = box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right;\n        if (isSeen)\n            return;\n        frame.scrollTop += (box.top + box.bottom - view.top - view.bottom) / 2;\n        frame.scrollLeft += (box.left + box.right - view.left - view.right) / 2;\n    }\n    async function open(search, isNew) {\n        latest += 1;\n        const turn = latest;\n        const answer = await fetch(search === '' ? '?' : search, { cache: 'no-store' });\n        const text = await answer.text();\n        if (turn !== latest)\n            return;\n        if (!answer.ok)\n            return say(text);\n        if (isNew) {\n            history.pushState(null, '', search === '' ? location.pathname : search);\n            say('');\n        }\n        conductorPage.show(text);\n        for (const form of document.querySelectorAll('form[method=get]'))\n            form.reset();\n        const heard = document.getElementById('heard');\n        if (heard !== null)\n            heard.textContent = document.querySelector('.verdict, .refusal, .paths')?.textContent ?? '';\n        play();\n    }\n    function toSearch(form) {\n        const query = new URLSearchParams();\n        for (const [name, value] of new FormData(form))\n            if (typeof value === 'string' && value !== '')\n                query.append(name, value);\n        return `?${query}`;\n    }\n    async function save(form) {\n        const name = new FormData(form).get('name');\n        const body = JSON.stringify({ question: location.search, name, before: form.dataset['before'] ?? '' });\n        const sent = await fetch('save', { method: 'POST', headers: { 'content-type': 'application/json' }, body });\n        say(await sent.text());\n        if (sent.ok)\n            await open(location.search, false);\n    }\n    const orSay = (work) => {\n        work.catch(() => say('Nobody answers any more: the studio has ended.'));\n    };\n    document.addEventListener('click', (event) => {\n        if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey)\n            return;\n        const link = event.target.closest('a[href^=\"?\"]');\n        if (link !== null) {\n            event.preventDefault();\n            orSay(open(link.getAttribute('href') ?? '', true));\n        }\n        const button = event.target.closest('button[data-zoom]');\n        if (button !== null)\n            resize(Number(button.dataset['zoom']));\n        if (event.target.closest('button[data-play]') !== null)\n            play();\n    });\n    document.addEventListener('submit', (event) => {\n        const form = event.target;\n        if (!(form instanceof HTMLFormElement))\n            return;\n        if (form.method === 'get') {\n            event.preventDefault();\n            orSay(open(toSearch(form), true));\n        }\n        else if (form.dataset['before'] !== undefined) {\n            event.preventDefault();\n            orSay(save(form));\n        }\n    });\n    document.addEventListener('change', (event) => {\n        if (event.target instanceof HTMLElement)\n            event.target.closest('form[method=get]')?.requestSubmit();\n    });\n    window.addEventListener('popstate', () => orSay(open(location.search, false)));\n    function resize(factor) {\n        zoom = factor === 0 ? 1 : Math.min(3, Math.max(0.1, zoom * factor));\n        for (const picture of document.querySelectorAll('.canvas svg')) {\n            const frame = picture.closest('.canvas');\n            if (frame === null)\n                continue;\n            const { width, height } = picture.viewBox.baseVal;\n            const size = factor === 0 ? Math.min(1, (frame.clientWidth - 4) / width, (frame.clientHeight - 4) / height) : zoom;\n            if (factor === 0 && picture.closest('.child') === null)\n                zoom = size;\n            picture.style.width = `${width * size}px`;\n            picture.style.height = `${height * size}px`;\n        }\n    }\n    let found = [];\n    let next = 0;\n    document.addEventListener('input', (event) => {\n        if (!(event.target instanceof HTMLInputElement) || event.target.id !== 'find-node')\n            return;\n        const word = event.target.value.trim().toLowerCase();\n        found = [...document.querySelectorAll('.canvas :is(.n, .m)')].filter((node) => {\n            const names = `${node.getAttribute('data-node')} ${node.getAttribute('data-holds') ?? ''}`.toLowerCase();\n            const isFound = word !== '' && names.includes(word);\n            node.classList.toggle('found', isFound);\n            return isFound;\n        });\n        next = 0;\n        say(word === '' ? '' : `${found.length} found${found.length === 0 ? '' : '; Enter goes to the next one'}`);\n        found[0]?.scrollIntoView({ block: 'center', inline: 'center' });\n    });\n    document.addEventListener('keydown', (event) => {\n        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.id !== 'find-node')\n            return;\n        const node = found[next % found.length];\n        next += 1;\n        node?.scrollIntoView({ block: 'center', inline: 'center' });\n        if (found.length === 1 && node instanceof SVGElement)\n            node.focus();\n    });\n    const first = document.querySelector('.canvas .n');\n    if (first !== null)\n        center(first);\n    play();\n})();\n";


/***/ }),

/***/ 67186:
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

// EXTERNAL MODULE: ./build/src/reporters/html/generated/scripts.js
var scripts = __webpack_require__(59283);
// EXTERNAL MODULE: ./build/src/reporters/html/graph.js
var html_graph = __webpack_require__(48981);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/src/reporters/html/states.js
var states = __webpack_require__(95267);
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
    const look = (0,states/* toLook */.dN)(visit, rows.isRunning);
    const took = (0,account_visit/* getVisitEnd */.ZZ)(visit, rows.runEnd) - (0,account_visit/* getVisitStart */.Gb)(visit);
    const { index = 0, key = '' } = visit.item ?? {};
    const name = key === String(index) || key === '' ? `#${index}` : `#${index} ${key}`;
    const item = visit.item && (0,html/* html */.qy) ` <span class="key">${(0,terminal_text/* cut */.Jj)(name, 80)}</span>`;
    const anchor = `n${visit.number}`;
    rows.anchors.set(visit, anchor);
    return (0,html/* html */.qy) `<li class="row s-${look}" data-tags="${(0,states/* formatTags */.tT)(visit)}"><details id="${anchor}"><summary>
${(0,states/* renderSign */.is)(look)}<span class="who"><span class="name">${(0,terminal_text/* cut */.Jj)(visit.node, 120)}</span>${item}<span class="about">${describeVisit(visit, rows)}</span></span>
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
        const look = (0,states/* toLook */.dN)(visit, true);
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

// EXTERNAL MODULE: ./build/src/reporters/html/layout.js + 1 modules
var layout = __webpack_require__(28096);
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
    const graph = page.diagnosis.hasNodes && (0,html_graph/* createGraphSection */.uV)(drawn, path, createNotes(visits, rows));
    const body = (0,html/* html */.qy) `${(0,states/* renderSymbols */.m9)()}${renderGrid(axis)}<a class="skip" href="#main">Skip to the report</a>${renderPageHeader(page, visits, budget)}${live && renderLiveBar(live)}
<main id="main" class="wrap" tabindex="-1">${live?.gate != null && renderGateForm(live.gate)}${ending}${renderTestSections(page, budget)}${renderNextSection(page, budget)}${timeline}${graph}${output}${renderExtraSections(report.result, budget)}</main>
<footer class="wrap"><p>Made by conductor-action${formatFolderWords(page)}</p></footer>
`;
    const title = `${formatPageTitle(page)} · ${createHeading(page).word}`;
    return live === null
        ? (0,html/* htmlDocument */.rN)(title, style/* STYLE */.Y, body, [scripts/* FIND_SCRIPT */.Yb])
        : (0,html/* htmlDocument */.rN)(title, style/* STYLE */.Y, body, [scripts/* FIND_SCRIPT */.Yb, scripts/* LIVE_SCRIPT */.PO], "; connect-src 'self'");
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
        if (earlier === undefined || visit.item === null || (0,states/* toLook */.dN)(earlier, isRunning) !== 'failed')
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
        const look = (0,states/* toLook */.dN)(visit, isRunning);
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
    const taken = new Map(edges.map((edge) => [(0,layout/* toEdgeKey */.cf)(edge), edge]));
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