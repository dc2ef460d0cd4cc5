// Installs the runner for the suite in __tests__/runner, and the versions of Node that GitHub's runners use.
import { ensureNode, ensureTool, reportMissing } from './tools.mjs'

if (ensureTool('act') === null) reportMissing('act')
for (const major of [22, 24]) if (ensureNode(major) === null) reportMissing(`Node ${major}`)
