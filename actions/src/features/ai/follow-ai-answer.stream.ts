import { sql } from 'kysely'
import { ANSWERS_CHANNEL } from '#domain/ai/follow-call-off.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { defineStream } from '#platform/streams/define-stream.js'
import { signalTicks } from '#platform/streams/signal-ticks.js'
import { isUuid } from '#platform/uuid.js'

/** Text arrives a few times a second. The first of it doesn't wait. */
const PAUSE_MS = 30
const POSITION = /^(\d{1,9})-(\d{1,9})$/

interface Progress {
  status: 'waiting' | 'writing' | 'done' | 'stopped' | 'failed'
  run: number
  /** What follows the reader's position, or all of it if another run has begun meanwhile. */
  text: string
}

/**
 * an answer as it is written, then its end. An event's id is the run and how many characters have been sent, so any
 * instance can resume. `from` says what the text follows: nothing, if another run has begun meanwhile.
 */
export const followAiAnswer = defineStream({
  path: '/api/ai/answers/:id/stream',
  auth: 'session',
  async admit({ caller, params: { id } }, { database }) {
    if (!isUuid(id) || !(await isOwn(database, id, caller.userId))) throw new AppError('AI_ANSWER_NOT_FOUND')
  },
  async *events({ lastEventId, params: { id = '' }, signal }, { database, signals }) {
    const [, knownRun = 0, knownLength = 0] = POSITION.exec(lastEventId ?? '') ?? []
    let [run, length] = [Number(knownRun), Number(knownLength)]
    const ofThis = { pauseMs: () => (length > 0 ? PAUSE_MS : 0), isMine: (payload: string) => payload.startsWith(id) }
    for await (const _ of signalTicks(signals, ANSWERS_CHANNEL, signal, ofThis)) {
      const progress = await readProgress(database, id, run, length)
      if (!progress) return
      const isAnew = run !== 0 && progress.run !== run
      if (progress.run !== run) [run, length] = [progress.run, 0]
      const from = length
      length += [...progress.text].length
      const hasEnded = progress.status !== 'waiting' && progress.status !== 'writing'
      if (progress.text !== '' || isAnew || hasEnded)
        yield { id: `${run}-${length}`, data: { from, text: progress.text, status: progress.status } }
      if (hasEnded) return
    }
  },
})

async function isOwn(database: Queryable, id: string, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('ai_answers')
    .where('id', '=', id)
    .where('created_by', '=', userId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** In one statement, so that text which is being moved from its pieces to the whole is never missed. */
async function readProgress(database: Queryable, id: string, run: number, length: number): Promise<Progress | null> {
  const { rows } = await sql<Progress>`
    select answer.status, answer.run, coalesce(
      substr(message.body -> 'data' -> 0 ->> 'content', position.known + 1),
      (select string_agg(delta.content, '' order by delta.starts_at) from private.ai_answer_deltas delta
        where delta.answer_id = answer.id and delta.run = answer.run and delta.starts_at >= position.known), '') as text
    from ai_answers answer left join ai_conversation_messages message on message.id = answer.message_id
    cross join lateral (select case when answer.run = ${run} then ${length}::int else 0 end as known) as position
    where answer.id = ${id}`.execute(database)
  return rows[0] ?? null
}
