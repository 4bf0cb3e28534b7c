import { AppError } from '../errors.js'
import type { Requester } from './requester.js'

export interface TurnLimits {
  /** How many work at the same time. */
  atOnce: number
  /** How many more may wait, of all strangers together, and of all who are known. */
  waiting: number
  /** What those who don't get a place are told. */
  comeBackSeconds: number
}

interface Waiter {
  enter(): void
  refuse(): void
}

/** Does work when its turn has come. @throws AppError TOO_MANY_ATTEMPTS where there is no place to wait */
export type InTurn = <Result>(requester: Requester, work: () => Promise<Result>) => Promise<Result>

/**
 * Lets a few work at once. Those who wait are taken from each requester in turn, in the order in which that requester's
 * came; and where no place is left, whoever has most of them gives up the last one. So whoever asks for a lot waits for
 * themselves, and nobody can take all the places from others. Whoever asks from very many addresses could, from all that
 * are strangers: those who are known wait apart, in as many places, and at most every other turn is a stranger's before
 * theirs.
 */
export function createFairTurns({ atOnce, waiting, comeBackSeconds }: TurnLimits): InTurn {
  const refusal = () => new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(comeBackSeconds) } })
  const [known, strangers] = [createLine(waiting, refusal), createLine(waiting, refusal)]
  let working = 0
  let isStrangersTurn = false

  /** Hands the place of somebody who has finished on, so that nobody who comes in between takes it. */
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

/** A number of places to wait, fair among those who do. */
function createLine(waiting: number, refusal: () => AppError) {
  /** Who is next stands first. */
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
    /** Lets the next one in; false where nobody waits. */
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
