import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { DAY_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { SandboxRefusal } from './sandbox-refusal.js'

const TABLE = 'private.payment_sandbox_requests'
/** As long as Stripe remembers them at least. */
const REMEMBERED_SECONDS = DAY_MS / 1000
const KEY_MAX = 255

export interface Reply {
  status: number
  body: object
  isReplay?: boolean
}

interface Request {
  key: string
  /** What was asked for: path and parameters. */
  content: unknown
  /** Unix seconds. */
  now: number
}

/**
 * Answers a request once: the same key and content again get the first reply again.
 * @throws SandboxRefusal 400 for other content under the key; 409 while the first request is under way
 */
export async function answerOnce(
  transaction: DatabaseTransaction,
  { key, content, now }: Request,
  answer: () => Promise<Reply>,
): Promise<Reply> {
  const type = 'idempotency_error' as const
  if (key.length > KEY_MAX) throw new SandboxRefusal(400, { type, message: 'This idempotency key is too long.' })
  const lock = sql<{ is_free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 35)) as is_free`
  const [row] = (await lock.execute(transaction)).rows
  if (!row?.is_free) {
    const message = 'There is another request in progress using this idempotency key.'
    throw new SandboxRefusal(409, { type, code: 'idempotency_key_in_use', message })
  }
  await transaction
    .deleteFrom(TABLE)
    .where('created_at', '<', new Date((now - REMEMBERED_SECONDS) * 1000))
    .execute()
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const known = await transaction.selectFrom(TABLE).where('idempotency_key', '=', key).selectAll().executeTakeFirst()
  if (known && known.fingerprint !== fingerprint) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    throw new SandboxRefusal(400, { type, message })
  }
  if (known) return { status: known.status, body: known.reply as object, isReplay: true }
  const reply = await answer()
  await transaction
    .insertInto(TABLE)
    .values({
      idempotency_key: key,
      fingerprint,
      status: reply.status,
      reply: JSON.stringify(reply.body),
      created_at: new Date(now * 1000),
    })
    .execute()
  return reply
}
