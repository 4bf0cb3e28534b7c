import { sql } from 'kysely'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import type { UsableRecording } from '#domain/recordings/require-recording.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

export interface InsightWords {
  title: string
  brief: string
  briefRichText: RawContent | null
  topicId: string
}

/** A recording with its title, in the order in which they are heard. */
export interface NamedRecording extends UsableRecording {
  name: string
}

/** Whether an expert may write about a topic: an approved one of their own profile (GI-18, RESP-07). */
export async function isOwnTopic(transaction: DatabaseTransaction, topicId: string, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('expert_topics as own')
    .innerJoin('master_topics as topic', 'topic.id', 'own.topic_id')
    .where('own.user_id', '=', userId)
    .where('topic.id', '=', topicId)
    .where('topic.deleted', '=', false)
    .where('topic.is_approved_by_admin', '=', true)
    .select('topic.id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * An insight of one's own, locked.
 * @throws AppError NOT_FOUND for somebody else's, as for none and for one that was removed (GI-11)
 */
export async function lockOwnInsight(transaction: DatabaseTransaction, id: string | undefined, userId: string) {
  const insight = isUuid(id)
    ? await transaction
        .selectFrom('insights')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('status', '<>', 'REMOVED')
        .select(['id', 'status', 'title', 'brief', 'topic_id as topicId'])
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!insight) throw new AppError('NOT_FOUND')
  return insight
}

/** Which insight holds each of these recordings. */
export async function holdersOf(transaction: DatabaseTransaction, recordingIds: readonly string[]) {
  return transaction
    .selectFrom('insight_audios')
    .where('recording_id', 'in', [...recordingIds])
    .select('insight_id as insightId')
    .execute()
}

/** What an insight holds, in order. */
export async function recordingsOf(transaction: DatabaseTransaction, insightId: string) {
  return transaction
    .selectFrom('insight_audios')
    .where('insight_id', '=', insightId)
    .select(['recording_id as recordingId', 'name'])
    .orderBy('position')
    .execute()
}

const columnsOf = ({ title, brief, briefRichText, topicId }: InsightWords) => ({
  ...{ title, brief, topic_id: topicId },
  brief_rich_text: briefRichText === null ? null : JSON.stringify(briefRichText),
})

export async function insertInsight(
  transaction: DatabaseTransaction,
  userId: string,
  words: InsightWords,
): Promise<string> {
  const { id } = await transaction
    .insertInto('insights')
    .values({ user_id: userId, ...columnsOf(words) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives a rejected insight other words; it waits again, without the reason (GI-11). */
export async function reviseInsight(transaction: DatabaseTransaction, id: string, words: InsightWords): Promise<void> {
  await transaction
    .updateTable('insights')
    .set({ ...columnsOf(words), status: 'PENDING', reason: null, badge: false })
    .where('id', '=', id)
    .execute()
}

export async function setRemoved(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.updateTable('insights').set({ status: 'REMOVED', badge: false }).where('id', '=', id).execute()
}

/** Its recordings are these and no others; what is left out belongs to nothing any more and is pruned later. */
export async function putRecordings(
  transaction: DatabaseTransaction,
  insightId: string,
  recordings: readonly NamedRecording[],
): Promise<void> {
  await transaction.deleteFrom('insight_audios').where('insight_id', '=', insightId).execute()
  await transaction
    .insertInto('insight_audios')
    .values(
      recordings.map(({ id, name, seconds, address }, position) => ({
        ...{ insight_id: insightId, position, path: address, name, duration: seconds, recording_id: id },
      })),
    )
    .execute()
}

/** Marks decided insights of one's own as seen by their author (INS-20, GI-12). @returns those that weren't yet */
export async function clearBadges(transaction: DatabaseTransaction, ids: readonly string[], userId: string) {
  const rows = await transaction
    .updateTable('insights')
    .set({ badge: false })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('user_id', '=', userId)
    .where('badge', '=', true)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
