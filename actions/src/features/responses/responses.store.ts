import { sql } from 'kysely'
import { toResponseText } from '#contract/content/written-answer.js'
import type { ResponseForm } from '#contract/responses/response-form.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'

/** A response that its author has begun, locked. @throws AppError RESPONSE_NOT_FOUND for anybody else's */
export async function lockOwnResponse(transaction: DatabaseTransaction, id: string, userId: string) {
  const row = await transaction
    .selectFrom('insights_responses')
    .where('id', '=', id)
    .select(['id', 'status', 'user_id', 'question_id as questionId'])
    .forUpdate()
    .executeTakeFirst()
  if (row && row.user_id !== userId) throw new AppError('RESPONSE_NOT_FOUND')
  return row
}

/** A question, locked: no decision and no other answer comes between. */
export async function lockAnyQuestion(transaction: DatabaseTransaction, id: string, userId: string) {
  return transaction
    .selectFrom('insights_questions as question')
    .where('question.id', '=', id)
    .select(['id', 'user_id as userId', 'question', 'topic_id as topicId', 'is_approved as isApproved'])
    .select(['is_asked as isAsked', 'is_system as isSystem'])
    .select(
      sql<boolean>`exists (select from question_matches as own where own.question_id = question.id
        and own.user_id = ${userId})`.as('isMatched'),
    )
    .select(
      sql<boolean>`exists (select from insights_responses as other where other.question_id = question.id
        and other.user_id <> ${userId})`.as('isAnsweredByOthers'),
    )
    .forUpdate()
    .executeTakeFirst()
}
export type LockedQuestion = NonNullable<Awaited<ReturnType<typeof lockAnyQuestion>>>

/** Whether a topic is current, approved, and of the profile of whoever writes (RESP-07). */
export async function isOwnTopic(transaction: DatabaseTransaction, topicId: string, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('expert_topics as own')
    .innerJoin('master_topics as topic', 'topic.id', 'own.topic_id')
    .where('own.user_id', '=', userId)
    .where('own.topic_id', '=', topicId)
    .where('topic.is_approved_by_admin', '=', true)
    .where('topic.deleted', '=', false)
    .select('topic.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the response as submitted. What was refused before loses its reason (GI-32). */
export async function writeSubmitted(
  transaction: DatabaseTransaction,
  form: ResponseForm,
  { id, questionId, userId }: { id: string; questionId: string; userId: string },
): Promise<void> {
  const isText = form.responseType === 'text'
  const columns = {
    response_type: form.responseType,
    response_text: isText ? toResponseText(form) : null,
    // a take that isn't part of a written answer is free for another one
    recording_id: isText ? null : form.recordingId,
    media_transcript_formatted: isText ? null : form.transcript || null,
    additional_text: form.brief || null,
    resource_url: form.resourceData === null ? null : JSON.stringify(form.resourceData),
    submitted_for_approval: true,
    is_approved: null,
    rejected_reason: null,
    created_at: sql<Date>`now()`,
  }
  await transaction
    .insertInto('insights_responses')
    .values({ id, question_id: questionId, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.constraint('insights_responses_pkey').doUpdateSet(columns))
    .execute()
  await transaction.deleteFrom('insight_response_domains').where('insight_response_id', '=', id).execute()
  await transaction
    .insertInto('insight_response_domains')
    .values([
      ...form.domains.map((domain_id) => ({ insight_response_id: id, domain_id, custom_domain_name: null })),
      ...form.customDomains.map((name) => ({ insight_response_id: id, domain_id: null, custom_domain_name: name })),
    ])
    .execute()
}
