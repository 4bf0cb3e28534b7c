import type { Config } from '#actions/config.js'
import type { AiModel, AiModels } from './ai-model.js'
import { createSdkModel } from './sdk-model.js'

type AiSettings = Pick<
  Config,
  | 'AI_PROVIDER'
  | 'AI_STALL_SECONDS'
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'OPENAI_MODEL'
  | 'ANTHROPIC_API_KEY'
  | 'ANTHROPIC_BASE_URL'
  | 'ANTHROPIC_MODEL'
>

/** the models with a key. `AI_PROVIDER` says which one is preferred; `extractive` uses none. */
export function chooseModels(settings: AiSettings): AiModels {
  const { AI_PROVIDER: preferred, AI_STALL_SECONDS: stallSeconds } = settings
  const openai = settings.OPENAI_API_KEY
    ? createSdkModel({
        supplier: 'openai',
        key: settings.OPENAI_API_KEY,
        baseUrl: settings.OPENAI_BASE_URL,
        model: settings.OPENAI_MODEL,
        stallSeconds,
      })
    : null
  const claude = settings.ANTHROPIC_API_KEY
    ? createSdkModel({
        supplier: 'anthropic',
        key: settings.ANTHROPIC_API_KEY,
        baseUrl: settings.ANTHROPIC_BASE_URL,
        model: settings.ANTHROPIC_MODEL,
        stallSeconds,
      })
    : null
  const auto: AiModel | null = preferred === 'anthropic' ? claude : preferred === 'openai' ? openai : (openai ?? claude)
  return {
    choose(choice) {
      if (preferred === 'extractive') return null
      return { auto, openai, claude }[choice]
    },
  }
}
