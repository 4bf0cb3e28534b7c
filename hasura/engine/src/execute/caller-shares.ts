import { EngineError } from '../errors.js'
import type { Session } from '../session/session.js'

/** One caller's work in progress, and its queue. */
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
  /** How many connections one caller may use at once; fewer than the pool has. */
  readonly connections: number
  /** How long further work waits for one of them. */
  readonly waitMs: number
  /** All visitors share one lane, because their session variables are unverified. */
  readonly unauthorizedRole: string | null
}

/** The caller that shares are counted for: a role, plus the user if vouched for by a token or the secret. */
export function callerOf(session: Session, unauthorizedRole: string | null): string {
  if (session.role === unauthorizedRole && !session.isAdminSecret) return session.role
  return `${session.role}\0${session.variables['x-hasura-user-id'] ?? ''}`
}

/**
 * A fair share of the pool: a caller at its limit waits for its own statements, so that one caller's slow statements
 * never take up the connections others need.
 */
export class CallerShares {
  readonly #lanes = new Map<string, Lane>()

  constructor(private readonly limits: ShareLimits) {}

  /** The name under which a session's work is counted. */
  callerOf(session: Session): string {
    return callerOf(session, this.limits.unauthorizedRole)
  }

  /** Runs work once the caller has a connection to spare. Throws EngineError if the wait is too long. */
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

  /** The slot goes to whoever has waited longest. */
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
