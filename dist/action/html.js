(function(exports,require,module,__filename,__dirname){require("./main.js").runtime;const e=require("./main.js"),t=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4,15e3,3e4,6e4,12e4,3e5,6e5,9e5,18e5,36e5,72e5,144e5,432e5,864e5];function n(t,n){let o=[];for(let i of t)r(o,e.go(i),e.po(i,n));let s=[];for(let{from:e,to:t}of o.sort((e,t)=>e.from-t.from))r(s,e,t);let c=s[0]?.from??n,l=Math.max(s.at(-1)?.to??n,c+1),u=i(s),d=u.reduce((e,t)=>e+t.to-t.from,0),f=(100-u.length*3)/Math.max(1,l-c-d),p=e=>{let t=Math.min(Math.max(e,c),l),n=(t-c)*f;for(let e of u){if(t<=e.from)break;let r=Math.min(t,e.to)-e.from;n+=r/(e.to-e.from)*3-r*f}return n};return{start:c,end:l,gaps:u,at:p,ticks:a(c,l,d,u,p)}}function r(e,t,n){let r=e.at(-1);r===void 0||t<r.from||t>r.to?e.push({from:t,to:n}):n>r.to&&(r.to=n)}function i(e){let t=e.reduce((e,t)=>e+t.to-t.from,0),n=Math.max(3e4,t/3),r=[];for(let[t,i]of e.entries()){let a=e[t+1];a!==void 0&&a.from-i.to>n&&r.push({from:i.to,to:a.from})}return r.sort((e,t)=>t.to-t.from-(e.to-e.from)).slice(0,5).sort((e,t)=>e.from-t.from)}function a(e,n,r,i,a){let o=(n-e-r)/5,s=t.find(e=>e>=o)??Math.ceil(o/864e5)*864e5,c=[];for(let t=e;t<=n&&c.length<12;t+=s){let r=i.find(e=>t>e.from&&t<e.to);r!==void 0&&(t+=Math.ceil((r.to-t)/s)*s);let o=a(t),l=c.at(-1);t<=n&&o<95&&(l===void 0||o-l.at>6)&&c.push({at:o,elapsed:t-e})}return c}function o(e){return`${Math.round(e*100)/100}%`}var s=class{text;constructor(e){this.text=e}};const c={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`,"'":`&#39;`,"`":`&#96;`},l=/^[\t\n !#-%(-;=?-_a-~]*$/;function u(t){return l.test(t)?t:e.jo(e.Ao(t)).replace(/[&<>"'`]/g,e=>c[e]??e)}function d(e){return e===null?``:e instanceof s?e.text:typeof e==`string`?u(e):typeof e==`number`?String(e):e.map(d).join(``)}function f(e,...t){let n=e[0]??``;for(let r=1;r<e.length;r+=1)n+=d(t[r-1]??null)+(e[r]??``);return new s(n)}const p=new s(``);var m=class{each;#e;constructor(e,t){this.each=t,this.#e=e}fit(t,n=this.each){let r=Math.max(0,Math.min(n,this.#e)),i=t.length<=r?t:e.Oo(t,r,``);return this.#e-=Buffer.byteLength(u(i)),{text:i,left:t.length-i.length}}};function h(t,n=300){return f`<code>${e.Oo(t,n)}</code>`}const g=/\B(?=(?:\d{3})+$)/g;function _(e){let t=String(Math.round(e));return t.length<4?t:t.replace(g,`,`)}function v(e,t){return`${_(e)} ${t}${e===1?``:`s`}`}function y(e){if(!Number.isFinite(e)||e<0)return`\u2013`;if(e<1e3)return`${Math.round(e)} ms`;let t=e/1e3;return t<10?`${x(t,1)} s`:t<60?`${Math.round(t)} s`:b(Math.round(t))}function b(e){let t=[{size:86400,name:`d`},{size:3600,name:`h`},{size:60,name:`min`},{size:1,name:`s`}],n=t.findIndex(t=>e>=t.size),r=e;return t.slice(n,n+2).map(({size:e,name:t})=>{let n=Math.floor(r/e);return r-=n*e,n===0?``:`${n} ${t}`}).filter(e=>e!==``).join(` `)}function x(e,t){return e.toFixed(t).replace(/\.0+$/,``)}function S(t){return Number.isFinite(t)?`${e.Nn(t).slice(0,19).replace(`T`,` `)} UTC`:`\u2013`}function C(t,n){if(!e.ns(t))return E(t)?f`<code>${e.as(t)}</code>`:O(D(t),n);let r=Object.entries(t);return r.length===0?f`<p class="quiet">An empty object.</p>`:w(r,n)}function w(e,t){let n=e.slice(0,80),r=e.length-n.length;return f`<dl class="fields">${n.map(([e,n])=>f`<dt>${t.fit(e,200).text}</dt><dd>${T(n,t)}</dd>`)}</dl>${r===0?p:f`<p class="quiet">and ${v(r,`more field`)}</p>`}`}function T(t,n){return t===``?f`<span class="quiet">empty</span>`:E(t)?f`<code>${n.fit(e.cs(t)).text}</code>`:O(D(t),n)}function E(t){return typeof t==`string`?t.length<=120&&!t.includes(`
`):!e.ns(t)&&!Array.isArray(t)}function D(t){return typeof t==`string`?t.replace(/\n+$/,``):e.as(t,2)}function O(e,t,n){let{text:r,left:i}=t.fit(e),a=i===0?p:f`<p class="quiet">Cut here: ${v(i,`more character`)}. The run folder has all of it.</p>`;return r===``&&i>0?a:n===void 0?f`<pre>${r}</pre>${a}`:f`<pre tabindex="0" role="region" aria-label="${n}">${r}</pre>${a}`}function k(e,t,n){return t===void 0?p:f`<details class="fold"><summary>${e}</summary><div class="inside">${C(t,n)}</div></details>`}function A(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>!t.includes(e)))}const ee=new s(` open`),te=[`suggestion`,`stderr_tail`],ne=[...te,`file`,`line`];function re({kind:e,message:t}){return`${e}\n${t}`}function j(e){return Object.keys(e).length===0}function ie(e,t){let{report:n}=e,{result:r}=n;return n.unended===void 0?r.termination===null?r.gate===null?r.errors.length===0?p:ae(e,t):ge(e):he(r.termination):p}function M(t){return e.D(t).slice(0,20)}function ae(t,n){let{report:r}=t,i=r.result.errors,[a,...o]=M(i);if(a===void 0)return p;let s=o.length===0&&e.O(i).length===1,c=e.k(i),l=c.reduce((e,t)=>e+t.count,0),u=s?N(a,t,n):f`${oe(c,t,n)}${[a,...o].map(e=>se(e,t,n))}`;return f`<section class="card ending s-failed" id="error" aria-labelledby="h-error"><h2 id="h-error">${s?`Error`:v(l,`error`)}</h2>
${u}${ce(r)}${I(t)}</section>`}function oe(e,t,n){let r=e.slice(0,20).map(({kind:e,count:r,items:i,message:a,place:o})=>{let s=i.slice(0,8).map((e,t)=>f`${t===0?``:`, `}${h(e,60)}`),c=i.length>8?` and ${i.length-8} more`:``,l=o===null?p:f` ${F(P(o,t),t)}`;return f`<tr><td>${h(e,200)}</td><td class="num">${r}</td><td>${s}${c}</td><td>${n.fit(a,300).text}${l}</td></tr>`}),i=e.length-r.length;return f`<div class="scroll"><table class="kinds"><thead><tr><th scope="col">Kind</th><th scope="col">Count</th><th scope="col">Items</th><th scope="col">Message</th></tr></thead><tbody>${r}</tbody></table></div>${i>0?f`<p class="quiet">${v(i,`more kind`)} in errors.jsonl.</p>`:p}`}function se(t,n,r){let i=t.node_id===null?p:f`at <b>${e.Oo(t.node_id,120)}</b>`;return f`<details class="fold other"><summary>${h(t.kind)} ${i} <span class="quiet">${e.Oo(t.message,140)}</span></summary><div class="inside">${N(t,n,r)}</div></details>`}function ce(t){let n=t.account.ending?.errorsWriteError??null;return n===null?p:f`<p class="quiet">errors.jsonl could not be written: ${e.Oo(n,500)}</p>`}function N(t,n,r){let i=fe(t,n.report),a=A(t.details,e.N(t.details)===null?te:ne),o=t.suggestion===null?p:f`<p class="advice">${ue(e.Oo(t.suggestion,1e3))}</p>`,s=i===void 0||i.stderr_tail.trim()===``?p:de(le(t),O(i.stderr_tail,r),i.stderr_tail.split(`
`).length<=20);return f`<p class="kind">${h(t.kind)}</p><p class="message">${r.fit(t.message,4e3).text}</p>${o}
${pe(t,n)}${j(a)?p:f`<h3>Details</h3>${C(a,r)}`}${s}`}function le(t){let n=e.M(t);return n===null?`End of stderr`:`End of stderr, exit code ${n}`}function ue(e){return e.split("`").map((e,t)=>t%2==1?h(e):f`${e}`)}function de(e,t,n){return f`<details class="fold"${n?ee:p}><summary>${e}</summary><div class="inside">${t}</div></details>`}function fe(t,{account:n}){return n.errors.recorded.find(n=>e.Do(n)===t.node_id&&n.envelope.kind===t.kind&&n.envelope.message===t.message)}function pe(t,n){let r=e.N(t.details),i=r===null?p:f`<li>${F(P(r,n),n)}</li>`;if(t.frames.length===0){let e=t.file===null?p:f`<li>${F({file:t.file,line:t.line},n)}</li>`;return r===null&&t.file===null?p:f`<ul class="frames">${i}${e}</ul>`}return f`<h3>Where</h3><ol class="frames">${i}${t.frames.slice(0,20).map((e,r)=>f`<li>${me(e,r,t,n)}</li>`)}</ol>`}function P({file:e,line:t},{toRelative:n}){return{file:n?.(e)??e,line:t}}function me(t,n,r,i){let a=n===0&&t.file===r.file?r.line:null,o=t.attempt>1?f`, attempt ${t.attempt}`:p;return f`<b>${e.Oo(t.node,120)}</b> <span class="quiet">${e.Oo(t.type,40)}${o} in ${e.Oo(t.workflow,120)}</span> ${F({file:t.file,line:a},i)}`}function F(t,{report:n}){let r=h(t.line===null?t.file:`${t.file}:${t.line}`),i=e.x(t,n.github);return i===null?r:f`<a href="${i}" rel="noreferrer noopener">${r}</a>`}function he({status:t,reason:n,terminated_by:r}){let i=t===`success`?`as a success`:`as failed`;return f`<section class="card ending s-terminated" id="termination" aria-labelledby="h-term"><h2 id="h-term">Terminated</h2>
<blockquote>${e.Oo(n,4e3)}</blockquote><p>The node <b>${e.Oo(r,120)}</b> ended the run on purpose, ${i}.</p></section>`}function ge(t){return f`<section class="card ending s-waiting" id="gate" aria-labelledby="h-gate"><h2 id="h-gate">Waiting for an answer</h2>
${e.Zt(t.report.result).map(_e)}${I(t)}</section>`}function _e(t){let n=t.options.slice(0,50).map(t=>f`<li><b>${e.Oo(t.label,200)}</b> ${h(t.value)}</li>`);return f`<blockquote>${e.Oo(t.prompt,4e3)}</blockquote><p>The gate <b>${e.Oo(t.node,120)}</b> takes one of</p><ul class="options">${n}</ul>`}function I({report:t,reader:n}){let{github:r,result:i,runDir:a}=t;if(i.next_commands.length===0)return p;let o=r!==null&&n===void 0,s=e.Xt(i,{...n,github:r,runDir:a,...o?{artifactName:e.qt}:{}}),c=e.Yt(o?{...s,fetch:[]}:s,i).map(ye);return f`<h3>What next</h3>${s.isLost?f`<p class="quiet">The run folder was not uploaded and is gone with its machine: run it again to reproduce.</p>`:p}${r===null?p:f`<p class="quiet">${ve(r)}${o?f`, where ${h(e.qt)} is the folder that holds this page`:``}:</p>`}${c}`}function ve({repository:t,sha:n}){let r=/^[0-9a-f]{7,64}$/i.test(n)?f` at ${h(n.slice(0,12))}`:p;return f`In a clone of ${e.Oo(t,200)}${r}`}function ye({what:e,commands:t}){return f`<p class="for">${e===`in a clone of the repository; the first line gets the command`?`First, get the command`:`${e.slice(0,1).toUpperCase()}${e.slice(1)}`}</p>${t.slice(0,12).map(be)}`}function be(t){return f`<div class="paste"><pre class="command"><code>${e.Oo(t,2e3)}</code></pre><button type="button" class="copy" hidden>Copy</button></div>`}function xe(e,t,n,r){if(e.total===0)return p;let i=e.choose(n),a=e.total-i.length,o=a===0?p:f`<p class="quiet more">${_(a)} more are in events.jsonl.</p>`;return f`<section class="card" id="events" aria-labelledby="h-events"><details class="section"><summary><h2 id="h-events">Events <span class="count">${_(e.total)}</span></h2></summary>
<div class="scroll" tabindex="0" role="region" aria-label="Events, scrollable"><table><thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Node</th><th scope="col">What</th></tr></thead>
<tbody>${i.map(e=>Se(e,t,r))}</tbody></table></div>${o}</details></section>`}function Se(t,n,r){let i=(Date.parse(t.timestamp)-n)/1e3,a=t.type===`node_failed`||t.type===`workflow_failed`?`s-failed`:``,o=r.fit(t.words).text,s=r.fit(e.ko(`${t.scope}${t.node}`,120)).text;return f`<tr class="event ${a}"><td class="num"><time datetime="${t.timestamp}">${i<0?`\u2013`:`+${i.toFixed(3)} s`}</time></td><td>${t.type}</td><td><code>${s}</code></td><td>${o}</td></tr>`}function Ce(e,t){let{output:n}=e.result;return n===null?p:f`<section class="card" id="output" aria-labelledby="h-output"><h2 id="h-output">Output</h2>${C(n,t)}</section>`}function we(e,t){let{result:n}=e;return f`${Te(n.warnings,t)}${R(`policies`,`Policies`,n.policies,t)}${R(`letters`,`Dead letters`,n.dead_letters,t)}${R(`escalations`,`Escalations`,n.escalations,t)}`}function Te(t,n){if(t.length===0)return p;let r=t.slice(0,200).map(t=>f`<li>${n.fit(e.Oo(t,1e3)).text}</li>`);return f`<section class="card" id="warnings" aria-labelledby="h-warnings"><h2 id="h-warnings">Warnings <span class="count">${_(t.length)}</span></h2><ul class="warnings">${r}</ul>${L(t.length)}</section>`}function L(e){return e<=200?p:f`<p class="quiet">and ${v(e-200,`more`)} in result.json</p>`}function R(e,t,n,r){if(n.length===0)return p;let i=n.slice(0,200).map(e=>f`<li>${C(e,r)}</li>`);return f`<section class="card" id="${e}" aria-labelledby="h-${e}"><details class="section"><summary><h2 id="h-${e}">${t} <span class="count">${_(n.length)}</span></h2></summary><ul class="records">${i}</ul>${L(n.length)}</details></section>`}function Ee(e,t,n){let r=De(e,t,n),i=Oe(t,n,r),a=[],o=(e,t)=>{for(;a.length<=e;)a.push([]);a[e]?.push(t)};for(let{id:e,width:n}of t)o(i.get(e)??0,{id:e,width:n,bend:!1});let s=ke(n,r,i,o);return{layers:Ae(a,s),ways:s}}function De(e,t,n){let r=/* @__PURE__ */ new Map;for(let e of n)r.set(e.from,[...r.get(e.from)??[],e]);let i=/* @__PURE__ */ new Map,a=/* @__PURE__ */ new Set;for(let n of[e,...t.map(e=>e.id)]){if(i.has(n))continue;i.set(n,`open`);let e=[{id:n,next:0}];for(let t=e.at(-1);t!==void 0;t=e.at(-1)){let n=r.get(t.id)?.[t.next++];n===void 0?(i.set(t.id,`done`),e.pop()):i.get(n.to)===`open`?a.add(n):i.has(n.to)||(i.set(n.to,`open`),e.push({id:n.to,next:0}))}}return a}function Oe(e,t,n){let r=new Map(e.map(e=>[e.id,0])),i=new Map(e.map(e=>[e.id,0])),a=/* @__PURE__ */ new Map;for(let e of t){let[t,r]=n.has(e)?[e.to,e.from]:[e.from,e.to];a.set(t,[...a.get(t)??[],r]),i.set(r,(i.get(r)??0)+1)}let o=e.filter(e=>i.get(e.id)===0).map(e=>e.id);for(let e=o.shift();e!==void 0;e=o.shift())for(let t of a.get(e)??[]){r.set(t,Math.max(r.get(t)??0,(r.get(e)??0)+1));let n=(i.get(t)??0)-1;i.set(t,n),n===0&&o.push(t)}return r}function ke(e,t,n,r){let i=0;return e.map((e,a)=>{let o=t.has(e),[s,c]=o?[e.to,e.from]:[e.from,e.to],l=n.get(s)??0,u=n.get(c)??0,d=[s];for(let e=l+1;e<u&&i<3e3;e++){let t=`\n${a}.${e}`;i+=1,r(e,{id:t,width:14,bend:!0}),d.push(t)}return{edge:e,cells:[...d,c],up:o}})}function Ae(e,t){let n=z(t),r=/* @__PURE__ */ new Map,i=e.map(e=>[...e]),a=e=>{for(let[t,n]of e.entries())r.set(n.id,t)};i.forEach(a);for(let e=0;e<6;e++){let t=e%2==0,o=t?i:[...i].reverse();for(let e of o){if(e.length<2)continue;let i=new Map(e.map(e=>[e.id,je(n,e.id,t,r)]));e.sort((e,t)=>(i.get(e.id)??0)-(i.get(t.id)??0)),a(e)}}return i}function z(t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map;for(let{cells:i}of t)for(let[t,a]of i.entries()){let o=i[t+1];o!==void 0&&(e.ro(r,a,o),e.ro(n,o,a))}return{above:n,below:r}}function je(e,t,n,r){let i=(n?e.above:e.below).get(t)??[];return i.length===0?r.get(t)??0:i.reduce((e,t)=>e+(r.get(t)??0),0)/i.length}const B=`$end`;function Me(e,t){let n=new Set(e.nodes.flatMap(e=>e.members)),r=e.nodes.filter(e=>!n.has(e.name)),i=r.length<=300?r:Ne(r,t),a=Pe(e,new Set(i.map(e=>e.name)),r.length<=300?null:t),o=a.some(e=>e.to===B),s=i.map(e=>({id:e.name,width:Fe(e),node:e})),c=o?[...s,{id:B,width:56,node:null}]:s,l=a.filter(e=>e.from===e.to),u=Ee(e.entry,c,a.filter(e=>e.from!==e.to));return Be(u,Ie(e.entry,u),new Map(i.map(e=>[e.name,e])),l,r.length-i.length)}function Ne(e,t){let n=new Set(t.nodes.slice(0,300));return e.filter(e=>n.has(e.name)).slice(0,300)}function Pe(e,t,n){let r=n===null?null:new Set(n.edges.map(e=>`${e.from}\n${e.to}`)),i=/* @__PURE__ */ new Map;for(let n of e.edges){if(!t.has(n.from)||!(n.to===`$end`||t.has(n.to))||r!==null&&!r.has(`${n.from}\n${n.to}`))continue;let e=`${n.from}\n${n.to}\n${n.kind}`,a=[i.get(e)?.label??``,n.label].filter(e=>e!==``).join(`, `);i.set(e,{...n,label:a})}return[...i.values()].slice(0,1500)}function Fe(e){let t=Math.max(e.name.length,...e.members.map(e=>e.length+2));return Math.min(236,Math.max(164,56+t*7.8))}function V(e){return e===null?28:e.members.length===0?48:48+(Math.min(e.members.length,5)+ +(e.members.length>5))*16+8}function Ie(e,{layers:t,ways:n}){let r=z(n.filter(Le(e,n))),i=z(n),a=/* @__PURE__ */ new Map;for(let e of t){let t=0;for(let n of e)a.set(n.id,t+n.width/2),t+=n.width+26}for(let e=0,n=0;e<=8&&n<2;e++){let o=e%2==0,s=!1;for(let e of o?t:[...t].reverse()){let t=e.map(e=>Re(e.id,o?`above`:`below`,r,i,a));for(let[n,r]of ze(e,t).entries()){let t=e[n]?.id??``;s||=a.get(t)!==r,a.set(t,r)}}n=s?0:n+1}return a}function Le(e,t){let n=t.filter(e=>e.edge.kind!==`error`),r=/* @__PURE__ */ new Set([e]);for(let e=-1;e<r.size;){e=r.size;for(let{edge:e}of n)r.has(e.from)&&r.add(e.to)}return e=>e.edge.kind!==`error`&&!e.up&&r.has(e.edge.from)}function Re(e,t,n,r,i){let a=n[t].get(e)??[],o=r[t].get(e)??[];if(o.length===0)return{at:i.get(e)??0,weight:.1};let s=a.length>0?a:o;return{at:s.reduce((e,t)=>e+(i.get(t)??0),0)/s.length,weight:a.length>0?20:1}}function ze(e,t){if(e.length<2)return t.map(({at:e})=>e);let n=[],r=0;for(let[t,i]of e.entries()){let a=e[t-1];a!==void 0&&(r+=(a.width+i.width)/2+26),n.push(r)}let i=[];for(let[e,{at:r,weight:a}]of t.entries()){let t={sum:(r-(n[e]??0))*a,weight:a,size:1};for(let e=i.at(-1);e!==void 0&&e.sum/e.weight>t.sum/t.weight;)t={sum:t.sum+e.sum,weight:t.weight+e.weight,size:t.size+e.size},i.pop(),e=i.at(-1);i.push(t)}return i.flatMap(e=>Array.from({length:e.size},()=>e.sum/e.weight)).map((e,t)=>e+(n[t]??0))}function Be({layers:e,ways:t},n,r,i,a){let o=e.flat().reduce((e,t)=>Math.min(e,(n.get(t.id)??0)-t.width/2),1/0),s=/* @__PURE__ */ new Map,c=[],l=20;for(let t of e){let e=Math.max(...t.map(e=>e.bend?0:V(r.get(e.id)??null)));for(let i of t){let t=(n.get(i.id)??0)-o+20,a=i.bend?e:V(r.get(i.id)??null),u=l+(e-a)/2;s.set(i.id,{x:t,top:u,bottom:u+a}),i.bend||c.push(Ve(i,r.get(i.id)??null,{x:t-i.width/2,y:u},a))}l+=e+54}let u=e.flat().reduce((e,t)=>Math.max(e,(s.get(t.id)?.x??0)+t.width/2),0),d=He(t,s,c),f=[...t.map(e=>({edge:e.edge,points:Ue(e,s,d)})),...We(i,c)],p=i.length===0?0:40;return{width:u+20+p,height:Math.max(l-54,0)+20,nodes:c,edges:f,left:a}}function Ve(e,t,n,r){let i=t?.members??[];return{name:e.id,node:t,members:i.slice(0,5),hiddenMembers:Math.max(0,i.length-5),x:n.x,y:n.y,width:e.width,height:r}}function He(e,t,n){let r=/* @__PURE__ */ new Map,i=(e,n,i)=>{let a={way:n,towards:t.get(i??``)?.x??0};r.set(e,[...r.get(e)??[],a])};for(let t of e)i(`${t.cells[0]}\nbottom`,t,t.cells[1]),i(`${t.cells.at(-1)}\ntop`,t,t.cells.at(-2));let a=/* @__PURE__ */ new Map;for(let{name:e,width:t}of n)for(let n of[`top`,`bottom`]){let i=[...r.get(`${e}\n${n}`)??[]].sort((e,t)=>e.towards-t.towards||Number(e.way.up)-Number(t.way.up)),o=Math.min(22,(t-24)/Math.max(1,i.length));for(let[e,{way:t}]of i.entries()){let r=a.get(t)??{top:0,bottom:0};r[n]=(e-(i.length-1)/2)*o,a.set(t,r)}}return a}function Ue(e,t,n){let r=[],i=e.cells.length-1,a=n.get(e)??{top:0,bottom:0};for(let[n,o]of e.cells.entries()){let e=t.get(o);e!==void 0&&(n>0&&r.push({x:e.x+(n===i?a.top:0),y:e.top}),n<i&&r.push({x:e.x+(n===0?a.bottom:0),y:e.bottom}))}return e.up?r.reverse():r}function We(e,t){return e.flatMap(e=>{let n=t.find(t=>t.name===e.from);if(n===void 0)return[];let r=n.x+n.width,i=n.y+n.height/2;return[{edge:e,points:[{x:r,y:i-10},{x:r+30,y:i},{x:r,y:i+10}]}]})}function H(t,n){let r=e._o(t);return n&&(r===`open`||r===`failed`&&t.route?.action===`retry`)?`running`:r}const U={completed:`Completed`,recovered:`Recovered`,handled:`Error handled`,failed:`Failed`,open:`Interrupted`,waiting:`Waiting`,terminated:`Terminated`,skipped:`Not run`,running:`Running`};function W(e){return U[e]}const Ge={completed:`<path d="M4 8.4 6.8 11 12 5.2"/>`,recovered:`<path d="M4.2 7A4 4 0 1 1 5 10.6M4 4v3.2h3.2"/>`,handled:`<path d="M4 12V8.5A2.5 2.5 0 0 1 6.5 6H12M9.5 3.5 12 6 9.5 8.5"/>`,failed:`<path d="m5 5 6 6m0-6-6 6"/>`,open:`<path d="M5 8h6"/>`,waiting:`<path d="M6 5v6m4-6v6"/>`,terminated:`<path d="M6 6h4v4H6z" fill="currentColor"/>`,skipped:``,running:`<path d="M6 4.8v6.4L11 8z" fill="currentColor"/>`};function Ke(){return f`<svg class="defs" aria-hidden="true" width="0" height="0"><defs>${Object.entries(Ge).map(([e,t])=>`<symbol id="i-${e}" viewBox="0 0 16 16">${e===`terminated`?Je:qe[e===`skipped`?`dashed`:`plain`]}<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${t}</g></symbol>`).map(G)}${G(Ye)}</defs></svg>`}const qe={plain:`<circle cx="8" cy="8" r="7.5" fill="currentColor" fill-opacity=".14"/>`,dashed:`<circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2 2.3"/>`},Je=`<path d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z" fill="currentColor" fill-opacity=".18"/>`,Ye=[`idle`,`ok`,`bad`].map(e=>`<marker id="a-${e}" class="a-${e}" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 .8 7.4 4 0 7.2z"/></marker>`).join(``);function G(e){return new s(e)}function Xe(e){return f`<svg class="sign" aria-hidden="true"><use href="#i-${e}"/></svg><span class="sr">${U[e]}: </span>`}function Ze(t){let n=e._o(t),r=[`all`];return(n===`failed`||n===`handled`||n===`open`)&&r.push(`failed`),(t.attemptsTotal>1||n===`recovered`)&&r.push(`retried`),t.pauses.length>0&&r.push(`waited`),r.join(` `)}const Qe=[`running`,`completed`,`recovered`,`handled`,`failed`,`open`,`waiting`,`terminated`,`skipped`];function $e({graph:e,path:t,notes:n}){if(e.nodes.length===0)return p;let r=Me(e,t);if(r.nodes.length===0)return p;let i=new Set(t.edges.map(e=>`${e.from}\n${e.to}`)),a=new Set(r.nodes.filter(({node:e})=>e!==null).map(e=>K(e,n))),o=Qe.filter(e=>a.has(e)).map(e=>f`<li class="s-${e}"><svg class="sign" aria-hidden="true"><use href="#i-${e}"/></svg>${W(e)}</li>`),s=Math.ceil(r.width),c=Math.ceil(r.height);return f`<section class="card" id="graph" aria-labelledby="h-graph">
<div class="head"><h2 id="h-graph">Graph</h2><ul class="legend">${o}</ul></div>${r.left===0?p:f`<p class="quiet">The workflow has ${_(e.nodes.length)} nodes; only the path taken is drawn, ${v(r.left,`node`)} left out.</p>`}
<div class="canvas" tabindex="0" role="region" aria-label="Graph of the workflow, scrollable">
<svg width="${s}" height="${c}" viewBox="0 0 ${s} ${c}" role="group" aria-label="${v(r.nodes.length,`node`)}">
<g class="edges">${et(r.edges,i)}</g><g>${r.nodes.map(e=>ot(e,n))}</g><g class="labels">${it(r.edges,i)}</g>
</svg></div></section>`}function K(e,t){return e.node===null?`completed`:t.get(e.name)?.look??`skipped`}function et(e,t){let n=({edge:e})=>t.has(`${e.from}\n${e.to}`);return[...e.filter(e=>!n(e)),...e.filter(n)].map(e=>tt(e,n(e)))}function tt({edge:t,points:n},r){let i=r?t.kind===`error`?`bad`:`ok`:`idle`,a=t.label===``?``:`: ${e.Oo(t.label,300)}`,o=f`<title>${t.from} to ${t.to===`$end`?`the end`:t.to}${a}${r?``:` (not taken)`}</title>`,s=t.from===t.to?rt(n):nt(n);return f`<path class="e e-${i} k-${t.kind}" d="${s}" marker-end="url(#a-${i})">${o}</path>`}function q(e){return String(Math.round(e*10)/10)}function nt(e){return e.map((t,n)=>{let r=e[n-1];if(r===void 0)return`M${q(t.x)} ${q(t.y)}`;let i=(r.y+t.y)/2;return`C${q(r.x)} ${q(i)} ${q(t.x)} ${q(i)} ${q(t.x)} ${q(t.y)}`}).join(``)}function rt(e){let[t,n,r]=e;return t===void 0||n===void 0||r===void 0?``:`M${q(t.x)} ${q(t.y)}C${q(n.x)} ${q(t.y-8)} ${q(n.x)} ${q(r.y+8)} ${q(r.x)} ${q(r.y)}`}function it(t,n){let r=[];return t.flatMap(({edge:t,points:i})=>{let[a,o]=i;if(t.label===``||t.from===t.to||a===void 0||o===void 0)return[];let s=e.Oo(t.label,26),c=s.length*6.4+8,l=o.x<a.x-4,u=[.5,.3,.7].map(e=>({x:a.x+(o.x-a.x)*at(e)+(l?-8:8),y:a.y+(o.y-a.y)*e})).map(e=>({...e,left:l?e.x-c:e.x,right:l?e.x:e.x+c})).find(e=>!r.some(t=>Math.abs(t.y-e.y)<13&&t.left<e.right&&e.left<t.right));return u===void 0?[]:(r.push(u),[f`<text class="l-${n.has(`${t.from}\n${t.to}`)?t.kind===`error`?`bad`:`ok`:`idle`}${l?` left`:``}" x="${q(u.x)}" y="${q(u.y+3.5)}">${s}</text>`])})}function at(e){return e*e*(3-2*e)}function ot(t,n){let{x:r,y:i,width:a,height:o}=t;if(t.node===null)return f`<g class="end"><rect x="${q(r)}" y="${q(i)}" width="${q(a)}" height="${q(o)}" rx="14"/><text x="${q(r+a/2)}" y="${q(i+18.5)}">end</text></g>`;let s=n.get(t.name),c=s?.look??`skipped`,l=[t.members.length>0&&s!==void 0?``:t.node.type,s?.words??``].filter(e=>e!==``).join(` \u00b7 `),u=Math.floor((a-48)/7.6),d=f`<title>${t.name}: ${W(c)}</title><rect class="b" x="${q(r)}" y="${q(i)}" width="${q(a)}" height="${q(o)}" rx="10"/>
<use href="#i-${c}" x="${q(r+12)}" y="${q(i+15)}" width="18" height="18"/>
<text class="t1" x="${q(r+40)}" y="${q(i+21)}">${e.Oo(t.name,u)}</text><text class="t2" x="${q(r+40)}" y="${q(i+37)}">${e.Oo(l,Math.floor((a-46)/5.9))}</text>${st(t,n)}`;return s?.anchor==null?f`<g class="n s-${c}">${d}</g>`:f`<a class="n s-${c}" href="#${s.anchor}" aria-label="${t.name}: ${W(c)}">${d}</a>`}function st(t,n){if(t.members.length===0)return p;let r=Math.floor((t.width-52)/6.8),i=t.members.map((i,a)=>{let o=t.y+58+a*16;return f`<circle class="dot s-${n.get(i)?.look??K(t,n)}" cx="${q(t.x+21)}" cy="${q(o-3.5)}" r="3"/><text class="t3" x="${q(t.x+40)}" y="${q(o)}">${e.Oo(i,r)}</text>`}),a=t.hiddenMembers===0?p:f`<text class="t3" x="${q(t.x+40)}" y="${q(t.y+58+t.members.length*16)}">${_(t.hiddenMembers)} more</text>`;return f`<line class="rule" x1="${q(t.x+12)}" x2="${q(t.x+t.width-12)}" y1="${q(t.y+45.5)}" y2="${q(t.y+45.5)}"/>${i}${a}`}const J=[`stdout`,`stderr`];function ct(t,n){let r=t.attempts.at(-1);if(r===void 0)return p;if(r.state===`open`&&r.output===void 0)return r.printed===null?p:lt(t,r.printed,n);let i=r.failure===null?`Output`:t.recovered===null?`Partial output`:`Output, as recovered`,a=e.ho(t);if(!e.ns(a)||t.type!==`script`)return k(i,a,n);let o=A(a,[...J,`exit_code`]),s=J.flatMap(e=>{let r=a[e];return typeof r!=`string`||r.trim()===``||e===`stdout`&&dt(r,o)?[]:[f`<h4>${e}</h4>${O(r.replace(/\n+$/,``),n,Y(e,t))}`]});return f`${s.length===0?p:f`<div class="log"><h3>Log</h3>${s}</div>`}${Object.keys(o).length===0?p:k(i,o,n)}`}function lt(e,t,n){let r=J.filter(e=>t[e].trim()!==``).map(r=>f`<h4>${r}</h4><div class="growing">${O(t[r].replace(/\n+$/,``),n,Y(r,e))}</div>`);return r.length===0?p:f`<div class="log"><h3>Log so far</h3>${r}</div>`}function Y(e,{node:t}){return`${e} of ${t}`.slice(0,200)}function ut(t){let n=e.ho(t);return t.type===`script`&&e.ns(n)&&typeof n.stderr==`string`&&n.stderr!==``}function dt(t,n){let r=t.trimStart().startsWith(`{`)?e.os(t):void 0;return e.ns(r)&&Object.keys(r).every(e=>Object.hasOwn(n,e))}function ft(t){let n=t.attempts.at(-1),r=t.attempts[0]?.startedAt,i=[];return r!==void 0&&i.push(f`<li>Started ${S(r)}</li>`),n!==void 0&&n.exitCode!==null&&i.push(f`<li>Exit code ${h(String(n.exitCode))}</li>`),t.child!==null&&i.push(f`<li>Runs ${h(t.child.file)}</li>`),t.recovered!==null&&i.push(f`<li>Recovered from ${h(t.recovered.kind)}</li>`),t.termination!==null&&i.push(f`<li>Ended the run: ${e.Oo(t.termination.reason,1e3)}</li>`),t.route!==null&&i.push(f`<li>${pt(t.route)}</li>`),i.length===0?p:f`<ul class="facts">${i}</ul>`}function pt(e){let t=e.route===``?p:f` by ${h(e.route)}`,n=e.kind===null?p:f` on ${h(e.kind)}`;switch(e.action){case`to`:return f`Then ${h(e.to??``)}${n}${t}`;case`end`:return f`Then the end${n}${t}`;case`retry`:return f`Tried again${n}${t}`;case`halt`:return f`Halted the run${n}${t}`;case`propagate`:return f`Handed to the caller${n}${t}`;case`recover`:return f`Recovered${n}${t}`;case`collected`:return f`Collected by its group${n}`;case`unhandled`:return e.route===``?f`No route took it${n}`:f`Could not be carried out${n}${t}`}}function mt(e,t){if(!(e.attempts.length>1||e.attempts.some(e=>e.failure!==null)))return p;let n=e.attempts.slice(-30),r=e.attemptsTotal-n.length;return f`${r===0?p:f`<p class="quiet">The first ${r} attempts are not shown.</p>`}<ol class="attempts">${n.map(n=>f`<li>${gt(n,t)}${_t(n,e,t.room)}${ht(e,n)}</li>`)}</ol>`}function ht(e,t){let n=t.endedAt,r=e.attempts.find(e=>e.number>t.number),i=e.pauses.find(e=>e.why===`retry`&&n!==null&&e.from>=n&&(r===void 0||e.from<=r.startedAt));return i===void 0||i.to===null?p:f`<p class="quiet">Waited ${y(i.to-i.from)} before the next attempt</p>`}function gt(t,{room:n,isRunning:r,shownAbove:i}){let a=t.durationMs===null?``:` after ${y(t.durationMs)}`;if(t.failure===null){let e=t.state===`open`?r?`is running`:`was interrupted`:`completed`;return f`<p><span class="s-${t.state}"><b>Attempt ${t.number}</b> ${e}</span>${a}</p>`}let{envelope:o}=t.failure,s=i.has(re(o))&&e.as(o.details).length>600?f`<p class="quiet">Its details stand <a href="#error">above</a>.</p>`:j(o.details)?p:k(`Details`,o.details,n);return f`<p><span class="s-failed"><b>Attempt ${t.number}</b> failed</span>${a} with ${h(o.kind)}</p>
<p class="said">${n.fit(o.message,2e3).text}</p>${s}`}function _t(e,t,n){let r=e.failure?.stderr_tail??``;return r.trim()===``||e===t.attempts.at(-1)&&ut(t)?p:f`<details class="fold"><summary>End of stderr</summary><div class="inside">${O(r,n)}</div></details>`}function vt(e,t,n){if(e.length<=200+(n===`time`?100:0))return{shown:bt(e,n),hidden:0};let r=new Set(t.slice(0,200));return yt(r,e,r.size+200),n===`time`&&yt(r,e.toReversed(),r.size+100),{shown:bt(e.filter(e=>r.has(e)),n),hidden:e.length-r.size}}function yt(e,t,n){for(let r of t){if(e.size>=n)return;e.add(r)}}function bt(e,t){let n=e.length>50;if(t===`time`&&!n)return e;let r=t=>n&&[e[t-1],e[t],e[t+1]].some(X),i=(e,n)=>X(e)?0:r(n)?t===`time`?0:1:2;return e.map((e,t)=>({visit:e,rank:i(e,t)})).sort((e,t)=>e.rank-t.rank).map(({visit:e})=>e)}function X(t){if(t===void 0)return!1;let n=e._o(t);return n===`failed`||n===`open`||n===`waiting`}function xt(e,t,n,r,i){let a=e.filter(X),{shown:o,hidden:s}=vt(e,a,r),c=o.slice(0,Math.max(0,n.left));n.left-=c.length;let l=s+t-e.length+o.length-c.length,u=r===`failed-first`?a.length:0,d=l===0?p:f`<p class="quiet more">${v(l,`more run`)} not shown${u>0?`; ${_(u)} of all ${_(t)} failed`:``}. events.jsonl has every one.</p>`;return f`${r===`time`&&e.length>50&&a.length>0?f`<p class="quiet">What failed comes first, with what ran before and after it; the rest follows in the order of time.</p>`:p}<ol class="rows" aria-label="${i}">${c.map(e=>Ct(e,n))}</ol>${d}`}function St(e,t){let n=`n${e.number}`;return t.set(e,n),n}function Ct(t,n){let r=H(t,n.isRunning),i=e.po(t,n.runEnd)-e.go(t),a=t.item===null?p:f` <span class="key">${e.Oo(wt(t),80)}</span>`;return f`<li class="row s-${r}" data-tags="${Ze(t)}"><details id="${St(t,n.anchors)}"><summary>
${Xe(r)}<span class="who"><span class="name">${e.Oo(t.node,120)}</span>${a}<span class="about">${Tt(t)}</span></span>
${Et(t,n)}<span class="took">${y(i)}</span></summary>
<div class="body">${ft(t)}${mt(t,n)}${ct(t,n.room)}${Ot(t,n)}</div></details></li>`}function wt(e){if(e.item===null)return``;let{index:t,key:n}=e.item;return n===String(t)||n===``?`#${t}`:`#${t} ${n}`}function Tt(e){let t=[e.type];return e.visit>1&&t.push(`visit ${e.visit}`),e.attemptsTotal>1&&t.push(v(e.attemptsTotal,`attempt`)),e.group!==null&&(t.push(v(e.group.total,e.type===`parallel`?`member`:`item`)),e.group.failed>0&&t.push(`${_(e.group.failed)} failed`)),e.attempts.at(-1)?.cached===!0&&t.push(`from the checkpoint`),t.filter(e=>e!==``).join(` \u00b7 `)}function Et(e,{axis:t,runEnd:n,isRunning:r}){let i=(e,n)=>{let r=Math.max(.45,t.at(n)-t.at(e));return{x:o(Math.min(t.at(e),100-r)),width:o(r)}};return f`<svg class="track" aria-hidden="true"><use href="#grid" width="100%" height="100%"/>${e.attempts.slice(0,60).map(e=>{let{x:t,width:a}=i(e.startedAt,e.endedAt??n),o=`attempt ${e.number}: ${e.state===`open`?Dt(r):e.state}`;return f`<rect class="t-${e.state}" x="${t}" y="7" width="${a}" height="10" rx="3"><title>${o}</title></rect>`})}${e.pauses.slice(0,60).map(e=>{let{x:t,width:r}=i(e.from,e.to??n),a=`${e.why===`retry`?`wait before the next attempt`:`wait`}, ${y((e.to??n)-e.from)}`,o=e.why===`retry`;return f`<rect class="w-${e.why}" x="${t}" y="${o?11:7}" width="${r}" height="${o?2:10}" rx="${o?1:3}"><title>${a}</title></rect>`})}</svg>`}function Dt(e){return e?`running`:`interrupted`}function Ot(t,n){if(t.children.size===0)return p;let r=t.group!==null||t.type===`for_each`||t.type===`parallel`,i=r?`Runs inside ${t.node}`:`Nodes of the child workflow ${t.child?.workflow??t.node}`;return xt([...t.children],t.childrenTotal,n,r?`failed-first`:`time`,e.Oo(i,200))}const kt={retries:0,failures:0};function At(e){let t=0,n=0;for(let{attempts:r,attemptsTotal:i,children:a}of e){let e=a.size===0?kt:At(a);if(t+=Math.max(0,i-1)+e.retries,n+=e.failures,e.failures===0)for(let{failure:e}of r)e!==null&&(n+=1)}return{retries:t,failures:n}}function jt(e){if(e.unended?.state===`running`)return{word:`Running`,tone:`running`};if(e.unended?.state===`lost`)return{word:`Interrupted`,tone:`open`};if(e.result.termination!==null)return{word:`Terminated`,tone:`terminated`};switch(e.result.outcome){case`success`:return{word:`Success`,tone:`completed`};case`failed`:return{word:`Failed`,tone:`failed`};case`invalid`:return{word:`Invalid`,tone:`failed`};case`halted`:return{word:`Halted`,tone:`failed`};case`suspended`:return{word:`Suspended`,tone:`waiting`};case`cancelled`:return{word:`Cancelled`,tone:`open`}}}function Mt(t,n,{failures:r}){let{result:i}=t;if(t.unended!==void 0)return Nt(t.unended,n);if(i.termination!==null)return f`Ended on purpose by <b>${e.Oo(i.termination.terminated_by,120)}</b>.`;let a=i.errors[0];if(a!==void 0)return Pt(t,a);if(i.gate!==null)return f`<b>${e.Oo(i.gate.node,120)}</b> waits for an answer.`;if(i.outcome!==`success`)return f`${e.ko(i.error??`The run ended early.`,300)}`;let o=r===0?`without a failed attempt`:`after ${v(r,`failed attempt`)} that the workflow dealt with`;return f`Finished in ${y(i.execution.duration_ms)}, ${o}.`}function Nt({state:t},n){if(t===`lost`)return f`No process works on this run any more, and it did not come to its end.`;let r=[...new Set(Q(n).map(({node:e})=>e))];if(r.length===0)return n.length===0?f`Nothing ran yet.`:f`Between two nodes.`;let i=r.length>Z?` and ${_(r.length-Z)} more`:``;return f`${r.slice(0,Z).map((t,n)=>f`${n===0?``:`, `}<b>${e.Oo(t,120)}</b>`)}${i} ${r.length===1?`runs`:`run`}.`}const Z=4;function Q(e){return[...e].flatMap(e=>{let t=H(e,!0);if(t!==`running`&&t!==`waiting`)return[];let n=Q(e.children);return n.length===0?[e]:n})}function Pt(t,n){let{outcome:r,errors:i}=t.result,a=h(n.kind,200);if(e.O(i).length>1&&r!==`invalid`&&r!==`cancelled`)return Ft(i);if(r===`invalid`)return f`The workflow file has ${v(i.length,`problem`)}; nothing ran.`;if(r===`cancelled`)return f`The run was cancelled before it could end.`;if(n.node_id===null)return f`${a} ended the run.`;let o=f`<b>${e.Oo(n.node_id,120)}</b>`;return n.kind===`halt.intentional`?f`A halt route at ${o} ended the run.`:r===`halted`?f`${o} raised ${a}, and no route took it.`:f`${o} failed with ${a}.`}function Ft(t){let n=e.k(t),r=n.slice(0,4).map(({kind:e,count:t},n)=>f`${n===0?``:`, `}${h(e,200)}${t===1?``:` ${_(t)} times`}`),i=n.length>4?` and ${v(n.length-4,`more kind`)}`:``,a=t.find(({kind:e})=>e===`internal.group_failed`)?.node_id??null;return f`${r}${i}${a===null?``:f` in <b>${e.Oo(a,120)}</b>`}.`}function It({result:t,graph:n,github:r}){let i=e.Ut(r?.matrix??null,t.shard);return e.Oo(`${t.workflow.name??n.name}${i===``?``:` (${i})`}`,160)}function Lt(t,n,r){let{result:i}=t,{word:a,tone:o}=jt(t),s=It(t),c=At(n);return f`<header class="top s-${o}"><div class="wrap">
<p class="eyebrow"><span>Run report</span>${i.run_id===null?p:f`<span class="runid">${e.Oo(i.run_id,80)}</span>`}</p>
<div class="title"><svg class="outcome" aria-hidden="true"><use href="#i-${o}"/></svg><div><h1>${s} <span class="word">${a}</span></h1><p class="reason">${Mt(t,n,c)}</p></div></div>
${Rt(t,c,r)}</div></header>`}function Rt(e,{retries:t,failures:n},r){let{result:i}=e,{execution:a}=i,o=[[`Duration`,y(a.duration_ms)],[`Nodes run`,`${a.nodes_executed} of ${a.nodes_total}`],[`Retries`,t===0?`none`:String(t)],[`Failed attempts`,n===0?`none`:String(n)]];e.unended===void 0&&o.push([`Exit code`,String(i.exit_code)]),r!==null&&o.push([`Started`,S(r)]);let s=(i.metrics.input_tokens??0)+(i.metrics.output_tokens??0);s>0&&o.push([`Tokens`,v(s,`token`)]),i.workflow.file!==``&&o.push([`File`,h(i.workflow.file,120)]);let c=zt(e);return c!==null&&o.push([`Job`,c]),f`<dl class="numbers">${o.map(([e,t])=>f`<div><dt>${e}</dt><dd>${t}</dd></div>`)}</dl>`}function zt(t){let{github:n}=t,r=n===null?null:e.T(n.run_url);return n===null||r===null?null:f`<a href="${r}" rel="noreferrer noopener">${e.Oo(n.repository,100)} \u00b7 ${e.Oo(n.job,60)}</a>`}function Bt({revision:e,isFinal:t}){let n=t?`The run has ended; this page stays as it is.`:`Live: this page follows the run.`;return f`<p id="live" class="wrap" role="status" data-revision="${e}"${t?f` data-final`:``}>${n}</p>`}const Vt=`kKBT2vFMGYbeYbKZ296fHQMRnavhu9lyMhth1HxKYjg=`;function $(e,t){return t||=e.slice(0),Object.freeze(Object.defineProperties(e,{raw:{value:Object.freeze(t)}}))}var Ht,Ut;const Wt=[{data:2e6,each:48e3,rows:1500,events:2e3},{data:8e5,each:12e3,rows:800,events:800},{data:2e5,each:2e3,rows:300,events:200},{data:2e4,each:300,rows:40,events:20}];function Gt(e){let{report:t,live:n}=e,r=t.account.visits.roots,i=``;for(let t of Wt)if(i=Kt(e,r,t,n??null),Buffer.byteLength(i)<5242880)break;return i}function Kt(e,t,r,i){let{report:a}=e,{startedAt:o,lastAt:s,excerpt:c,visits:l}=a.account,u=a.unended?.state===`running`?Math.max(s,a.unended.now):s,d=a.unended?.state===`running`,h=n(t,u),g=new m(r.data,r.each),_=ie(e,g),v=Ce(a,g),y=new Set(M(a.result.errors).map(re)),b={axis:h,runEnd:u,isRunning:d,room:g,anchors:/* @__PURE__ */ new Map,shownAbove:y,left:r.rows},x=nn(t),S=Xt(a,t,l.rootsTotal,x,b),C=$e({graph:a.graph,path:x,notes:$t(t,b)}),w=f`${Ke()}${Yt(h)}<a class="skip" href="#main">Skip to the report</a>${Lt(a,t,o)}${i===null?p:Bt(i)}
<main id="main" class="wrap" tabindex="-1">${_}${S}${C}${v}${we(a,g)}${xe(c,h.start,r.events,new m(r.data,400))}</main>
<footer class="wrap"><p>Made by conductor-action${Jt(e)}</p></footer>`,{word:T}=jt(a);return qt(`${It(a)} \u00b7 ${T}`,w,i!==null)}function qt(e,t,n){let r=`default-src 'none'; style-src 'sha256-5795jLFleanP+D5yWsagPHR3CBNFs6TJ7nxKmjQLGe8='; script-src ${n?`'sha256-${Vt}' 'sha256-kt7l8oIWQxn7jOFk36sMAJrRXSTcGwjSIE6ex5B0SYA='; connect-src 'self'`:`'sha256-${Vt}'`}; base-uri 'none'; form-action 'none'`;return f(Ht||=$([`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="`,`">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>`,`</title><style>`,`</style></head><body>
`,`
<script>`,`<\/script>`,`</body></html>
`]),new s(r),e,new s(`
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
`),t,new s(`(function () {
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
`),n?f(Ut||=$([`<script>`,`<\/script>`]),new s(`(function () {
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
`)):p).text}function Jt({report:{runDir:t,github:n},reader:r}){return n===null?t===null?p:f`; the run folder is <code>${e.Oo(t,400)}</code>`:r?.artifactName?f`; the run folder is the artifact ${h(r.artifactName)}`:p}function Yt(e){return f`<svg class="defs" aria-hidden="true" width="0" height="0"><defs><symbol id="grid">${e.ticks.map(({at:e})=>f`<line x1="${o(e)}" x2="${o(e)}" y1="0" y2="100%"/>`)}${e.gaps.map(t=>f`<rect class="gap" x="${o(e.at(t.from))}" width="${o(e.at(t.to)-e.at(t.from))}" y="0" height="100%"/>`)}</symbol></defs></svg>`}function Xt(e,t,n,r,i){let a=t.length===0?f`<p class="quiet">Nothing ran.</p>`:xt(t,n,i,`time`,`Runs in the order of their start`),s=i.axis.ticks.map(({at:e,elapsed:t})=>f`<text x="${o(e)}" y="12" dx="${e<1?0:4}">${t===0?`0`:y(t)}</text>`),c=i.axis.gaps.map(e=>f`<text class="pause" x="${o(i.axis.at(e.from))}" y="12"><title>${y(e.to-e.from)} in which nothing ran</title>\u2248</text>`),l=t.length===0?p:f`<div class="scale" aria-hidden="true"><svg>${s}${c}</svg></div>`;return f`<section class="card" id="timeline" aria-labelledby="h-timeline"><div class="head"><h2 id="h-timeline">Timeline <span class="count">${_(n)}</span></h2>${Zt()}</div>
${l}${a}${Qt(e,r)}</section>`}function Zt(){let e=(e,t)=>f`<button type="button" data-filter="${e}" aria-pressed="${e===`all`?`true`:`false`}">${t}</button>`;return f`<div id="find" role="search" hidden><div class="chips" role="group" aria-label="Show">${e(`all`,`All`)}${e(`failed`,`Failed`)}${e(`retried`,`Retried`)}${e(`waited`,`Waited`)}</div>
<label class="sr" for="q">Search nodes, outputs and events</label><input id="q" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false"><span id="found" role="status" aria-live="polite"></span></div>`}function Qt(t,n){let r=new Set(n.nodes),i=t.result.execution.steps.filter(e=>e.status===`not_executed`&&!r.has(e.node_id)).map(e=>e.node_id);return i.length===0?p:f`<div class="notrun"><h3>Not run</h3><ul>${i.slice(0,100).map(t=>f`<li>${e.Oo(t,120)}</li>`)}${i.length>100?f`<li>${v(i.length-100,`more`)}</li>`:p}</ul></div>`}function $t(e,{anchors:t,isRunning:n}){let r=/* @__PURE__ */ new Map,i=e=>{let t=r.get(e.node);t===void 0?r.set(e.node,{visit:e,times:1}):(t.times+=1,(e.item===null||H(t.visit,n)!==`failed`)&&(t.visit=e))};for(let t of e)i(t),t.group!==null&&t.children.forEach(i);return new Map([...r].map(([e,{visit:r,times:i}])=>[e,{look:H(r,n),words:en(r,i),anchor:t.get(r)??null}]))}function en(e,t){return[e.group===null?``:tn(e.group),e.attemptsTotal>1?v(e.attemptsTotal,`attempt`):``,t>1&&e.item===null?v(t,`visit`):``].filter(e=>e!==``).join(`, `)}function tn({total:e,failed:t}){return t===0?v(e,`run`):`${v(e,`run`)}, ${_(t)} failed`}function nn(e){let t=/* @__PURE__ */ new Set,n=[],r=null;for(let i of e){let{node:e,route:a}=i;if(r===null||r.node!==e||r.route!==a){t.add(e);let r=a?.action===`end`?`$end`:a?.to??null;r!==null&&n.push({from:e,to:r})}r=i}return{nodes:[...t],edges:n}}exports.renderHtml=Gt;
})