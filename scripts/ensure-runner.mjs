// Installs the runner for the suite in __tests__/runner, and the versions of Node that GitHub's runners use.
import { ensureNode, ensureTool, missing } from './tools.mjs'

if (ensureTool('act') === null) missing('act')
for (const major of [22, 24]) if (ensureNode(major) === null) missing(`Node ${major}`)
