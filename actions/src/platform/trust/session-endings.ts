import { Client } from 'pg'
import type { Logger } from '../logging/logger.js'

/** The channel on which the database tells of every session that ends (migration create_session_end_notices). */
const CHANNEL = 'sagework_session_ended'

export interface EndingListener {
  onEnded(sessionId: string): void
  /** Endings may be missed from now on: nothing more is told. */
  onLost(): void
}

/** Tells at once which sessions end, whoever ends them: a door, a suspension, another process of this service. */
export interface SessionEndings {
  /** Settles once nothing can be missed any more. @returns stop */
  follow(listener: EndingListener): Promise<() => void>
  close(): Promise<void>
}

/** Holds one connection of its own, opened for the first listener. */
export function createSessionEndings(databaseUrl: string, log: Logger): SessionEndings {
  const listeners = new Set<EndingListener>()
  let connection: Promise<Client> | null = null

  function lose(): void {
    connection = null
    const left = [...listeners]
    listeners.clear()
    for (const { onLost } of left) onLost()
  }

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true })
    client.on('notification', ({ payload = '' }) => {
      for (const { onEnded } of listeners) onEnded(payload)
    })
    client.on('error', (err) => log.warn({ err }, 'endings of sessions are not heard'))
    // It comes after every error too, and once.
    client.once('end', lose)
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    return client
  }

  return {
    async follow(listener) {
      connection ??= connect().catch((fault: unknown) => {
        connection = null
        throw fault
      })
      await connection
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      const open = await connection?.catch(() => null)
      await open?.end()
    },
  }
}
