import { sql } from 'kysely'
import { EXPERT_PROFILE_LIMITS } from '#contract/identity/expert-profile-limits.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

/** Names are compared whole, so whoever adds one waits for whoever is adding another. */
const NAMES_LOCK = 571_204

/** Whether topics may be filed under this category. */
export async function isCategory(transaction: DatabaseTransaction, objectiveId: string): Promise<boolean> {
  if (!isUuid(objectiveId)) return false
  const category = await transaction
    .selectFrom('master_objectives')
    .where('id', '=', objectiveId)
    .where('deleted', '=', false)
    .select('id')
    .executeTakeFirst()
  return category !== undefined
}

export interface NamedTopic {
  id: string
  topicName: string
  /** Approved and not withdrawn: people can choose it. */
  isOffered: boolean
}

/** The topic of this name, however it is written; one that is offered before one that isn't. */
export async function findTopicNamed(transaction: DatabaseTransaction, name: string): Promise<NamedTopic | null> {
  const isOffered = sql<boolean>`is_approved_by_admin and not deleted`
  const topic = await transaction
    .selectFrom('master_topics')
    .where(sql`lower(topic_name)`, '=', sql`lower(${name})`)
    .select(['id', 'topic_name as topicName', isOffered.as('isOffered')])
    .orderBy(isOffered, 'desc')
    .limit(1)
    .executeTakeFirst()
  return topic ?? null
}

/** The topic with this id if people can choose it. */
export async function findOffered(transaction: DatabaseTransaction, id: string | null): Promise<NamedTopic | null> {
  if (!isUuid(id)) return null
  const topic = await transaction
    .selectFrom('master_topics')
    .where('id', '=', id)
    .where('deleted', '=', false)
    .where('is_approved_by_admin', '=', true)
    .select(['id', 'topic_name as topicName'])
    .executeTakeFirst()
  return topic ? { ...topic, isOffered: true } : null
}

/** Whether somebody has a suggestion of this name that waits. */
export async function isWaiting(
  transaction: DatabaseTransaction,
  { userId, topicName }: { userId: string; topicName: string },
): Promise<boolean> {
  const waiting = await transaction
    .selectFrom('topic_suggestions')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where(sql`lower(topic_name)`, '=', sql`lower(${topicName})`)
    .select('id')
    .executeTakeFirst()
  return waiting !== undefined
}

/** @returns its id */
export async function insertSuggestion(
  transaction: DatabaseTransaction,
  { userId, topicName, objectiveId }: { userId: string; topicName: string; objectiveId: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('topic_suggestions')
    .values({ user_id: userId, topic_name: topicName, objective_id: objectiveId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws AppError NOT_FOUND */
export async function lockSuggestion(transaction: DatabaseTransaction, id: string) {
  const suggestion = isUuid(id)
    ? await transaction
        .selectFrom('topic_suggestions')
        .where('id', '=', id)
        .select(['id', 'status', 'user_id as userId', 'topic_name as topicName', 'objective_id as objectiveId'])
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!suggestion) throw new AppError('NOT_FOUND')
  return suggestion
}

/** Ask it before a name is looked for that is to be taken. */
export async function lockTopicNames(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${NAMES_LOCK}::bigint)`.execute(transaction)
}

/** Adds it to the list. @returns its id */
export async function insertTopic(
  transaction: DatabaseTransaction,
  { topicName, objectiveId }: { topicName: string; objectiveId: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('master_topics')
    .values({ topic_name: topicName, objective_id: objectiveId, is_user_generated: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Settled {
  id: string
  status: 'approved' | 'merged' | 'rejected'
  topicId: string | null
  reason: string | null
}

export async function settleSuggestion(transaction: DatabaseTransaction, { id, status, topicId, reason }: Settled) {
  await transaction
    .updateTable('topic_suggestions')
    .set({ status, topic_id: topicId, reason, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

interface ProfileTopic {
  userId: string
  topicId: string
}

/** Whether somebody's profile has this topic. */
export async function holdsTopic(
  transaction: DatabaseTransaction,
  { userId, topicId }: ProfileTopic,
): Promise<boolean> {
  const held = await transaction
    .selectFrom('expert_topics')
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicId)
    .select('topic_id')
    .executeTakeFirst()
  return held !== undefined
}

/** Puts a topic into somebody's profile. @returns whether it is there; if not, whether their profile is full or missing */
export async function addToProfile(
  transaction: DatabaseTransaction,
  { userId, topicId }: ProfileTopic,
): Promise<'held' | 'full' | 'missing'> {
  const profile = await transaction
    .selectFrom('expert_details')
    .where('user_id', '=', userId)
    .select('user_id')
    .forUpdate()
    .executeTakeFirst()
  if (!profile) return 'missing'
  const held = await transaction
    .selectFrom('expert_topics')
    .where('user_id', '=', userId)
    .select('topic_id as topicId')
    .execute()
  if (held.some((topic) => topic.topicId === topicId)) return 'held'
  if (held.length >= EXPERT_PROFILE_LIMITS.choicesMax) return 'full'
  await transaction.insertInto('expert_topics').values({ user_id: userId, topic_id: topicId }).execute()
  return 'held'
}
