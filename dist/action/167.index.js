"use strict";
exports.id = 167;
exports.ids = [167];
exports.modules = {

/***/ 43614:
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
/* harmony export */   gW: function() { return /* binding */ renderWords; },
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
function renderWords(text, max = Number.POSITIVE_INFINITY) {
    return html `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, max)
        .split('`')
        .map((part, index) => (index % 2 === 1 ? renderCode(part) : part))}`;
}
function renderInlineList(all, max) {
    const shown = all.slice(0, max).map((entry, index) => html `${index === 0 ? '' : ', '}${entry}`);
    const hidden = all.length - max;
    return html `${shown}${hidden > 0 && ` and ${count(hidden)} more`}`;
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
    const scriptPolicy = scripts.length === 0 ? '' : `; script-src ${scripts.map(digest).join(' ')}`;
    const policy = `default-src 'none'; style-src ${digest(style)}${scriptPolicy}${more}; base-uri 'none'${more.includes('form-action') ? '' : "; form-action 'none'"}`;
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

/***/ 85558:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ STYLE; }
/* harmony export */ });
/* unused harmony export PICTURE_STYLE */
const COLOURS = `
:root{color-scheme:light dark;--bg:#f6f6f3;--card:#fff;--ink:#1c1e22;--soft:#5a606b;--line:#e4e4df;--well:#f4f4f0;
--ok:#17693f;--ok-bar:#3f9a68;--ok-wash:#eaf4ed;--bad:#ad2a20;--bad-bar:#d1594e;--bad-wash:#fbeeec;--warn:#81500a;--warn-bar:#c98f2d;--warn-wash:#fbf3e2;
--info:#1f5a9e;--info-bar:#5f97d6;--info-wash:#eaf1f9;--idle:#5f6570;--idle-bar:#b9bdc4;--idle-wash:#f2f2ef}
@media (prefers-color-scheme:dark){:root{--bg:#131417;--card:#1a1c20;--ink:#e9eaec;--soft:#a3a9b4;--line:#2c2f35;--well:#212429;
--ok:#79cf9f;--ok-bar:#4da877;--ok-wash:#1b2a22;--bad:#ff9e94;--bad-bar:#dd6a5f;--bad-wash:#331f1e;--warn:#e7bc6c;--warn-bar:#bd8b36;--warn-wash:#2e2719;
--info:#8fbcf2;--info-bar:#5a8fcc;--info-wash:#1c2735;--idle:#a0a6b1;--idle-bar:#555b66;--idle-wash:#202227}}
.s-completed,.s-terminated-success{--tone:var(--ok);--bar:var(--ok-bar);--wash:var(--ok-wash)}
.s-failed,.s-terminated-failed{--tone:var(--bad);--bar:var(--bad-bar);--wash:var(--bad-wash)}
.s-tolerated,.s-recovered,.s-handled{--tone:var(--warn);--bar:var(--warn-bar);--wash:var(--warn-wash)}
.s-waiting,.s-running{--tone:var(--info);--bar:var(--info-bar);--wash:var(--info-wash)}
.s-open,.s-skipped{--tone:var(--idle);--bar:var(--idle-bar);--wash:var(--idle-wash)}
`;
const BASE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;font-feature-settings:"tnum","cv05";overflow-wrap:anywhere}
code,pre,.name,.key,.runid{font-family:ui-monospace,"SF Mono",SFMono-Regular,"JetBrains Mono","Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
code{font-size:.9em}
h1,h2,h3,p,dl,dd,ol,ul,blockquote,pre{margin:0;padding:0}
ol,ul{list-style:none}
a{color:inherit;text-decoration-color:var(--idle-bar);text-underline-offset:.2em}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--info);outline-offset:2px;border-radius:6px}
[hidden]{display:none!important}
.wrap{max-width:1160px;margin:0 auto;padding:0 28px}
main:focus{outline:none}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:12px;top:12px;padding:8px 14px;background:var(--card);z-index:9}
.defs{position:absolute}
.quiet{color:var(--soft);font-size:.93em}
.sign{width:18px;height:18px;color:var(--tone);flex:none}
footer{padding-top:8px;padding-bottom:48px;color:var(--soft);font-size:13px}
`;
const TOP = `
.top{padding:34px 0 26px}
.eyebrow{display:flex;gap:14px;justify-content:space-between;color:var(--soft);font-size:13px;margin-bottom:22px}
.title{display:flex;gap:18px;align-items:flex-start}
.outcome{width:46px;height:46px;color:var(--tone);flex:none}
h1{font-size:29px;line-height:1.25;font-weight:640;letter-spacing:-.018em}
.word{color:var(--tone);font-weight:500}
.reason{color:var(--soft);font-size:16.5px;margin-top:4px;max-width:78ch}
.reason b{color:var(--ink);font-weight:600}
.reason code{color:var(--tone)}
.numbers{display:flex;flex-wrap:wrap;gap:14px 36px;margin-top:26px}
.numbers dt{color:var(--soft);font-size:12.5px}
.numbers dd{font-size:15px;font-weight:520}
.numbers code{font-weight:400;font-size:13.5px}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:22px 24px;margin-bottom:18px}
h2{font-size:16px;font-weight:620;letter-spacing:-.006em}
.card>h2+*{margin-top:12px}
h3{font-size:13px;font-weight:600;color:var(--soft);margin:20px 0 8px}
.count{color:var(--soft);font-weight:450;margin-left:4px}
.head{display:flex;flex-wrap:wrap;gap:10px 20px;justify-content:space-between;align-items:center;margin-bottom:12px}
.ending{position:relative;padding-left:30px;overflow:hidden}
.ending::before{content:"";position:absolute;inset:0 auto 0 0;width:5px;background:var(--bar)}
.ending h2{color:var(--tone)}
.ending .kind{margin-top:10px}
.ending .kind code{font-size:14px;color:var(--tone);background:var(--wash);padding:3px 9px;border-radius:7px}
.message{font-size:18px;line-height:1.5;margin-top:10px;max-width:80ch;white-space:pre-wrap}
.fact{margin-top:8px;max-width:80ch;white-space:pre-wrap}
.fact .label{color:var(--soft);display:inline-block;min-width:6.5em}
blockquote{font-size:19px;line-height:1.5;margin:10px 0 12px;max-width:72ch;white-space:pre-wrap}
#termination{border-style:dashed;border-color:var(--bar);background:var(--wash)}
#termination::before{display:none}
.where{margin-top:12px}
.frames li{padding:5px 0 5px 20px;position:relative}
.frames li::before{content:"";position:absolute;left:3px;top:14px;width:7px;height:7px;border-radius:50%;background:var(--bar)}
.frames li+li::before{background:var(--card);box-shadow:inset 0 0 0 1.5px var(--idle-bar)}
.frames li:not(:last-child)::after{content:"";position:absolute;left:6px;top:24px;bottom:-12px;width:1px;background:var(--idle-bar)}
`;
const FORMS = `
button,input,select,textarea{font:inherit;font-size:13.5px;color:inherit}
.option{display:inline-flex;gap:8px;align-items:center;margin:8px 10px 0 0}
.option button,.act{background:var(--info-wash);color:var(--info);border:1px solid var(--info-bar);border-radius:9px;padding:5px 14px;cursor:pointer;font-weight:560}
.option input{background:var(--well);border:1px solid var(--idle-bar);border-radius:9px;padding:5px 10px}
`;
const DATA = `
pre{font-size:12.8px;line-height:1.55;background:var(--well);border-radius:10px;padding:12px 14px;overflow:auto;max-height:30em;white-space:pre-wrap;tab-size:4}
pre code{font-size:inherit}
pre.command{user-select:all;padding-right:76px}
h3+.quiet,.quiet+.paste,.quiet+.rows{margin-top:6px}
.kinds,.problems{margin-top:12px}
.kinds :is(th,td):nth-child(2){text-align:right;padding-right:20px}
.kinds th{white-space:nowrap}
@media (max-width:600px){.kinds thead{position:absolute;clip-path:inset(50%)}.kinds,.kinds :is(tbody,tr,td){display:block}.kinds tr{padding:8px 0;border-top:1px solid var(--line)}.kinds td{border:0;padding:1px 0}.kinds td:nth-child(2){display:inline;text-align:left;padding-right:0}.kinds td:nth-child(2)::after{content:" × at "}.kinds td:nth-child(3){display:inline}}
.for{font-size:13px;color:var(--soft);margin:10px 0 4px}
.paste{position:relative;margin-bottom:8px}
.copy{position:absolute;top:7px;right:8px;font:inherit;font-size:12.5px;color:var(--soft);background:var(--card);border:1px solid var(--line);border-radius:7px;padding:2px 10px;cursor:pointer}
.copy:hover{color:var(--ink)}
.fields{display:grid;grid-template-columns:minmax(90px,max-content) 1fr;gap:6px 20px;font-size:14px}
.fields dt{color:var(--soft);max-width:22ch}
.fields dd{min-width:0}
.fold{margin-top:10px}
.fold>summary,.section>summary{cursor:pointer;width:fit-content;border-radius:6px}
.fold>summary{color:var(--soft);font-size:13.5px;font-weight:520}
.fold>summary:hover{color:var(--ink)}
.inside{padding:10px 0 4px 16px;border-left:1px solid var(--line);margin:8px 0 0 4px}
.section>summary h2{display:inline}
.section[open]>summary{margin-bottom:14px}
.warnings li,.records>li{padding:9px 0;border-top:1px solid var(--line)}
.warnings{margin-top:10px}
.scroll{overflow:auto;max-height:34em}
table{border-collapse:collapse;width:100%;font-size:13.2px}
th{position:sticky;top:0;background:var(--card);text-align:left;color:var(--soft);font-weight:520;padding:4px 14px 8px 0}
td{padding:5px 14px 5px 0;border-top:1px solid var(--line);vertical-align:top}
td:nth-child(2){white-space:nowrap}
.num{white-space:nowrap;color:var(--soft)}
`;
const TIMELINE = `
#find{display:flex;flex-wrap:wrap;gap:8px 0;align-items:center;justify-content:flex-end}
.chips{display:flex;margin-right:12px;background:var(--well);border-radius:10px;padding:3px}
.chips button{all:unset;box-sizing:border-box;font-size:13px;padding:3px 12px;border-radius:8px;color:var(--soft);cursor:pointer}
.chips button:hover{color:var(--ink)}
.chips button[aria-pressed=true]{background:var(--card);color:var(--ink);box-shadow:0 0 0 1px var(--line)}
.chips button:focus-visible{outline:2px solid var(--info);outline-offset:1px}
#q{font:inherit;font-size:13.5px;color:inherit;background:var(--well);border:1px solid transparent;border-radius:10px;padding:5px 12px;width:190px}
#q::placeholder{color:var(--soft);opacity:1}
#found{color:var(--soft);font-size:13px;order:-1}
#found:not(:empty){margin-right:14px}
#timeline{container-type:inline-size}
.scale,.row>details>summary{display:grid;grid-template-columns:18px minmax(170px,31%) 1fr 74px;grid-template-columns:18px minmax(0,1fr) 59cqi 70px;gap:0 12px;align-items:center}
.scale{padding:0 10px}
.scale svg{grid-column:3;width:100%;height:18px;overflow:visible}
.scale text{font-size:11.5px;fill:var(--soft)}
.rows{border-top:1px solid var(--line)}
.row{border-bottom:1px solid var(--line)}
.row>details>summary{list-style:none;cursor:pointer;padding:0 10px;min-height:42px;border-radius:8px}
.row>details>summary::-webkit-details-marker{display:none}
.row>details>summary:hover,.row>details[open]>summary{background:var(--well)}
.who{min-width:0;padding:6px 0;line-height:1.35}
.name{font-size:13.6px;font-weight:560;margin-right:2px}
.key{font-size:12.6px;color:var(--soft)}
.about{display:block;color:var(--soft);font-size:12.4px}
.track{width:100%;height:24px;overflow:visible}
#grid line{stroke:var(--line);stroke-width:1}
#grid .gap{fill:var(--well)}
.t-completed{fill:var(--ok-bar)}.t-failed{fill:var(--bad-bar)}.t-open{fill:var(--idle-bar)}.s-running>details>summary .t-open{fill:var(--info-bar)}
.s-handled .t-failed,.s-recovered .t-failed,.s-tolerated>details>summary .t-completed{fill:var(--warn-bar)}
.s-completed>details>summary .t-failed{fill:var(--warn-bar)}
.s-terminated-failed .t-completed{fill:var(--bad-bar)}
.w-retry{fill:var(--warn-bar);opacity:.55}
.w-timer{fill:var(--info-bar)}
.w-gate{fill:var(--info-bar);opacity:.6}
.took{text-align:right;color:var(--soft);font-size:13px;white-space:nowrap}
.body{padding:12px 10px 18px 40px}
.row .row .body{padding-left:26px}
.body>:first-child{margin-top:0}
.facts{display:flex;flex-wrap:wrap;gap:4px 22px;color:var(--soft);font-size:13.4px}
.facts code{color:var(--ink)}
.attempts{margin-top:12px}
.attempts>li{padding:8px 0 8px 16px;border-left:2px solid var(--line)}
.attempts p>span{color:var(--tone)}
.said{white-space:pre-wrap;max-width:80ch}
.row .rows{margin:14px -10px 0 0;border-radius:0}
.row .row>details>summary{min-height:36px}
.row .row:last-child{border-bottom:0}
.more{margin-top:10px}
.log h4{margin:8px 0 4px;font-size:12px;font-weight:520;color:var(--soft)}
#live{color:var(--soft);font-size:13px;margin-top:-14px;margin-bottom:14px}
`;
const GRAPH = `
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:13px;color:var(--soft)}
.legend li{display:flex;gap:6px;align-items:center}
.legend .sign{width:15px;height:15px}
.canvas{overflow:auto;max-height:max(78vh,1100px);border-radius:10px;text-align:center}
.canvas svg{display:inline-block}
.e{fill:none;stroke:var(--idle-bar);stroke-width:1.3}
.e-ok{stroke:var(--ok-bar);stroke-width:2}
.e-bad{stroke:var(--bad-bar);stroke-width:2}
.k-error{stroke-dasharray:5 4}
.e-want{stroke:var(--info);stroke-width:3.4;stroke-linecap:round;stroke-dasharray:.1 7}
.legend .line{width:34px;height:8px}
.a-idle{fill:var(--idle-bar)}.a-ok{fill:var(--ok-bar)}.a-bad{fill:var(--bad-bar)}.a-want{fill:var(--info)}
.n .b{fill:var(--wash);stroke:var(--bar);stroke-width:1.4}
.n.s-skipped .b{fill:var(--card);stroke-dasharray:4 3.5}
.n use{color:var(--tone)}
a.n:hover .b{stroke-width:2.4}
.marked .b{stroke:var(--info);stroke-width:2.4}.marked .t2{fill:var(--info);font-weight:640}
:is(a.n,a.m):focus-visible{outline:none}
a.n:focus-visible .b{stroke:var(--info);stroke-width:3}
a.m:hover text,a.m:focus-visible text{fill:var(--info);text-decoration:underline}
.t1,.t3,.labels text{font-family:ui-monospace,"SF Mono","JetBrains Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
.t1{font-size:12.8px;font-weight:560;fill:var(--ink)}
.t2{font-size:11.4px;fill:var(--soft)}
.t3{font-size:11.4px;fill:var(--soft)}
.s-skipped .t1{fill:var(--soft)}
.dot{fill:var(--bar)}
.rule{stroke:var(--line)}
.end rect{fill:var(--well);stroke:var(--idle-bar)}
.end.s-failed rect{fill:var(--wash);stroke:var(--bar)}.end.s-failed text{fill:var(--tone)}
.end text{text-anchor:middle;font-size:12px;fill:var(--soft)}
.labels text{font-size:10.6px;fill:var(--soft);stroke:var(--card);stroke-width:4px;paint-order:stroke;stroke-linejoin:round}
.labels .l-bad{fill:var(--bad)}
.labels .left{text-anchor:end}
`;
const PLACES = `
@media (max-width:760px){.wrap{padding:0 14px}.card{padding:18px 16px;border-radius:14px}.scale{display:none}.row>details>summary{grid-template-columns:18px 1fr auto;padding:6px 4px}.row .track{grid-column:1/-1;grid-row:2}.body{padding-left:12px}.fields{grid-template-columns:1fr}.numbers{gap:12px 24px}h1{font-size:24px}.outcome{width:36px;height:36px}.title{gap:12px}}
@media (max-width:480px){#find,.chips,#q{width:100%}.chips{margin-right:0}.chips button{flex:1;text-align:center}#q{box-sizing:border-box}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{:root{--bg:#fff;--well:#f7f7f5}body{font-size:11pt}.wrap{max-width:none;padding:0}#find,.skip,.copy{display:none!important}.card{break-inside:auto;padding:12pt 0;border-width:1px 0 0;border-radius:0;margin:0}.ending{padding-left:14pt}.row,.attempts>li,h2,h3{break-inside:avoid}h2,h3{break-after:avoid}.canvas,.scroll,pre{max-height:none;overflow:visible}.canvas svg{max-width:100%;height:auto}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
@media (forced-colors:active){.t-completed,.t-failed,.t-open,.w-timer{fill:CanvasText}.chips button[aria-pressed=true]{outline:1px solid}}
`;
const PICTURE_STYLE = (/* unused pure expression or super */ null && (`${COLOURS}${GRAPH}svg{background:var(--card);font-family:ui-sans-serif,system-ui,sans-serif}.n.s-skipped .b{fill:var(--well);stroke-dasharray:none}.n.s-skipped .t1{fill:var(--ink)}.n.s-skipped use{display:none}`));
const STYLE = `${COLOURS}${BASE}${TOP}${FORMS}${DATA}${TIMELINE}${GRAPH}${PLACES}`;


/***/ })

};
;