import { AppError } from '../errors.js'
import type { Requester } from './requester.js'

export interface TurnLimits {
  /** How many run concurrently. */
  atOnce: number
  /** How many may queue: strangers all together, and known people all together. */
  waiting: number
  /** Retry-After for those who don't get a place. */
  retryAfterSeconds: number
}

interface Waiter {
  enter(): void
  refuse(): void
}

/** Runs work when its turn comes. @throws AppError TOO_MANY_ATTEMPTS if the queue is full */
export type RunInTurn = <Result>(requester: Requester, work: () => Promise<Result>) => Promise<Result>

/**
 * Limits concurrency fairly. The queue serves requesters round-robin, each in order of arrival. When it is full, the
 * requester with the most entries loses their last one. So heavy users only slow themselves down, and nobody can take
 * up the whole queue. An attacker with very many addresses could, but only among strangers: known people have a queue
 * of their own of the same size, and at least every other turn is theirs.
 */
export function createFairQueue({ atOnce, waiting, retryAfterSeconds }: TurnLimits): RunInTurn {
  const refusal = () => new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(retryAfterSeconds) } })
  const [known, strangers] = [createBoundedQueue(waiting, refusal), createBoundedQueue(waiting, refusal)]
  let working = 0
  let isStrangersTurn = false

  /** Hands a freed place directly to the next in line, so that no newcomer takes it. */
  function leave(): void {
    const [first, second] = isStrangersTurn ? [strangers, known] : [known, strangers]
    isStrangersTurn = !isStrangersTurn
    if (!first.enterNext() && !second.enterNext()) working -= 1
  }

  return async ({ name, isKnown }, work) => {
    if (working < atOnce) working += 1
    else await (isKnown ? known : strangers).wait(name)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** A bounded queue, fair between requesters. */
function createBoundedQueue(waiting: number, refusal: () => AppError) {
  /** The first key is next. */
  const queues = new Map<string, Waiter[]>()
  let places = waiting

  function takePlace(name: string): void {
    if (places > 0) {
      places -= 1
      return
    }
    const own = queues.get(name)?.length ?? 0
    const [greediest, most] = [...queues].reduce<[string, Waiter[]]>(
      (found, one) => (one[1].length > found[1].length ? one : found),
      ['', []],
    )
    if (most.length <= own + 1) throw refusal()
    most.pop()?.refuse()
    if (most.length === 0) queues.delete(greediest)
  }

  return {
    async wait(name: string): Promise<void> {
      takePlace(name)
      await new Promise<void>((enter, reject) => {
        const queue = queues.get(name) ?? []
        queue.push({ enter, refuse: () => reject(refusal()) })
        queues.set(name, queue)
      })
    },
    /** Admits the next one; false if the queue is empty. */
    enterNext(): boolean {
      const [next] = queues
      if (!next) return false
      const [name, queue] = next
      queues.delete(name)
      const first = queue.shift()
      if (queue.length > 0) queues.set(name, queue)
      places += 1
      first?.enter()
      return true
    },
  }
}
