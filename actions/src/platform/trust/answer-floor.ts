import { setTimeout as wait } from 'node:timers/promises'

export const ANSWER_FLOOR_MS = 400

/**
 * Answers no sooner than the floor, whatever was to be done: how long it took must not tell whether an address exists.
 * A refusal waits as well.
 */
export async function withAnswerFloor<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [outcome] = await Promise.all([Promise.allSettled([work()]), wait(ANSWER_FLOOR_MS)])
  const [result] = outcome
  if (result.status === 'rejected') throw result.reason
  return result.value
}
