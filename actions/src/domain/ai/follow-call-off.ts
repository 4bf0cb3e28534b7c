import type { Services } from '#platform/services.js'
import { type AnswerRun, isCalledOff } from './answers.store.js'

/** Signalled by the database with an answer's id (migration create_ai_answers): its text, its status or a stop. */
export const ANSWERS_CHANNEL = 'sagework_ai_answers'

/**
 * A signal that is aborted when somebody stops the answer, when another run takes over, or with the job. The model is then
 * left alone at once, even one that is silent.
 */
export async function followCallOff(
  { database, signals, log }: Pick<Services, 'database' | 'signals' | 'log'>,
  run: AnswerRun,
  jobSignal: AbortSignal,
) {
  const calledOff = new AbortController()
  const look = () =>
    isCalledOff(database, run).then(
      (isOff) => isOff && calledOff.abort(),
      (err: unknown) => log.warn({ err }, 'could not see whether an answer was stopped'),
    )
  const unfollow = await signals.follow(ANSWERS_CHANNEL, {
    onSignal: (payload) => {
      if (payload === `${run.answerId} row`) void look()
    },
    // Then it can only be stopped between two runs.
    onLost: () => undefined,
  })
  // It may have been stopped before anything was heard. The answer doesn't wait for that.
  void look()
  return { signal: AbortSignal.any([calledOff.signal, jobSignal]), stop: unfollow }
}
