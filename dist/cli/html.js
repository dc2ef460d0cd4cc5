(function(exports,require,module,__filename,__dirname){const e=require("./main.js").runtime,t=require("./main.js"),n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4,15e3,3e4,6e4,12e4,3e5,6e5,9e5,18e5,36e5,72e5,144e5,432e5,864e5];function r(e,n){let r=[];for(let a of e)i(r,t.Lt(a),t.Pt(a,n));let s=[];for(let{from:e,to:t}of r.sort((e,t)=>e.from-t.from))i(s,e,t);let c=s[0]?.from??n,l=Math.max(s.at(-1)?.to??n,c+1),u=a(s),d=u.reduce((e,t)=>e+t.to-t.from,0),f=(100-u.length*3)/Math.max(1,l-c-d),p=e=>{let t=Math.min(Math.max(e,c),l),n=(t-c)*f;for(let e of u){if(t<=e.from)break;let r=Math.min(t,e.to)-e.from;n+=r/(e.to-e.from)*3-r*f}return n};return{start:c,end:l,gaps:u,at:p,ticks:o(c,l,d,u,p)}}function i(e,t,n){let r=e.at(-1);r===void 0||t<r.from||t>r.to?e.push({from:t,to:n}):n>r.to&&(r.to=n)}function a(e){let t=e.reduce((e,t)=>e+t.to-t.from,0),n=Math.max(3e4,t/3),r=[];for(let[t,i]of e.entries()){let a=e[t+1];a!==void 0&&a.from-i.to>n&&r.push({from:i.to,to:a.from})}return r.sort((e,t)=>t.to-t.from-(e.to-e.from)).slice(0,5).sort((e,t)=>e.from-t.from)}function o(e,t,r,i,a){let o=(t-e-r)/5,s=n.find(e=>e>=o)??Math.ceil(o/864e5)*864e5,c=[];for(let n=e;n<=t&&c.length<12;n+=s){let r=i.find(e=>n>e.from&&n<e.to);r!==void 0&&(n+=Math.ceil((r.to-n)/s)*s);let o=a(n),l=c.at(-1);n<=t&&o<95&&(l===void 0||o-l.at>6)&&c.push({at:o,elapsed:n-e})}return c}function s(e){return`${Math.round(e*100)/100}%`}function c({file:e,line:n},r){if(r===null)return null;let i=r.run_url.split(`/actions/`)[0]??``;if(t.t(i)===null||!/^[0-9a-f]{7,64}$/i.test(r.sha)||e.startsWith(`/`)||e.includes(`\\`)||e.split(`/`).includes(`..`))return null;let a=e.split(`/`).map(encodeURIComponent).join(`/`).replace(/[()']/g,l);return t.t(`${i}/blob/${r.sha}/${a}${n===null?``:`#L${n}`}`)}function l(e){return`%${e.charCodeAt(0).toString(16).toUpperCase()}`}var u=class{text;constructor(e){this.text=e}};const d={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`,"'":`&#39;`,"`":`&#96;`},f=/^[\t\n !#-%(-;=?-_a-~]*$/;function p(e){return f.test(e)?e:t.Ps(t.Ns(e)).replace(/[&<>"'`]/g,e=>d[e]??e)}function m(e){return e===null?``:e instanceof u?e.text:typeof e==`string`?p(e):typeof e==`number`?String(e):e.map(m).join(``)}function h(e,...t){let n=e[0]??``;for(let r=1;r<e.length;r+=1)n+=m(t[r-1]??null)+(e[r]??``);return new u(n)}const g=new u(``);var _=class{each;#e;constructor(e,t){this.each=t,this.#e=e}fit(e,n=this.each){let r=Math.max(0,Math.min(n,this.#e)),i=e.length<=r?e:t.js(e,r,``);return this.#e-=Buffer.byteLength(p(i)),{text:i,left:e.length-i.length}}};function v(e,n=300){return h`<code>${t.js(e,n)}</code>`}const y=/\B(?=(?:\d{3})+$)/g;function b(e){let t=String(Math.round(e));return t.length<4?t:t.replace(y,`,`)}function x(e,t){return`${b(e)} ${t}${e===1?``:`s`}`}function S(e){if(!Number.isFinite(e)||e<0)return`\u2013`;if(e<1e3)return`${Math.round(e)} ms`;let t=e/1e3;return t<10?`${w(t,1)} s`:t<60?`${Math.round(t)} s`:C(Math.round(t))}function C(e){let t=[{size:86400,name:`d`},{size:3600,name:`h`},{size:60,name:`min`},{size:1,name:`s`}],n=t.findIndex(t=>e>=t.size),r=e;return t.slice(n,n+2).map(({size:e,name:t})=>{let n=Math.floor(r/e);return r-=n*e,n===0?``:`${n} ${t}`}).filter(e=>e!==``).join(` `)}function w(e,t){return e.toFixed(t).replace(/\.0+$/,``)}function T(e){return Number.isFinite(e)?`${t.Dn(e).slice(0,19).replace(`T`,` `)} UTC`:`\u2013`}function E(e,n){if(!t.Hs(e))return D(e)?h`<code>${t.Ks(e)}</code>`:k(O(e),n);let r=Object.entries(e);return r.length===0?h`<p class="quiet">An empty object.</p>`:ee(r,n)}function ee(e,t){let n=e.slice(0,80),r=e.length-n.length;return h`<dl class="fields">${n.map(([e,n])=>h`<dt>${t.fit(e,200).text}</dt><dd>${te(n,t)}</dd>`)}</dl>${r===0?g:h`<p class="quiet">and ${x(r,`more field`)}</p>`}`}function te(e,n){return e===``?h`<span class="quiet">empty</span>`:D(e)?h`<code>${n.fit(t.Ys(e)).text}</code>`:k(O(e),n)}function D(e){return typeof e==`string`?e.length<=120&&!e.includes(`
`):!t.Hs(e)&&!Array.isArray(e)}function O(e){return typeof e==`string`?e.replace(/\n+$/,``):t.Ks(e,2)}function k(e,t,n){let{text:r,left:i}=t.fit(e),a=i===0?g:h`<p class="quiet">Cut here: ${x(i,`more character`)}. The run folder has all of it.</p>`;return r===``&&i>0?a:n===void 0?h`<pre>${r}</pre>${a}`:h`<pre tabindex="0" role="region" aria-label="${n}">${r}</pre>${a}`}function A(e,t,n){return t===void 0?g:h`<details class="fold"><summary>${e}</summary><div class="inside">${E(t,n)}</div></details>`}function ne(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>!t.includes(e)))}const re=new u(` open`),j=[`suggestion`,`stderr_tail`],ie=[...j,`file`,`line`];function M({kind:e,message:t}){return`${e}\n${t}`}function N(e){return Object.keys(e).length===0}function ae(e,t){let{report:n}=e,{result:r}=n;return n.unended===void 0?r.termination===null?r.gate===null?r.errors.length===0?g:oe(e,t):_e(e):ge(r.termination):g}function P(e){return t.Eo(e).slice(0,20)}function oe(e,n){let{report:r}=e,i=r.result.errors,[a,...o]=P(i);if(a===void 0)return g;let s=o.length===0&&t.Do(i).length===1,c=t.Oo(i),l=c.reduce((e,t)=>e+t.count,0),u=s?F(a,e,n):h`${se(c,e,n)}${[a,...o].map(t=>ce(t,e,n))}`;return h`<section class="card ending s-failed" id="error" aria-labelledby="h-error"><h2 id="h-error">${s?`Error`:x(l,`error`)}</h2>
${u}${le(r)}${R(e)}</section>`}function se(e,t,n){let r=e.slice(0,20).map(({kind:e,count:r,items:i,message:a,place:o})=>{let s=i.slice(0,8).map((e,t)=>h`${t===0?``:`, `}${v(e,60)}`),c=i.length>8?` and ${i.length-8} more`:``,l=o===null?g:h` ${L(I(o,t),t)}`;return h`<tr><td>${v(e,200)}</td><td class="num">${r}</td><td>${s}${c}</td><td>${n.fit(a,300).text}${l}</td></tr>`}),i=e.length-r.length;return h`<div class="scroll"><table class="kinds"><thead><tr><th scope="col">Kind</th><th scope="col">Count</th><th scope="col">Items</th><th scope="col">Message</th></tr></thead><tbody>${r}</tbody></table></div>${i>0?h`<p class="quiet">${x(i,`more kind`)} in errors.jsonl.</p>`:g}`}function ce(e,n,r){let i=e.node_id===null?g:h`at <b>${t.js(e.node_id,120)}</b>`;return h`<details class="fold other"><summary>${v(e.kind)} ${i} <span class="quiet">${t.js(e.message,140)}</span></summary><div class="inside">${F(e,n,r)}</div></details>`}function le(e){let n=e.account.ending?.errorsWriteError??null;return n===null?g:h`<p class="quiet">errors.jsonl could not be written: ${t.js(n,500)}</p>`}function F(e,n,r){let i=pe(e,n.report),a=ne(e.details,t.No(e.details)===null?j:ie),o=e.suggestion===null?g:h`<p class="advice">${de(t.js(e.suggestion,1e3))}</p>`,s=i===void 0||i.stderr_tail.trim()===``?g:fe(ue(e),k(i.stderr_tail,r),i.stderr_tail.split(`
`).length<=20);return h`<p class="kind">${v(e.kind)}</p><p class="message">${r.fit(e.message,4e3).text}</p>${o}
${me(e,n)}${N(a)?g:h`<h3>Details</h3>${E(a,r)}`}${s}`}function ue(e){let n=t.Mo(e);return n===null?`End of stderr`:`End of stderr, exit code ${n}`}function de(e){return e.split("`").map((e,t)=>t%2==1?v(e):h`${e}`)}function fe(e,t,n){return h`<details class="fold"${n?re:g}><summary>${e}</summary><div class="inside">${t}</div></details>`}function pe(e,{account:n}){return n.errors.recorded.find(n=>t.or(n)===e.node_id&&n.envelope.kind===e.kind&&n.envelope.message===e.message)}function me(e,n){let r=t.No(e.details),i=r===null?g:h`<li>${L(I(r,n),n)}</li>`;if(e.frames.length===0){let t=e.file===null?g:h`<li>${L({file:e.file,line:e.line},n)}</li>`;return r===null&&e.file===null?g:h`<ul class="frames">${i}${t}</ul>`}return h`<h3>Where</h3><ol class="frames">${i}${e.frames.slice(0,20).map((t,r)=>h`<li>${he(t,r,e,n)}</li>`)}</ol>`}function I({file:e,line:t},{toRelative:n}){return{file:n?.(e)??e,line:t}}function he(e,n,r,i){let a=n===0&&e.file===r.file?r.line:null,o=e.attempt>1?h`, attempt ${e.attempt}`:g;return h`<b>${t.js(e.node,120)}</b> <span class="quiet">${t.js(e.type,40)}${o} in ${t.js(e.workflow,120)}</span> ${L({file:e.file,line:a},i)}`}function L(e,{report:t}){let n=v(e.line===null?e.file:`${e.file}:${e.line}`),r=c(e,t.github);return r===null?n:h`<a href="${r}" rel="noreferrer noopener">${n}</a>`}function ge({status:e,reason:n,terminated_by:r}){let i=e===`success`?`as a success`:`as failed`;return h`<section class="card ending s-terminated" id="termination" aria-labelledby="h-term"><h2 id="h-term">Terminated</h2>
<blockquote>${t.js(n,4e3)}</blockquote><p>The node <b>${t.js(r,120)}</b> ended the run on purpose, ${i}.</p></section>`}function _e(e){return h`<section class="card ending s-waiting" id="gate" aria-labelledby="h-gate"><h2 id="h-gate">Waiting for an answer</h2>
${t.Fo(e.report.result).map(ve)}${R(e)}</section>`}function ve(e){let n=e.options.slice(0,50).map(e=>h`<li><b>${t.js(e.label,200)}</b> ${v(e.value)}</li>`);return h`<blockquote>${t.js(e.prompt,4e3)}</blockquote><p>The gate <b>${t.js(e.node,120)}</b> takes one of</p><ul class="options">${n}</ul>`}function R({report:e,reader:n}){let{github:r,result:i,runDir:a}=e;if(i.next_commands.length===0)return g;let o=r!==null&&n===void 0,s=t.So(i,{...n,github:r,runDir:a,...o?{artifactName:t.yo}:{}}),c=t.xo(o?{...s,fetch:[]}:s,i).map(be);return h`<h3>What next</h3>${s.isLost?h`<p class="quiet">The run folder was not uploaded and is gone with its machine: run it again to reproduce.</p>`:g}${r===null?g:h`<p class="quiet">${ye(r)}${o?h`, where ${v(t.yo)} is the folder that holds this page`:``}:</p>`}${c}`}function ye({repository:e,sha:n}){let r=/^[0-9a-f]{7,64}$/i.test(n)?h` at ${v(n.slice(0,12))}`:g;return h`In a clone of ${t.js(e,200)}${r}`}function be({what:e,commands:t}){return h`<p class="for">${e===`in a clone of the repository; the first line gets the command`?`First, get the command`:`${e.slice(0,1).toUpperCase()}${e.slice(1)}`}</p>${t.slice(0,12).map(xe)}`}function xe(e){return h`<div class="paste"><pre class="command"><code>${t.js(e,2e3)}</code></pre><button type="button" class="copy" hidden>Copy</button></div>`}function Se(e,t,n,r){if(e.total===0)return g;let i=e.choose(n),a=e.total-i.length,o=a===0?g:h`<p class="quiet more">${b(a)} more are in events.jsonl.</p>`;return h`<section class="card" id="events" aria-labelledby="h-events"><details class="section"><summary><h2 id="h-events">Events <span class="count">${b(e.total)}</span></h2></summary>
<div class="scroll" tabindex="0" role="region" aria-label="Events, scrollable"><table><thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Node</th><th scope="col">What</th></tr></thead>
<tbody>${i.map(e=>Ce(e,t,r))}</tbody></table></div>${o}</details></section>`}function Ce(e,n,r){let i=(Date.parse(e.timestamp)-n)/1e3,a=e.type===`node_failed`||e.type===`workflow_failed`?`s-failed`:``,o=r.fit(e.words).text,s=r.fit(t.Ms(`${e.scope}${e.node}`,120)).text;return h`<tr class="event ${a}"><td class="num"><time datetime="${e.timestamp}">${i<0?`\u2013`:`+${i.toFixed(3)} s`}</time></td><td>${e.type}</td><td><code>${s}</code></td><td>${o}</td></tr>`}function we(e,t){let{output:n}=e.result;return n===null?g:h`<section class="card" id="output" aria-labelledby="h-output"><h2 id="h-output">Output</h2>${E(n,t)}</section>`}function Te(e,t){let{result:n}=e;return h`${Ee(n.warnings,t)}${B(`policies`,`Policies`,n.policies,t)}${B(`letters`,`Dead letters`,n.dead_letters,t)}${B(`escalations`,`Escalations`,n.escalations,t)}`}function Ee(e,n){if(e.length===0)return g;let r=e.slice(0,200).map(e=>h`<li>${n.fit(t.js(e,1e3)).text}</li>`);return h`<section class="card" id="warnings" aria-labelledby="h-warnings"><h2 id="h-warnings">Warnings <span class="count">${b(e.length)}</span></h2><ul class="warnings">${r}</ul>${z(e.length)}</section>`}function z(e){return e<=200?g:h`<p class="quiet">and ${x(e-200,`more`)} in result.json</p>`}function B(e,t,n,r){if(n.length===0)return g;let i=n.slice(0,200).map(e=>h`<li>${E(e,r)}</li>`);return h`<section class="card" id="${e}" aria-labelledby="h-${e}"><details class="section"><summary><h2 id="h-${e}">${t} <span class="count">${b(n.length)}</span></h2></summary><ul class="records">${i}</ul>${z(n.length)}</details></section>`}function De(e,t,n){let r=Oe(e,t,n),i=ke(t,n,r),a=[],o=(e,t)=>{for(;a.length<=e;)a.push([]);a[e]?.push(t)};for(let{id:e,width:n}of t)o(i.get(e)??0,{id:e,width:n,bend:!1});let s=Ae(n,r,i,o);return{layers:je(a,s),ways:s}}function Oe(e,t,n){let r=/* @__PURE__ */ new Map;for(let e of n)r.set(e.from,[...r.get(e.from)??[],e]);let i=/* @__PURE__ */ new Map,a=/* @__PURE__ */ new Set;for(let n of[e,...t.map(e=>e.id)]){if(i.has(n))continue;i.set(n,`open`);let e=[{id:n,next:0}];for(let t=e.at(-1);t!==void 0;t=e.at(-1)){let n=r.get(t.id)?.[t.next++];n===void 0?(i.set(t.id,`done`),e.pop()):i.get(n.to)===`open`?a.add(n):i.has(n.to)||(i.set(n.to,`open`),e.push({id:n.to,next:0}))}}return a}function ke(e,t,n){let r=new Map(e.map(e=>[e.id,0])),i=new Map(e.map(e=>[e.id,0])),a=/* @__PURE__ */ new Map;for(let e of t){let[t,r]=n.has(e)?[e.to,e.from]:[e.from,e.to];a.set(t,[...a.get(t)??[],r]),i.set(r,(i.get(r)??0)+1)}let o=e.filter(e=>i.get(e.id)===0).map(e=>e.id);for(let e=o.shift();e!==void 0;e=o.shift())for(let t of a.get(e)??[]){r.set(t,Math.max(r.get(t)??0,(r.get(e)??0)+1));let n=(i.get(t)??0)-1;i.set(t,n),n===0&&o.push(t)}return r}function Ae(e,t,n,r){let i=0;return e.map((e,a)=>{let o=t.has(e),[s,c]=o?[e.to,e.from]:[e.from,e.to],l=n.get(s)??0,u=n.get(c)??0,d=[s];for(let e=l+1;e<u&&i<3e3;e++){let t=`\n${a}.${e}`;i+=1,r(e,{id:t,width:14,bend:!0}),d.push(t)}return{edge:e,cells:[...d,c],up:o}})}function je(e,t){let n=V(t),r=/* @__PURE__ */ new Map,i=e.map(e=>[...e]),a=e=>{for(let[t,n]of e.entries())r.set(n.id,t)};i.forEach(a);for(let e=0;e<6;e++){let t=e%2==0,o=t?i:[...i].reverse();for(let e of o){if(e.length<2)continue;let i=new Map(e.map(e=>[e.id,Me(n,e.id,t,r)]));e.sort((e,t)=>(i.get(e.id)??0)-(i.get(t.id)??0)),a(e)}}return i}function V(e){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map;for(let{cells:i}of e)for(let[e,a]of i.entries()){let o=i[e+1];o!==void 0&&(t.Vt(r,a,o),t.Vt(n,o,a))}return{above:n,below:r}}function Me(e,t,n,r){let i=(n?e.above:e.below).get(t)??[];return i.length===0?r.get(t)??0:i.reduce((e,t)=>e+(r.get(t)??0),0)/i.length}const H=`$end`;function Ne(e,t){let n=new Set(e.nodes.flatMap(e=>e.members)),r=e.nodes.filter(e=>!n.has(e.name)),i=r.length<=300?r:Pe(r,t),a=Fe(e,new Set(i.map(e=>e.name)),r.length<=300?null:t),o=a.some(e=>e.to===H),s=i.map(e=>({id:e.name,width:Ie(e),node:e})),c=o?[...s,{id:H,width:56,node:null}]:s,l=a.filter(e=>e.from===e.to),u=De(e.entry,c,a.filter(e=>e.from!==e.to));return Ve(u,Le(e.entry,u),new Map(i.map(e=>[e.name,e])),l,r.length-i.length)}function Pe(e,t){let n=new Set(t.nodes.slice(0,300));return e.filter(e=>n.has(e.name)).slice(0,300)}function Fe(e,t,n){let r=n===null?null:new Set(n.edges.map(e=>`${e.from}\n${e.to}`)),i=/* @__PURE__ */ new Map;for(let n of e.edges){if(!t.has(n.from)||!(n.to===`$end`||t.has(n.to))||r!==null&&!r.has(`${n.from}\n${n.to}`))continue;let e=`${n.from}\n${n.to}\n${n.kind}`,a=[i.get(e)?.label??``,n.label].filter(e=>e!==``).join(`, `);i.set(e,{...n,label:a})}return[...i.values()].slice(0,1500)}function Ie(e){let t=Math.max(e.name.length,...e.members.map(e=>e.length+2));return Math.min(236,Math.max(164,56+t*7.8))}function U(e){return e===null?28:e.members.length===0?48:48+(Math.min(e.members.length,5)+ +(e.members.length>5))*16+8}function Le(e,{layers:t,ways:n}){let r=V(n.filter(Re(e,n))),i=V(n),a=/* @__PURE__ */ new Map;for(let e of t){let t=0;for(let n of e)a.set(n.id,t+n.width/2),t+=n.width+26}for(let e=0,n=0;e<=8&&n<2;e++){let o=e%2==0,s=!1;for(let e of o?t:[...t].reverse()){let t=e.map(e=>ze(e.id,o?`above`:`below`,r,i,a));for(let[n,r]of Be(e,t).entries()){let t=e[n]?.id??``;s||=a.get(t)!==r,a.set(t,r)}}n=s?0:n+1}return a}function Re(e,t){let n=t.filter(e=>e.edge.kind!==`error`),r=/* @__PURE__ */ new Set([e]);for(let e=-1;e<r.size;){e=r.size;for(let{edge:e}of n)r.has(e.from)&&r.add(e.to)}return e=>e.edge.kind!==`error`&&!e.up&&r.has(e.edge.from)}function ze(e,t,n,r,i){let a=n[t].get(e)??[],o=r[t].get(e)??[];if(o.length===0)return{at:i.get(e)??0,weight:.1};let s=a.length>0?a:o;return{at:s.reduce((e,t)=>e+(i.get(t)??0),0)/s.length,weight:a.length>0?20:1}}function Be(e,t){if(e.length<2)return t.map(({at:e})=>e);let n=[],r=0;for(let[t,i]of e.entries()){let a=e[t-1];a!==void 0&&(r+=(a.width+i.width)/2+26),n.push(r)}let i=[];for(let[e,{at:r,weight:a}]of t.entries()){let t={sum:(r-(n[e]??0))*a,weight:a,size:1};for(let e=i.at(-1);e!==void 0&&e.sum/e.weight>t.sum/t.weight;)t={sum:t.sum+e.sum,weight:t.weight+e.weight,size:t.size+e.size},i.pop(),e=i.at(-1);i.push(t)}return i.flatMap(e=>Array.from({length:e.size},()=>e.sum/e.weight)).map((e,t)=>e+(n[t]??0))}function Ve({layers:e,ways:t},n,r,i,a){let o=e.flat().reduce((e,t)=>Math.min(e,(n.get(t.id)??0)-t.width/2),1/0),s=/* @__PURE__ */ new Map,c=[],l=20;for(let t of e){let e=Math.max(...t.map(e=>e.bend?0:U(r.get(e.id)??null)));for(let i of t){let t=(n.get(i.id)??0)-o+20,a=i.bend?e:U(r.get(i.id)??null),u=l+(e-a)/2;s.set(i.id,{x:t,top:u,bottom:u+a}),i.bend||c.push(He(i,r.get(i.id)??null,{x:t-i.width/2,y:u},a))}l+=e+54}let u=e.flat().reduce((e,t)=>Math.max(e,(s.get(t.id)?.x??0)+t.width/2),0),d=Ue(t,s,c),f=[...t.map(e=>({edge:e.edge,points:We(e,s,d)})),...Ge(i,c)],p=i.length===0?0:40;return{width:u+20+p,height:Math.max(l-54,0)+20,nodes:c,edges:f,left:a}}function He(e,t,n,r){let i=t?.members??[];return{name:e.id,node:t,members:i.slice(0,5),hiddenMembers:Math.max(0,i.length-5),x:n.x,y:n.y,width:e.width,height:r}}function Ue(e,t,n){let r=/* @__PURE__ */ new Map,i=(e,n,i)=>{let a={way:n,towards:t.get(i??``)?.x??0};r.set(e,[...r.get(e)??[],a])};for(let t of e)i(`${t.cells[0]}\nbottom`,t,t.cells[1]),i(`${t.cells.at(-1)}\ntop`,t,t.cells.at(-2));let a=/* @__PURE__ */ new Map;for(let{name:e,width:t}of n)for(let n of[`top`,`bottom`]){let i=[...r.get(`${e}\n${n}`)??[]].sort((e,t)=>e.towards-t.towards||Number(e.way.up)-Number(t.way.up)),o=Math.min(22,(t-24)/Math.max(1,i.length));for(let[e,{way:t}]of i.entries()){let r=a.get(t)??{top:0,bottom:0};r[n]=(e-(i.length-1)/2)*o,a.set(t,r)}}return a}function We(e,t,n){let r=[],i=e.cells.length-1,a=n.get(e)??{top:0,bottom:0};for(let[n,o]of e.cells.entries()){let e=t.get(o);e!==void 0&&(n>0&&r.push({x:e.x+(n===i?a.top:0),y:e.top}),n<i&&r.push({x:e.x+(n===0?a.bottom:0),y:e.bottom}))}return e.up?r.reverse():r}function Ge(e,t){return e.flatMap(e=>{let n=t.find(t=>t.name===e.from);if(n===void 0)return[];let r=n.x+n.width,i=n.y+n.height/2;return[{edge:e,points:[{x:r,y:i-10},{x:r+30,y:i},{x:r,y:i+10}]}]})}function W(e,n){let r=t.Rt(e);return n&&(r===`open`||r===`failed`&&e.route?.action===`retry`)?`running`:r}const G={completed:`Completed`,recovered:`Recovered`,handled:`Error handled`,failed:`Failed`,open:`Interrupted`,waiting:`Waiting`,terminated:`Terminated`,skipped:`Not run`,running:`Running`};function K(e){return G[e]}const Ke={completed:`<path d="M4 8.4 6.8 11 12 5.2"/>`,recovered:`<path d="M4.2 7A4 4 0 1 1 5 10.6M4 4v3.2h3.2"/>`,handled:`<path d="M4 12V8.5A2.5 2.5 0 0 1 6.5 6H12M9.5 3.5 12 6 9.5 8.5"/>`,failed:`<path d="m5 5 6 6m0-6-6 6"/>`,open:`<path d="M5 8h6"/>`,waiting:`<path d="M6 5v6m4-6v6"/>`,terminated:`<path d="M6 6h4v4H6z" fill="currentColor"/>`,skipped:``,running:`<path d="M6 4.8v6.4L11 8z" fill="currentColor"/>`};function qe(){return h`<svg class="defs" aria-hidden="true" width="0" height="0"><defs>${Object.entries(Ke).map(([e,t])=>`<symbol id="i-${e}" viewBox="0 0 16 16">${e===`terminated`?Ye:Je[e===`skipped`?`dashed`:`plain`]}<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${t}</g></symbol>`).map(q)}${q(Xe)}</defs></svg>`}const Je={plain:`<circle cx="8" cy="8" r="7.5" fill="currentColor" fill-opacity=".14"/>`,dashed:`<circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2 2.3"/>`},Ye=`<path d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z" fill="currentColor" fill-opacity=".18"/>`,Xe=[`idle`,`ok`,`bad`].map(e=>`<marker id="a-${e}" class="a-${e}" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 .8 7.4 4 0 7.2z"/></marker>`).join(``);function q(e){return new u(e)}function Ze(e){return h`<svg class="sign" aria-hidden="true"><use href="#i-${e}"/></svg><span class="sr">${G[e]}: </span>`}function Qe(e){let n=t.Rt(e),r=[`all`];return(n===`failed`||n===`handled`||n===`open`)&&r.push(`failed`),(e.attemptsTotal>1||n===`recovered`)&&r.push(`retried`),e.pauses.length>0&&r.push(`waited`),r.join(` `)}const $e=[`running`,`completed`,`recovered`,`handled`,`failed`,`open`,`waiting`,`terminated`,`skipped`];function et({graph:e,path:t,notes:n}){if(e.nodes.length===0)return g;let r=Ne(e,t);if(r.nodes.length===0)return g;let i=new Set(t.edges.map(e=>`${e.from}\n${e.to}`)),a=new Set(r.nodes.filter(({node:e})=>e!==null).map(e=>J(e,n))),o=$e.filter(e=>a.has(e)).map(e=>h`<li class="s-${e}"><svg class="sign" aria-hidden="true"><use href="#i-${e}"/></svg>${K(e)}</li>`),s=Math.ceil(r.width),c=Math.ceil(r.height);return h`<section class="card" id="graph" aria-labelledby="h-graph">
<div class="head"><h2 id="h-graph">Graph</h2><ul class="legend">${o}</ul></div>${r.left===0?g:h`<p class="quiet">The workflow has ${b(e.nodes.length)} nodes; only the path taken is drawn, ${x(r.left,`node`)} left out.</p>`}
<div class="canvas" tabindex="0" role="region" aria-label="Graph of the workflow, scrollable">
<svg width="${s}" height="${c}" viewBox="0 0 ${s} ${c}" role="group" aria-label="${x(r.nodes.length,`node`)}">
<g class="edges">${tt(r.edges,i)}</g><g>${r.nodes.map(e=>st(e,n))}</g><g class="labels">${at(r.edges,i)}</g>
</svg></div></section>`}function J(e,t){return e.node===null?`completed`:t.get(e.name)?.look??`skipped`}function tt(e,t){let n=({edge:e})=>t.has(`${e.from}\n${e.to}`);return[...e.filter(e=>!n(e)),...e.filter(n)].map(e=>nt(e,n(e)))}function nt({edge:e,points:n},r){let i=r?e.kind===`error`?`bad`:`ok`:`idle`,a=e.label===``?``:`: ${t.js(e.label,300)}`,o=h`<title>${e.from} to ${e.to===`$end`?`the end`:e.to}${a}${r?``:` (not taken)`}</title>`,s=e.from===e.to?it(n):rt(n);return h`<path class="e e-${i} k-${e.kind}" d="${s}" marker-end="url(#a-${i})">${o}</path>`}function Y(e){return String(Math.round(e*10)/10)}function rt(e){return e.map((t,n)=>{let r=e[n-1];if(r===void 0)return`M${Y(t.x)} ${Y(t.y)}`;let i=(r.y+t.y)/2;return`C${Y(r.x)} ${Y(i)} ${Y(t.x)} ${Y(i)} ${Y(t.x)} ${Y(t.y)}`}).join(``)}function it(e){let[t,n,r]=e;return t===void 0||n===void 0||r===void 0?``:`M${Y(t.x)} ${Y(t.y)}C${Y(n.x)} ${Y(t.y-8)} ${Y(n.x)} ${Y(r.y+8)} ${Y(r.x)} ${Y(r.y)}`}function at(e,n){let r=[];return e.flatMap(({edge:e,points:i})=>{let[a,o]=i;if(e.label===``||e.from===e.to||a===void 0||o===void 0)return[];let s=t.js(e.label,26),c=s.length*6.4+8,l=o.x<a.x-4,u=[.5,.3,.7].map(e=>({x:a.x+(o.x-a.x)*ot(e)+(l?-8:8),y:a.y+(o.y-a.y)*e})).map(e=>({...e,left:l?e.x-c:e.x,right:l?e.x:e.x+c})).find(e=>!r.some(t=>Math.abs(t.y-e.y)<13&&t.left<e.right&&e.left<t.right));return u===void 0?[]:(r.push(u),[h`<text class="l-${n.has(`${e.from}\n${e.to}`)?e.kind===`error`?`bad`:`ok`:`idle`}${l?` left`:``}" x="${Y(u.x)}" y="${Y(u.y+3.5)}">${s}</text>`])})}function ot(e){return e*e*(3-2*e)}function st(e,n){let{x:r,y:i,width:a,height:o}=e;if(e.node===null)return h`<g class="end"><rect x="${Y(r)}" y="${Y(i)}" width="${Y(a)}" height="${Y(o)}" rx="14"/><text x="${Y(r+a/2)}" y="${Y(i+18.5)}">end</text></g>`;let s=n.get(e.name),c=s?.look??`skipped`,l=[e.members.length>0&&s!==void 0?``:e.node.type,s?.words??``].filter(e=>e!==``).join(` \u00b7 `),u=Math.floor((a-48)/7.6),d=h`<title>${e.name}: ${K(c)}</title><rect class="b" x="${Y(r)}" y="${Y(i)}" width="${Y(a)}" height="${Y(o)}" rx="10"/>
<use href="#i-${c}" x="${Y(r+12)}" y="${Y(i+15)}" width="18" height="18"/>
<text class="t1" x="${Y(r+40)}" y="${Y(i+21)}">${t.js(e.name,u)}</text><text class="t2" x="${Y(r+40)}" y="${Y(i+37)}">${t.js(l,Math.floor((a-46)/5.9))}</text>${ct(e,n)}`;return s?.anchor==null?h`<g class="n s-${c}">${d}</g>`:h`<a class="n s-${c}" href="#${s.anchor}" aria-label="${e.name}: ${K(c)}">${d}</a>`}function ct(e,n){if(e.members.length===0)return g;let r=Math.floor((e.width-52)/6.8),i=e.members.map((i,a)=>{let o=e.y+58+a*16;return h`<circle class="dot s-${n.get(i)?.look??J(e,n)}" cx="${Y(e.x+21)}" cy="${Y(o-3.5)}" r="3"/><text class="t3" x="${Y(e.x+40)}" y="${Y(o)}">${t.js(i,r)}</text>`}),a=e.hiddenMembers===0?g:h`<text class="t3" x="${Y(e.x+40)}" y="${Y(e.y+58+e.members.length*16)}">${b(e.hiddenMembers)} more</text>`;return h`<line class="rule" x1="${Y(e.x+12)}" x2="${Y(e.x+e.width-12)}" y1="${Y(e.y+45.5)}" y2="${Y(e.y+45.5)}"/>${i}${a}`}const X=[`stdout`,`stderr`];function lt(e,n){let r=e.attempts.at(-1);if(r===void 0)return g;if(r.state===`open`&&r.output===void 0)return r.printed===null?g:ut(e,r.printed,n);let i=r.failure===null?`Output`:e.recovered===null?`Partial output`:`Output, as recovered`,a=t.It(e);if(!t.Hs(a)||e.type!==`script`)return A(i,a,n);let o=ne(a,[...X,`exit_code`]),s=X.flatMap(t=>{let r=a[t];return typeof r!=`string`||r.trim()===``||t===`stdout`&&pt(r,o)?[]:[h`<h4>${t}</h4>${k(r.replace(/\n+$/,``),n,dt(t,e))}`]});return h`${s.length===0?g:h`<div class="log"><h3>Log</h3>${s}</div>`}${Object.keys(o).length===0?g:A(i,o,n)}`}function ut(e,t,n){let r=X.filter(e=>t[e].trim()!==``).map(r=>h`<h4>${r}</h4><div class="growing">${k(t[r].replace(/\n+$/,``),n,dt(r,e))}</div>`);return r.length===0?g:h`<div class="log"><h3>Log so far</h3>${r}</div>`}function dt(e,{node:t}){return`${e} of ${t}`.slice(0,200)}function ft(e){let n=t.It(e);return e.type===`script`&&t.Hs(n)&&typeof n.stderr==`string`&&n.stderr!==``}function pt(e,n){let r=e.trimStart().startsWith(`{`)?t.qs(e):void 0;return t.Hs(r)&&Object.keys(r).every(e=>Object.hasOwn(n,e))}function mt(e){let n=e.attempts.at(-1),r=e.attempts[0]?.startedAt,i=[];return r!==void 0&&i.push(h`<li>Started ${T(r)}</li>`),n!==void 0&&n.exitCode!==null&&i.push(h`<li>Exit code ${v(String(n.exitCode))}</li>`),e.child!==null&&i.push(h`<li>Runs ${v(e.child.file)}</li>`),e.recovered!==null&&i.push(h`<li>Recovered from ${v(e.recovered.kind)}</li>`),e.termination!==null&&i.push(h`<li>Ended the run: ${t.js(e.termination.reason,1e3)}</li>`),e.route!==null&&i.push(h`<li>${ht(e.route)}</li>`),i.length===0?g:h`<ul class="facts">${i}</ul>`}function ht(e){let t=e.route===``?g:h` by ${v(e.route)}`,n=e.kind===null?g:h` on ${v(e.kind)}`;switch(e.action){case`to`:return h`Then ${v(e.to??``)}${n}${t}`;case`end`:return h`Then the end${n}${t}`;case`retry`:return h`Tried again${n}${t}`;case`halt`:return h`Halted the run${n}${t}`;case`propagate`:return h`Handed to the caller${n}${t}`;case`recover`:return h`Recovered${n}${t}`;case`collected`:return h`Collected by its group${n}`;case`unhandled`:return e.route===``?h`No route took it${n}`:h`Could not be carried out${n}${t}`}}function gt(e,t){if(!(e.attempts.length>1||e.attempts.some(e=>e.failure!==null)))return g;let n=e.attempts.slice(-30),r=e.attemptsTotal-n.length;return h`${r===0?g:h`<p class="quiet">The first ${r} attempts are not shown.</p>`}<ol class="attempts">${n.map(n=>h`<li>${vt(n,t)}${yt(n,e,t.room)}${_t(e,n)}</li>`)}</ol>`}function _t(e,t){let n=t.endedAt,r=e.attempts.find(e=>e.number>t.number),i=e.pauses.find(e=>e.why===`retry`&&n!==null&&e.from>=n&&(r===void 0||e.from<=r.startedAt));return i===void 0||i.to===null?g:h`<p class="quiet">Waited ${S(i.to-i.from)} before the next attempt</p>`}function vt(e,{room:n,isRunning:r,shownAbove:i}){let a=e.durationMs===null?``:` after ${S(e.durationMs)}`;if(e.failure===null){let t=e.state===`open`?r?`is running`:`was interrupted`:`completed`;return h`<p><span class="s-${e.state}"><b>Attempt ${e.number}</b> ${t}</span>${a}</p>`}let{envelope:o}=e.failure,s=i.has(M(o))&&t.Ks(o.details).length>600?h`<p class="quiet">Its details stand <a href="#error">above</a>.</p>`:N(o.details)?g:A(`Details`,o.details,n);return h`<p><span class="s-failed"><b>Attempt ${e.number}</b> failed</span>${a} with ${v(o.kind)}</p>
<p class="said">${n.fit(o.message,2e3).text}</p>${s}`}function yt(e,t,n){let r=e.failure?.stderr_tail??``;return r.trim()===``||e===t.attempts.at(-1)&&ft(t)?g:h`<details class="fold"><summary>End of stderr</summary><div class="inside">${k(r,n)}</div></details>`}function bt(e,t,n){if(e.length<=200+(n===`time`?100:0))return{shown:St(e,n),hidden:0};let r=new Set(t.slice(0,200));return xt(r,e,r.size+200),n===`time`&&xt(r,e.toReversed(),r.size+100),{shown:St(e.filter(e=>r.has(e)),n),hidden:e.length-r.size}}function xt(e,t,n){for(let r of t){if(e.size>=n)return;e.add(r)}}function St(e,t){let n=e.length>50;if(t===`time`&&!n)return e;let r=t=>n&&[e[t-1],e[t],e[t+1]].some(Z),i=(e,n)=>Z(e)?0:r(n)?t===`time`?0:1:2;return e.map((e,t)=>({visit:e,rank:i(e,t)})).sort((e,t)=>e.rank-t.rank).map(({visit:e})=>e)}function Z(e){if(e===void 0)return!1;let n=t.Rt(e);return n===`failed`||n===`open`||n===`waiting`}function Ct(e,t,n,r,i){let a=e.filter(Z),{shown:o,hidden:s}=bt(e,a,r),c=o.slice(0,Math.max(0,n.left));n.left-=c.length;let l=s+t-e.length+o.length-c.length,u=r===`failed-first`?a.length:0,d=l===0?g:h`<p class="quiet more">${x(l,`more run`)} not shown${u>0?`; ${b(u)} of all ${b(t)} failed`:``}. events.jsonl has every one.</p>`;return h`${r===`time`&&e.length>50&&a.length>0?h`<p class="quiet">What failed comes first, with what ran before and after it; the rest follows in the order of time.</p>`:g}<ol class="rows" aria-label="${i}">${c.map(e=>Tt(e,n))}</ol>${d}`}function wt(e,t){let n=`n${e.number}`;return t.set(e,n),n}function Tt(e,n){let r=W(e,n.isRunning),i=t.Pt(e,n.runEnd)-t.Lt(e),a=e.item===null?g:h` <span class="key">${t.js(Et(e),80)}</span>`;return h`<li class="row s-${r}" data-tags="${Qe(e)}"><details id="${wt(e,n.anchors)}"><summary>
${Ze(r)}<span class="who"><span class="name">${t.js(e.node,120)}</span>${a}<span class="about">${Dt(e)}</span></span>
${Ot(e,n)}<span class="took">${S(i)}</span></summary>
<div class="body">${mt(e)}${gt(e,n)}${lt(e,n.room)}${At(e,n)}</div></details></li>`}function Et(e){if(e.item===null)return``;let{index:t,key:n}=e.item;return n===String(t)||n===``?`#${t}`:`#${t} ${n}`}function Dt(e){let t=[e.type];return e.visit>1&&t.push(`visit ${e.visit}`),e.attemptsTotal>1&&t.push(x(e.attemptsTotal,`attempt`)),e.group!==null&&(t.push(x(e.group.total,e.type===`parallel`?`member`:`item`)),e.group.failed>0&&t.push(`${b(e.group.failed)} failed`)),e.attempts.at(-1)?.cached===!0&&t.push(`from the checkpoint`),t.filter(e=>e!==``).join(` \u00b7 `)}function Ot(e,{axis:t,runEnd:n,isRunning:r}){let i=(e,n)=>{let r=Math.max(.45,t.at(n)-t.at(e));return{x:s(Math.min(t.at(e),100-r)),width:s(r)}};return h`<svg class="track" aria-hidden="true"><use href="#grid" width="100%" height="100%"/>${e.attempts.slice(0,60).map(e=>{let{x:t,width:a}=i(e.startedAt,e.endedAt??n),o=`attempt ${e.number}: ${e.state===`open`?kt(r):e.state}`;return h`<rect class="t-${e.state}" x="${t}" y="7" width="${a}" height="10" rx="3"><title>${o}</title></rect>`})}${e.pauses.slice(0,60).map(e=>{let{x:t,width:r}=i(e.from,e.to??n),a=`${e.why===`retry`?`wait before the next attempt`:`wait`}, ${S((e.to??n)-e.from)}`,o=e.why===`retry`;return h`<rect class="w-${e.why}" x="${t}" y="${o?11:7}" width="${r}" height="${o?2:10}" rx="${o?1:3}"><title>${a}</title></rect>`})}</svg>`}function kt(e){return e?`running`:`interrupted`}function At(e,n){if(e.children.size===0)return g;let r=e.group!==null||e.type===`for_each`||e.type===`parallel`,i=r?`Runs inside ${e.node}`:`Nodes of the child workflow ${e.child?.workflow??e.node}`;return Ct([...e.children],e.childrenTotal,n,r?`failed-first`:`time`,t.js(i,200))}const jt={retries:0,failures:0};function Mt(e){let t=0,n=0;for(let{attempts:r,attemptsTotal:i,children:a}of e){let e=a.size===0?jt:Mt(a);if(t+=Math.max(0,i-1)+e.retries,n+=e.failures,e.failures===0)for(let{failure:e}of r)e!==null&&(n+=1)}return{retries:t,failures:n}}function Nt(e){if(e.unended?.state===`running`)return{word:`Running`,tone:`running`};if(e.unended?.state===`lost`)return{word:`Interrupted`,tone:`open`};if(e.result.termination!==null)return{word:`Terminated`,tone:`terminated`};switch(e.result.outcome){case`success`:return{word:`Success`,tone:`completed`};case`failed`:return{word:`Failed`,tone:`failed`};case`invalid`:return{word:`Invalid`,tone:`failed`};case`halted`:return{word:`Halted`,tone:`failed`};case`suspended`:return{word:`Suspended`,tone:`waiting`};case`cancelled`:return{word:`Cancelled`,tone:`open`}}}function Pt(e,n,{failures:r}){let{result:i}=e;if(e.unended!==void 0)return Ft(e.unended,n);if(i.termination!==null)return h`Ended on purpose by <b>${t.js(i.termination.terminated_by,120)}</b>.`;let a=i.errors[0];if(a!==void 0)return Lt(e,a);if(i.gate!==null)return h`<b>${t.js(i.gate.node,120)}</b> waits for an answer.`;if(i.outcome!==`success`)return h`${t.Ms(i.error??`The run ended early.`,300)}`;let o=r===0?`without a failed attempt`:`after ${x(r,`failed attempt`)} that the workflow dealt with`;return h`Finished in ${S(i.execution.duration_ms)}, ${o}.`}function Ft({state:e},n){if(e===`lost`)return h`No process works on this run any more, and it did not come to its end.`;let r=[...new Set(It(n).map(({node:e})=>e))];if(r.length===0)return n.length===0?h`Nothing ran yet.`:h`Between two nodes.`;let i=r.length>Q?` and ${b(r.length-Q)} more`:``;return h`${r.slice(0,Q).map((e,n)=>h`${n===0?``:`, `}<b>${t.js(e,120)}</b>`)}${i} ${r.length===1?`runs`:`run`}.`}const Q=4;function It(e){return[...e].flatMap(e=>{let t=W(e,!0);if(t!==`running`&&t!==`waiting`)return[];let n=It(e.children);return n.length===0?[e]:n})}function Lt(e,n){let{outcome:r,errors:i}=e.result,a=v(n.kind,200);if(t.Do(i).length>1&&r!==`invalid`&&r!==`cancelled`)return Rt(i);if(r===`invalid`)return h`The workflow file has ${x(i.length,`problem`)}; nothing ran.`;if(r===`cancelled`)return h`The run was cancelled before it could end.`;if(n.node_id===null)return h`${a} ended the run.`;let o=h`<b>${t.js(n.node_id,120)}</b>`;return n.kind===`halt.intentional`?h`A halt route at ${o} ended the run.`:r===`halted`?h`${o} raised ${a}, and no route took it.`:h`${o} failed with ${a}.`}function Rt(e){let n=t.Oo(e),r=n.slice(0,4).map(({kind:e,count:t},n)=>h`${n===0?``:`, `}${v(e,200)}${t===1?``:` ${b(t)} times`}`),i=n.length>4?` and ${x(n.length-4,`more kind`)}`:``,a=e.find(({kind:e})=>e===`internal.group_failed`)?.node_id??null;return h`${r}${i}${a===null?``:h` in <b>${t.js(a,120)}</b>`}.`}function zt({result:e,graph:n,github:r}){let i=t.Ro(r?.matrix??null,e.shard);return t.js(`${e.workflow.name??n.name}${i===``?``:` (${i})`}`,160)}function Bt(e,n,r){let{result:i}=e,{word:a,tone:o}=Nt(e),s=zt(e),c=Mt(n);return h`<header class="top s-${o}"><div class="wrap">
<p class="eyebrow"><span>Run report</span>${i.run_id===null?g:h`<span class="runid">${t.js(i.run_id,80)}</span>`}</p>
<div class="title"><svg class="outcome" aria-hidden="true"><use href="#i-${o}"/></svg><div><h1>${s} <span class="word">${a}</span></h1><p class="reason">${Pt(e,n,c)}</p></div></div>
${Vt(e,c,r)}</div></header>`}function Vt(e,{retries:t,failures:n},r){let{result:i}=e,{execution:a}=i,o=[[`Duration`,S(a.duration_ms)],[`Nodes run`,`${a.nodes_executed} of ${a.nodes_total}`],[`Retries`,t===0?`none`:String(t)],[`Failed attempts`,n===0?`none`:String(n)]];e.unended===void 0&&o.push([`Exit code`,String(i.exit_code)]),r!==null&&o.push([`Started`,T(r)]);let s=(i.metrics.input_tokens??0)+(i.metrics.output_tokens??0);s>0&&o.push([`Tokens`,x(s,`token`)]),i.workflow.file!==``&&o.push([`File`,v(i.workflow.file,120)]);let c=Ht(e);return c!==null&&o.push([`Job`,c]),h`<dl class="numbers">${o.map(([e,t])=>h`<div><dt>${e}</dt><dd>${t}</dd></div>`)}</dl>`}function Ht(e){let{github:n}=e,r=n===null?null:t.t(n.run_url);return n===null||r===null?null:h`<a href="${r}" rel="noreferrer noopener">${t.js(n.repository,100)} \u00b7 ${t.js(n.job,60)}</a>`}function Ut({revision:e,isFinal:t}){let n=t?`The run has ended; this page stays as it is.`:`Live: this page follows the run.`;return h`<p id="live" class="wrap" role="status" data-revision="${e}"${t?h` data-final`:``}>${n}</p>`}const Wt=`kKBT2vFMGYbeYbKZ296fHQMRnavhu9lyMhth1HxKYjg=`;function Gt(e,t){return t||=e.slice(0),Object.freeze(Object.defineProperties(e,{raw:{value:Object.freeze(t)}}))}var Kt=/* @__PURE__ */ e.n({renderHtml:()=>$}),qt,Jt;const Yt=[{data:2e6,each:48e3,rows:1500,events:2e3},{data:8e5,each:12e3,rows:800,events:800},{data:2e5,each:2e3,rows:300,events:200},{data:2e4,each:300,rows:40,events:20}];function $(e){let{report:t,live:n}=e,r=t.account.visits.roots,i=``;for(let t of Yt)if(i=Xt(e,r,t,n??null),Buffer.byteLength(i)<5242880)break;return i}function Xt(e,t,n,i){let{report:a}=e,{startedAt:o,lastAt:s,excerpt:c,visits:l}=a.account,u=a.unended?.state===`running`?Math.max(s,a.unended.now):s,d=a.unended?.state===`running`,f=r(t,u),p=new _(n.data,n.each),m=ae(e,p),v=we(a,p),y=new Set(P(a.result.errors).map(M)),b={axis:f,runEnd:u,isRunning:d,room:p,anchors:/* @__PURE__ */ new Map,shownAbove:y,left:n.rows},x=sn(t),S=en(a,t,l.rootsTotal,x,b),C=et({graph:a.graph,path:x,notes:rn(t,b)}),w=h`${qe()}${$t(f)}<a class="skip" href="#main">Skip to the report</a>${Bt(a,t,o)}${i===null?g:Ut(i)}
<main id="main" class="wrap" tabindex="-1">${m}${S}${C}${v}${Te(a,p)}${Se(c,f.start,n.events,new _(n.data,400))}</main>
<footer class="wrap"><p>Made by conductor-action${Qt(e)}</p></footer>`,{word:T}=Nt(a);return Zt(`${zt(a)} \u00b7 ${T}`,w,i!==null)}function Zt(e,t,n){let r=`default-src 'none'; style-src 'sha256-5795jLFleanP+D5yWsagPHR3CBNFs6TJ7nxKmjQLGe8='; script-src ${n?`'sha256-${Wt}' 'sha256-kt7l8oIWQxn7jOFk36sMAJrRXSTcGwjSIE6ex5B0SYA='; connect-src 'self'`:`'sha256-${Wt}'`}; base-uri 'none'; form-action 'none'`;return h(qt||=Gt([`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="`,`">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>`,`</title><style>`,`</style></head><body>
`,`
<script>`,`<\/script>`,`</body></html>
`]),new u(r),e,new u(`
:root{color-scheme:light dark;--bg:#f6f6f3;--card:#fff;--ink:#1c1e22;--soft:#5a606b;--line:#e4e4df;--well:#f4f4f0;
--ok:#17693f;--ok-bar:#3f9a68;--ok-wash:#eaf4ed;--bad:#ad2a20;--bad-bar:#d1594e;--bad-wash:#fbeeec;--warn:#81500a;--warn-bar:#c98f2d;--warn-wash:#fbf3e2;
--info:#1f5a9e;--info-bar:#5f97d6;--info-wash:#eaf1f9;--stop:#5f40ad;--stop-bar:#8d72d4;--stop-wash:#f1edfb;--idle:#5f6570;--idle-bar:#b9bdc4;--idle-wash:#f2f2ef}
@media (prefers-color-scheme:dark){:root{--bg:#131417;--card:#1a1c20;--ink:#e9eaec;--soft:#a3a9b4;--line:#2c2f35;--well:#212429;
--ok:#79cf9f;--ok-bar:#4da877;--ok-wash:#1b2a22;--bad:#ff9e94;--bad-bar:#dd6a5f;--bad-wash:#331f1e;--warn:#e7bc6c;--warn-bar:#bd8b36;--warn-wash:#2e2719;
--info:#8fbcf2;--info-bar:#5a8fcc;--info-wash:#1c2735;--stop:#bfabf7;--stop-bar:#8f76d6;--stop-wash:#262138;--idle:#a0a6b1;--idle-bar:#555b66;--idle-wash:#202227}}
.s-completed{--tone:var(--ok);--bar:var(--ok-bar);--wash:var(--ok-wash)}
.s-failed{--tone:var(--bad);--bar:var(--bad-bar);--wash:var(--bad-wash)}
.s-recovered,.s-handled{--tone:var(--warn);--bar:var(--warn-bar);--wash:var(--warn-wash)}
.s-waiting,.s-running{--tone:var(--info);--bar:var(--info-bar);--wash:var(--info-wash)}
.s-terminated{--tone:var(--stop);--bar:var(--stop-bar);--wash:var(--stop-wash)}
.s-open,.s-skipped{--tone:var(--idle);--bar:var(--idle-bar);--wash:var(--idle-wash)}

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
.advice{margin-top:10px;color:var(--soft);max-width:80ch}
blockquote{font-size:19px;line-height:1.5;margin:10px 0 12px;max-width:72ch;white-space:pre-wrap}
.s-terminated.ending{border-radius:16px;border-style:dashed;border-color:var(--bar);background:var(--wash)}
.s-terminated.ending::before{display:none}
.where{margin-top:12px}
.frames li{padding:5px 0 5px 20px;position:relative}
.frames li::before{content:"";position:absolute;left:3px;top:14px;width:7px;height:7px;border-radius:50%;background:var(--bar)}
.frames li+li::before{background:var(--card);box-shadow:inset 0 0 0 1.5px var(--idle-bar)}
.frames li:not(:last-child)::after{content:"";position:absolute;left:6px;top:24px;bottom:-12px;width:1px;background:var(--idle-bar)}
.options{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}
.options li{border:1px solid var(--line);border-radius:9px;padding:5px 12px}

pre{font-size:12.8px;line-height:1.55;background:var(--well);border-radius:10px;padding:12px 14px;overflow:auto;max-height:30em;white-space:pre-wrap;tab-size:4}
pre code{font-size:inherit}
pre.command{user-select:all;padding-right:76px}
h3+.quiet,.quiet+.paste,.quiet+.rows{margin-top:6px}
.kinds{margin-top:12px}
.kinds :is(th,td):nth-child(2){text-align:right;padding-right:20px}
.kinds th{white-space:nowrap}
@media (max-width:600px){.kinds thead{position:absolute;clip-path:inset(50%)}.kinds,.kinds :is(tbody,tr,td){display:block}.kinds tr{padding:8px 0;border-top:1px solid var(--line)}.kinds td{border:0;padding:1px 0}.kinds td:nth-child(2){display:inline;text-align:left;padding-right:0}.kinds td:nth-child(2)::after{content:" \u00d7 at "}.kinds td:nth-child(3){display:inline}}
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
.fold.other>summary{font-weight:400;color:var(--ink)}
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
tr.s-failed td:nth-child(2){color:var(--tone)}
.num{white-space:nowrap;color:var(--soft)}

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
.s-handled .t-failed,.s-recovered .t-failed{fill:var(--warn-bar)}
.s-completed>details>summary .t-failed{fill:var(--warn-bar)}
.s-terminated .t-completed{fill:var(--stop-bar)}
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
.notrun{display:flex;gap:14px;align-items:baseline;margin-top:14px;padding:0 10px}
.notrun h3{margin:0;white-space:nowrap;font-weight:520}
.notrun ul{display:flex;flex-wrap:wrap;gap:4px 14px;color:var(--soft);font:13px ui-monospace,"SF Mono","JetBrains Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}

.legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:13px;color:var(--soft)}
.legend li{display:flex;gap:6px;align-items:center}
.legend .sign{width:15px;height:15px}
.canvas{overflow:auto;max-height:max(78vh,1100px);border-radius:10px;text-align:center}
.canvas svg{display:inline-block}
.e{fill:none;stroke:var(--idle-bar);stroke-width:1.3}
.e-ok{stroke:var(--ok-bar);stroke-width:2}
.e-bad{stroke:var(--bad-bar);stroke-width:2}
.k-error{stroke-dasharray:5 4}
.a-idle{fill:var(--idle-bar)}.a-ok{fill:var(--ok-bar)}.a-bad{fill:var(--bad-bar)}
.n .b{fill:var(--wash);stroke:var(--bar);stroke-width:1.4}
.n.s-skipped .b{fill:var(--card);stroke-dasharray:4 3.5}
.n use{color:var(--tone)}
a.n:hover .b{stroke-width:2.4}
a.n:focus-visible{outline:none}
a.n:focus-visible .b{stroke:var(--info);stroke-width:3}
.t1,.t3,.labels text{font-family:ui-monospace,"SF Mono","JetBrains Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
.t1{font-size:12.8px;font-weight:560;fill:var(--ink)}
.t2{font-size:11.4px;fill:var(--soft)}
.t3{font-size:11.4px;fill:var(--soft)}
.s-skipped .t1{fill:var(--soft)}
.dot{fill:var(--bar)}
.rule{stroke:var(--line)}
.end rect{fill:var(--well);stroke:var(--idle-bar)}
.end text{text-anchor:middle;font-size:12px;fill:var(--soft)}
.labels text{font-size:10.6px;fill:var(--soft);stroke:var(--card);stroke-width:4px;paint-order:stroke;stroke-linejoin:round}
.labels .l-bad{fill:var(--bad)}
.labels .left{text-anchor:end}

@media (max-width:760px){.wrap{padding:0 14px}.card{padding:18px 16px;border-radius:14px}.scale{display:none}.row>details>summary{grid-template-columns:18px 1fr auto;padding:6px 4px}.row .track{grid-column:1/-1;grid-row:2}.body{padding-left:12px}.fields{grid-template-columns:1fr}.numbers{gap:12px 24px}h1{font-size:24px}.outcome{width:36px;height:36px}.title{gap:12px}}
@media (max-width:480px){#find,.chips,#q{width:100%}.chips{margin-right:0}.chips button{flex:1;text-align:center}#q{box-sizing:border-box}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{:root{--bg:#fff;--well:#f7f7f5}body{font-size:11pt}.wrap{max-width:none;padding:0}#find,.skip,.copy{display:none!important}.card{break-inside:auto;padding:12pt 0;border-width:1px 0 0;border-radius:0;margin:0}.ending{padding-left:14pt}.row,.attempts>li,h2,h3{break-inside:avoid}h2,h3{break-after:avoid}.canvas,.scroll,pre{max-height:none;overflow:visible}.canvas svg{max-width:100%;height:auto}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
@media (forced-colors:active){.t-completed,.t-failed,.t-open,.w-timer{fill:CanvasText}.chips button[aria-pressed=true]{outline:1px solid}}
`),t,new u(`(function () {
  'use strict'
  var bar = document.getElementById('find')
  var input = document.getElementById('q')
  var said = document.getElementById('found')
  if (!bar || !input || !said) return
  bar.hidden = false
  var rows = []
  var events = []
  var chips = Array.prototype.slice.call(document.querySelectorAll('button[data-filter]'))
  var texts = new Map()
  var opened = new Set()
  var filter = 'all'
  function look() {
    rows = Array.prototype.slice.call(document.querySelectorAll('li.row'))
    events = Array.prototype.slice.call(document.querySelectorAll('tr.event'))
    texts.clear()
  }
  look()
  function ownText(row) {
    var body = row.querySelector(':scope > details > .body')
    if (!body) return row.textContent || ''
    var parts = [row.querySelector('summary').textContent]
    for (var i = 0; i < body.children.length; i++) {
      if (!body.children[i].classList.contains('rows')) parts.push(body.children[i].textContent)
    }
    return parts.join(' ')
  }
  function textOf(row) {
    var known = texts.get(row)
    if (known === undefined) {
      known = ownText(row).toLowerCase()
      texts.set(row, known)
    }
    return known
  }
  function reveal(row) {
    for (var up = row.parentElement; up; up = up.parentElement) {
      if (up.tagName === 'LI' && up.classList.contains('row')) up.hidden = false
      if (up.tagName === 'DETAILS' && !up.open) {
        up.open = true
        opened.add(up)
      }
    }
  }
  function apply() {
    var words = input.value.trim().toLowerCase().split(/\\s+/).filter(Boolean)
    var narrowed = words.length > 0 || filter !== 'all'
    opened.forEach(function (details) { details.open = false })
    opened.clear()
    var hits = 0
    var matches = []
    rows.forEach(function (row) {
      var tags = (row.getAttribute('data-tags') || '').split(' ')
      var fits = tags.indexOf(filter) !== -1 && words.every(function (word) { return textOf(row).indexOf(word) !== -1 })
      row.hidden = !fits
      if (fits) {
        hits += 1
        matches.push(row)
      }
    })
    if (narrowed) matches.forEach(reveal)
    events.forEach(function (row) {
      row.hidden = !words.every(function (word) { return textOf(row).indexOf(word) !== -1 })
    })
    said.textContent = narrowed ? hits + ' of ' + rows.length + ' runs' : ''
  }
  var timer = 0
  input.addEventListener('input', function () {
    clearTimeout(timer)
    timer = setTimeout(apply, rows.length > 400 ? 180 : 0)
  })
  chips.forEach(function (chip) {
    chip.addEventListener('click', function () {
      filter = chip.getAttribute('data-filter') || 'all'
      chips.forEach(function (other) { other.setAttribute('aria-pressed', String(other === chip)) })
      apply()
    })
  })
  document.addEventListener('keydown', function (event) {
    var typing = event.target instanceof HTMLInputElement
    if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      input.focus()
    } else if (event.key === 'Escape' && event.target === input) {
      input.value = ''
      apply()
    }
  })
  function openTarget() {
    var id = location.hash.slice(1)
    var target = /^[a-z0-9-]+$/.test(id) ? document.getElementById(id) : null
    if (!target) return
    reveal(target)
    if (target.tagName === 'DETAILS') target.open = true
    target.scrollIntoView({ block: 'start' })
  }
  window.addEventListener('hashchange', openTarget)
  document.addEventListener('conductor-shown', function () {
    look()
    if (input.value.trim() !== '' || filter !== 'all') apply()
  })
  openTarget()
  function unhideCopies() {
    document.querySelectorAll('button.copy').forEach(function (button) { button.hidden = false })
  }
  unhideCopies()
  document.addEventListener('conductor-shown', unhideCopies)
  function select(element) {
    var range = document.createRange()
    range.selectNodeContents(element)
    getSelection().removeAllRanges()
    getSelection().addRange(range)
  }
  document.addEventListener('click', function (event) {
    var button = event.target.closest ? event.target.closest('button.copy') : null
    if (!button) return
    var source = button.parentElement.querySelector('code')
    select(source)
    var copied = navigator.clipboard ? navigator.clipboard.writeText(source.textContent) : Promise.reject()
    copied.catch(function () { if (!document.execCommand('copy')) throw new Error() }).then(function () {
      button.textContent = 'Copied'
      setTimeout(function () { button.textContent = 'Copy' }, 1500)
    }, function () { button.textContent = 'Selected' })
  })
  var folded = []
  window.addEventListener('beforeprint', function () {
    folded = Array.prototype.filter.call(document.querySelectorAll('#error details'), function (one) { return !one.open })
    folded.forEach(function (one) { one.open = true })
  })
  window.addEventListener('afterprint', function () {
    folded.forEach(function (one) { one.open = false })
  })
})()
`),n?h(Jt||=Gt([`<script>`,`<\/script>`]),new u(`(function () {
  'use strict'
  var KEPT = ['open', 'hidden', 'aria-pressed']
  var name = String(Math.random()).slice(2)
  var opened = new Set()
  function at(doc) { return doc.getElementById('live') }
  function growing(from) { return Array.prototype.slice.call(from.querySelectorAll('.growing pre')) }
  function isAtEnd(one) { return one.scrollTop + one.clientHeight >= one.scrollHeight - 2 }
  function toEnd(one) { one.scrollTop = one.scrollHeight }
  function attributes(old, fresh) {
    Array.prototype.slice.call(old.attributes).forEach(function (one) {
      if (KEPT.indexOf(one.name) === -1 && !fresh.hasAttribute(one.name)) old.removeAttribute(one.name)
    })
    Array.prototype.forEach.call(fresh.attributes, function (one) {
      if (KEPT.indexOf(one.name) === -1 && old.getAttribute(one.name) !== one.value) old.setAttribute(one.name, one.value)
    })
  }
  function isSame(old, fresh) {
    return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && (old.id || '') === (fresh.id || '')
  }
  function added(fresh) {
    var made = document.importNode(fresh, true)
    if (made.querySelectorAll) {
      Array.prototype.forEach.call(made.querySelectorAll('details[id]'), function (one) { one.open = opened.has(one.id) })
    }
    return made
  }
  function keyOf(node) {
    if (!node.querySelector || !node.classList.contains('row')) return node.id || ''
    return node.querySelector('details').id
  }
  function children(old, fresh) {
    var known = new Map()
    Array.prototype.forEach.call(old.childNodes, function (one) { if (keyOf(one)) known.set(keyOf(one), one) })
    Array.prototype.slice.call(fresh.childNodes).forEach(function (one, index) {
      var here = old.childNodes[index]
      var moved = keyOf(one) ? known.get(keyOf(one)) : null
      if (moved && moved !== here) here = old.insertBefore(moved, here || null)
      if (here && isSame(here, one) && keyOf(here) === keyOf(one)) patch(here, one)
      else if (here && !keyOf(here)) old.replaceChild(added(one), here)
      else old.insertBefore(added(one), here || null)
    })
    while (old.childNodes.length > fresh.childNodes.length) old.removeChild(old.lastChild)
  }
  function patch(old, fresh) {
    if (old.isEqualNode(fresh)) return
    if (old.nodeType !== 1) {
      old.nodeValue = fresh.nodeValue
      return
    }
    attributes(old, fresh)
    children(old, fresh)
  }
  function show(text) {
    var fresh = new DOMParser().parseFromString(text, 'text/html')
    if (!at(fresh)) return
    var left = growing(document).filter(function (one) { return !isAtEnd(one) })
    opened = new Set(Array.prototype.map.call(document.querySelectorAll('details[open][id]'), function (one) { return one.id }))
    Array.prototype.forEach.call(document.querySelectorAll('body > svg, body > header, body > p, body > main, body > footer'), function (old, index) {
      var one = fresh.querySelectorAll('body > svg, body > header, body > p, body > main, body > footer')[index]
      if (one) patch(old, one)
    })
    document.title = fresh.title
    growing(document).forEach(function (one) { if (left.indexOf(one) === -1) toEnd(one) })
    document.dispatchEvent(new Event('conductor-shown'))
  }
  function again(wait) {
    if (!at(document).hasAttribute('data-final')) setTimeout(poll, wait)
  }
  function poll() {
    fetch('?page=' + name + '&since=' + encodeURIComponent(at(document).getAttribute('data-revision')), { cache: 'no-store' }).then(function (answer) {
      if (answer.status === 204) return ''
      if (!answer.ok) throw new Error(String(answer.status))
      return answer.text()
    }).then(function (text) {
      if (text) show(text)
      again(500)
    }, function () {
      at(document).textContent = 'Nobody answers any more; this is the last state that was shown.'
      at(document).setAttribute('data-revision', '')
      again(3000)
    })
  }
  document.addEventListener('toggle', function (event) { if (event.target.open) growing(event.target).forEach(toEnd) }, true)
  again(500)
})()
`)):g).text}function Qt({report:{runDir:e,github:n},reader:r}){return n===null?e===null?g:h`; the run folder is <code>${t.js(e,400)}</code>`:r?.artifactName?h`; the run folder is the artifact ${v(r.artifactName)}`:g}function $t(e){return h`<svg class="defs" aria-hidden="true" width="0" height="0"><defs><symbol id="grid">${e.ticks.map(({at:e})=>h`<line x1="${s(e)}" x2="${s(e)}" y1="0" y2="100%"/>`)}${e.gaps.map(t=>h`<rect class="gap" x="${s(e.at(t.from))}" width="${s(e.at(t.to)-e.at(t.from))}" y="0" height="100%"/>`)}</symbol></defs></svg>`}function en(e,t,n,r,i){let a=t.length===0?h`<p class="quiet">Nothing ran.</p>`:Ct(t,n,i,`time`,`Runs in the order of their start`),o=i.axis.ticks.map(({at:e,elapsed:t})=>h`<text x="${s(e)}" y="12" dx="${e<1?0:4}">${t===0?`0`:S(t)}</text>`),c=i.axis.gaps.map(e=>h`<text class="pause" x="${s(i.axis.at(e.from))}" y="12"><title>${S(e.to-e.from)} in which nothing ran</title>\u2248</text>`),l=t.length===0?g:h`<div class="scale" aria-hidden="true"><svg>${o}${c}</svg></div>`;return h`<section class="card" id="timeline" aria-labelledby="h-timeline"><div class="head"><h2 id="h-timeline">Timeline <span class="count">${b(n)}</span></h2>${tn()}</div>
${l}${a}${nn(e,r)}</section>`}function tn(){let e=(e,t)=>h`<button type="button" data-filter="${e}" aria-pressed="${e===`all`?`true`:`false`}">${t}</button>`;return h`<div id="find" role="search" hidden><div class="chips" role="group" aria-label="Show">${e(`all`,`All`)}${e(`failed`,`Failed`)}${e(`retried`,`Retried`)}${e(`waited`,`Waited`)}</div>
<label class="sr" for="q">Search nodes, outputs and events</label><input id="q" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false"><span id="found" role="status" aria-live="polite"></span></div>`}function nn(e,n){let r=new Set(n.nodes),i=e.result.execution.steps.filter(e=>e.status===`not_executed`&&!r.has(e.node_id)).map(e=>e.node_id);return i.length===0?g:h`<div class="notrun"><h3>Not run</h3><ul>${i.slice(0,100).map(e=>h`<li>${t.js(e,120)}</li>`)}${i.length>100?h`<li>${x(i.length-100,`more`)}</li>`:g}</ul></div>`}function rn(e,{anchors:t,isRunning:n}){let r=/* @__PURE__ */ new Map,i=e=>{let t=r.get(e.node);t===void 0?r.set(e.node,{visit:e,times:1}):(t.times+=1,(e.item===null||W(t.visit,n)!==`failed`)&&(t.visit=e))};for(let t of e)i(t),t.group!==null&&t.children.forEach(i);return new Map([...r].map(([e,{visit:r,times:i}])=>[e,{look:W(r,n),words:an(r,i),anchor:t.get(r)??null}]))}function an(e,t){return[e.group===null?``:on(e.group),e.attemptsTotal>1?x(e.attemptsTotal,`attempt`):``,t>1&&e.item===null?x(t,`visit`):``].filter(e=>e!==``).join(`, `)}function on({total:e,failed:t}){return t===0?x(e,`run`):`${x(e,`run`)}, ${b(t)} failed`}function sn(e){let t=/* @__PURE__ */ new Set,n=[],r=null;for(let i of e){let{node:e,route:a}=i;if(r===null||r.node!==e||r.route!==a){t.add(e);let r=a?.action===`end`?`$end`:a?.to??null;r!==null&&n.push({from:e,to:r})}r=i}return{nodes:[...t],edges:n}}Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return $}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return Kt}});
})