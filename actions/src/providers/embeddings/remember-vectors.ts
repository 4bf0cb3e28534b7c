import type { Embedder } from './embedder.js'

const REMEMBERED_MAX = 200

/**
 * The same model, which knows the vectors of the last single texts it read: questions. So a question's can be made as soon as
 * it is known, before a job asks for it, and one that many ask is read once.
 */
export function rememberVectors(embedder: Embedder): Embedder {
  const known = new Map<string, Promise<Float32Array[]>>()
  return {
    ...embedder,
    embed(texts) {
      const [text] = texts
      if (text === undefined || texts.length > 1) return embedder.embed(texts)
      const made = known.get(text) ?? embedder.embed(texts)
      // Last in the order, so that the first is the one that wasn't asked for the longest.
      known.delete(text)
      known.set(text, made)
      made.catch(() => known.get(text) === made && known.delete(text))
      for (const oldest of known.keys()) {
        if (known.size <= REMEMBERED_MAX) break
        known.delete(oldest)
      }
      return made
    },
  }
}
