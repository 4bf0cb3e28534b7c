import { sql } from 'kysely'
import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

/** Stops an answer: its job hears of it at once and keeps what is written. One that has ended stays as it is. */
export const stopAiAnswerAction = defineAction({
  name: 'stopAiAnswer',
  auth: 'session',
  input: object({ answerId: string().required() }),
  async handle({ input: { answerId }, caller }, { database }) {
    if (!isUuid(answerId)) throw new AppError('AI_ANSWER_NOT_FOUND')
    const row = await database
      .updateTable('ai_answers')
      .set({ stop_requested_at: sql`coalesce(stop_requested_at, now())` })
      .where('id', '=', answerId)
      .where('created_by', '=', caller.userId)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('AI_ANSWER_NOT_FOUND')
    return { answerId: row.id }
  },
})
