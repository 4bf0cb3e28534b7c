// npm run test:mutants [-- --seed 7 --lines 400 --pool doors --only interest]: mutation testing. Reports the mutants
// that survive, with the requirements they concern. Printed, never asserted: a survivor is a question to the tests.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { REPOSITORY } from './lib/settings.mjs'

const POOLS = {
  rules: ['actions/contract/**/*.ts', 'actions/src/**/*.rules.ts'],
  doors: ['actions/src/features/**/*.{action,route,event,job,store}.ts'],
}
const LEFT_OUT = /\.(test|testkit|generated)\.ts$|messages\.ts$/
/** Mutated text says nothing about rules; mutated codes would, but types already catch those. */
const EXCLUDED = ['StringLiteral']
const ROW = /\b(?:[A-Z]{2,6}-\d+)\b/g

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1000) },
    lines: { type: 'string', default: '500' },
    pool: { type: 'string', default: 'rules' },
    only: { type: 'string' },
  },
})
const print = (line = '') => process.stdout.write(`${line}\n`)

/** A seeded random generator from 0 to 1 (mulberry32). */
function randomOf(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Files of the pool in seeded order, until there are enough lines. */
function sampleOf(pool, seed, lines) {
  const listed = execFileSync('git', ['ls-files', ...pool.map((one) => `:(glob)${one}`)], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  })
  const random = randomOf(seed)
  const files = listed
    .split('\n')
    .filter((file) => file && !LEFT_OUT.test(file) && (!options.only || file.includes(options.only)))
    .map((file) => ({ file, place: random() }))
    .sort((one, other) => one.place - other.place)
  const chosen = []
  for (let count = 0; files.length > 0 && count < lines; ) {
    const { file } = files.shift()
    count += readFileSync(path.join(REPOSITORY, file), 'utf8').split('\n').length
    chosen.push(file)
  }
  return chosen
}

function rowsOf(tests = []) {
  return [...new Set(tests.flatMap((name) => name.match(ROW) ?? []))].sort().join(', ') || 'no row'
}

function tell(mutants) {
  const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
  const alive = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  for (const { fileName, location, mutatorName, replacement, status, coveredBy } of alive) {
    const place = `${path.relative(REPOSITORY, fileName)}:${location.start.line}`
    const words = (replacement ?? mutatorName).replace(/\s+/g, ' ').slice(0, 80)
    print(`${place}  ${words}\n    ${status === 'NoCoverage' ? 'no test comes here' : rowsOf(coveredBy)}`)
  }
  const share = counted.length === 0 ? 0 : (alive.length / counted.length) * 100
  print(`\n${alive.length} of ${counted.length} mutants live (${share.toFixed(1)}%; goal for the rules: at most 15%)`)
}

async function main() {
  const pool = POOLS[options.pool]
  if (!pool) throw new Error(`Unknown pool "${options.pool}". Pools: ${Object.keys(POOLS).join(', ')}.`)
  const seed = Number(options.seed)
  const files = sampleOf(pool, seed, Number(options.lines))
  print(`seed ${seed}: ${files.length} files\n  ${files.join('\n  ')}`)
  const mutants = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `tests/mutants/${options.pool}.config.ts` },
    mutate: files,
    mutator: { excludedMutations: EXCLUDED },
    coverageAnalysis: 'perTest',
    concurrency: options.pool === 'doors' ? 1 : 2,
    ignorePatterns: ['.data', 'dist', 'docs/pictures'],
    tempDirName: '.data/mutants',
    // Stryker's tsconfig.json reader needs a compiler with an API; vitest needs neither.
    tsconfigFile: 'none.json',
    reporters: [],
    logLevel: 'error',
    allowConsoleColors: false,
  }).runMutationTest()
  tell(mutants)
}

await main()
