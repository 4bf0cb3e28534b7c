import { object, string } from 'yup'
import { MINUTE_MS } from '#platform/clock.js'
import { defineJob, type JobRun } from '#platform/jobs/define-job.js'
import type { Services } from '#platform/services.js'
import type { AiModel } from '#providers/ai/ai-model.js'
import { extractSummary, isSummable, readSummary, type Summary, summaryPrompt, wordsOf } from './summary.rules.js'
import { findUnsummarized, keepSummary } from './transcripts.store.js'

const LIMIT_MS = 3 * MINUTE_MS
const ATTEMPTS_MAX = 5

/**
 * Writes title and summary of a submitted response, once per submission (GI-30): by the model where there is one, else its own
 * sentences, which the flag tells apart. A model that keeps failing leaves it to the text itself.
 */
export const summarizeResponseJob = defineJob({
  name: 'summarize-response',
  payload: object({ responseId: string().uuid().required() }),
  timeLimitMs: LIMIT_MS,
  lane: 'models',
  maxAttempts: ATTEMPTS_MAX,
  async handle({ responseId }, services, run) {
    const response = await findUnsummarized(services.database, responseId)
    if (!response) return
    const words = wordsOf(response)
    if (!isSummable(words)) return
    const model = services.aiModels.choose('auto')
    const written = model && (await ask(model, { question: response.question, words }, services, run))
    const kept = written ? { ...written, isByModel: true } : { ...extractSummary(words), isByModel: false }
    await keepSummary(services.database, responseId, response, kept)
  },
})

/** Null if the model failed for the last time, or wrote something else. */
async function ask(
  model: AiModel,
  { question, words }: { question: string; words: string },
  { log }: Services,
  { signal, attempt }: JobRun,
): Promise<Summary | null> {
  try {
    let written = ''
    for await (const piece of model.write(summaryPrompt(question, words), signal)) written += piece
    return readSummary(written)
  } catch (err) {
    if (attempt < ATTEMPTS_MAX) throw err
    log.warn({ err }, 'the model wrote no summary; the text itself is used')
    return null
  }
}
