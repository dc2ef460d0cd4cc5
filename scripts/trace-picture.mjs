// Draws assets/trace.svg from the spans that a real run exports to a collector on loopback: `node scripts/trace-picture.mjs`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const ROW = 30
const LEFT = 250
const WIDTH = 900
const TONES = { 0: '#8d96a0', 1: '#3f9a68', 2: '#d1594e' }

const WORKFLOW = `workflow: { name: release, entry_point: fetch, raises: [external.registry.down] }
agents:
  - name: fetch
    type: script
    run: sleep 0.2; [ "$CONDUCTOR_RETRY_ATTEMPT" = 1 ] || { printf '{"kind":"external.registry.down","message":"503"}' > "$CONDUCTOR_ERROR_OUT"; exit 1; }
    routes: [{ to: checks }, { on_error: external.registry.down, retry: { max: 1, initial_seconds: 0.3 } }]
  - { name: lint, type: script, run: sleep 0.3 }
  - { name: unit, type: script, run: sleep 0.7 }
  - { name: licences, type: script, run: sleep 0.15 }
  - { name: deploy, type: workflow, workflow: deploy.yaml }
parallel:
  - { name: checks, agents: [lint, unit, licences], routes: [{ to: deploy }] }
`
const CHILD = `workflow: { name: deploy, entry_point: push }
agents:
  - { name: push, type: script, run: sleep 0.35, routes: [{ to: verify }] }
  - { name: verify, type: script, run: sleep 0.2 }
`

/** Returns the spans of one run. */
async function spansOf(folder) {
  const spans = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans)
      response.end('{}')
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const env = {
    PATH: process.env.PATH,
    RUNNER_TEMP: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${server.address().port}`,
  }
  const args = [path.join(root, 'dist/cli/index.js'), 'run', 'release.yaml', '--quiet']
  await new Promise((resolve) => spawn(process.execPath, args, { cwd: folder, env }).on('close', resolve))
  server.close()
  return spans
}

/** Returns the spans with their depth, each below its parent, ordered by start. */
function tree(spans, parent = '', depth = 0) {
  return spans
    .filter(({ parentSpanId = '' }) => parentSpanId === parent)
    .sort((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)))
    .flatMap((span) => [{ span, depth }, ...tree(spans, span.spanId, depth + 1)])
}

const escaped = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign])

function drawn(rows) {
  const [{ span: first }] = rows
  const start = BigInt(first.startTimeUnixNano)
  const ms = (nano) => Number(BigInt(nano) - start) / 1e6
  const total = ms(first.endTimeUnixNano)
  const at = (time) => LEFT + (time / total) * (WIDTH - LEFT - 90)
  const lines = rows.map(({ span, depth }, row) => {
    const [from, to] = [ms(span.startTimeUnixNano), ms(span.endTimeUnixNano)]
    const y = 52 + row * ROW
    const kind = span.attributes.find(({ key }) => key === 'error.type')?.value.stringValue
    const words = `${Math.round(to - from)} ms${kind === undefined ? '' : ` · ${kind}`}`
    return `<text x="${16 + depth * 18}" y="${y + 13}">${escaped(span.name)}</text>
<rect x="${at(from).toFixed(1)}" y="${y + 2}" width="${Math.max(2, at(to) - at(from)).toFixed(1)}" height="15" rx="3" fill="${TONES[span.status.code] ?? TONES[0]}"/>
<text class="soft" x="${(at(to) + 6).toFixed(1)}" y="${y + 13}">${escaped(words)}</text>`
  })
  const height = 62 + rows.length * ROW
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="A trace of a run: the run, its nodes with their attempts, members of a group and nodes of a child below their owners">
<style>text{font:13px ui-monospace,Menlo,Consolas,monospace;fill:#d6deeb}.soft{fill:#8fa0b5;font-size:12px}</style>
<rect width="100%" height="100%" rx="10" fill="#161b22"/>
<text class="soft" x="16" y="30">trace ${first.traceId.slice(0, 8)}… · ${rows.length} spans · ${Math.round(total)} ms</text>
${lines.join('\n')}
</svg>
`
}

const folder = mkdtempSync(path.join(tmpdir(), 'conductor-trace-'))
try {
  writeFileSync(path.join(folder, 'release.yaml'), WORKFLOW)
  writeFileSync(path.join(folder, 'deploy.yaml'), CHILD)
  writeFileSync(path.join(root, 'assets/trace.svg'), drawn(tree(await spansOf(folder))))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
