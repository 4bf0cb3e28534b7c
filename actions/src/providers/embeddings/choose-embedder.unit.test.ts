import { expect, it } from 'vitest'
import { chooseEmbedder } from './choose-embedder.js'

const MODEL = { OPENAI_EMBEDDINGS_MODEL: 'text-embedding-3-small' }
const KEY = { ...MODEL, OPENAI_API_KEY: 'key' }
const nameOf = (settings: Partial<Parameters<typeof chooseEmbedder>[0]>) =>
  chooseEmbedder({ ...MODEL, ...settings } as Parameters<typeof chooseEmbedder>[0])?.name ?? null

it('meaning is OpenAI’s with its key, else the local model’s, and nobody’s where it is switched off', () => {
  expect(nameOf({})).toMatch(/^local\//)
  expect(nameOf(KEY)).toBe('openai/text-embedding-3-small')
  expect(nameOf({ ...KEY, EMBEDDINGS_PROVIDER: 'local' })).toMatch(/^local\//)
  expect(nameOf({ ...KEY, EMBEDDINGS_PROVIDER: 'none' })).toBeNull()
})

it('another service with OpenAI’s API is only asked if it is named', () => {
  const other = { ...KEY, OPENAI_BASE_URL: 'http://localhost:1/v1' }
  expect(nameOf(other)).toMatch(/^local\//)
  expect(nameOf({ ...other, EMBEDDINGS_PROVIDER: 'openai' })).toBe('openai/text-embedding-3-small')
})
