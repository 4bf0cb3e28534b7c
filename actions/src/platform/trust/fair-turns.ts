import { AppError } from '../errors.js'

export interface TurnLimits {
  /** How many work at the same time. */
  atOnce: number
  /** How many more may wait, of all requesters together. */
  waiting: number
  /** What those who don't get a place are told. */
  comeBackSeconds: number
}

interface Waiter {
  enter(): void
  refuse(): void
}

/** Does work when its turn has come. @throws AppError TOO_MANY_ATTEMPTS where there is no place to wait */
export type InTurn = <Result>(requester: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Lets a few work at once. Those who wait are taken from each requester in turn, in the order in which that requester's
 * came; and where no place is left, whoever has most of them gives up the last one. So whoever asks for a lot waits for
 * themselves, and nobody can take all the places from others.
 */
export function createFairTurns({ atOnce, waiting, comeBackSeconds }: TurnLimits): InTurn {
  /** Who is next stands first. */
  const queues = new Map<string, Waiter[]>()
  let working = 0
  let places = waiting

  const refusal = () => new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(comeBackSeconds) } })

  function takePlace(requester: string): void {
    if (places > 0) {
      places -= 1
      return
    }
    const own = queues.get(requester)?.length ?? 0
    const [greediest, most] = [...queues].reduce<[string, Waiter[]]>(
      (found, one) => (one[1].length > found[1].length ? one : found),
      ['', []],
    )
    if (most.length <= own + 1) throw refusal()
    most.pop()?.refuse()
    if (most.length === 0) queues.delete(greediest)
  }

  function wait(requester: string): Promise<void> {
    return new Promise((enter, reject) => {
      const queue = queues.get(requester) ?? []
      queue.push({ enter, refuse: () => reject(refusal()) })
      queues.set(requester, queue)
    })
  }

  /** Hands the place of somebody who has finished on, so that nobody who comes in between takes it. */
  function leave(): void {
    const [next] = queues
    if (!next) {
      working -= 1
      return
    }
    const [requester, queue] = next
    queues.delete(requester)
    const first = queue.shift()
    if (queue.length > 0) queues.set(requester, queue)
    places += 1
    first?.enter()
  }

  return async (requester, work) => {
    if (working < atOnce) working += 1
    else {
      takePlace(requester)
      await wait(requester)
    }
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
