import type { Provider } from '../../core/provider.js'
import { askAnthropic } from './anthropic.js'
import { askCommand, type CommandSurroundings } from './command.js'
import { DEFAULT_LIMITS, type HttpLimits } from './http.js'
import { OpenAiClient } from './openai.js'

export function createProvider(surroundings: CommandSurroundings, limits: HttpLimits = DEFAULT_LIMITS): Provider {
  const openAi = new OpenAiClient(limits)
  return {
    ask: (request, signal) => {
      const { provider } = request
      if (provider.kind === 'command') return askCommand(provider, request, signal, surroundings)
      return provider.kind === 'openai'
        ? openAi.ask(provider, request, signal)
        : askAnthropic(provider, request, signal, limits)
    },
  }
}
