import { object, string } from 'yup'
import type { HelpAnswer } from '#contract/ai/help/help-topic.js'
import { inReadingOrder } from '#domain/passages/rank-passages.rules.js'
import { chargeFor } from '#domain/prices/charge-for.js'
import { MINUTE_MS, SECOND_MS } from '#platform/clock.js'
import { AppError } from '#platform/errors.js'
import { defineJob, type JobRun } from '#platform/jobs/define-job.js'
import type { Services } from '#platform/services.js'
import { AiFault, type AiModel } from '#providers/ai/ai-model.js'
import type { AnswerKind, Support } from './answer-kind.js'
import { answerKind } from './answer-kinds.js'
import { type AnswerEnd, type AnswerRun, beginRun, endAnswer, recordPrompt } from './answers.store.js'
import { checkCitations } from './check-citations.rules.js'
import { extractiveAnswer, noAnswer } from './extractive-answer.rules.js'
import { followCallOff } from './follow-call-off.js'
import { groundedPrompt } from './grounded-prompt.rules.js'
import { openText, type WrittenText } from './written-text.js'

/** A killed run is taken over after twice this. */
const TIME_LIMIT_MS = MINUTE_MS
/** Ends a run that is still writing, with what it has, before its time limit would end it without. */
const WRITING_LIMIT_MS = 50 * SECOND_MS
const MAX_ATTEMPTS = 4
const EXTRACTIVE = 'extractive'

/**
 * writes one answer, piece by piece, for whichever instance its reader is connected to. Without anything that
 * supports an answer, no model is asked; without a model, the sources are quoted. A run that is killed is repeated from the
 * beginning.
 */
export const writeAnswer = defineJob({
  name: 'write-ai-answer',
  payload: object({ answerId: string().uuid().required() }),
  timeLimitMs: TIME_LIMIT_MS,
  maxAttempts: MAX_ATTEMPTS,
  lane: 'models',
  async handle({ answerId }, services, jobRun) {
    const run = await beginRun(services, answerId)
    if (!run) return
    const callOff = await followCallOff(services, run, jobRun.signal)
    try {
      await write(run, callOff.signal, services, jobRun)
    } catch (fault) {
      if (jobRun.attempt < MAX_ATTEMPTS || jobRun.signal.aborted) throw fault
      services.log.error({ err: fault, answerId }, 'an answer could not be written')
      await end(run, services, { ...nothing(), status: 'failed', notice: 'failed' })
    } finally {
      callOff.stop()
    }
  },
})

async function write(run: AnswerRun, calledOff: AbortSignal, services: Services, { signal }: JobRun): Promise<void> {
  if (run.isStopped) return end(run, services, { ...nothing(), status: 'stopped' })
  const kind = answerKind(run.kind)
  const help = kind.findHelp(run.asked)
  if (help) return giveHelp(run, help, services)
  const support = await kind.findSupport(services.database, run.asked, services.embedder)
  const found = {
    ...support,
    passages: inReadingOrder(support.passages),
    closest: inReadingOrder(support.closest),
  }
  const text = openText(services.database, run)
  const findPeople = () => kind.findPeople(services.database, run.asked, found)
  if (found.passages.length === 0) {
    const said = await sayNothingFound(run, kind, found, text, services)
    return end(run, services, { ...said, people: await findPeople() })
  }
  const model = services.aiModels.choose(kind.model)
  const cited = model ? await askModel(model, { run, kind, found, text, calledOff, services }) : 'unavailable'
  if (signal.aborted) throw signal.reason
  if (cited !== 'unavailable')
    return end(run, services, { ...cited, page: null, found, text: await text.whole(), people: await findPeople() })
  await quoteSources(run, found, text, calledOff, services)
  const notice = model ? 'model unavailable' : null
  const status = calledOff.aborted ? 'stopped' : 'done'
  const quoted = { support: 'found' as const, page: null, cited: found.passages.map((_, at) => at + 1), found }
  return end(run, services, { status, notice, ...quoted, text: await text.whole(), people: await findPeople() })
}

/** Rests on no source, so there is nothing to cite or to pay for. */
async function giveHelp(run: AnswerRun, { says, page }: HelpAnswer, services: Services): Promise<void> {
  const text = openText(services.database, run)
  await text.add(says)
  return end(run, services, { ...nothing(), text: await text.whole(), page })
}

async function sayNothingFound(
  run: AnswerRun,
  kind: AnswerKind,
  found: Support,
  text: WrittenText,
  services: Services,
): Promise<AnswerEnd> {
  for (const part of noAnswer(kind.notFound(found), found.closest, services.clock.now())) await text.add(part)
  await recordPrompt(services.database, run.answerId, EXTRACTIVE, null)
  const cited = found.closest.map((_, at) => at + 1)
  const shown = { ...found, passages: found.closest }
  return { ...nothing(), found: shown, text: await text.whole(), support: 'not found' as const, cited }
}

interface ModelTurn {
  run: AnswerRun
  kind: AnswerKind
  found: Support
  text: WrittenText
  calledOff: AbortSignal
  services: Services
}

/** @returns how it ended; `unavailable` if the model failed before its first word, and something else can answer */
async function askModel(model: AiModel, { run, kind, found, text, calledOff, services }: ModelTurn) {
  const prompt = groundedPrompt(kind, run.asked, found, services.clock.now())
  await recordPrompt(services.database, run.answerId, model.name, prompt)
  const checked = checkCitations(found.passages.length)
  const overdue = AbortSignal.timeout(WRITING_LIMIT_MS)
  const ended = (status: AnswerEnd['status'], notice: AnswerEnd['notice']) => {
    const cited = checked.cited()
    return { status, notice, cited, support: cited.length > 0 ? ('found' as const) : ('uncited' as const) }
  }
  try {
    for await (const piece of model.write(prompt, AbortSignal.any([calledOff, overdue])))
      await text.add(checked.take(piece))
    await text.add(checked.rest())
    return text.length() > 0 ? ended('done', null) : ('unavailable' as const)
  } catch (fault) {
    if (calledOff.aborted) return ended('stopped', null)
    if (!(fault instanceof AiFault) && !overdue.aborted) throw fault
    services.log.warn({ err: fault, answerId: run.answerId, model: model.name }, 'the model did not finish an answer')
    return text.length() > 0 ? ended('failed', 'cut off') : ('unavailable' as const)
  }
}

async function quoteSources(
  run: AnswerRun,
  found: Support,
  text: WrittenText,
  calledOff: AbortSignal,
  services: Services,
) {
  for (const part of extractiveAnswer(found.passages, services.clock.now())) {
    if (calledOff.aborted) break
    await text.add(part)
  }
  await recordPrompt(services.database, run.answerId, EXTRACTIVE, null)
}

const restsOnSources = ({ support }: AnswerEnd) => support === 'found' || support === 'uncited'

/** Stores the answer and charges for it in one transaction: once per question, and only for one that is done (GK-004). */
async function end(run: AnswerRun, services: Services, ending: AnswerEnd): Promise<void> {
  try {
    await services.database.transaction().execute(async (transaction) => {
      const isMine = await endAnswer(transaction, run, ending)
      if (!isMine || ending.status !== 'done' || !restsOnSources(ending)) return
      await chargeFor(transaction, answerKind(run.kind).priced, {
        payer: { userId: run.asked.askerId, companyId: run.companyId },
        key: `ai-answer:${run.questionId}`,
        reason: 'AI answer',
        subject: { type: 'ai_conversation', id: run.conversationId },
        now: services.clock.now(),
      })
    })
  } catch (fault) {
    if (!(fault instanceof AppError) || ending.status !== 'done') throw fault
    await end(run, services, { ...nothing(), status: 'failed', notice: 'no credits' })
  }
}

const nothing = (): AnswerEnd => ({
  ...{ status: 'done', notice: null, text: '', support: null, cited: [], people: [], page: null },
  found: { passages: [], closest: [], terms: [] },
})
