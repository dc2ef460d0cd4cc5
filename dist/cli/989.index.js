"use strict";
exports.id = 989;
exports.ids = [989];
exports.modules = {

/***/ 989:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCompletion: function() { return /* binding */ runCompletion; }
/* harmony export */ });
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81501);

const SCRIPTS = {
    bash: createBashCompletion,
    zsh: createZshCompletion,
    fish: createFishCompletion,
    powershell: createPowershellCompletion,
};
async function runCompletion(args, context) {
    const [named = ''] = args.operands;
    const shell = _options_js__WEBPACK_IMPORTED_MODULE_0__/* .SHELLS */ .OF.find((each) => each === named);
    const unknown = `${JSON.stringify(named)} is not a shell that is known here; shells are ${_options_js__WEBPACK_IMPORTED_MODULE_0__/* .SHELLS */ .OF.join(', ')}`;
    if (shell === undefined)
        return context.badUsage(unknown);
    context.terminal.stdout(SCRIPTS[shell](Object.entries(context.commands).map(completeCommand)));
    return 0;
}
function completeCommand([name, { summary, options, words = [] }]) {
    return { name, summary, options: [...options, ..._options_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMON_OPTIONS */ .DT], words };
}
function joinOptionWords({ choices, suggestions }) {
    return (choices ?? suggestions)?.join(' ');
}
function listOptionSpellings(option) {
    return option.short === undefined ? [option.name] : [option.name, option.short];
}
function createBashCompletion(commands) {
    const cases = commands.map(({ name, options, words: operands }) => {
        const rows = options.flatMap((option) => {
            if (option.value === undefined)
                return [];
            return `        ${listOptionSpellings(option).join('|')}) value=yes; words="${joinOptionWords(option) ?? ''}" ;;`;
        });
        return [
            `    ${name})`,
            `      options="${options.flatMap(listOptionSpellings).join(' ')}"`,
            `      operands="${operands.join(' ')}"`,
            ...(rows.length === 0 ? [] : ['      case "$prev" in', ...rows, '      esac']),
            '      ;;',
        ].join('\n');
    });
    return `# bash completion of conductor; load with: eval "$(conductor completion bash)"
_conductor() {
  local cur prev command word options operands words value index
  cur="\${COMP_WORDS[COMP_CWORD]}"
  prev="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$cur" = "=" ]; then cur=""; elif [ "$prev" = "=" ] && [ "$COMP_CWORD" -gt 1 ]; then prev="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  command=""
  for (( index=1; index < COMP_CWORD; index++ )); do
    word="\${COMP_WORDS[index]}"
    case "$word" in -*|=) ;; *) command="$word"; break ;; esac
  done
  options=""; operands=""; words=""; value=""
  case "$command" in
    "") COMPREPLY=( $(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version" -- "$cur") ); return ;;
${cases.join('\n')}
  esac
  if [ -n "$words" ]; then COMPREPLY=( $(compgen -W "$words" -- "$cur") ); return; fi
  if [ -n "$value" ]; then COMPREPLY=( $(compgen -f -- "$cur") ); return; fi
  case "$cur" in
    -*) COMPREPLY=( $(compgen -W "$options" -- "$cur") ) ;;
    *) if [ -n "$operands" ] && [ "$prev" = "$command" ]; then COMPREPLY=( $(compgen -W "$operands" -- "$cur") ); else COMPREPLY=( $(compgen -f -- "$cur") ); fi ;;
  esac
}
complete -o filenames -F _conductor conductor
`;
}
function quoteWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}
function escapeZsh(text) {
    return text.replaceAll(/[[\]:\\]/g, (sign) => `\\${sign}`);
}
function createZshCompletion(commands) {
    const summaries = commands.map(({ name, summary }) => `    ${quoteWord(`${name}:${summary.replaceAll(':', '\\:')}`)}`);
    const cases = commands.map((command) => {
        const first = command.words.length === 0 ? [] : [`1:word:(${command.words.join(' ')})`];
        const rows = command.options.flatMap((option) => listOptionSpellings(option).map((name) => formatZshOption(option, name)));
        return `    ${command.name}) _arguments ${[...rows, ...first, '*:file:_files'].map(quoteWord).join(' ')} ;;`;
    });
    return `#compdef conductor
# zsh completion of conductor; load with: eval "$(conductor completion zsh)"
_conductor() {
  local -a commands
  commands=(
${summaries.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command=$words[2]
  words=("conductor $command" "\${(@)words[3,-1]}")
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = "_conductor" ]; then _conductor "$@"; else compdef _conductor conductor; fi
`;
}
function formatZshOption(option, name) {
    const repeats = option.repeats === true ? '*' : '';
    const words = joinOptionWords(option);
    const value = option.value === undefined ? '' : `:${escapeZsh(option.value)}:${words === undefined ? '_files' : `(${words})`}`;
    const equals = option.value !== undefined && name.startsWith('--') ? '=' : '';
    return `${repeats}${name}${equals}[${escapeZsh(option.help)}]${value}`;
}
function createFishCompletion(commands) {
    const names = commands.map(({ name }) => name).join(' ');
    const lines = [
        '# fish completion of conductor; load with: conductor completion fish | source',
        `complete -c conductor -n "not __fish_seen_subcommand_from ${names}" -f`,
        'complete -c conductor -n "__fish_use_subcommand" -l help -s h -d "this text"',
        'complete -c conductor -n "__fish_use_subcommand" -l version -d "the version"',
    ];
    for (const command of commands) {
        lines.push(`complete -c conductor -n "__fish_use_subcommand" -a ${command.name} -d ${escapeFish(command.summary)}`);
        const seen = `-n "__fish_seen_subcommand_from ${command.name}"`;
        if (command.words.length > 0) {
            const words = command.words.join(' ');
            const first = `__fish_seen_subcommand_from ${command.name}; and not __fish_seen_subcommand_from ${words}`;
            lines.push(`complete -c conductor -n "${first}" -f -a "${words}"`);
        }
        for (const option of command.options)
            lines.push(`complete -c conductor ${seen} ${formatFishOption(option)}`);
    }
    return `${lines.join('\n')}\n`;
}
function formatFishOption(option) {
    const short = option.short === undefined ? '' : ` -s ${option.short.slice(1)}`;
    const words = joinOptionWords(option);
    const value = option.value === undefined ? '' : words === undefined ? ' -r -F' : ` -x -a "${words}"`;
    return `-l ${option.name.slice(2)}${short}${value} -d ${escapeFish(option.help)}`;
}
function escapeFish(text) {
    return `'${text.replaceAll(/['\\]/g, (sign) => `\\${sign}`)}'`;
}
function createPowershellCompletion(commands) {
    const rows = commands.map((command) => {
        const options = command.options.flatMap(listOptionSpellings);
        const values = command.options.flatMap((option) => {
            const words = option.choices ?? option.suggestions;
            if (words === undefined)
                return [];
            return listOptionSpellings(option).map((name) => `${quotePowershell(name)} = ${formatPowershellList(words)}`);
        });
        const entries = [
            `Summary = ${quotePowershell(command.summary)}`,
            `Options = ${formatPowershellList(options)}`,
            `Words = ${formatPowershellList(command.words)}`,
            `Values = @{ ${values.join('; ')} }`,
        ];
        return `    ${quotePowershell(command.name)} = @{ ${entries.join('; ')} }`;
    });
    return `# PowerShell completion of conductor; load with: conductor completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName conductor -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $commands = [ordered]@{
${rows.join('\n')}
  }
  $before = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | Select-Object -Skip 1 | ForEach-Object { $_.Extent.Text })
  $name = $before | Where-Object { $commands.Contains($_) } | Select-Object -First 1
  if ($null -eq $name) {
    $found = @($commands.Keys) + '--help', '--version'
  } else {
    $command = $commands[$name]
    $last = $before[-1]
    if ($command.Values.ContainsKey($last)) { $found = $command.Values[$last] }
    elseif ($wordToComplete.StartsWith('-')) { $found = $command.Options }
    elseif ($last -eq $name) { $found = $command.Words }
    else { $found = @() }
  }
  # Without a result PowerShell completes names of files.
  $found | Where-Object { $_.StartsWith($wordToComplete) } | ForEach-Object {
    $help = if ($null -eq $name -and $commands.Contains($_)) { $commands[$_].Summary } else { $_ }
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $help)
  }
}
`;
}
function formatPowershellList(words) {
    return `@(${words.map(quotePowershell).join(', ')})`;
}
function quotePowershell(text) {
    return `'${text.replaceAll("'", "''")}'`;
}


/***/ })

};
;