/** What a model is given. Recorded word for word with the answer. */
export interface AiPrompt {
  instruction: string
  messages: readonly { from: 'person' | 'assistant'; content: string }[]
  outputTokensMax: number
}

/** A language model behind a supplier's API. */
export interface AiModel {
  /** As recorded with each answer, such as `openai/gpt-4o`. */
  readonly name: string
  /**
   * Writes an answer, piece by piece.
   * @throws AiFault if the supplier refuses, stalls or stops in the middle
   */
  write(prompt: AiPrompt, signal: AbortSignal): AsyncIterable<string>
}

/** PLAY-45: `auto` is whichever the installation prefers. */
export type AiModelChoice = 'auto' | 'openai' | 'claude'

export interface AiModels {
  /** Null if there is no key for it: then answers are extracts of the sources themselves. */
  choose(choice: AiModelChoice): AiModel | null
}

/** Why a model has no answer, or no more of it. */
export class AiFault extends Error {
  constructor(
    readonly reason: 'busy' | 'unavailable' | 'refused' | 'stalled' | 'cut off',
    cause?: unknown,
  ) {
    super(`the AI model was ${reason}`, { cause })
    this.name = 'AiFault'
  }
}
