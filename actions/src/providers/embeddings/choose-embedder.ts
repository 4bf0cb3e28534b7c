import type { Config } from '#actions/config.js'
import type { Embedder } from './embedder.js'
import { createLocalEmbedder } from './local-embedder.js'
import { rememberVectors } from './remember-vectors.js'
import { createServiceEmbedder } from './service-embedder.js'

type EmbeddingSettings = Pick<
  Config,
  'EMBEDDINGS_PROVIDER' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_EMBEDDINGS_MODEL'
>

/** Services that only speak OpenAI's API may have no such model, so they have to be named. */
const isOpenAi = ({ EMBEDDINGS_PROVIDER: named, OPENAI_API_KEY: key, OPENAI_BASE_URL: other }: EmbeddingSettings) =>
  named === 'openai' || (named === undefined && key !== undefined && other === undefined)

/** Who turns texts into vectors; null if nobody should, and words alone decide. */
export function chooseEmbedder(settings: EmbeddingSettings): Embedder | null {
  const { EMBEDDINGS_PROVIDER: provider, OPENAI_API_KEY: key } = settings
  if (provider === 'none') return null
  if (key && isOpenAi(settings))
    return rememberVectors(
      createServiceEmbedder({ key, baseUrl: settings.OPENAI_BASE_URL, model: settings.OPENAI_EMBEDDINGS_MODEL }),
    )
  return rememberVectors(createLocalEmbedder())
}
