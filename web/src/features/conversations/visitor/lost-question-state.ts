/** The navigation state with which a conversation that couldn’t be opened leads to `/404`. */
export const LOST_QUESTION = { isQuestionLost: true } as const

export const isLostQuestion = (state: unknown): boolean =>
  (state as Partial<typeof LOST_QUESTION> | null)?.isQuestionLost === true
