(function(exports,require,module,__filename,__dirname){const e=require("./main.js"),t={name:`--help`,short:`-h`,help:`this text`},n={completion:[`bash`,`zsh`,`fish`],ledger:[`add`,`show`]};function r(e){return[...e.options,t]}function i({choices:e,suggestions:t}){return(e??t)?.join(` `)}function a(e){return e.short===void 0?[e.name]:[e.name,e.short]}function o(e){let t=e.map(e=>{let t=r(e).flatMap(a).join(` `),o=r(e).filter(e=>e.value!==void 0).map(e=>{let t=i(e);return`        ${a(e).join(`|`)}) value=yes; ${t===void 0?`:`:`words="${t}"`} ;;`}),s=n[e.name];return[`    ${e.name})`,`      options="${t}"`,...s===void 0?[]:[`      operands="${s.join(` `)}"`],...o.length===0?[]:[`      case "$prev" in`,...o,`      esac`],`      ;;`].join(`
`)});return`# bash completion of conductor; load with: eval "$(conductor completion bash)"
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
    "") COMPREPLY=( $(compgen -W "${e.map(({name:e})=>e).join(` `)} --help --version" -- "$cur") ); return ;;
${t.join(`
`)}
  esac
  if [ -n "$words" ]; then COMPREPLY=( $(compgen -W "$words" -- "$cur") ); return; fi
  if [ -n "$value" ]; then COMPREPLY=( $(compgen -f -- "$cur") ); return; fi
  case "$cur" in
    -*) COMPREPLY=( $(compgen -W "$options" -- "$cur") ) ;;
    *) if [ -n "$operands" ] && [ "$prev" = "$command" ]; then COMPREPLY=( $(compgen -W "$operands" -- "$cur") ); else COMPREPLY=( $(compgen -f -- "$cur") ); fi ;;
  esac
}
complete -o filenames -F _conductor conductor
`}function s(e){return`'${e.replaceAll(`'`,`'\\''`)}'`}function c(e){return e.replaceAll(/[[\]:\\]/g,e=>`\\${e}`)}function l(e){let t=e.map(({name:e,summary:t})=>`    ${s(`${e}:${t.replaceAll(`:`,`\\:`)}`)}`),i=e.map(e=>{let t=n[e.name],i=t===void 0?[]:[`1:word:(${t.join(` `)})`],o=r(e).flatMap(e=>a(e).map(t=>u(e,t)));return`    ${e.name}) _arguments ${[...o,...i,`*:file:_files`].map(s).join(` `)} ;;`});return`#compdef conductor
# zsh completion of conductor; load with: eval "$(conductor completion zsh)"
_conductor() {
  local -a commands
  commands=(
${t.join(`
`)}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command=$words[2]
  words=("conductor $command" "\${(@)words[3,-1]}")
  (( CURRENT-- ))
  case "$command" in
${i.join(`
`)}
  esac
}
if [ "$funcstack[1]" = "_conductor" ]; then _conductor "$@"; else compdef _conductor conductor; fi
`}function u(e,t){let n=e.repeats===!0?`*`:``,r=i(e),a=e.value===void 0?``:`:${c(e.value)}:${r===void 0?`_files`:`(${r})`}`;return`${n}${t}${e.value!==void 0&&t.startsWith(`--`)?`=`:``}[${c(e.help)}]${a}`}function d(e){let t=[`# fish completion of conductor; load with: conductor completion fish | source`,`complete -c conductor -n "not __fish_seen_subcommand_from ${e.map(({name:e})=>e).join(` `)}" -f`,`complete -c conductor -n "__fish_use_subcommand" -l help -s h -d "this text"`,`complete -c conductor -n "__fish_use_subcommand" -l version -d "the version"`];for(let i of e){t.push(`complete -c conductor -n "__fish_use_subcommand" -a ${i.name} -d ${p(i.summary)}`);let e=`-n "__fish_seen_subcommand_from ${i.name}"`,a=n[i.name];if(a!==void 0){let e=a.join(` `),n=`__fish_seen_subcommand_from ${i.name}; and not __fish_seen_subcommand_from ${e}`;t.push(`complete -c conductor -n "${n}" -f -a "${e}"`)}for(let n of r(i))t.push(`complete -c conductor ${e} ${f(n)}`)}return`${t.join(`
`)}\n`}function f(e){let t=e.short===void 0?``:` -s ${e.short.slice(1)}`,n=i(e),r=e.value===void 0?``:n===void 0?` -r -F`:` -x -a "${n}"`;return`-l ${e.name.slice(2)}${t}${r} -d ${p(e.help)}`}function p(e){return`'${e.replaceAll(/['\\]/g,e=>`\\${e}`)}'`}const m={name:`completion`,summary:`Print a completion script for a shell`,usage:`completion bash|zsh|fish`,options:[e.Va],examples:[`eval "$(conductor completion bash)"`,`conductor completion zsh > ~/.zfunc/_conductor`,`conductor completion fish > ~/.config/fish/completions/conductor.fish`],run:g},h=/* @__PURE__ */ new Map([[`bash`,o],[`zsh`,l],[`fish`,d]]);async function g(t,n){let[r,...i]=t.operands,a=r===void 0?void 0:h.get(r);if(a===void 0||i.length>0){let t=[...h.keys()].join(`, `),a=r===void 0?`which shell?`:`${JSON.stringify(i[0]??r)} is not a shell that is known here;`;return e.Qa(n,m,`${a} shells are ${t}`)}return n.terminal.stdout(a(await n.commands())),0}exports.completionCommand=m;
})