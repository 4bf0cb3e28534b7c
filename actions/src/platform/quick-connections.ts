import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Names the statement that follows it, unique to its text; `unread` if nobody needs its answer. */
const MARK = /^\s*\/\* prepared: (\w+)(, unread)? \*\//
const NOTHING = { command: 'SELECT', rowCount: 0, rows: [] } as const

/** The pool as Kysely gets it: its transactions wait for Postgres less often. Its clients must pipeline. */
export function quickConnections(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, QuickConnection>()
  return {
    async connect() {
      const client = await pool.connect()
      const connection = known.get(client) ?? new QuickConnection(client)
      known.set(client, connection)
      // It needs no cursors, which is the other thing that Kysely's type lets a connection do.
      return connection as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}

/**
 * Each wait for Postgres wakes two processes, and lengthens the time for which a transaction keeps its locks.
 * - `begin` is sent along with the transaction's first statement; a transaction without any sends nothing.
 * - A statement marked `unread` is not waited for. The next one, or the commit, is sent behind it, and fails with its error:
 *   Postgres turns the commit of a failed transaction into a rollback.
 * - A statement marked `prepared` is parsed and planned once per connection, which for a call of a function takes longer
 *   than most of what it does.
 */
class QuickConnection {
  readonly #client: PoolClient
  #transaction: 'none' | 'to begin' | 'begun' = 'none'
  /** Sent, and not waited for yet. */
  #unread: Promise<unknown>[] = []

  constructor(client: PoolClient) {
    this.#client = client
  }

  async query(text: string, values: unknown[]): Promise<unknown> {
    if (text === 'begin') {
      this.#transaction = 'to begin'
      return NOTHING
    }
    const isEnd = text === 'commit' || text === 'rollback'
    const hasBegun = this.#transaction !== 'to begin'
    if (isEnd) this.#transaction = 'none'
    if (isEnd && !hasBegun) return NOTHING
    if (!hasBegun) this.#begin()

    const [, name, isUnread] = MARK.exec(text) ?? []
    const answer = this.#send({ text, values, ...(name && { name }) })
    if (isUnread && this.#transaction === 'begun') {
      this.#unread.push(answer)
      return NOTHING
    }
    const unread = Promise.all(this.#unread)
    this.#unread = []
    // Whoever rolls back knows already that something failed.
    await (text === 'rollback' ? unread.catch(() => undefined) : unread)
    return answer
  }

  release(): void {
    this.#transaction = 'none'
    this.#client.release()
  }

  #begin(): void {
    this.#transaction = 'begun'
    this.#unread.push(this.#send({ text: 'begin' }))
  }

  #send(query: { text: string; values?: unknown[]; name?: string }): Promise<unknown> {
    // What is sent without waiting goes out together, so that Postgres wakes once.
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    const answer = this.#client.query(query)
    // Only handled later, if at all: what was sent before it may fail, and then nobody asks for this answer.
    answer.catch(() => undefined)
    return answer
  }
}
