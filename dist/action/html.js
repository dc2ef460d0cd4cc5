const e=require("./index.js"),t=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4,15e3,3e4,6e4,12e4,3e5,6e5,9e5,18e5,36e5,72e5,144e5,432e5,864e5];function n(t,n){let o=r(t.map(t=>({from:e.gn(t),to:e.pn(t,n)}))),s=o[0]?.from??n,c=Math.max(o.at(-1)?.to??n,s+1),l=i(o),u=l.reduce((e,t)=>e+t.to-t.from,0),d=(100-l.length*3)/Math.max(1,c-s-u),f=e=>{let t=Math.min(Math.max(e,s),c),n=(t-s)*d;for(let e of l){if(t<=e.from)break;let r=Math.min(t,e.to)-e.from;n+=r/(e.to-e.from)*3-r*d}return n};return{start:s,end:c,gaps:l,at:f,ticks:a(s,c,u,l,f)}}function r(e){let t=[...e].sort((e,t)=>e.from-t.from),n=[];for(let e of t){let t=n.at(-1);t!==void 0&&e.from<=t.to?t.to=Math.max(t.to,e.to):n.push({...e})}return n}function i(e){let t=e.reduce((e,t)=>e+t.to-t.from,0),n=Math.max(3e4,t/3),r=[];for(let[t,i]of e.entries()){let a=e[t+1];a!==void 0&&a.from-i.to>n&&r.push({from:i.to,to:a.from})}return r.sort((e,t)=>t.to-t.from-(e.to-e.from)).slice(0,5).sort((e,t)=>e.from-t.from)}function a(e,n,r,i,a){let o=(n-e-r)/5,s=t.find(e=>e>=o)??Math.ceil(o/864e5)*864e5,c=[];for(let t=e;t<=n&&c.length<12;t+=s){let r=i.find(e=>t>e.from&&t<e.to);r!==void 0&&(t+=Math.ceil((r.to-t)/s)*s);let o=a(t),l=c.at(-1);t<=n&&o<95&&(l===void 0||o-l.at>6)&&c.push({at:o,elapsed:t-e})}return c}var o=class{text;constructor(e){this.text=e}};const s={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`,"'":`&#39;`,"`":`&#96;`};function c(t){return e.rn(t).replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,`\ufffd`).replace(/[&<>"'`]/g,e=>s[e]??e)}function l(e){return e===null?``:e instanceof o?e.text:typeof e==`string`?c(e):typeof e==`number`?String(e):e.map(l).join(``)}function u(e,...t){return new o(e.reduce((e,n,r)=>e+l(t[r-1]??null)+n))}const d=new o(``);var f=class{each;#e;constructor(e,t){this.each=t,this.#e=e}take(t,n=this.each){let r=Math.max(0,Math.min(n,this.#e)),i=t.length<=r?t:e.tn(t,r,``);return this.#e-=Buffer.byteLength(c(i)),{text:i,left:t.length-i.length}}};function p(t,n=300){return u`<code>${e.tn(t,n)}</code>`}const m=/\B(?=(?:\d{3})+$)/g;function h(e){return String(Math.round(e)).replace(m,`,`)}function g(e,t){return`${h(e)} ${t}${e===1?``:`s`}`}function _(e){if(!Number.isFinite(e)||e<0)return`\u2013`;if(e<1e3)return`${Math.round(e)} ms`;let t=e/1e3;return t<10?`${y(t,1)} s`:t<60?`${Math.round(t)} s`:v(Math.round(t))}function v(e){let t=[{size:86400,name:`d`},{size:3600,name:`h`},{size:60,name:`min`},{size:1,name:`s`}],n=t.findIndex(t=>e>=t.size),r=e;return t.slice(n,n+2).map(({size:e,name:t})=>{let n=Math.floor(r/e);return r-=n*e,n===0?``:`${n} ${t}`}).filter(e=>e!==``).join(` `)}function y(e,t){return e.toFixed(t).replace(/\.0+$/,``)}function b(e){return Number.isFinite(e)?`${new Date(e).toISOString().slice(0,19).replace(`T`,` `)} UTC`:`\u2013`}function x(t,n){if(!e.vn(t))return C(t)?u`<code>${e.yn(t)}</code>`:T(w(t),n);let r=Object.entries(t);return r.length===0?u`<p class="quiet">An empty object.</p>`:S(r,n)}function S(e,t){let n=e.slice(0,80),r=e.length-n.length;return u`<dl class="fields">${n.map(([e,n])=>u`<dt>${t.take(e,200).text}</dt><dd>${ee(n,t)}</dd>`)}</dl>${r===0?d:u`<p class="quiet">and ${g(r,`more field`)}</p>`}`}function ee(t,n){return t===``?u`<span class="quiet">empty</span>`:C(t)?u`<code>${n.take(typeof t==`string`?t:e.yn(t)).text}</code>`:T(w(t),n)}function C(t){return typeof t==`string`?t.length<=120&&!t.includes(`
`):!e.vn(t)&&!Array.isArray(t)}function w(t){return typeof t==`string`?t.replace(/\n+$/,``):e.yn(t,2)}function T(e,t,n){let{text:r,left:i}=t.take(e),a=i===0?d:u`<p class="quiet">Cut here: ${g(i,`more character`)}. The run folder has all of it.</p>`;return r===``&&i>0?a:n===void 0?u`<pre>${r}</pre>${a}`:u`<pre tabindex="0" role="region" aria-label="${n}">${r}</pre>${a}`}function E(e,t,n){return t===void 0?d:u`<details class="fold"><summary>${e}</summary><div class="inside">${x(t,n)}</div></details>`}function te(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>!t.includes(e)))}const ne=[`suggestion`,`stderr_tail`];function D(e){return Object.keys(e).length===0}function O(e,t){let{result:n}=e;return n.termination===null?n.gate===null?n.errors.length===0?d:re(e,t):de(e):ue(n.termination)}function re(t,n){let r=t.result.errors,[i,...a]=r.slice(0,40);if(i===void 0)return d;let o=r.length-1-a.length,s=a.map(r=>u`<details class="fold other"><summary>${p(r.kind)} ${r.node_id===null?d:u`at <b>${e.tn(r.node_id,120)}</b>`} <span class="quiet">${e.tn(r.message,140)}</span></summary><div class="inside">${k(r,t,n)}</div></details>`);return u`<section class="card ending s-failed" id="error" aria-labelledby="h-error"><h2 id="h-error">${r.length===1?`Error`:g(r.length,`error`)}</h2>
${k(i,t,n)}${s}${o>0?u`<p class="quiet">and ${g(o,`more error`)} in result.json</p>`:d}
${ie(t)}${j(t)}</section>`}function ie(t){let n=t.account.ending?.errorsWriteError??null;return n===null?d:u`<p class="quiet">errors.jsonl could not be written: ${e.tn(n,500)}</p>`}function k(t,n,r){let i=se(t,n),a=te(t.details,ne),o=t.suggestion===null?d:u`<p class="advice">${ae(e.tn(t.suggestion,1e3))}</p>`,s=i===void 0||i.stderr_tail.trim()===``?d:oe(`End of stderr`,T(i.stderr_tail,r));return u`<p class="kind">${p(t.kind)}</p><p class="message">${r.take(t.message,4e3).text}</p>${o}
${ce(t)}${D(a)?d:u`<h3>Details</h3>${x(a,r)}`}${s}`}function ae(e){return e.split("`").map((e,t)=>t%2==1?p(e):u`${e}`)}function oe(e,t){return u`<details class="fold"><summary>${e}</summary><div class="inside">${t}</div></details>`}function se(t,{account:n}){return n.errors.recorded.find(n=>e.Sn(n)===t.node_id&&n.envelope.kind===t.kind&&n.envelope.message===t.message)}function ce(e){return e.frames.length===0?e.file===null?d:u`<p class="where">${A(e.file,e.line)}</p>`:u`<h3>Where</h3><ol class="frames">${e.frames.slice(0,20).map((t,n)=>u`<li>${le(t,n,e)}</li>`)}</ol>`}function le(t,n,r){let i=n===0&&t.file===r.file?r.line:null,a=t.attempt>1?u`, attempt ${t.attempt}`:d;return u`<b>${e.tn(t.node,120)}</b> <span class="quiet">${e.tn(t.type,40)}${a} in ${e.tn(t.workflow,120)}</span> ${A(t.file,i)}`}function A(e,t){return p(t===null?e:`${e}:${t}`)}function ue({status:t,reason:n,terminated_by:r}){let i=t===`success`?`as a success`:`as failed`;return u`<section class="card ending s-terminated" id="termination" aria-labelledby="h-term"><h2 id="h-term">Terminated</h2>
<blockquote>${e.tn(n,4e3)}</blockquote><p>The node <b>${e.tn(r,120)}</b> ended the run on purpose, ${i}.</p></section>`}function de(t){return u`<section class="card ending s-waiting" id="gate" aria-labelledby="h-gate"><h2 id="h-gate">Waiting for an answer</h2>
${e.O(t.result).map(fe)}${j(t)}</section>`}function fe(t){let n=t.options.slice(0,50).map(t=>u`<li><b>${e.tn(t.label,200)}</b> ${p(t.value)}</li>`);return u`<blockquote>${e.tn(t.prompt,4e3)}</blockquote><p>The gate <b>${e.tn(t.node,120)}</b> takes one of</p><ul class="options">${n}</ul>`}function j(t){let n=t.result.next_commands.slice(0,10);return n.length===0?d:u`<h3>What next</h3>${n.map(t=>u`<pre class="command"><code>${e.tn(t,2e3)}</code></pre>`)}`}function pe(e,t,n,r){if(e.total===0)return d;let i=e.choose(n),a=e.total-i.length,o=a===0?d:u`<p class="quiet more">${h(a)} more are in events.jsonl.</p>`;return u`<section class="card" id="events" aria-labelledby="h-events"><details class="section"><summary><h2 id="h-events">Events <span class="count">${h(e.total)}</span></h2></summary>
<div class="scroll" tabindex="0" role="region" aria-label="Events, scrollable"><table><thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Node</th><th scope="col">What</th></tr></thead>
<tbody>${i.map(e=>me(e,t,r))}</tbody></table></div>${o}</details></section>`}function me(t,n,r){let i=`node`in t&&t.node!==null?t.node:``,a=(Date.parse(t.timestamp)-n)/1e3,o=t.type===`node_failed`||t.type===`workflow_failed`?`s-failed`:``,s=r.take(e.nn(he(t),240)).text,c=r.take(e.nn(`${t.scope}${i}`,120)).text;return u`<tr class="event ${o}"><td class="num"><time datetime="${t.timestamp}">${a<0?`\u2013`:`+${a.toFixed(3)} s`}</time></td><td>${t.type}</td><td><code>${c}</code></td><td>${s}</td></tr>`}function he(e){switch(e.type){case`workflow_started`:return`${e.workflow}, ${e.file}${e.resumed?`, resumed`:``}`;case`node_started`:return`attempt ${e.attempt}${e.visit>1?`, visit ${e.visit}`:``}`;case`node_completed`:return e.termination_reason??``;case`node_failed`:case`error_recorded`:return`${e.envelope.kind}: ${e.envelope.message}`;case`node_retry_scheduled`:return`after ${e.kind}, in ${Math.round(e.delay_seconds*100)/100} s`;case`route_taken`:return[e.action,e.to??``,e.kind===null?``:`on ${e.kind}`].join(` `);case`group_started`:return`${e.total} in all, ${e.max_concurrent} at a time`;case`group_completed`:return`${e.succeeded} succeeded, ${e.failed} failed`;case`workflow_failed`:return e.message;default:return ge(e)}}function ge(e){switch(e.type){case`subworkflow_started`:return e.file;case`subworkflow_completed`:return`${e.file}: ${e.status}`;case`circuit_state_changed`:return`${e.key}: ${e.from} to ${e.to}`;case`policy_evaluated`:return`${e.policy_name}: ${e.allowed?`allowed`:`denied`}${e.reason===``?``:`, ${e.reason}`}`;case`resilience_decided`:case`dead_lettered`:return`${e.kind}, ${e.reason}`;case`run_rewound`:return`from ${e.from}`;case`escalated`:return e.title;case`gate_waiting`:return e.prompt;case`hook_executed`:return`${e.hook}: ${e.error??e.result}`;case`warning`:return`${e.code}: ${e.message}`;case`checkpoint_save_failed`:case`errors_jsonl_write_failed`:return e.error;default:return``}}function M(e,t){let{output:n}=e.result;return n===null?d:u`<section class="card" id="output" aria-labelledby="h-output"><h2 id="h-output">Output</h2>${x(n,t)}</section>`}function N(e,t){let{result:n}=e;return u`${P(n.warnings,t)}${I(`policies`,`Policies`,n.policies,t)}${I(`letters`,`Dead letters`,n.dead_letters,t)}${I(`escalations`,`Escalations`,n.escalations,t)}`}function P(t,n){if(t.length===0)return d;let r=t.slice(0,200).map(t=>u`<li>${n.take(e.tn(t,1e3)).text}</li>`);return u`<section class="card" id="warnings" aria-labelledby="h-warnings"><h2 id="h-warnings">Warnings <span class="count">${h(t.length)}</span></h2><ul class="warnings">${r}</ul>${F(t.length)}</section>`}function F(e){return e<=200?d:u`<p class="quiet">and ${g(e-200,`more`)} in result.json</p>`}function I(e,t,n,r){if(n.length===0)return d;let i=n.slice(0,200).map(e=>u`<li>${x(e,r)}</li>`);return u`<section class="card" id="${e}" aria-labelledby="h-${e}"><details class="section"><summary><h2 id="h-${e}">${t} <span class="count">${h(n.length)}</span></h2></summary><ul class="records">${i}</ul>${F(n.length)}</details></section>`}function L(e,t,n){let r=_e(e,t,n),i=ve(t,n,r),a=[],o=(e,t)=>{for(;a.length<=e;)a.push([]);a[e]?.push(t)};for(let{id:e,width:n}of t)o(i.get(e)??0,{id:e,width:n,bend:!1});let s=ye(n,r,i,o);return{layers:be(a,s),ways:s}}function _e(e,t,n){let r=/* @__PURE__ */ new Map;for(let e of n)r.set(e.from,[...r.get(e.from)??[],e]);let i=/* @__PURE__ */ new Map,a=/* @__PURE__ */ new Set;for(let n of[e,...t.map(e=>e.id)]){if(i.has(n))continue;i.set(n,`open`);let e=[{id:n,next:0}];for(let t=e.at(-1);t!==void 0;t=e.at(-1)){let n=r.get(t.id)?.[t.next++];n===void 0?(i.set(t.id,`done`),e.pop()):i.get(n.to)===`open`?a.add(n):i.has(n.to)||(i.set(n.to,`open`),e.push({id:n.to,next:0}))}}return a}function ve(e,t,n){let r=new Map(e.map(e=>[e.id,0])),i=new Map(e.map(e=>[e.id,0])),a=/* @__PURE__ */ new Map;for(let e of t){let[t,r]=n.has(e)?[e.to,e.from]:[e.from,e.to];a.set(t,[...a.get(t)??[],r]),i.set(r,(i.get(r)??0)+1)}let o=e.filter(e=>i.get(e.id)===0).map(e=>e.id);for(let e=o.shift();e!==void 0;e=o.shift())for(let t of a.get(e)??[]){r.set(t,Math.max(r.get(t)??0,(r.get(e)??0)+1));let n=(i.get(t)??0)-1;i.set(t,n),n===0&&o.push(t)}return r}function ye(e,t,n,r){let i=0;return e.map((e,a)=>{let o=t.has(e),[s,c]=o?[e.to,e.from]:[e.from,e.to],l=n.get(s)??0,u=n.get(c)??0,d=[s];for(let e=l+1;e<u&&i<3e3;e++){let t=`\n${a}.${e}`;i+=1,r(e,{id:t,width:14,bend:!0}),d.push(t)}return{edge:e,cells:[...d,c],up:o}})}function be(e,t){let n=R(t),r=/* @__PURE__ */ new Map,i=e.map(e=>[...e]),a=e=>{for(let[t,n]of e.entries())r.set(n.id,t)};i.forEach(a);for(let e=0;e<6;e++){let t=e%2==0,o=t?i:[...i].reverse();for(let e of o){let i=new Map(e.map(e=>[e.id,xe(n,e.id,t,r)]));e.sort((e,t)=>(i.get(e.id)??0)-(i.get(t.id)??0)),a(e)}}return i}function R(e){let t=/* @__PURE__ */ new Map,n=/* @__PURE__ */ new Map,r=(e,t,n)=>{let r=e.get(t);r===void 0?e.set(t,[n]):r.push(n)};for(let{cells:i}of e)for(let[e,a]of i.entries()){let o=i[e+1];o!==void 0&&(r(n,a,o),r(t,o,a))}return{above:t,below:n}}function xe(e,t,n,r){let i=(n?e.above:e.below).get(t)??[];return i.length===0?r.get(t)??0:i.reduce((e,t)=>e+(r.get(t)??0),0)/i.length}const z=`$end`;function Se(e,t){let n=new Set(e.nodes.flatMap(e=>e.members)),r=e.nodes.filter(e=>!n.has(e.name)),i=r.length<=300?r:Ce(r,t),a=we(e,new Set(i.map(e=>e.name)),r.length<=300?null:t),o=a.some(e=>e.to===z),s=i.map(e=>({id:e.name,width:Te(e),node:e})),c=o?[...s,{id:z,width:56,node:null}]:s,l=a.filter(e=>e.from===e.to),u=L(e.entry,c,a.filter(e=>e.from!==e.to));return Ae(u,Ee(e.entry,u),new Map(i.map(e=>[e.name,e])),l,r.length-i.length)}function Ce(e,t){let n=new Set(t.nodes.slice(0,300));return e.filter(e=>n.has(e.name)).slice(0,300)}function we(e,t,n){let r=n===null?null:new Set(n.edges.map(e=>`${e.from}\n${e.to}`)),i=/* @__PURE__ */ new Map;for(let n of e.edges){if(!t.has(n.from)||!(n.to===`$end`||t.has(n.to))||r!==null&&!r.has(`${n.from}\n${n.to}`))continue;let e=`${n.from}\n${n.to}\n${n.kind}`,a=[i.get(e)?.label??``,n.label].filter(e=>e!==``).join(`, `);i.set(e,{...n,label:a})}return[...i.values()].slice(0,1500)}function Te(e){let t=Math.max(e.name.length,...e.members.map(e=>e.length+2));return Math.min(236,Math.max(164,56+t*7.8))}function B(e){return e===null?28:e.members.length===0?48:48+(Math.min(e.members.length,5)+ +(e.members.length>5))*16+8}function Ee(e,{layers:t,ways:n}){let r=R(n.filter(De(e,n))),i=R(n),a=/* @__PURE__ */ new Map;for(let e of t){let t=0;for(let n of e)a.set(n.id,t+n.width/2),t+=n.width+26}for(let e=0;e<=8;e++){let n=e%2==0;for(let e of n?t:[...t].reverse()){let t=e.map(e=>Oe(e.id,n?`above`:`below`,r,i,a));for(let[n,r]of ke(e,t).entries())a.set(e[n]?.id??``,r)}}return a}function De(e,t){let n=t.filter(e=>e.edge.kind!==`error`),r=/* @__PURE__ */ new Set([e]);for(let e=-1;e<r.size;){e=r.size;for(let{edge:e}of n)r.has(e.from)&&r.add(e.to)}return e=>e.edge.kind!==`error`&&!e.up&&r.has(e.edge.from)}function Oe(e,t,n,r,i){let a=n[t].get(e)??[],o=r[t].get(e)??[];if(o.length===0)return{at:i.get(e)??0,weight:.1};let s=a.length>0?a:o;return{at:s.reduce((e,t)=>e+(i.get(t)??0),0)/s.length,weight:a.length>0?20:1}}function ke(e,t){let n=[],r=0;for(let[t,i]of e.entries()){let a=e[t-1];a!==void 0&&(r+=(a.width+i.width)/2+26),n.push(r)}let i=[];for(let[e,{at:r,weight:a}]of t.entries()){let t={sum:(r-(n[e]??0))*a,weight:a,size:1};for(let e=i.at(-1);e!==void 0&&e.sum/e.weight>t.sum/t.weight;)t={sum:t.sum+e.sum,weight:t.weight+e.weight,size:t.size+e.size},i.pop(),e=i.at(-1);i.push(t)}return i.flatMap(e=>Array.from({length:e.size},()=>e.sum/e.weight)).map((e,t)=>e+(n[t]??0))}function Ae({layers:e,ways:t},n,r,i,a){let o=e.flat().reduce((e,t)=>Math.min(e,(n.get(t.id)??0)-t.width/2),1/0),s=/* @__PURE__ */ new Map,c=[],l=20;for(let t of e){let e=Math.max(...t.map(e=>e.bend?0:B(r.get(e.id)??null)));for(let i of t){let t=(n.get(i.id)??0)-o+20,a=i.bend?e:B(r.get(i.id)??null),u=l+(e-a)/2;s.set(i.id,{x:t,top:u,bottom:u+a}),i.bend||c.push(je(i,r.get(i.id)??null,{x:t-i.width/2,y:u},a))}l+=e+54}let u=e.flat().reduce((e,t)=>Math.max(e,(s.get(t.id)?.x??0)+t.width/2),0),d=Me(t,s,c),f=[...t.map(e=>({edge:e.edge,points:Ne(e,s,d)})),...Pe(i,c)],p=i.length===0?0:40;return{width:u+20+p,height:Math.max(l-54,0)+20,nodes:c,edges:f,left:a}}function je(e,t,n,r){let i=t?.members??[];return{name:e.id,node:t,members:i.slice(0,5),hiddenMembers:Math.max(0,i.length-5),x:n.x,y:n.y,width:e.width,height:r}}function Me(e,t,n){let r=/* @__PURE__ */ new Map,i=(e,n,i)=>{let a={way:n,towards:t.get(i??``)?.x??0};r.set(e,[...r.get(e)??[],a])};for(let t of e)i(`${t.cells[0]}\nbottom`,t,t.cells[1]),i(`${t.cells.at(-1)}\ntop`,t,t.cells.at(-2));let a=/* @__PURE__ */ new Map;for(let{name:e,width:t}of n)for(let n of[`top`,`bottom`]){let i=[...r.get(`${e}\n${n}`)??[]].sort((e,t)=>e.towards-t.towards||Number(e.way.up)-Number(t.way.up)),o=Math.min(22,(t-24)/Math.max(1,i.length));for(let[e,{way:t}]of i.entries()){let r=a.get(t)??{top:0,bottom:0};r[n]=(e-(i.length-1)/2)*o,a.set(t,r)}}return a}function Ne(e,t,n){let r=[],i=e.cells.length-1,a=n.get(e)??{top:0,bottom:0};for(let[n,o]of e.cells.entries()){let e=t.get(o);e!==void 0&&(n>0&&r.push({x:e.x+(n===i?a.top:0),y:e.top}),n<i&&r.push({x:e.x+(n===0?a.bottom:0),y:e.bottom}))}return e.up?r.reverse():r}function Pe(e,t){return e.flatMap(e=>{let n=t.find(t=>t.name===e.from);if(n===void 0)return[];let r=n.x+n.width,i=n.y+n.height/2;return[{edge:e,points:[{x:r,y:i-10},{x:r+30,y:i},{x:r,y:i+10}]}]})}const V={completed:`Completed`,recovered:`Recovered`,handled:`Error handled`,failed:`Failed`,open:`Interrupted`,waiting:`Waiting`,terminated:`Terminated`,skipped:`Not run`};function H(e){return V[e]}const Fe={completed:`<path d="M4 8.4 6.8 11 12 5.2"/>`,recovered:`<path d="M4.2 7A4 4 0 1 1 5 10.6M4 4v3.2h3.2"/>`,handled:`<path d="M4 12V8.5A2.5 2.5 0 0 1 6.5 6H12M9.5 3.5 12 6 9.5 8.5"/>`,failed:`<path d="m5 5 6 6m0-6-6 6"/>`,open:`<path d="M5 8h6"/>`,waiting:`<path d="M6 5v6m4-6v6"/>`,terminated:`<path d="M6 6h4v4H6z" fill="currentColor"/>`,skipped:``};function Ie(){return u`<svg class="defs" aria-hidden="true" width="0" height="0"><defs>${Object.entries(Fe).map(([e,t])=>`<symbol id="i-${e}" viewBox="0 0 16 16">${e===`terminated`?Re:Le[e===`skipped`?`dashed`:`plain`]}<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${t}</g></symbol>`).map(U)}${U(ze)}</defs></svg>`}const Le={plain:`<circle cx="8" cy="8" r="7.5" fill="currentColor" fill-opacity=".14"/>`,dashed:`<circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2 2.3"/>`},Re=`<path d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z" fill="currentColor" fill-opacity=".18"/>`,ze=[`idle`,`ok`,`bad`].map(e=>`<marker id="a-${e}" class="a-${e}" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 .8 7.4 4 0 7.2z"/></marker>`).join(``);function U(e){return new o(e)}function Be(e){return u`<svg class="sign" aria-hidden="true"><use href="#i-${e}"/></svg><span class="sr">${V[e]}: </span>`}function Ve(t){let n=e._n(t),r=[`all`];return(n===`failed`||n===`handled`||n===`open`)&&r.push(`failed`),(t.attemptsTotal>1||n===`recovered`)&&r.push(`retried`),t.pauses.length>0&&r.push(`waited`),r.join(` `)}const He=[`completed`,`recovered`,`handled`,`failed`,`open`,`waiting`,`terminated`,`skipped`];function Ue({graph:e,path:t,notes:n}){if(e.nodes.length===0)return d;let r=Se(e,t);if(r.nodes.length===0)return d;let i=new Set(t.edges.map(e=>`${e.from}\n${e.to}`)),a=new Set(r.nodes.map(e=>W(e,n))),o=He.filter(e=>a.has(e)).map(e=>u`<li class="s-${e}"><svg class="sign" aria-hidden="true"><use href="#i-${e}"/></svg>${H(e)}</li>`),s=Math.ceil(r.width),c=Math.ceil(r.height);return u`<section class="card" id="graph" aria-labelledby="h-graph">
<div class="head"><h2 id="h-graph">Graph</h2><ul class="legend">${o}</ul></div>${r.left===0?d:u`<p class="quiet">The workflow has ${h(e.nodes.length)} nodes; only the path taken is drawn, ${g(r.left,`node`)} left out.</p>`}
<div class="canvas" tabindex="0" role="region" aria-label="Graph of the workflow, scrollable">
<svg width="${s}" height="${c}" viewBox="0 0 ${s} ${c}" role="group" aria-label="${g(r.nodes.length,`node`)}">
<g class="edges">${We(r.edges,i)}</g><g>${r.nodes.map(e=>Xe(e,n))}</g><g class="labels">${Je(r.edges,i)}</g>
</svg></div></section>`}function W(e,t){return e.node===null?`completed`:t.get(e.name)?.look??`skipped`}function We(e,t){let n=({edge:e})=>t.has(`${e.from}\n${e.to}`);return[...e.filter(e=>!n(e)),...e.filter(n)].map(e=>Ge(e,n(e)))}function Ge({edge:t,points:n},r){let i=r?t.kind===`error`?`bad`:`ok`:`idle`,a=t.label===``?``:`: ${e.tn(t.label,300)}`,o=u`<title>${t.from} to ${t.to===`$end`?`the end`:t.to}${a}${r?``:` (not taken)`}</title>`,s=t.from===t.to?qe(n):Ke(n);return u`<path class="e e-${i} k-${t.kind}" d="${s}" marker-end="url(#a-${i})">${o}</path>`}function G(e){return String(Math.round(e*10)/10)}function Ke(e){return e.map((t,n)=>{let r=e[n-1];if(r===void 0)return`M${G(t.x)} ${G(t.y)}`;let i=(r.y+t.y)/2;return`C${G(r.x)} ${G(i)} ${G(t.x)} ${G(i)} ${G(t.x)} ${G(t.y)}`}).join(``)}function qe(e){let[t,n,r]=e;return t===void 0||n===void 0||r===void 0?``:`M${G(t.x)} ${G(t.y)}C${G(n.x)} ${G(t.y-8)} ${G(n.x)} ${G(r.y+8)} ${G(r.x)} ${G(r.y)}`}function Je(t,n){let r=[];return t.flatMap(({edge:t,points:i})=>{let[a,o]=i;if(t.label===``||t.from===t.to||a===void 0||o===void 0)return[];let s=e.tn(t.label,26),c=s.length*6.4+8,l=o.x<a.x-4,d=[.5,.3,.7].map(e=>({x:a.x+(o.x-a.x)*Ye(e)+(l?-8:8),y:a.y+(o.y-a.y)*e})).map(e=>({...e,left:l?e.x-c:e.x,right:l?e.x:e.x+c})).find(e=>!r.some(t=>Math.abs(t.y-e.y)<13&&t.left<e.right&&e.left<t.right));return d===void 0?[]:(r.push(d),[u`<text class="l-${n.has(`${t.from}\n${t.to}`)?t.kind===`error`?`bad`:`ok`:`idle`}${l?` left`:``}" x="${G(d.x)}" y="${G(d.y+3.5)}">${s}</text>`])})}function Ye(e){return e*e*(3-2*e)}function Xe(t,n){let{x:r,y:i,width:a,height:o}=t;if(t.node===null)return u`<g class="end"><rect x="${G(r)}" y="${G(i)}" width="${G(a)}" height="${G(o)}" rx="14"/><text x="${G(r+a/2)}" y="${G(i+18.5)}">end</text></g>`;let s=n.get(t.name),c=s?.look??`skipped`,l=[t.members.length>0&&s!==void 0?``:t.node.type,s?.words??``].filter(e=>e!==``).join(` \u00b7 `),d=Math.floor((a-48)/7.6),f=u`<title>${t.name}: ${H(c)}</title><rect class="b" x="${G(r)}" y="${G(i)}" width="${G(a)}" height="${G(o)}" rx="10"/>
<use href="#i-${c}" x="${G(r+12)}" y="${G(i+15)}" width="18" height="18"/>
<text class="t1" x="${G(r+40)}" y="${G(i+21)}">${e.tn(t.name,d)}</text><text class="t2" x="${G(r+40)}" y="${G(i+37)}">${e.tn(l,Math.floor((a-46)/5.9))}</text>${Ze(t,n)}`;return s?.anchor==null?u`<g class="n s-${c}">${f}</g>`:u`<a class="n s-${c}" href="#${s.anchor}" aria-label="${t.name}: ${H(c)}">${f}</a>`}function Ze(t,n){if(t.members.length===0)return d;let r=Math.floor((t.width-52)/6.8),i=t.members.map((i,a)=>{let o=t.y+58+a*16;return u`<circle class="dot s-${n.get(i)?.look??W(t,n)}" cx="${G(t.x+21)}" cy="${G(o-3.5)}" r="3"/><text class="t3" x="${G(t.x+40)}" y="${G(o)}">${e.tn(i,r)}</text>`}),a=t.hiddenMembers===0?d:u`<text class="t3" x="${G(t.x+40)}" y="${G(t.y+58+t.members.length*16)}">${h(t.hiddenMembers)} more</text>`;return u`<line class="rule" x1="${G(t.x+12)}" x2="${G(t.x+t.width-12)}" y1="${G(t.y+45.5)}" y2="${G(t.y+45.5)}"/>${i}${a}`}function Qe(t){let n=t.attempts.at(-1),r=t.attempts[0]?.startedAt,i=[];return r!==void 0&&i.push(u`<li>Started ${b(r)}</li>`),n!==void 0&&n.exitCode!==null&&i.push(u`<li>Exit code ${p(String(n.exitCode))}</li>`),t.child!==null&&i.push(u`<li>Runs ${p(t.child.file)}</li>`),t.recovered!==null&&i.push(u`<li>Recovered from ${p(t.recovered.kind)}</li>`),t.termination!==null&&i.push(u`<li>Ended the run: ${e.tn(t.termination.reason,1e3)}</li>`),t.route!==null&&i.push(u`<li>${$e(t.route)}</li>`),i.length===0?d:u`<ul class="facts">${i}</ul>`}function $e(e){let t=e.route===``?d:u` by ${p(e.route)}`,n=e.kind===null?d:u` on ${p(e.kind)}`;switch(e.action){case`to`:return u`Then ${p(e.to??``)}${n}${t}`;case`end`:return u`Then the end${n}${t}`;case`retry`:return u`Tried again${n}${t}`;case`halt`:return u`Halted the run${n}${t}`;case`propagate`:return u`Handed to the caller${n}${t}`;case`recover`:return u`Recovered${n}${t}`;case`collected`:return u`Collected by its group${n}`;case`unhandled`:return e.route===``?u`No route took it${n}`:u`Could not be carried out${n}${t}`}}function et(e,{room:t}){if(!(e.attempts.length>1||e.attempts.some(e=>e.failure!==null)))return d;let n=e.attempts.slice(-30),r=e.attemptsTotal-n.length;return u`${r===0?d:u`<p class="quiet">The first ${r} attempts are not shown.</p>`}<ol class="attempts">${n.map(n=>u`<li>${nt(n,t)}${tt(e,n)}</li>`)}</ol>`}function tt(e,t){let n=t.endedAt,r=e.attempts.find(e=>e.number>t.number),i=e.pauses.find(e=>e.why===`retry`&&n!==null&&e.from>=n&&(r===void 0||e.from<=r.startedAt));return i===void 0||i.to===null?d:u`<p class="quiet">Waited ${_(i.to-i.from)} before the next attempt</p>`}function nt(e,t){let n=e.durationMs===null?``:` after ${_(e.durationMs)}`;if(e.failure===null){let t=e.state===`open`?`was interrupted`:`completed`;return u`<p><span class="s-${e.state}"><b>Attempt ${e.number}</b> ${t}</span>${n}</p>`}let{envelope:r,stderr_tail:i}=e.failure,a=i.trim()===``?d:u`<details class="fold"><summary>End of stderr</summary><div class="inside">${T(i,t)}</div></details>`,o=D(r.details)?d:E(`Details`,r.details,t);return u`<p><span class="s-failed"><b>Attempt ${e.number}</b> failed</span>${n} with ${p(r.kind)}</p>
<p class="said">${t.take(r.message,2e3).text}</p>${o}${a}`}function rt(e,t){if(e.length<=200+(t===`time`?100:0))return{shown:t===`time`?e:[...e.filter(K),...e.filter(e=>!K(e))],hidden:0};let n=e.filter(K).slice(0,200),r=e.filter(e=>!n.includes(e));if(t===`failed-first`){let t=[...n,...r.slice(0,200)];return{shown:t,hidden:e.length-t.length}}let i=/* @__PURE__ */ new Set([...n,...r.slice(0,200),...r.slice(-100)]);return{shown:e.filter(e=>i.has(e)),hidden:e.length-i.size}}function K(t){let n=e._n(t);return n===`failed`||n===`open`||n===`waiting`}function q(e,t,n,r,i){let{shown:a,hidden:o}=rt(e,r),s=a.slice(0,Math.max(0,n.left));n.left-=s.length;let c=o+t-e.length+a.length-s.length,l=r===`failed-first`?e.filter(K).length:0,f=c===0?d:u`<p class="quiet more">${g(c,`more run`)} not shown${l>0?`; ${h(l)} of all ${h(t)} failed`:``}. events.jsonl has every one.</p>`;return u`<ol class="rows" aria-label="${i}">${s.map(e=>at(e,n))}</ol>${f}`}function it(e,t){let n=t.get(e);if(n!==void 0)return n;let r=`n${t.size+1}`;return t.set(e,r),r}function at(t,n){let r=e._n(t),i=e.pn(t,n.runEnd)-e.gn(t),a=t.item===null?d:u` <span class="key">${e.tn(ot(t),80)}</span>`;return u`<li class="row s-${r}" data-tags="${Ve(t)}"><details id="${it(t,n.anchors)}"><summary>
${Be(r)}<span class="who"><span class="name">${e.tn(t.node,120)}</span>${a}<span class="about">${st(t)}</span></span>
${ct(t,n)}<span class="took">${_(i)}</span></summary>
<div class="body">${Qe(t)}${et(t,n)}${lt(t,n)}${ut(t,n)}</div></details></li>`}function ot(e){if(e.item===null)return``;let{index:t,key:n}=e.item;return n===String(t)||n===``?`#${t}`:`#${t} ${n}`}function st(e){let t=[e.type];return e.visit>1&&t.push(`visit ${e.visit}`),e.attemptsTotal>1&&t.push(g(e.attemptsTotal,`attempt`)),e.group!==null&&(t.push(g(e.group.total,e.type===`parallel`?`member`:`item`)),e.group.failed>0&&t.push(`${h(e.group.failed)} failed`)),e.attempts.at(-1)?.cached===!0&&t.push(`from the checkpoint`),t.filter(e=>e!==``).join(` \u00b7 `)}function J(e){return`${Math.round(e*100)/100}%`}function ct(e,{axis:t,runEnd:n}){let r=(e,n)=>{let r=Math.max(.45,t.at(n)-t.at(e));return{x:J(Math.min(t.at(e),100-r)),width:J(r)}};return u`<svg class="track" aria-hidden="true"><use href="#grid" width="100%" height="100%"/>${e.attempts.slice(0,60).map(e=>{let{x:t,width:i}=r(e.startedAt,e.endedAt??n),a=`attempt ${e.number}: ${e.state===`open`?`interrupted`:e.state}`;return u`<rect class="t-${e.state}" x="${t}" y="7" width="${i}" height="10" rx="3"><title>${a}</title></rect>`})}${e.pauses.slice(0,60).map(e=>{let{x:t,width:i}=r(e.from,e.to??n),a=`${e.why===`retry`?`wait before the next attempt`:`wait`}, ${_((e.to??n)-e.from)}`,o=e.why===`retry`;return u`<rect class="w-${e.why}" x="${t}" y="${o?11:7}" width="${i}" height="${o?2:10}" rx="${o?1:3}"><title>${a}</title></rect>`})}</svg>`}function lt(t,{room:n}){let r=t.attempts.at(-1);return r===void 0||r.output===void 0&&r.state===`open`?d:E(r.failure===null?`Output`:t.recovered===null?`Partial output`:`Output, as recovered`,e.hn(t),n)}function ut(t,n){if(t.children.size===0)return d;let r=t.group!==null||t.type===`for_each`||t.type===`parallel`,i=r?`Runs inside ${t.node}`:`Nodes of the child workflow ${t.child?.workflow??t.node}`;return q([...t.children],t.childrenTotal,n,r?`failed-first`:`time`,e.tn(i,200))}function Y(e){return e.reduce((e,t)=>e+Math.max(0,t.attemptsTotal-1)+Y([...t.children]),0)}function X(t){return t.reduce((t,n)=>t+e.mn(n).length+X([...n.children]),0)}function Z(e){if(e.result.termination!==null)return{word:`Terminated`,tone:`terminated`};switch(e.result.outcome){case`success`:return{word:`Success`,tone:`completed`};case`failed`:return{word:`Failed`,tone:`failed`};case`invalid`:return{word:`Invalid`,tone:`failed`};case`halted`:return{word:`Halted`,tone:`failed`};case`suspended`:return{word:`Suspended`,tone:`waiting`};case`cancelled`:return{word:`Cancelled`,tone:`open`}}}function dt(t,n){let{result:r}=t;if(r.termination!==null)return u`Ended on purpose by <b>${e.tn(r.termination.terminated_by,120)}</b>.`;let i=r.errors[0];if(i!==void 0)return ft(t,i);if(r.gate!==null)return u`<b>${e.tn(r.gate.node,120)}</b> waits for an answer.`;if(r.outcome!==`success`)return u`${e.nn(r.error??`The run ended early.`,300)}`;let a=X(n),o=a===0?`without a failed attempt`:`after ${g(a,`failed attempt`)} that the workflow dealt with`;return u`Finished in ${_(r.execution.duration_ms)}, ${o}.`}function ft(t,n){let{outcome:r,errors:i}=t.result,a=p(n.kind,200);if(r===`invalid`)return u`The workflow file has ${g(i.length,`problem`)}; nothing ran.`;if(r===`cancelled`)return u`The run was cancelled before it could end.`;if(n.node_id===null)return u`${a} ended the run.`;let o=u`<b>${e.tn(n.node_id,120)}</b>`;return n.kind===`halt.intentional`?u`A halt route at ${o} ended the run.`:r===`halted`?u`${o} raised ${a}, and no route took it.`:u`${o} failed with ${a}.`}function pt(t,n,r){let{result:i}=t,{word:a,tone:o}=Z(t),s=e.tn(i.workflow.name??t.graph.name,160);return u`<header class="top s-${o}"><div class="wrap">
<p class="eyebrow"><span>Run report</span>${i.run_id===null?d:u`<span class="runid">${e.tn(i.run_id,80)}</span>`}</p>
<div class="title"><svg class="outcome" aria-hidden="true"><use href="#i-${o}"/></svg><div><h1>${s} <span class="word">${a}</span></h1><p class="reason">${dt(t,n)}</p></div></div>
${mt(t,n,r)}</div></header>`}function mt(e,t,n){let{result:r}=e,{execution:i}=r,a=Y(t),o=X(t),s=[[`Duration`,_(i.duration_ms)],[`Nodes run`,`${i.nodes_executed} of ${i.nodes_total}`],[`Retries`,a===0?`none`:String(a)],[`Failed attempts`,o===0?`none`:String(o)],[`Exit code`,String(r.exit_code)]];n!==null&&s.push([`Started`,b(n)]);let c=(r.metrics.input_tokens??0)+(r.metrics.output_tokens??0);c>0&&s.push([`Tokens`,g(c,`token`)]),r.workflow.file!==``&&s.push([`File`,p(r.workflow.file,120)]);let l=ht(e);return l!==null&&s.push([`Job`,l]),u`<dl class="numbers">${s.map(([e,t])=>u`<div><dt>${e}</dt><dd>${t}</dd></div>`)}</dl>`}function ht(t){let{github:n}=t,r=n===null?null:e.w(n.run_url);return n===null||r===null?null:u`<a href="${r}" rel="noreferrer noopener">${e.tn(n.repository,100)} \u00b7 ${e.tn(n.job,60)}</a>`}function gt(e,t){return t||=e.slice(0),Object.freeze(Object.defineProperties(e,{raw:{value:Object.freeze(t)}}))}var _t;const vt=[{data:2e6,each:48e3,rows:1500,events:2e3},{data:8e5,each:12e3,rows:800,events:800},{data:2e5,each:2e3,rows:300,events:200},{data:2e4,each:300,rows:40,events:20}];function yt({report:e}){let t=e.account.visits.roots,n=``;for(let r of vt)if(n=bt(e,t,r),Buffer.byteLength(n)<5242880)break;return n}function bt(t,r,i){let{startedAt:a,lastAt:o,excerpt:s,visits:c}=t.account,l=n(r,o),p=new f(i.data,i.each),m=O(t,p),h=M(t,p),g={axis:l,runEnd:o,room:p,anchors:/* @__PURE__ */ new Map,left:i.rows},_=St(t,r,c.rootsTotal,g),v=Ue({graph:t.graph,path:Dt(r),notes:Tt(r,g.anchors)}),y=u`${Ie()}${xt(l)}<a class="skip" href="#main">Skip to the report</a>${pt(t,r,a)}
<main id="main" class="wrap" tabindex="-1">${m}${_}${v}${h}${N(t,p)}${pe(s,l.start,i.events,new f(i.data,400))}</main>
<footer class="wrap"><p>Made by conductor-action${t.runDir===null?d:u`; the run folder is <code>${e.tn(t.runDir,400)}</code>`}</p></footer>`,{word:b}=Z(t);return Q(`${e.tn(t.result.workflow.name??t.graph.name,120)} \u00b7 ${b}`,y)}function Q(e,t){return u(_t||=gt([`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="`,`">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>`,`</title><style>`,`</style></head><body>
`,`
<script>`,`<\/script></body></html>
`]),new o(`default-src 'none'; style-src 'sha256-W6D6jhxig+bp6ivB+THKpGu8RC8Hspd1ABnKom5y6I0='; script-src 'sha256-kcCGahL57VYphi1iEUbNj4IYi3y4StJfIeeVAlnMSPU='; base-uri 'none'; form-action 'none'`),e,new o(`
:root{color-scheme:light dark;--bg:#f6f6f3;--card:#fff;--ink:#1c1e22;--soft:#5a606b;--line:#e4e4df;--well:#f4f4f0;
--ok:#17693f;--ok-bar:#3f9a68;--ok-wash:#eaf4ed;--bad:#ad2a20;--bad-bar:#d1594e;--bad-wash:#fbeeec;--warn:#81500a;--warn-bar:#c98f2d;--warn-wash:#fbf3e2;
--info:#1f5a9e;--info-bar:#5f97d6;--info-wash:#eaf1f9;--stop:#5f40ad;--stop-bar:#8d72d4;--stop-wash:#f1edfb;--idle:#5f6570;--idle-bar:#b9bdc4;--idle-wash:#f2f2ef}
@media (prefers-color-scheme:dark){:root{--bg:#131417;--card:#1a1c20;--ink:#e9eaec;--soft:#a3a9b4;--line:#2c2f35;--well:#212429;
--ok:#79cf9f;--ok-bar:#4da877;--ok-wash:#1b2a22;--bad:#ff9e94;--bad-bar:#dd6a5f;--bad-wash:#331f1e;--warn:#e7bc6c;--warn-bar:#bd8b36;--warn-wash:#2e2719;
--info:#8fbcf2;--info-bar:#5a8fcc;--info-wash:#1c2735;--stop:#bfabf7;--stop-bar:#8f76d6;--stop-wash:#262138;--idle:#a0a6b1;--idle-bar:#555b66;--idle-wash:#202227}}
.s-completed{--tone:var(--ok);--bar:var(--ok-bar);--wash:var(--ok-wash)}
.s-failed{--tone:var(--bad);--bar:var(--bad-bar);--wash:var(--bad-wash)}
.s-recovered,.s-handled{--tone:var(--warn);--bar:var(--warn-bar);--wash:var(--warn-wash)}
.s-waiting{--tone:var(--info);--bar:var(--info-bar);--wash:var(--info-wash)}
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
pre.command{margin-bottom:8px;user-select:all}
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
.t-completed{fill:var(--ok-bar)}.t-failed{fill:var(--bad-bar)}.t-open{fill:var(--idle-bar)}
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
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{:root{--bg:#fff;--well:#f7f7f5}body{font-size:11pt}.wrap{max-width:none;padding:0}#find,.skip{display:none!important}.card{break-inside:auto;padding:12pt 0;border-width:1px 0 0;border-radius:0;margin:0}.ending{padding-left:14pt}.row,.attempts>li,h2,h3{break-inside:avoid}h2,h3{break-after:avoid}.canvas,.scroll,pre{max-height:none;overflow:visible}.canvas svg{max-width:100%;height:auto}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
@media (forced-colors:active){.t-completed,.t-failed,.t-open,.w-timer{fill:CanvasText}.chips button[aria-pressed=true]{outline:1px solid}}
`),t,new o(`(function () {
  'use strict'
  var bar = document.getElementById('find')
  var input = document.getElementById('q')
  var said = document.getElementById('found')
  if (!bar || !input || !said) return
  bar.hidden = false
  var rows = Array.prototype.slice.call(document.querySelectorAll('li.row'))
  var events = Array.prototype.slice.call(document.querySelectorAll('tr.event'))
  var chips = Array.prototype.slice.call(document.querySelectorAll('button[data-filter]'))
  var texts = new Map()
  var opened = new Set()
  var filter = 'all'
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
  openTarget()
  var folded = []
  window.addEventListener('beforeprint', function () {
    folded = Array.prototype.filter.call(document.querySelectorAll('#error details'), function (one) { return !one.open })
    folded.forEach(function (one) { one.open = true })
  })
  window.addEventListener('afterprint', function () {
    folded.forEach(function (one) { one.open = false })
  })
})()
`)).text}function xt(e){return u`<svg class="defs" aria-hidden="true" width="0" height="0"><defs><symbol id="grid">${e.ticks.map(({at:e})=>u`<line x1="${$(e)}" x2="${$(e)}" y1="0" y2="100%"/>`)}${e.gaps.map(t=>u`<rect class="gap" x="${$(e.at(t.from))}" width="${$(e.at(t.to)-e.at(t.from))}" y="0" height="100%"/>`)}</symbol></defs></svg>`}function $(e){return`${Math.round(e*100)/100}%`}function St(e,t,n,r){let i=t.length===0?u`<p class="quiet">Nothing ran.</p>`:q(t,n,r,`time`,`Runs in the order of their start`),a=r.axis.ticks.map(({at:e,elapsed:t})=>u`<text x="${$(e)}" y="12" dx="${e<1?0:4}">${t===0?`0`:_(t)}</text>`),o=r.axis.gaps.map(e=>u`<text class="pause" x="${$(r.axis.at(e.from))}" y="12"><title>${_(e.to-e.from)} in which nothing ran</title>\u2248</text>`),s=t.length===0?d:u`<div class="scale" aria-hidden="true"><svg>${a}${o}</svg></div>`;return u`<section class="card" id="timeline" aria-labelledby="h-timeline"><div class="head"><h2 id="h-timeline">Timeline <span class="count">${h(n)}</span></h2>${Ct()}</div>
${s}${i}${wt(e,t)}</section>`}function Ct(){let e=(e,t)=>u`<button type="button" data-filter="${e}" aria-pressed="${e===`all`?`true`:`false`}">${t}</button>`;return u`<div id="find" role="search" hidden><div class="chips" role="group" aria-label="Show">${e(`all`,`All`)}${e(`failed`,`Failed`)}${e(`retried`,`Retried`)}${e(`waited`,`Waited`)}</div>
<label class="sr" for="q">Search nodes, outputs and events</label><input id="q" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false"><span id="found" role="status" aria-live="polite"></span></div>`}function wt(t,n){let r=new Set(n.map(e=>e.node)),i=t.result.execution.steps.filter(e=>e.status===`not_executed`&&!r.has(e.node_id)).map(e=>e.node_id);return i.length===0?d:u`<div class="notrun"><h3>Not run</h3><ul>${i.slice(0,100).map(t=>u`<li>${e.tn(t,120)}</li>`)}${i.length>100?u`<li>${g(i.length-100,`more`)}</li>`:d}</ul></div>`}function Tt(t,n){let r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map,a=t=>{let a=(i.get(t.node)??0)+1;i.set(t.node,a);let o=[t.group===null?``:Et(t.group),t.attemptsTotal>1?g(t.attemptsTotal,`attempt`):``,a>1&&t.item===null?g(a,`visit`):``],s=r.get(t.node);(t.item===null||s?.look!==`failed`)&&r.set(t.node,{look:e._n(t),words:o.filter(e=>e!==``).join(`, `),anchor:n.get(t)??null})};for(let e of t)a(e),e.group!==null&&e.children.forEach(a);return r}function Et({total:e,failed:t}){return t===0?g(e,`run`):`${g(e,`run`)}, ${h(t)} failed`}function Dt(e){let t=e.flatMap(({node:e,route:t})=>t===null?[]:t.action===`end`?[{from:e,to:`$end`}]:t.to===null?[]:[{from:e,to:t.to}]);return{nodes:[...new Set(e.map(e=>e.node))],edges:t}}exports.renderHtml=yt;