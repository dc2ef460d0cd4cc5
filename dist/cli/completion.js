(function(exports,require,module,__filename,__dirname){const e=require("./main.js"),t={completion:[`bash`,`zsh`,`fish`],ledger:[`add`,`show`]};function n(t){return[...t.options,e.n]}function r({choices:e,suggestions:t}){return(e??t)?.join(` `)}function i(e){return e.short===void 0?[e.name]:[e.name,e.short]}function a(e){let a=e.map(e=>{let a=n(e).flatMap(i).join(` `),o=n(e).filter(e=>e.value!==void 0).map(e=>{let t=r(e);return`        ${i(e).join(`|`)}) value=yes; ${t===void 0?`:`:`words="${t}"`} ;;`}),s=t[e.name];return[`    ${e.name})`,`      options="${a}"`,...s===void 0?[]:[`      operands="${s.join(` `)}"`],...o.length===0?[]:[`      case "$prev" in`,...o,`      esac`],`      ;;`].join(`
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
${a.join(`
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
`}function o(e){return`'${e.replaceAll(`'`,`'\\''`)}'`}function s(e){return e.replaceAll(/[[\]:\\]/g,e=>`\\${e}`)}function c(r){let a=r.map(({name:t})=>`    ${o(`${t}:${e.r[t].replaceAll(`:`,`\\:`)}`)}`),s=r.map(e=>{let r=t[e.name],a=r===void 0?[]:[`1:word:(${r.join(` `)})`],s=n(e).flatMap(e=>i(e).map(t=>l(e,t)));return`    ${e.name}) _arguments ${[...s,...a,`*:file:_files`].map(o).join(` `)} ;;`});return`#compdef conductor
# zsh completion of conductor; load with: eval "$(conductor completion zsh)"
_conductor() {
  local -a commands
  commands=(
${a.join(`
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
${s.join(`
`)}
  esac
}
if [ "$funcstack[1]" = "_conductor" ]; then _conductor "$@"; else compdef _conductor conductor; fi
`}function l(e,t){let n=e.repeats===!0?`*`:``,i=r(e),a=e.value===void 0?``:`:${s(e.value)}:${i===void 0?`_files`:`(${i})`}`;return`${n}${t}${e.value!==void 0&&t.startsWith(`--`)?`=`:``}[${s(e.help)}]${a}`}function u(r){let i=[`# fish completion of conductor; load with: conductor completion fish | source`,`complete -c conductor -n "not __fish_seen_subcommand_from ${r.map(({name:e})=>e).join(` `)}" -f`,`complete -c conductor -n "__fish_use_subcommand" -l help -s h -d "this text"`,`complete -c conductor -n "__fish_use_subcommand" -l version -d "the version"`];for(let a of r){i.push(`complete -c conductor -n "__fish_use_subcommand" -a ${a.name} -d ${f(e.r[a.name])}`);let r=`-n "__fish_seen_subcommand_from ${a.name}"`,o=t[a.name];if(o!==void 0){let e=o.join(` `),t=`__fish_seen_subcommand_from ${a.name}; and not __fish_seen_subcommand_from ${e}`;i.push(`complete -c conductor -n "${t}" -f -a "${e}"`)}for(let e of n(a))i.push(`complete -c conductor ${r} ${d(e)}`)}return`${i.join(`
`)}\n`}function d(e){let t=e.short===void 0?``:` -s ${e.short.slice(1)}`,n=r(e),i=e.value===void 0?``:n===void 0?` -r -F`:` -x -a "${n}"`;return`-l ${e.name.slice(2)}${t}${i} -d ${f(e.help)}`}function f(e){return`'${e.replaceAll(/['\\]/g,e=>`\\${e}`)}'`}const p={name:`completion`,usage:`completion bash|zsh|fish`,options:[e.Qa],examples:[`eval "$(conductor completion bash)"`,`conductor completion zsh > ~/.zfunc/_conductor`,`conductor completion fish > ~/.config/fish/completions/conductor.fish`],run:h},m=/* @__PURE__ */ new Map([[`bash`,a],[`zsh`,c],[`fish`,u]]);async function h(t,n){let[r,...i]=t.operands,a=r===void 0?void 0:m.get(r);if(a===void 0||i.length>0){let t=[...m.keys()].join(`, `),a=r===void 0?`which shell?`:`${JSON.stringify(i[0]??r)} is not a shell that is known here;`;return e.lo(n,p,`${a} shells are ${t}`)}return n.terminal.stdout(a(await n.commands())),0}exports.completionCommand=p;
})