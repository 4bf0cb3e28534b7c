import { EngineError } from '../errors.js'
import type { Session } from '../session/session.js'

/** What one caller has under way, and what waits for its turn. */
interface Lane {
  active: number
  readonly waiting: Waiter[]
}

interface Waiter {
  readonly enter: () => void
  readonly giveUp: (error: EngineError) => void
  timer: NodeJS.Timeout | null
}

export interface ShareLimits {
  /** How many connections one caller may use at once; less than the pool has. */
  readonly connections: number
  /** How long its further work waits for one of them. */
  readonly waitMs: number
  /** Its session variables are whatever a visitor sends, so all visitors share one lane. */
  readonly unauthorizedRole: string | null
}

/** The caller that the shares are counted for: a role, and the user in it where a token or the secret vouches for it. */
export function callerOf(session: Session, unauthorizedRole: string | null): string {
  if (session.role === unauthorizedRole && !session.isAdminSecret) return session.role
  return `${session.role}\0${session.variables['x-hasura-user-id'] ?? ''}`
}

/**
 * A fair share of the pool: whoever has as many statements under way as it may waits for its own, so that one caller's
 * slow statements never hold the connections that others need.
 */
export class CallerShares {
  readonly #lanes = new Map<string, Lane>()

  constructor(private readonly limits: ShareLimits) {}

  /** The name under which a session's work is counted. */
  callerOf(session: Session): string {
    return callerOf(session, this.limits.unauthorizedRole)
  }

  /** Does the work once the caller has a connection to spare. Throws EngineError busy after too long a wait. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    let lane = this.#lanes.get(caller)
    if (!lane) {
      lane = { active: 0, waiting: [] }
      this.#lanes.set(caller, lane)
    }
    if (lane.active < this.limits.connections) lane.active += 1
    else await this.#turn(lane)
    try {
      return await work()
    } finally {
      this.#leave(caller, lane)
    }
  }

  #turn(lane: Lane): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { enter: resolve, giveUp: reject, timer: null }
      waiter.timer = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(waiter), 1)
        waiter.giveUp(new EngineError('busy', 'too many operations of this caller are under way', { status: 500 }))
      }, this.limits.waitMs)
      lane.waiting.push(waiter)
    })
  }

  /** The place goes to who waits longest. */
  #leave(caller: string, lane: Lane): void {
    const next = lane.waiting.shift()
    if (next) {
      if (next.timer) clearTimeout(next.timer)
      next.enter()
      return
    }
    lane.active -= 1
    if (lane.active === 0) this.#lanes.delete(caller)
  }
}
