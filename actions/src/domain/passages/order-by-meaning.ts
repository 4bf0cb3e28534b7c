import type { Queryable } from '#platform/database.js'
import type { Embedder } from '#providers/embeddings/embedder.js'
import { readVectors } from './passage-vectors.store.js'
import { addMeaning, type RankedPassage } from './rank-passages.rules.js'

/** An answer begins within 300 ms: a model that is just being loaded, or far away, has its say with the next question. */
const QUESTION_LIMIT_MS = 150
/** Whatever stands further down by its words isn't meant. */
const COMPARED_MAX = 50

/**
 * Orders what was found by words by what it means, too. Without a model, or while it is loaded or fails, by words alone.
 * @param vector of the question
 */
export async function orderByMeaning(
  queryable: Queryable,
  embedder: Embedder,
  ranked: readonly RankedPassage[],
  vector: Promise<Float32Array | null>,
): Promise<readonly RankedPassage[]> {
  const best = ranked.slice(0, COMPARED_MAX)
  const ids = best.map(({ id }) => id)
  const [ofQuestion, vectors] = await Promise.all([vector, readVectors(queryable, embedder.name, ids)])
  if (!ofQuestion) return ranked
  const likeness = new Map([...vectors].map(([id, ofPassage]) => [id, dot(ofQuestion, ofPassage)]))
  return addMeaning(best, likeness)
}

/** Has the model read a question before the job that answers it asks for its vector. */
export function expectQuestion(embedder: Embedder | null, question: string): void {
  embedder?.embed([question]).catch(() => undefined)
}

/** The question's vector, or null if the model isn't ready in time. */
export async function vectorOf(embedder: Embedder, question: string): Promise<Float32Array | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), QUESTION_LIMIT_MS)
  })
  const made = embedder.embed([question]).then(
    ([vector]) => vector ?? null,
    () => null,
  )
  return Promise.race([made, late]).finally(() => clearTimeout(timer))
}

/** What stands for a passage: the middle between its text and its source, which says what the text is about. */
export async function passageVectors(
  embedder: Embedder,
  passages: readonly { content: string; source: string }[],
): Promise<Float32Array[]> {
  const vectors = await embedder.embed(passages.flatMap(({ content, source }) => [content, source]))
  return passages.map((_, at) => {
    const [ofContent, ofSource] = [vectors[2 * at], vectors[2 * at + 1]]
    if (!ofContent || !ofSource) throw new Error(`${embedder.name} made fewer vectors than it was given texts`)
    return ofContent.map((one, place) => (one + (ofSource[place] ?? 0)) / 2)
  })
}

function dot(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0)
}
