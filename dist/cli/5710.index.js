"use strict";
exports.id = 5710;
exports.ids = [5710];
exports.modules = {

/***/ 35710:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runKinds: function() { return /* binding */ runKinds; }
});

// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/config/contract/index.js + 2 modules
var contract = __webpack_require__(41832);
;// CONCATENATED MODULE: ./build/src/config/kind-reference.js



function createKindReference(workflows) {
    const entries = new Map();
    for (const { settings } of workflows)
        for (const [kind, entry] of Object.entries(settings.kinds ?? {}))
            if (!entries.has(kind))
                entries.set(kind, entry);
    const uses = collectUses(workflows);
    return [...entries]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, { description, details, suggestion, docs, owner, transient }]) => ({
        kind,
        description: description ?? null,
        details: details ?? null,
        suggestion: suggestion ?? null,
        docs: docs ?? null,
        owner: owner ?? null,
        transient: transient ?? null,
        ...(uses.get(kind) ?? { raised_by: [], handled_by: [], escapes: [] }),
    }));
}
function collectUses(workflows) {
    const uses = new Map();
    const usesOf = (kind) => {
        const known = uses.get(kind) ?? { raised_by: [], handled_by: [], escapes: [] };
        uses.set(kind, known);
        return known;
    };
    for (const workflow of workflows) {
        const { file, nodes, escapes } = (0,contract/* createContract */.NF)(workflow);
        for (const { node, raises } of nodes)
            for (const { kind, handledBy } of raises) {
                const use = usesOf(kind);
                use.raised_by.push({ file, node });
                for (const handler of handledBy)
                    use.handled_by.push(describeHandler(file, node, handler));
            }
        for (const { kind } of escapes)
            usesOf(kind).escapes.push(file);
    }
    return uses;
}
function describeHandler(file, node, { action, target }) {
    return { file, node, action, target };
}
function renderKindReference(kinds, format) {
    if (kinds.length === 0)
        return 'No catalogue: `workflow.kinds` describes kinds.\n';
    const blocks = kinds.map(format === 'text' ? renderText : renderMarkdown);
    return `${format === 'markdown' ? '# Errors\n\n' : ''}${blocks.join('\n')}`;
}
function renderText(entry) {
    const { kind, description, details, suggestion, docs, owner, transient } = entry;
    const rows = [
        ['meaning', description],
        ['details', details === null ? null : formatFields(details) || 'none'],
        ['hint', suggestion],
        ['docs', docs],
        ['owner', owner],
        ['transient', transient === null ? null : String(transient)],
        ['raised by', formatUses(entry.raised_by) || 'nothing'],
        ['handled by', entry.handled_by.map(formatHandled).join(', ') || null],
        ['escapes', entry.escapes.join(', ') || null],
    ];
    const lines = rows.flatMap(([label, text]) => (text === null ? [] : `  ${label.padEnd(11)}${(0,terminal_text/* toOneLine */.GX)(text, 500)}\n`));
    return `${kind}\n${lines.join('')}`;
}
function formatFields(fields) {
    return Object.entries(fields)
        .map(([name, field]) => `${name}${field.required === false ? '?' : ''}: ${formatType(field)}`)
        .join(', ');
}
function formatType(field) {
    const inner = field.items === undefined ? '' : ` of ${formatType(field.items)}`;
    const parts = field.properties === undefined ? '' : ` { ${formatFields(field.properties)} }`;
    return `${field.type}${inner}${parts}${field.nullable === true ? ' or null' : ''}`;
}
function formatUses(uses) {
    return uses.map(({ file, node }) => `${node} (${file})`).join(', ');
}
function formatHandled({ file, node, action, target }) {
    return `${node} (${file}): ${action}${target === null ? '' : ` ${target}`}`;
}
function renderMarkdown(entry) {
    const { kind, description, details, suggestion, docs, owner, transient } = entry;
    const target = (0,markdown/* linkTarget */.Cm)(docs ?? '');
    const rows = Object.entries(details ?? {}).map(([name, field]) => [
        (0,markdown/* toCodeSpan */.Ro)(name),
        escapeText(formatType(field)),
        field.required === false ? 'no' : 'yes',
        escapeText(field.description ?? ''),
    ]);
    const table = rows.length === 0 ? [] : [(0,markdown/* renderMarkdownTable */.Ij)(['detail', 'type', 'always there', 'meaning'], rows)];
    const facts = [
        ...(suggestion === null ? [] : [`- Do: ${escapeText(suggestion)}`]),
        ...(docs === null ? [] : [`- See ${target === null ? (0,markdown/* toCodeSpan */.Ro)(docs) : `<${target}>`}`]),
        ...(owner === null ? [] : [`- Owner: ${escapeText(owner)}`]),
        ...(transient === null ? [] : [`- ${transient ? 'Transient: another run may succeed' : 'Not transient'}`]),
        `- Raised by ${entry.raised_by.map(({ file, node }) => `${(0,markdown/* toCodeSpan */.Ro)(node)} in ${(0,markdown/* toCodeSpan */.Ro)(file)}`).join(', ') || 'nothing'}`,
        ...(entry.handled_by.length === 0
            ? []
            : [`- Handled by ${entry.handled_by.map((one) => (0,markdown/* toCodeSpan */.Ro)(formatHandled(one))).join(', ')}`]),
        ...(entry.escapes.length === 0 ? [] : [`- Escapes ${entry.escapes.map((file) => (0,markdown/* toCodeSpan */.Ro)(file)).join(', ')}`]),
    ];
    const text = description === null ? [] : [escapeText(description)];
    return `${[`## ${(0,markdown/* toCodeSpan */.Ro)(kind)}`, ...text, ...table, facts.join('\n')].join('\n\n')}\n`;
}
const MAX_CHARS = 2000;
function escapeText(text) {
    return (0,terminal_text/* toOneLine */.GX)(text, MAX_CHARS).replaceAll(/[\\`*_{}[\]<>|#]/g, '\\$&');
}

// EXTERNAL MODULE: ./build/src/config/load/named-files.js
var named_files = __webpack_require__(39749);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(19304);
;// CONCATENATED MODULE: ./build/src/cli/kinds.js




async function runKinds(args, context) {
    const named = (0,named_files/* listNamedFiles */.VC)(args.operands, context.cwd, named_files/* VALIDATED */.Fu);
    if (!named.ok)
        return context.badUsage(named.error);
    const { files, scenarioFiles, quarantineFiles } = named.value;
    const format = args.value('--format') ?? 'text';
    const workflows = new Map();
    for (const file of files.filter((each) => !scenarioFiles.has(each) && !quarantineFiles.has(each))) {
        const workflow = await (0,inspect_file.loadSoundWorkflow)(file, format, context);
        if (typeof workflow === 'number')
            return workflow;
        for (const each of (0,model/* listWorkflows */.Dl)(workflow))
            workflows.set(each.file, each);
    }
    const kinds = createKindReference([...workflows.values()]);
    if (format === 'json')
        (0,inspect_file.printDocument)({ schema_version: 1, kinds }, context);
    else
        context.terminal.stdout(context.redactor().text(renderKindReference(kinds, format === 'markdown' ? 'markdown' : 'text')));
    return 0;
}


/***/ })

};
;