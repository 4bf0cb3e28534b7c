import { SECOND_MS } from '#platform/clock.js'
import { type Embedder, toUnit } from './embedder.js'

const LIMIT_MS = 20 * SECOND_MS

/** A model behind an API like OpenAI's, through the package `ai`, which is loaded when first used. */
export function createServiceEmbedder({
  key: apiKey,
  baseUrl: baseURL,
  model,
}: {
  key: string
  baseUrl?: string
  model: string
}): Embedder {
  return {
    name: `openai/${model}`,
    async embed(texts) {
      if (texts.length === 0) return []
      const [{ embedMany }, { createOpenAI }] = await Promise.all([import('ai'), import('@ai-sdk/openai')])
      const { embeddings } = await embedMany({
        model: createOpenAI({ apiKey, baseURL }).embedding(model),
        values: texts.map((text) => text.trim() || '.'),
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(LIMIT_MS),
      })
      return embeddings.map(toUnit)
    },
    warm: () => undefined,
    close: () => Promise.resolve(),
  }
}
