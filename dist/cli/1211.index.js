"use strict";
exports.id = 1211;
exports.ids = [1211];
exports.modules = {

/***/ 30273:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: function() { return /* binding */ renderValue; },
/* harmony export */   Ab: function() { return /* binding */ CharBudget; },
/* harmony export */   EX: function() { return /* binding */ renderHtmlTable; },
/* harmony export */   I2: function() { return /* binding */ renderFold; },
/* harmony export */   Im: function() { return /* binding */ isEmpty; },
/* harmony export */   K$: function() { return /* binding */ NOTHING; },
/* harmony export */   K9: function() { return /* binding */ formatMoment; },
/* harmony export */   PP: function() { return /* binding */ renderDuration; },
/* harmony export */   SS: function() { return /* binding */ renderCount; },
/* harmony export */   Tm: function() { return /* binding */ renderCard; },
/* harmony export */   U9: function() { return /* binding */ count; },
/* harmony export */   VK: function() { return /* binding */ Markup; },
/* harmony export */   cR: function() { return /* binding */ renderCode; },
/* harmony export */   g8: function() { return /* binding */ renderBlock; },
/* harmony export */   mq: function() { return /* binding */ renderInlineList; },
/* harmony export */   qy: function() { return /* binding */ html; },
/* harmony export */   rN: function() { return /* binding */ htmlDocument; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12170);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93833);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31160);






class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '`': '&#96;',
};
function escapeHtml(text) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toWellFormed */ .lH)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(text)).replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? sign);
}
function renderContent(content) {
    if (content === null || content === false)
        return '';
    if (content instanceof Markup)
        return content.text;
    if (typeof content === 'string')
        return escapeHtml(content);
    if (typeof content === 'number')
        return String(content);
    return content.map(renderContent).join('');
}
function html(parts, ...holes) {
    let text = parts[0] ?? '';
    for (let index = 1; index < parts.length; index += 1)
        text += renderContent(holes[index - 1] ?? null) + (parts[index] ?? '');
    return new Markup(text);
}
const NOTHING = new Markup('');
class CharBudget {
    each;
    #left;
    constructor(total, each) {
        this.each = each;
        this.#left = total;
    }
    fit(text, max = this.each) {
        const allowed = Math.max(0, Math.min(max, this.#left));
        const shown = text.length <= allowed ? text : (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, allowed, '');
        this.#left -= Buffer.byteLength(escapeHtml(shown));
        return { text: shown, left: text.length - shown.length };
    }
}
function renderCode(text, max = 300) {
    return html `<code>${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, max)}</code>`;
}
function renderInlineList(all, max, noun = '') {
    const shown = all.slice(0, max).map((entry, at) => html `${at === 0 ? '' : ', '}${entry}`);
    const rest = all.length - max;
    return html `${shown}${rest > 0 && ` and ${noun === '' ? `${count(rest)} more` : renderCount(rest, `more ${noun}`)}`}`;
}
function count(number) {
    const rounded = Math.round(number);
    return Math.abs(rounded) < 1000 ? String(rounded) : rounded.toLocaleString('en-US');
}
function renderCount(number, word) {
    return `${count(number)} ${number === 1 ? word : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(word)}`;
}
function renderDuration(ms) {
    if (!Number.isFinite(ms))
        return '–';
    return (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(ms)
        .replace(/\.0 s$/, ' s')
        .replace(/ 0 (?:s|min)$/, '');
}
function formatMoment(ms) {
    if (!Number.isFinite(ms))
        return '–';
    return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
const MAX_FIELDS = 80;
const SHORT = 120;
function renderValue(data, budget) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(data))
        return isShort(data) ? html `<code>${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(data)}</code>` : renderBlock(asText(data), budget);
    if (isEmpty(data))
        return html `<p class="quiet">An empty object.</p>`;
    const fields = Object.entries(data);
    const more = fields.length - MAX_FIELDS;
    const rows = fields
        .slice(0, MAX_FIELDS)
        .map(([name, data]) => html `<dt>${budget.fit(name, 200).text}</dt><dd>${renderField(data, budget)}</dd>`);
    return html `<dl class="fields">${rows}</dl>${more > 0 && html `<p class="quiet">and ${renderCount(more, 'more field')}</p>`}`;
}
function renderField(data, budget) {
    if (data === '')
        return html `<span class="quiet">empty</span>`;
    if (isShort(data))
        return html `<code>${budget.fit((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printTextOrJson */ ._s)(data)).text}</code>`;
    return renderBlock(asText(data), budget);
}
function isShort(data) {
    if (typeof data === 'string')
        return data.length <= SHORT && !data.includes('\n');
    return !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(data) && !Array.isArray(data);
}
function asText(data) {
    return typeof data === 'string' ? (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .trimSigns */ .$T)(data, '\n') : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(data, 2);
}
function renderBlock(all, budget, label) {
    const { text: shown, left } = budget.fit(all);
    const region = label !== undefined && html ` tabindex="0" role="region" aria-label="${label}"`;
    const text = (shown !== '' || left === 0) && html `<pre${region}>${shown}</pre>`;
    return html `${text}${left > 0 && html `<p class="quiet">Cut here: ${renderCount(left, 'more character')}. The run folder has all of it.</p>`}`;
}
function renderFold(title, content, isOpen = false) {
    return html `<details class="fold"${isOpen && new Markup(' open')}><summary>${title}</summary><div class="inside">${content}</div></details>`;
}
function renderHtmlTable(kind, columns, rows, note = '') {
    const heads = columns.map((name) => html `<th scope="col">${name}</th>`);
    return html `<div class="scroll"><table class="${kind}"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>${note !== '' && html `<p class="quiet">${note}</p>`}`;
}
function renderCard(id, title, content, more = '') {
    return html `<section class="card${more && ` ${more}`}" id="${id}" aria-labelledby="h-${id}"><h2 id="h-${id}">${title}</h2>${content}</section>`;
}
function isEmpty(data) {
    return Object.keys(data).length === 0;
}
function htmlDocument(title, style, body, scripts = [], more = '') {
    const own = scripts.length === 0 ? '' : `; script-src ${scripts.map(digest).join(' ')}`;
    const policy = `default-src 'none'; style-src ${digest(style)}${own}${more}; base-uri 'none'${more.includes('form-action') ? '' : "; form-action 'none'"}`;
    return html `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${title}</title><style>${new Markup(style)}</style></head><body>
${body}${scripts.map((script) => html `<script>${new Markup(script)}</script>`)}</body></html>
`.text;
}
function digest(text) {
    return `'sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64')}'`;
}


/***/ }),

/***/ 48443:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: function() { return /* binding */ boundLine; },
/* harmony export */   c9: function() { return /* binding */ BoundedPattern; },
/* harmony export */   cT: function() { return /* binding */ joinLines; },
/* harmony export */   ip: function() { return /* binding */ boundLines; },
/* harmony export */   yL: function() { return /* binding */ MAX_LINE_CHARS; }
/* harmony export */ });
/* unused harmony export MAX_WORD_CHARS */
const MAX_LINE_CHARS = 1000;
const MAX_WORD_CHARS = 260;
const CUT = '…';
const HEAD_CHARS = 700;
const TAIL_CHARS = MAX_LINE_CHARS - HEAD_CHARS - CUT.length - 2;
function boundLine(line) {
    if (line.length <= MAX_WORD_CHARS)
        return line;
    return boundWords(line.length <= MAX_LINE_CHARS ? line : withoutLongMiddle(line));
}
function withoutLongMiddle(line) {
    const head = line.slice(0, HEAD_CHARS);
    const tail = line.slice(-TAIL_CHARS);
    const headEnd = head.lastIndexOf(' ');
    const tailStart = tail.indexOf(' ');
    const kept = head.slice(0, headEnd > HEAD_CHARS - MAX_WORD_CHARS ? headEnd : HEAD_CHARS);
    return `${kept} ${CUT} ${tail.slice(tailStart < MAX_WORD_CHARS ? tailStart + 1 : 0)}`;
}
function boundWords(line) {
    let result = '';
    let [start, copied] = [0, 0];
    for (let at = 0; at <= line.length; at += 1) {
        const code = at < line.length ? line.charCodeAt(at) : BLANK;
        if (code !== BLANK && code !== TAB)
            continue;
        if (at - start > MAX_WORD_CHARS) {
            result += `${line.slice(copied, start + MAX_WORD_CHARS - CUT.length)}${CUT}`;
            copied = at;
        }
        start = at + 1;
    }
    return copied === 0 ? line : result + line.slice(copied);
}
const BLANK = 0x20;
const TAB = 0x09;
function boundLines(text) {
    return text.split('\n').map(boundLine);
}
function joinLines(lines) {
    const texts = [];
    let open = '';
    for (const line of lines) {
        if (open !== '' && open.length + line.length >= MAX_LINE_CHARS) {
            texts.push(open);
            open = '';
        }
        open = open === '' ? line : `${open}\n${line}`;
    }
    return open === '' ? texts : [...texts, open];
}
class BoundedPattern extends RegExp {
    exec(text) {
        return super.exec(text.slice(0, MAX_LINE_CHARS));
    }
}


/***/ })

};
;