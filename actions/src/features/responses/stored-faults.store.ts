import type { ResponseFaults, ResponseForm } from '#contract/responses/response-form.js'
import { artefactAddress, RESPONSE_MESSAGES } from '#contract/responses/response-limits.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { isUuid } from '#platform/uuid.js'

interface ResponseOwner {
  userId: string
  responseId: string
}

/** What only the database knows: whose recording and file it is, and which industries there are. */
export async function storedFaults(
  transaction: DatabaseTransaction,
  form: ResponseForm,
  by: ResponseOwner,
): Promise<ResponseFaults> {
  const { responseType: media, recordingId, attachments, domains, customDomains } = form
  const isRecorded = media !== 'text' && recordingId !== null
  const artefact = attachments[0]
  const names = customDomains.map((name) => name.toLowerCase())
  const listed = await transaction
    .selectFrom('master_domains')
    .where('deleted', '=', false)
    .where((eb) => eb(eb.fn<string>('lower', ['domain_name']), 'in', names.length > 0 ? names : ['']))
    .select('id')
    .executeTakeFirst()
  return {
    ...(isRecorded && !(await isUsableRecording(transaction, { id: recordingId, media }, by))
      ? { recordingId: RESPONSE_MESSAGES.recordToSubmit }
      : {}),
    ...(artefact && !(await isUsableArtefact(transaction, artefact, by))
      ? { attachments: RESPONSE_MESSAGES.artefactGone }
      : {}),
    ...((await areCurrentDomains(transaction, domains)) ? {} : { domains: RESPONSE_MESSAGES.industryGone }),
    ...(listed ? { domains: RESPONSE_MESSAGES.customTagTwice } : {}),
  }
}

/** Whether a file of one's own is there, and no other response holds it. */
async function isUsableArtefact(
  transaction: DatabaseTransaction,
  path: string,
  { userId, responseId }: ResponseOwner,
): Promise<boolean> {
  const id = path.slice(artefactAddress('').length)
  if (path !== artefactAddress(id).toLowerCase() || !isUuid(id)) return false
  const row = await transaction
    .selectFrom('private.response_artefacts as artefact')
    .leftJoin('insights_responses as holder', 'holder.artefact_id', 'artefact.id')
    .where('artefact.id', '=', id)
    .where('artefact.user_id', '=', userId)
    .where((eb) => eb.or([eb('holder.id', 'is', null), eb('holder.id', '=', responseId)]))
    .select('artefact.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a take of one's own is whole, measured, made for a response, and in no other one (GI-61); or is in it already. */
async function isUsableRecording(
  transaction: DatabaseTransaction,
  { id, media }: { id: string; media: string },
  { userId, responseId }: ResponseOwner,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('private.recordings as recording')
    .leftJoin('insights_responses as holder', 'holder.recording_id', 'recording.id')
    .where('recording.id', '=', id)
    .where('recording.user_id', '=', userId)
    .where('recording.media', '=', media)
    .where('recording.state', '=', 'ready')
    .where((eb) =>
      eb.or([
        eb('holder.id', '=', responseId),
        eb.and([eb('holder.id', 'is', null), eb('recording.purpose', '=', 'response')]),
      ]),
    )
    .select('recording.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether all of them are current industries. */
async function areCurrentDomains(transaction: DatabaseTransaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await transaction
    .selectFrom('master_domains')
    .where('id', 'in', [...ids])
    .where('deleted', '=', false)
    .select('id')
    .execute()
  return rows.length === new Set(ids).size
}
