import type { Provider } from '../../core/provider.js'
import { unreachable } from '../../core/result.js'
import { askAnthropic } from './anthropic.js'
import { askCommand, type CommandSurroundings } from './command.js'
import { DEFAULT_LIMITS, type HttpLimits } from './http.js'
import { OpenAiClient } from './openai.js'

/** Creates one port for all providers; the request names the provider. */
export function createProvider(surroundings: CommandSurroundings, limits: HttpLimits = DEFAULT_LIMITS): Provider {
  const openAi = new OpenAiClient(limits)
  return {
    ask: (request, signal) => {
      const { provider } = request
      switch (provider.kind) {
        case 'openai':
          return openAi.ask(provider, request, signal)
        case 'anthropic':
          return askAnthropic(provider, request, signal, limits)
        case 'command':
          return askCommand(provider, request, signal, surroundings)
        default:
          return unreachable(provider)
      }
    },
  }
}
