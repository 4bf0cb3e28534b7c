import type { DatabaseSignals } from '../streams/database-signals.js'

/** The channel on which the database announces every ended session (migration create_session_end_notices). */
const CHANNEL = 'sagework_session_ended'

export interface EndingListener {
  onEnded(sessionId: string): void
  /** Endings may be missed from now on, and no more will be delivered. */
  onLost(): void
}

/** Reports ended sessions at once, whether ended by an endpoint, a suspension or another process of this service. */
export interface SessionEndings {
  /** Settles once no ending can be missed. @returns stop */
  follow(listener: EndingListener): Promise<() => void>
}

export function createSessionEndings(signals: DatabaseSignals): SessionEndings {
  return { follow: ({ onEnded, onLost }) => signals.follow(CHANNEL, { onSignal: onEnded, onLost }) }
}
