import { sql } from 'kysely'
import { type AiNotice, messageText } from '#contract/ai/ai-limits.js'
import { readAiPreferences } from '#contract/ai/ai-preferences.js'
import { type AnswerPage, answerBody } from '#contract/ai/answer-page.js'
import type { AbleExpert } from '#domain/passages/find-people.store.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import type { AiPrompt } from '#providers/ai/ai-model.js'
import type { Asked, Support } from './answer-kind.js'

const EARLIER_MAX = 3

/** One run of the job that writes an answer. */
export interface AnswerRun {
  answerId: string
  conversationId: string
  questionId: string
  step: string
  kind: string
  run: number
  companyId: string | null
  isStopped: boolean
  asked: Asked
}

/**
 * Begins a run, which makes the text of earlier ones void: they were killed, or are about to notice this one.
 * @returns null if the answer has ended
 */
export async function beginRun(
  { database: queryable, config }: Pick<Services, 'database' | 'config'>,
  answerId: string,
): Promise<AnswerRun | null> {
  const row = await queryable
    .updateTable('ai_answers')
    .set({ status: 'writing', run: sql`run + 1` })
    .where('id', '=', answerId)
    .where('status', 'in', ['waiting', 'writing'])
    .returning(['conversation_id', 'question_id', 'run', 'created_by', 'stop_requested_at'])
    .executeTakeFirst()
  if (!row) return null
  const [conversation, [question, ...earlier]] = await Promise.all([
    queryable
      .selectFrom('ai_conversations')
      .innerJoin('users', 'users.id', 'ai_conversations.created_by')
      .where('conversation_id', '=', row.conversation_id)
      .select(['kind', 'preferences', 'company_id', 'is_expert'])
      .executeTakeFirstOrThrow(),
    questionsUntil(queryable, row.conversation_id, row.question_id),
  ])
  return {
    answerId,
    conversationId: row.conversation_id,
    questionId: row.question_id,
    step: question?.step ?? '',
    kind: conversation.kind,
    run: row.run,
    companyId: conversation.company_id,
    isStopped: row.stop_requested_at !== null,
    asked: {
      question: messageText(question?.body),
      askerId: row.created_by,
      isExpert: conversation.is_expert,
      isInCompany: conversation.company_id !== null,
      productName: config.PRODUCT_NAME,
      earlier: earlier.map(({ body }) => messageText(body)),
      preferences: readAiPreferences(JSON.stringify(conversation.preferences)),
    },
  }
}

/** The question and those before it, latest first. */
function questionsUntil(queryable: Queryable, conversationId: string, questionId: string) {
  return queryable
    .selectFrom('ai_conversation_messages as message')
    .where('message.number', '<=', (eb) =>
      eb.selectFrom('ai_conversation_messages as last').where('last.id', '=', questionId).select('last.number'),
    )
    .where('message.conversation_id', '=', conversationId)
    .where('message.is_ai_generated', '=', false)
    .orderBy('message.number', 'desc')
    .limit(EARLIER_MAX + 1)
    .select(['message.body', 'message.step'])
    .execute()
}

/** Whether somebody asked for it to stop, or another run has taken over. */
export async function isCalledOff(queryable: Queryable, { answerId, run }: Pick<AnswerRun, 'answerId' | 'run'>) {
  const row = await queryable
    .selectFrom('ai_answers')
    .where('id', '=', answerId)
    .select(['run', 'stop_requested_at'])
    .executeTakeFirst()
  return row?.run !== run || row.stop_requested_at !== null
}

/** Adds a piece of text for the readers of the stream. @param startsAt characters before it */
export async function addDelta(
  queryable: Queryable,
  { answerId, run }: Pick<AnswerRun, 'answerId' | 'run'>,
  startsAt: number,
  content: string,
): Promise<void> {
  await queryable
    .insertInto('private.ai_answer_deltas')
    .values({ answer_id: answerId, run, starts_at: startsAt, content })
    .execute()
  if (startsAt > 0) return
  await queryable
    .updateTable('ai_answers')
    .set({ first_text_at: sql`coalesce(first_text_at, clock_timestamp())` })
    .where('id', '=', answerId)
    .execute()
}

/** Records what the model was given before it is asked. */
export async function recordPrompt(queryable: Queryable, answerId: string, model: string, prompt: AiPrompt | null) {
  await queryable
    .updateTable('ai_answers')
    .set({ model, prompt: prompt ? JSON.stringify(prompt) : null })
    .where('id', '=', answerId)
    .execute()
}

export interface AnswerEnd {
  status: 'done' | 'stopped' | 'failed'
  notice: AiNotice | null
  text: string
  support: 'found' | 'not found' | 'uncited' | null
  /** The passages that the text cites, by number. */
  cited: readonly number[]
  found: Support
  people: readonly AbleExpert[]
  /** Where the asker does what they asked about. */
  page: AnswerPage | null
}

/**
 * Stores the whole as a message, with what it cites and who could say more.
 * @returns false if another run has taken over, and nothing was stored
 */
export async function endAnswer(transaction: DatabaseTransaction, run: AnswerRun, end: AnswerEnd): Promise<boolean> {
  const ended = await transaction
    .updateTable('ai_answers')
    .set({ status: end.status, notice: end.notice, support: end.support, finished_at: sql`clock_timestamp()` })
    .where('id', '=', run.answerId)
    .where('run', '=', run.run)
    .where('status', '=', 'writing')
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  if (end.text !== '') await storeMessage(transaction, run, end)
  await storeCitations(transaction, run.answerId, end)
  if (end.people.length > 0)
    await transaction
      .insertInto('ai_answer_people')
      .values(
        end.people.map(({ userId, subject }, position) => ({
          ...{ answer_id: run.answerId, position, user_id: userId, subject },
        })),
      )
      .execute()
  await transaction.deleteFrom('private.ai_answer_deltas').where('answer_id', '=', run.answerId).execute()
  return true
}

async function storeMessage(
  transaction: DatabaseTransaction,
  run: AnswerRun,
  { text, page }: Pick<AnswerEnd, 'text' | 'page'>,
): Promise<void> {
  const { id } = await transaction
    .insertInto('ai_conversation_messages')
    .values({
      id: sql`gen_random_uuid()`,
      conversation_id: run.conversationId,
      step: run.step,
      body: JSON.stringify(answerBody(text, page)),
      is_ai_generated: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction.updateTable('ai_answers').set({ message_id: id }).where('id', '=', run.answerId).execute()
}

async function storeCitations(transaction: DatabaseTransaction, answerId: string, { cited, found }: AnswerEnd) {
  const rows = cited.flatMap((number) => {
    const passage = found.passages[number - 1]
    if (!passage) return []
    const { id, sourceKind, sourceId, authorId, title, content, datedAt } = passage
    return [
      {
        ...{ answer_id: answerId, number, passage_id: id, source_kind: sourceKind, source_id: sourceId },
        ...{ author_id: authorId, title, quote: content, dated_at: datedAt },
      },
    ]
  })
  if (rows.length > 0) await transaction.insertInto('ai_answer_citations').values(rows).execute()
}
