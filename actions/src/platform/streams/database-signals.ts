import { Client, escapeIdentifier } from 'pg'
import type { Logger } from '../logging/logger.js'

export interface SignalListener {
  onSignal(payload: string): void
  /** Signals may be missed from now on, and no more will be delivered. */
  onLost(): void
}

/** Delivers the database's NOTIFY signals, whichever process of this service caused them. */
export interface DatabaseSignals {
  /** Settles once no signal can be missed. @returns stop */
  follow(channel: string, listener: SignalListener): Promise<() => void>
  /** Stops all delivery. */
  close(): Promise<void>
}

/** Uses one dedicated connection for all channels, opened for the first listener. */
export function createDatabaseSignals(databaseUrl: string, log: Logger): DatabaseSignals {
  const channels = new Map<string, Set<SignalListener>>()
  /** The pending or completed LISTEN of each channel on the current connection. */
  const heard = new Map<string, Promise<unknown>>()
  let connection: Promise<Client> | null = null

  function lose(): void {
    connection = null
    heard.clear()
    const left = [...channels.values()].flatMap((listeners) => [...listeners])
    channels.clear()
    for (const { onLost } of left) onLost()
  }

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onSignal } of channels.get(channel) ?? []) onSignal(payload)
    })
    client.on('error', (err) => log.warn({ err }, 'database notifications interrupted'))
    // Fires exactly once, also after every error.
    client.once('end', lose)
    await client.connect()
    return client
  }

  function listen(client: Client, channel: string): Promise<unknown> {
    const known = heard.get(channel)
    if (known) return known
    const listening = client.query(`listen ${escapeIdentifier(channel)}`)
    heard.set(channel, listening)
    return listening
  }

  return {
    async follow(channel, listener) {
      connection ??= connect().catch((fault: unknown) => {
        connection = null
        throw fault
      })
      await listen(await connection, channel)
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(listener))
      return () => listeners.delete(listener)
    },
    async close() {
      const open = await connection?.catch(() => null)
      await open?.end()
    },
  }
}
