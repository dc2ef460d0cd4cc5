// Compares the branch with its remote. A typed error goes into the file that CONDUCTOR_ERROR_OUT names: that is all there is to raising one.
import { writeFileSync } from 'node:fs'

const raise = (kind, message, details = {}) =>
  writeFileSync(process.env.CONDUCTOR_ERROR_OUT, JSON.stringify({ kind, message, details }))

const [failure] = process.argv.slice(2)
const isFirstAttempt = process.env.CONDUCTOR_RETRY_ATTEMPT === '0'
switch (failure) {
  case 'network':
    if (isFirstAttempt) raise('external.git.network', 'the connection was reset')
    else console.log(JSON.stringify({ behind: 0 }))
    break
  case 'none':
    console.log(JSON.stringify({ behind: 0 }))
    break
  case 'drift':
    raise('external.git.drift', 'main is 3 commits behind its remote', { behind: 3 })
    break
  default:
    raise('external.git.unknown', `the remote answered with something nobody expected: ${failure}`)
}
