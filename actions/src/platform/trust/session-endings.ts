import type { DatabaseSignals } from '../streams/database-signals.js'

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
}

export function createSessionEndings(signals: DatabaseSignals): SessionEndings {
  return { follow: ({ onEnded, onLost }) => signals.follow(CHANNEL, { onSignal: onEnded, onLost }) }
}
