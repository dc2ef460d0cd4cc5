"use strict";
exports.id = 8443;
exports.ids = [8443];
exports.modules = {

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