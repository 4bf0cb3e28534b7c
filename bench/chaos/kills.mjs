import { setTimeout as delay } from 'node:timers/promises'
import { between, randomOf } from './options.mjs'

const TARGETS = ['engine', 'receiver', 'postgres']

/**
 * Plans the kills: after how many inserts, how long after that, for how long, and one process or two.
 * @param {import('./options.mjs').ChaosOptions} options
 */
export function planKills({ seed, inserts, kills }) {
  const random = randomOf(seed ^ 0x5eed)
  const points = Array.from({ length: kills }, () => between(random, 1, inserts)).sort((left, right) => left - right)
  return points.map((after, index) => {
    // The first three kill each process once, even if there are no more.
    const first = index < TARGETS.length ? TARGETS[(index + seed) % TARGETS.length] : TARGETS[between(random, 0, 2)]
    const second = random() < 0.2 ? TARGETS[between(random, 0, 2)] : first
    return {
      after,
      waitMs: between(random, 0, 400),
      pauseMs: between(random, 0, 1_500),
      targets: [...new Set([first, second])],
    }
  })
}

/** Executes the plan during the inserts, one kill at a time. */
export async function killAlong(world, plan, progress, print) {
  for (const { after, waitMs, pauseMs, targets } of plan) {
    while (progress.done < after) await delay(10)
    await delay(waitMs)
    print(`  after ${String(progress.done).padStart(6)} inserts: kill -9 ${targets.join(' and ')}`)
    await Promise.all(targets.map((target) => world.crash(target, pauseMs)))
  }
}
