// Stands for a model: the prompt on stdin, the answer on stdout.
import { readFileSync } from 'node:fs'

const log = /<log>\n(.*)\n<\/log>/s.exec(readFileSync(0, 'utf8'))?.[1]?.trim() ?? ''
const answer = (value) => console.log(`I looked at the log.\n\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\``)

if (log === '') {
  console.log(JSON.stringify({ conductor_error: true, kind: 'agent.log.unreadable', message: 'The log is empty.' }))
} else if (/timed out|ECONNRESET/.test(log)) {
  answer({ cause: 'flaky', summary: 'The network did not answer.' })
} else {
  answer({ cause: 'broken', summary: log.split('\n')[0].slice(0, 200) })
}
