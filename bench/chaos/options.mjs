import { parseArgs } from 'node:util'

/**
 * @typedef {object} ChaosOptions
 * @property {number} seed determines batches, failures and kills; timing depends on the machine
 * @property {number} inserts
 * @property {number} kills
 * @property {number} perSecond rate of inserts
 * @property {number} leaseMs of the engine's claims
 * @property {boolean} keepsLogs keeps the folder with the logs
 */

const TEXT = { type: /** @type {const} */ ('string') }

/** @returns {ChaosOptions} */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      seed: TEXT,
      inserts: { ...TEXT, default: '10000' },
      kills: { ...TEXT, default: '12' },
      rate: { ...TEXT, default: '250' },
      lease: { ...TEXT, default: '3000' },
      keep: { type: 'boolean', default: false },
    },
  })
  const whole = (name, text, least) => {
    const value = Number(text)
    if (!Number.isInteger(value) || value < least) throw new Error(`--${name} must be a whole number from ${least}`)
    return value
  }
  return {
    seed: whole('seed', values.seed ?? String(Date.now() % 1_000_000), 0),
    inserts: whole('inserts', values.inserts, 1),
    kills: whole('kills', values.kills, 0),
    perSecond: whole('rate', values.rate, 1),
    leaseMs: whole('lease', values.lease, 500),
    keepsLogs: values.keep,
  }
}

/**
 * Options that are all whole numbers, with a seed of the moment unless one is given.
 * @template {string} Name
 * @param {Record<Name, number>} defaults
 * @returns {Record<Name | 'seed', number>}
 */
export function readNumbers(defaults) {
  const all = { seed: Date.now() % 1_000_000, ...defaults }
  const options = Object.entries(all).map(([name, value]) => [name, { ...TEXT, default: String(value) }])
  const { values } = parseArgs({ options: Object.fromEntries(options) })
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
  for (const [name, value] of Object.entries(numbers))
    if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`)
  return /** @type {Record<Name | 'seed', number>} */ (numbers)
}

/**
 * A seeded random generator (mulberry32).
 * @param {number} seed
 * @returns {() => number} from 0 to below 1
 */
export function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @returns {number} a whole number from `least` to `most` */
export const between = (random, least, most) => least + Math.floor(random() * (most - least + 1))
