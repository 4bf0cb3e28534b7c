import { median } from '../lib/shares.mjs'

const GOALS = { bare: 0.85, p99: 1.5, postgraphile: 1.7 }
const WIDTH = 8

/**
 * @typedef {import('./measure.mjs').Round} Round
 * @typedef {Partial<Record<'engine' | 'bare' | 'postgraphile', Round[]>>} Rounds of the servers on one Node
 * @typedef {{ operation: string, connections: number, runtime: string }} Place
 */

/** @type {[head: string, value: (rounds: Rounds, alone: any[]) => number, digits: number][]} */
const COLUMNS = [
  ['engine/s', ({ engine }) => of(engine, 'perSecond'), 0],
  ['bare/s', ({ bare }) => of(bare, 'perSecond'), 0],
  ['ratio', ({ engine, bare }) => ratio(engine, bare, 'perSecond'), 2],
  ['pgl/s', ({ postgraphile }) => of(postgraphile, 'perSecond'), 0],
  ['ratio', ({ engine, postgraphile }) => ratio(engine, postgraphile, 'perSecond'), 2],
  ['pgbench', (_, alone) => of(alone, 'perSecond'), 0],
  ['bare/pgb', ({ bare }, alone) => of(bare, 'perSecond') / of(alone, 'perSecond'), 2],
  ['p50 eng', ({ engine }) => of(engine, 'p50'), 2],
  ['bare', ({ bare }) => of(bare, 'p50'), 2],
  ['pgl', ({ postgraphile }) => of(postgraphile, 'p50'), 2],
  ['p99 eng', ({ engine }) => of(engine, 'p99'), 2],
  ['bare', ({ bare }) => of(bare, 'p99'), 2],
  ['ratio', ({ engine, bare }) => ratio(engine, bare, 'p99'), 2],
  ['pgl', ({ postgraphile }) => of(postgraphile, 'p99'), 2],
  ['CPU eng', ({ engine }) => of(engine, 'cpu'), 3],
  ['bare', ({ bare }) => of(bare, 'cpu'), 3],
  ['pgl', ({ postgraphile }) => of(postgraphile, 'cpu'), 3],
  ['PG eng', ({ engine }) => of(engine, 'postgres'), 3],
  ['bare', ({ bare }) => of(bare, 'postgres'), 3],
  ['pgl', ({ postgraphile }) => of(postgraphile, 'postgres'), 3],
  ['pgbench', (_, alone) => of(alone, 'postgres'), 3],
]

const of = (rounds, key) => median((rounds ?? []).map((round) => round[key]))

/** Median of per-round ratios, because whatever slows a round slows both servers. */
function ratio(rounds, others, key) {
  return median((rounds ?? []).map((round, index) => round[key] / (others?.[index]?.[key] ?? Number.NaN)))
}

/** The table's header. */
export function tableHead() {
  return `${'operation'.padEnd(10)}${'conns'.padStart(5)} ${'node'.padEnd(9)}${COLUMNS.map(([head]) => head.padStart(WIDTH + 1)).join('')}`
}

/** @param {Place} place @param {Rounds} rounds @param {object[]} alone pgbench's rounds */
export function tableLine({ operation, connections, runtime }, rounds, alone) {
  const cells = COLUMNS.map(([, value, digits]) => {
    const number = value(rounds, alone)
    return (Number.isFinite(number) ? number.toFixed(digits) : '–').padStart(WIDTH + 1)
  })
  return `${operation.padEnd(10)}${String(connections).padStart(5)} ${runtime.padEnd(9)}${cells.join('')}`
}

/** Where a line falls short of the goals, in words. @param {Place} place @param {Rounds} rounds */
export function shortfalls({ operation, connections, runtime }, { engine, bare, postgraphile }) {
  const found = []
  const place = `${operation} at ${connections} on ${runtime}`
  const [speed, tail, lead] = [
    ratio(engine, bare, 'perSecond'),
    ratio(engine, bare, 'p99'),
    ratio(engine, postgraphile, 'perSecond'),
  ]
  if (speed < GOALS.bare) found.push(`${place}: ${speed.toFixed(2)} of bare's throughput`)
  if (tail > GOALS.p99) found.push(`${place}: ${tail.toFixed(2)} of bare's p99`)
  if (lead < GOALS.postgraphile) found.push(`${place}: ${lead.toFixed(2)} of PostGraphile's throughput`)
  return found
}
