/** Turns texts into vectors: the nearer two of them point, the more alike their texts are in meaning. */
export interface Embedder {
  /** As stored with each vector, such as `openai/text-embedding-3-small`: vectors of two models say nothing together. */
  readonly name: string
  /** @returns one vector for each text, of length 1 */
  embed(texts: readonly string[]): Promise<Float32Array[]>
  /** Loads what the first text would otherwise wait for. */
  warm(): void
  close(): Promise<void>
}

/** As long as 1, so that the dot product of two vectors is their cosine. */
export function toUnit(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers)
  return Float32Array.from(numbers, (one) => (length > 0 ? one / length : 0))
}
