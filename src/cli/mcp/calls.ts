import { ok, type Result } from '../../core/result.js'
import type { ParsedArguments } from '../arguments.js'
import { type CommandContext, EXIT_INVALID } from '../command.js'
import type { RunCommand } from '../commands.js'
import { insideWorkspace, runFolder } from './paths.js'
import { printedReply, type Reply } from './reply.js'
import { type RunCall, resumeTool, runTool } from './runs.js'
import type { ToolName } from './tools.js'

/** Carries out one call; the error is a wrong argument. */
export async function callTool(tool: ToolName, call: RunCall): Promise<Result<Reply, string>> {
  switch (tool) {
    case 'run':
      return runTool(call)
    case 'resume':
      return resumeTool(call)
    case 'validate':
      return onFile(call, (await import('../validate.js')).runValidate, 'json')
    case 'contract':
      return onFile(call, (await import('../contract.js')).runContract, 'json')
    case 'graph':
      return onFile(call, (await import('../graph.js')).runGraph, call.args.text('format') ?? 'mermaid')
    case 'explain': {
      const folder = runFolder(call.args.text('run_dir') ?? '', call.bounds)
      if (!folder.ok) return folder
      return printed((await import('../explain.js')).runExplain, [folder.value], null, call.context)
    }
  }
}

function onFile(
  call: RunCall,
  command: RunCommand,
  format: string,
): Promise<Result<Reply, string>> | Result<Reply, string> {
  const file = insideWorkspace(call.args.text('file') ?? '', call.bounds)
  return file.ok ? printed(command, [file.value], format, call.context) : file
}

/** Runs a command of the command line and keeps what it prints. */
async function printed(
  command: RunCommand,
  operands: readonly string[],
  format: string | null,
  context: CommandContext,
): Promise<Result<Reply, string>> {
  const out: string[] = []
  const errors: string[] = []
  const terminal = {
    ...context.terminal,
    stdout: (text: string | Buffer) => void out.push(String(text)),
    stderr: (text: string | Buffer) => void errors.push(String(text)),
    color: false,
    stdoutColor: false,
  }
  const values = new Map<string, readonly string[]>(format === null ? [] : [['--format', [format]]])
  const args: ParsedArguments = { operands, flags: new Set(), values }
  const code = await command(args, { ...context, terminal })
  return ok(printedReply(out.join(''), errors.join(''), code === EXIT_INVALID))
}
