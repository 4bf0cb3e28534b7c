import { between, randomOf } from '../chaos/options.mjs'

/** What happens to the takes of a round, in turns. */
export const FAULTS = {
  recording: 'the browser is killed while they are recorded',
  upload: 'the browser is killed while their rest is uploaded',
  network: 'the network is cut while they are recorded',
  service: 'the service is killed while they are recorded',
}

/**
 * @typedef {object} Trial one take
 * @property {number} index
 * @property {number} waitMs after the one before has begun
 * @property {number} faultMs how long it is recorded until its fault, at least
 * @property {number} restMs how long after that, where it goes on
 * @property {number} cutMs how long its network is away
 *
 * @typedef {{ fault: keyof typeof FAULTS, pauseMs: number, trials: Trial[] }} Round
 */

/**
 * Which takes are recorded together, and what happens to them. The same seed makes the same plan.
 * @param {{ seed: number, trials: number, tabs: number, seconds: number }} options
 * @returns {Round[]}
 */
export function planRounds({ seed, trials, tabs, seconds }) {
  const random = randomOf(seed)
  const faults = /** @type {(keyof typeof FAULTS)[]} */ (Object.keys(FAULTS))
  const first = between(random, 0, faults.length - 1)
  const rounds = []
  for (let index = 0; index < trials; ) {
    const fault = faults[(first + rounds.length) % faults.length]
    const count = Math.min(tabs, trials - index)
    const own = Array.from({ length: count }, (_, place) => ({
      index: index + place,
      waitMs: between(random, 0, 900),
      faultMs: Math.round(seconds * 1000 * (0.8 + 0.4 * random())),
      restMs: between(random, 1_000, 6_000),
      cutMs: between(random, 2_000, 12_000),
    }))
    rounds.push({ fault, pauseMs: between(random, 300, 3_000), trials: own })
    index += count
  }
  return rounds
}
