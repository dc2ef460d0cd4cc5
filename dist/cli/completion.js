(function(exports,require,module,__filename,__dirname){const e=require("./main.js"),t=/* @__PURE__ */ new Map([[`bash`,o],[`zsh`,l],[`fish`,d]]);async function n(n,i){let[a,...o]=n.operands,s=a===void 0?void 0:t.get(a);if(s===void 0||o.length>0){let n=[...t.keys()].join(`, `),r=a===void 0?`which shell?`:`${JSON.stringify(o[0]??a)} is not a shell that is known here;`;return e.ws(i,`completion`,`${r} shells are ${n}`)}return i.terminal.stdout(s(Object.entries(i.commands).map(r))),0}function r([t,{summary:n,options:r,words:i=[]}]){return{name:t,summary:n,options:[...r,e.vs],words:i}}function i({choices:e,suggestions:t}){return(e??t)?.join(` `)}function a(e){return e.short===void 0?[e.name]:[e.name,e.short]}function o(e){let t=e.map(e=>{let t=e.options.flatMap(a).join(` `),n=e.options.filter(e=>e.value!==void 0).map(e=>{let t=i(e);return`        ${a(e).join(`|`)}) value=yes; ${t===void 0?`:`:`words="${t}"`} ;;`});return[`    ${e.name})`,`      options="${t}"`,...e.words.length===0?[]:[`      operands="${e.words.join(` `)}"`],...n.length===0?[]:[`      case "$prev" in`,...n,`      esac`],`      ;;`].join(`
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
`}function s(e){return`'${e.replaceAll(`'`,`'\\''`)}'`}function c(e){return e.replaceAll(/[[\]:\\]/g,e=>`\\${e}`)}function l(e){let t=e.map(({name:e,summary:t})=>`    ${s(`${e}:${t.replaceAll(`:`,`\\:`)}`)}`),n=e.map(e=>{let t=e.words.length===0?[]:[`1:word:(${e.words.join(` `)})`],n=e.options.flatMap(e=>a(e).map(t=>u(e,t)));return`    ${e.name}) _arguments ${[...n,...t,`*:file:_files`].map(s).join(` `)} ;;`});return`#compdef conductor
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
${n.join(`
`)}
  esac
}
if [ "$funcstack[1]" = "_conductor" ]; then _conductor "$@"; else compdef _conductor conductor; fi
`}function u(e,t){let n=e.repeats===!0?`*`:``,r=i(e),a=e.value===void 0?``:`:${c(e.value)}:${r===void 0?`_files`:`(${r})`}`;return`${n}${t}${e.value!==void 0&&t.startsWith(`--`)?`=`:``}[${c(e.help)}]${a}`}function d(e){let t=[`# fish completion of conductor; load with: conductor completion fish | source`,`complete -c conductor -n "not __fish_seen_subcommand_from ${e.map(({name:e})=>e).join(` `)}" -f`,`complete -c conductor -n "__fish_use_subcommand" -l help -s h -d "this text"`,`complete -c conductor -n "__fish_use_subcommand" -l version -d "the version"`];for(let n of e){t.push(`complete -c conductor -n "__fish_use_subcommand" -a ${n.name} -d ${p(n.summary)}`);let e=`-n "__fish_seen_subcommand_from ${n.name}"`;if(n.words.length>0){let e=n.words.join(` `),r=`__fish_seen_subcommand_from ${n.name}; and not __fish_seen_subcommand_from ${e}`;t.push(`complete -c conductor -n "${r}" -f -a "${e}"`)}for(let r of n.options)t.push(`complete -c conductor ${e} ${f(r)}`)}return`${t.join(`
`)}\n`}function f(e){let t=e.short===void 0?``:` -s ${e.short.slice(1)}`,n=i(e),r=e.value===void 0?``:n===void 0?` -r -F`:` -x -a "${n}"`;return`-l ${e.name.slice(2)}${t}${r} -d ${p(e.help)}`}function p(e){return`'${e.replaceAll(/['\\]/g,e=>`\\${e}`)}'`}exports.runCompletion=n;
})