import type { LanguageModel } from 'ai'
import { SECOND_MS } from '#platform/clock.js'
import { AiFault, type AiModel, type AiPrompt } from './ai-model.js'

interface SdkModelSettings {
  supplier: 'openai' | 'anthropic'
  key: string
  /** Another service that speaks the same API. */
  baseUrl?: string
  model: string
  /** How long a model may write nothing. */
  stallSeconds: number
}

const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500
/** Of overload, as Anthropic reports it. */
const OVERLOADED = 529

/** A model behind the `ai` package. The package is loaded with the first question, not when the service starts. */
export function createSdkModel(settings: SdkModelSettings): AiModel {
  return {
    name: `${settings.supplier}/${settings.model}`,
    async *write(prompt, signal) {
      const open = await prepareStream(settings, prompt)
      const watch = watchForSilence(settings.stallSeconds * SECOND_MS, signal)
      try {
        let isFinished = false
        for await (const part of open(watch.signal)) {
          watch.noise()
          if (part.type === 'text-delta') yield part.text
          if (part.type === 'error') throw part.error
          if (part.type === 'finish') isFinished = part.finishReason === 'stop'
        }
        if (!isFinished) throw new AiFault('cut off')
      } catch (fault) {
        if (signal.aborted) throw fault
        throw watch.isSilent() ? new AiFault('stalled') : toAiFault(fault)
      } finally {
        watch.stop()
      }
    },
  }
}

/** Loading the package for the first time takes longer than asking. */
async function prepareStream(settings: SdkModelSettings, { instruction, messages, outputTokensMax }: AiPrompt) {
  const [{ streamText }, model] = await Promise.all([import('ai'), openModel(settings)])
  return (abortSignal: AbortSignal) =>
    streamText({
      ...{ model, system: instruction, maxOutputTokens: outputTokensMax, abortSignal },
      messages: messages.map(({ from, content }) => ({
        role: from === 'person' ? ('user' as const) : ('assistant' as const),
        content,
      })),
      // Whoever asked is waiting: what can't be written at once is answered from the sources.
      maxRetries: 0,
      // It arrives as a part of the stream too; by default it would also go to the console, with what was asked.
      onError: () => undefined,
    }).fullStream
}

async function openModel({ supplier, key: apiKey, baseUrl: baseURL, model }: SdkModelSettings): Promise<LanguageModel> {
  if (supplier === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    // Compatible services speak this API, and not the newer one.
    return createOpenAI({ apiKey, baseURL }).chat(model)
  }
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  return createAnthropic({ apiKey, baseURL })(model)
}

function watchForSilence(limitMs: number, signal: AbortSignal) {
  const silence = new AbortController()
  const begin = () => setTimeout(() => silence.abort(), limitMs)
  let timer = begin()
  return {
    signal: AbortSignal.any([signal, silence.signal]),
    isSilent: () => silence.signal.aborted,
    noise() {
      clearTimeout(timer)
      timer = begin()
    },
    stop: () => clearTimeout(timer),
  }
}

function toAiFault(fault: unknown): AiFault {
  if (fault instanceof AiFault) return fault
  const status = typeof fault === 'object' && fault !== null && 'statusCode' in fault ? fault.statusCode : undefined
  if (status === TOO_MANY_REQUESTS || status === OVERLOADED) return new AiFault('busy', fault)
  if (typeof status === 'number' && status < SERVER_ERROR && status >= 400) return new AiFault('refused', fault)
  return new AiFault('unavailable', fault)
}
