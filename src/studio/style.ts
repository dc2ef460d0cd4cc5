/** Rules of the studio, beside those of the report page. */
export const STUDIO_STYLE = `
.tone-ok{--tone:var(--ok);--bar:var(--ok-bar);--wash:var(--ok-wash)}.tone-bad{--tone:var(--bad);--bar:var(--bad-bar);--wash:var(--bad-wash)}
.tone-warn,.s-untested{--tone:var(--warn);--bar:var(--warn-bar);--wash:var(--warn-wash)}.tone-info{--tone:var(--info);--bar:var(--info-bar);--wash:var(--info-wash)}
.tone-idle{--tone:var(--idle);--bar:var(--idle-bar);--wash:var(--idle-wash)}
.studio{max-width:1760px;display:grid;grid-template-columns:minmax(0,1.05fr) minmax(0,1fr);gap:0 18px;align-items:start}
.studio .left{position:sticky;top:12px;max-height:calc(100vh - 24px);overflow:auto}
.child{margin-top:12px}.child summary{cursor:pointer;width:fit-content}.child .canvas{max-height:46vh}
.paths{display:grid;grid-template-columns:max-content 1fr;gap:2px 14px;margin-top:12px;font-size:13.5px}.paths dt{color:var(--soft)}.paths dd{margin:0}
.studio .canvas{max-height:calc(100vh - 190px)}
@media (max-width:1000px){.studio{grid-template-columns:minmax(0,1fr)}.studio .left{position:static;max-height:none}.studio .canvas{max-height:60vh}}
footer.wrap{max-width:1760px}.studio-top{padding:18px 0 12px}.studio-top .wrap{max-width:1760px}.studio-top h1{font-size:21px}.studio-top p{color:var(--soft)}
.old .canvas{opacity:.55}
.plain .n.s-skipped .b{fill:var(--well);stroke-dasharray:none}.plain .n.s-skipped .t1{fill:var(--ink)}.plain .n use,.plain .legend,.plain [data-play]{display:none}
.notice{border:1px solid var(--bar);background:var(--wash);border-radius:12px;padding:10px 16px;margin-bottom:14px}
.tools{display:flex;gap:6px;align-items:center}.tools button,.tools input{background:var(--well);border:1px solid var(--line);border-radius:8px;padding:3px 10px}.tools button{cursor:pointer}.tools input{width:140px}
.cell{display:inline-block;color:var(--tone);background:var(--wash);border-radius:7px;padding:1px 8px;text-decoration:none}
.cell:hover{box-shadow:0 0 0 1px var(--bar)}.cell[aria-current]{box-shadow:0 0 0 2px var(--bar)}
.tag,.matrix th[scope=row]{white-space:nowrap}.tag{color:var(--tone);background:var(--wash);border-radius:7px;padding:1px 8px}
.matrix th[scope=row]{position:static;color:inherit;border-top:1px solid var(--line);padding:5px 14px 5px 0;vertical-align:top}
#matrix .scroll{max-height:none}.matrix td:nth-child(2){white-space:normal}.matrix{min-width:560px}.matrix .test{display:block;max-width:16ch}.matrix th{white-space:nowrap}.matrix code{overflow-wrap:normal;word-break:normal}
.ask fieldset{border:0;margin:0;padding:0}
.ask label,.save label{display:inline-flex;gap:8px;align-items:center;margin:0 14px 8px 0;color:var(--soft);font-size:13.5px}
.ask input,.ask select,.save input{background:var(--well);color:var(--ink);border:1px solid var(--idle-bar);border-radius:8px;padding:4px 9px;max-width:100%}
.save{margin-top:14px}.save input{width:min(420px,60vw)}
.act{margin-top:6px}
.verdict{margin:14px 0 4px;padding:10px 14px;border-radius:10px;color:var(--tone);background:var(--wash);font-weight:560}
.refusal{color:var(--bad);margin-top:10px}
.endings li{padding:3px 0}
.steps{border-left:2px solid var(--line);margin-left:6px}
.steps li{padding:3px 0 3px 16px;position:relative}
.steps li::before{content:"";position:absolute;left:-6px;top:11px;width:10px;height:10px;border-radius:50%;background:var(--bar)}
.steps+p{margin-top:10px}.steps .here{font-weight:600}.steps summary{cursor:pointer}
.annotation{border-left:4px solid var(--bar);background:var(--wash);border-radius:8px;padding:8px 14px}
.scenarios li{padding:5px 0;border-top:1px solid var(--line)}.scenarios a[aria-current]{font-weight:640}
.findings li{padding:6px 0;border-top:1px solid var(--line)}
.n.asked .b{stroke-width:2.8}.n.found .b{stroke:var(--info);stroke-width:3.4}.m.found text{fill:var(--info);font-weight:640}
#said{min-height:1.6em;color:var(--soft);font-size:13.5px}
@media (prefers-reduced-motion:no-preference){.play [data-step]{animation:lit .5s both ease-out}@keyframes lit{from{opacity:.15}to{opacity:1}}}
`
