import type { InferType } from 'yup'
import { insightFormSchema } from '#contract/content/insight-form.schema.js'
import { INSIGHT_MESSAGES } from '#contract/content/insight-limits.js'
import { validateForm } from '#contract/validate-form.js'
import { tellStaffOfSubmission } from '#domain/content/tell-staff.js'
import { requireRecording, waitUntilMeasured } from '#domain/recordings/require-recording.js'
import { type Caller, requireVerifiedEmail } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, type ErrorCode, invalidField } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import {
  holdersOf,
  type InsightWords,
  insertInsight,
  isOwnTopic,
  lockOwnInsight,
  type NamedRecording,
  putRecordings,
  recordingsOf,
  reviseInsight,
} from './insights.store.js'

type InsightForm = InferType<typeof insightFormSchema>

export interface SendOptions {
  /** how long recordings that arrived whole may take to be measured */
  waitMs: number
  /** Recordings that the insight is said to hold already. */
  keptIds?: readonly string[]
  /** What else must be true of the recordings, in their order. */
  check?(recordings: readonly NamedRecording[]): void
}

/**
 * Stores an insight of the older flow with its recordings; it waits for staff, who are told once, in the same transaction
 * (INS-44, INS-46). A retry after a lost response is recognized by its recordings.
 * @throws AppError EXPERTS_ONLY, EMAIL_NOT_VERIFIED, VALIDATION_FAILED, RECORDING_NOT_FOUND, RECORDING_NOT_READY,
 *   RECORDING_IN_USE, TOO_MANY_ATTEMPTS
 */
export async function createInsight(input: object, caller: Caller, services: Services, options: SendOptions) {
  const form = readForm(input, caller)
  requireKept([], options)
  await waitForAll(form, caller, services, options)
  return services.database.transaction().execute(async (transaction) => {
    const recordings = await takeRecordings(transaction, form, caller)
    const holders = await holdersOf(transaction, idsOf(form))
    const [holder] = holders
    if (holder) return sameInsight(transaction, holder.insightId, form, caller, 'RECORDING_IN_USE')
    options.check?.(recordings)
    await requireTopic(transaction, form, caller)
    const words = wordsOf(form)
    const id = await insertInsight(transaction, caller.userId, words)
    await putRecordings(transaction, id, recordings)
    return announce(transaction, { id, title: words.title }, caller, services)
  })
}

/**
 * Changes a rejected insight of one's own, which then waits again (INS-45, GI-11). A retry after a lost response finds it
 * waiting with the same words.
 * @throws AppError as createInsight; NOT_FOUND for somebody else's; INVALID_STATUS_TRANSITION unless it was rejected
 */
export async function updateInsight(
  id: string | undefined,
  input: object,
  caller: Caller,
  services: Services,
  options: SendOptions,
) {
  const form = readForm(input, caller)
  await requireRejected(id, form, { caller, services, options })
  await waitForAll(form, caller, services, options)
  return services.database.transaction().execute(async (transaction) => {
    const recordings = await takeRecordings(transaction, form, caller)
    const insight = await lockOwnInsight(transaction, id, caller.userId)
    const holders = await holdersOf(transaction, idsOf(form))
    if (holders.some(({ insightId }) => insightId !== insight.id)) throw new AppError('RECORDING_IN_USE')
    if (insight.status !== 'REJECTED') return sameInsight(transaction, insight.id, form, caller)
    options.check?.(recordings)
    await requireTopic(transaction, form, caller)
    await reviseInsight(transaction, insight.id, wordsOf(form))
    await putRecordings(transaction, insight.id, recordings)
    return announce(transaction, { id: insight.id, title: wordsOf(form).title }, caller, services)
  })
}

function readForm(input: object, caller: Caller): InsightForm {
  if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
  requireVerifiedEmail(caller)
  const { value, errors } = validateForm(insightFormSchema, input)
  if (errors) throw new AppError('VALIDATION_FAILED', { errors, message: errors[0]?.message })
  return value
}

const wordsOf = (form: InsightForm): InsightWords => ({
  ...{ title: form.title ?? '', brief: form.brief ?? '', briefRichText: form.briefRichText ?? null },
  topicId: form.topicId,
})
const idsOf = ({ recordings }: InsightForm) => recordings.map(({ recordingId }) => recordingId.toLowerCase())

async function waitForAll(form: InsightForm, { userId }: Caller, { database }: Services, { waitMs }: SendOptions) {
  const end = Date.now() + waitMs
  for (const id of idsOf(form)) await waitUntilMeasured(database, { id, userId }, Math.max(end - Date.now(), 0))
}

interface Sender {
  caller: Caller
  services: Services
  options: SendOptions
}

/** The first check, before anybody waits for a recording. */
async function requireRejected(id: string | undefined, form: InsightForm, { caller, services, options }: Sender) {
  await services.database.transaction().execute(async (transaction) => {
    const insight = await lockOwnInsight(transaction, id, caller.userId)
    if (insight.status !== 'REJECTED') await sameInsight(transaction, insight.id, form, caller)
    requireKept(await recordingsOf(transaction, insight.id), options)
  })
}

/** What is said to be kept must be there (GI-22). */
function requireKept(held: readonly { recordingId: string | null }[], { keptIds = [] }: SendOptions): void {
  if (keptIds.every((id) => held.some(({ recordingId }) => recordingId === id))) return
  throw invalidField('oldAudio', INSIGHT_MESSAGES.recordingUnknown)
}

/** In the order of their ids, so that two attempts with the same ones wait instead of blocking each other. */
async function takeRecordings(transaction: DatabaseTransaction, form: InsightForm, { userId }: Caller) {
  const taken = new Map<string, NamedRecording>()
  const named = form.recordings.map(({ recordingId, name }) => ({ id: recordingId.toLowerCase(), name: name ?? '' }))
  for (const { id, name } of named.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const wanted = { purpose: 'insight', media: 'audio', field: 'recordings' } as const
    taken.set(id, { ...(await requireRecording(transaction, { id, userId }, wanted)), name })
  }
  return named.flatMap(({ id }) => taken.get(id) ?? [])
}

/** @throws AppError if it isn't what an earlier attempt has stored */
async function sameInsight(
  transaction: DatabaseTransaction,
  id: string,
  form: InsightForm,
  caller: Caller,
  refusal: ErrorCode = 'INVALID_STATUS_TRANSITION',
) {
  const stored = await lockOwnInsight(transaction, id, caller.userId)
  const ids = idsOf(form)
  const audios = await recordingsOf(transaction, id)
  const words = wordsOf(form)
  const isSame =
    stored.status === 'PENDING' &&
    stored.title === words.title &&
    stored.brief === words.brief &&
    stored.topicId === words.topicId &&
    audios.length === ids.length &&
    audios.every(({ recordingId, name }, place) => recordingId === ids[place] && name === form.recordings[place]?.name)
  if (!isSame) throw new AppError(refusal)
  return { id, status: stored.status }
}

async function requireTopic(transaction: DatabaseTransaction, { topicId }: InsightForm, { userId }: Caller) {
  if (await isOwnTopic(transaction, topicId, userId)) return
  throw invalidField('topicId', INSIGHT_MESSAGES.topicNotYours)
}

async function announce(
  transaction: DatabaseTransaction,
  { id, title }: { id: string; title: string },
  caller: Caller,
  { clock }: Services,
) {
  await tellStaffOfSubmission(transaction, { id, title, store: 'insight', noun: 'insight' }, { caller, clock })
  return { id, status: 'PENDING' }
}
