import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { recordingKey } from './recording-keys.js'

/**
 * Removes a take with its bytes. The row first: files without one are pruned later.
 * @throws AppError RECORDING_IN_USE if an insight or an answer holds it
 */
export async function removeRecording(
  { id }: { id: string },
  { database, storage }: Pick<Services, 'database' | 'storage'>,
): Promise<void> {
  const keys = await database.transaction().execute(async (transaction) => {
    const used = await transaction
      .selectFrom('private.recordings as recording')
      .leftJoin('insights_responses as response', 'response.recording_id', 'recording.id')
      .leftJoin('insight_audios as audio', 'audio.recording_id', 'recording.id')
      .where('recording.id', '=', id)
      .select(['response.id as response_id', 'audio.insight_id'])
      .executeTakeFirst()
    if (used?.response_id || used?.insight_id) throw new AppError('RECORDING_IN_USE')
    const parts = await transaction
      .selectFrom('private.recording_parts')
      .where('recording_id', '=', id)
      .select('storage_key')
      .execute()
    await transaction.deleteFrom('private.recordings').where('id', '=', id).execute()
    return parts.map(({ storage_key }) => storage_key)
  })
  for (const key of [...keys, recordingKey(id)]) await storage.remove(key)
}

/** Removes what a refused form left behind, unless something holds it by now. */
export async function discardRecording(
  recording: { id: string },
  services: Pick<Services, 'database' | 'storage'>,
): Promise<void> {
  try {
    await removeRecording(recording, services)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RECORDING_IN_USE') throw error
  }
}
