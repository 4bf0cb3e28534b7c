// npm run chaos:recordings [-- --seed 7 --trials 100 --seconds 90 --tabs 6 --minutes 60]: takes are recorded in Chromium, whose
// microphone hears when each moment was, while its browser is killed, its network cut, or the service killed; then it is
// compared what came back. Ends with 1 when less than 99.9% of the seconds are back, more than one is lost of any take, or
// anything is there twice.
import { readNumbers } from '../chaos/options.mjs'
import { FAULTS, planRounds } from './plan.mjs'
import { runRound } from './rounds.mjs'
import { listenTo } from './sound.mjs'
import { compareSlots } from './time-code.mjs'
import { BACK_SHARE, judge, judgeTake, LOST_MAX_MS } from './verdict.mjs'
import { World } from './world.mjs'

/** The browser has as many takes at once as the server keeps for one person, at most. */
const TABS_MAX = 15
const print = (line = '') => process.stdout.write(`${line}\n`)
const secondsOf = (ms) => `${(ms / 1000).toFixed(1)} s`

/** Runs the rounds as long as there is time. */
async function runRounds(world, rounds, endsAt) {
  const takes = []
  const surprises = []
  for (const round of rounds) {
    if (Date.now() > endsAt) break
    const back = []
    for (const take of await runRound(world, round)) back.push(await hear(world, take, round.fault))
    const stored = await world.recordings()
    if (stored.length !== back.length) surprises.push(`${stored.length} recordings of ${back.length} takes`)
    await world.removeRecordings()
    takes.push(...back)
    printRound(round.fault, back)
  }
  return { takes, surprises }
}

/** Waits until the server has a take, and listens to it. */
async function hear(world, { trial, tab, from, until }, fault) {
  await tab.done.waitFor()
  // a page may also ask for one that was removed after an earlier take of the same question
  const stored = new Set((await world.recordings()).map(({ id }) => id))
  const ids = [...tab.ids].filter((id) => stored.has(id))
  if (ids.length === 0) throw new Error(`the server has no recording of take ${trial.index}`)
  const { durationMs, slots } = await listenTo(await world.fileOf(ids[0]))
  await tab.close()
  return { index: trial.index, fault, recordedMs: until - from, durationMs, slots, ids }
}

function printRound(fault, back) {
  const lost = back.map((take) => judgeTake(take).lostMs)
  const recorded = back.reduce((sum, { recordedMs }) => sum + recordedMs, 0)
  const numbers = `takes ${back[0].index} to ${back.at(-1).index}, ${secondsOf(recorded)}`
  print(`  ${numbers}: ${FAULTS[fault]}; lost of each: ${lost.map(secondsOf).join(', ')}`)
  for (const [place, take] of back.entries()) if (lost[place] > LOST_MAX_MS) printLoss(take)
}

/** Whether it ends too early, or something is missing within. */
function printLoss({ index, recordedMs, durationMs, slots }) {
  const { missingMs, doubledMs } = compareSlots(slots)
  const heard = `${secondsOf(missingMs)} are missing within and ${secondsOf(doubledMs)} are there twice`
  print(`    take ${index}: recorded for ${secondsOf(recordedMs)}, ${secondsOf(durationMs)} long; ${heard}`)
}

const options = readNumbers({ trials: 100, seconds: 90, tabs: 6, minutes: 90 })
if (options.tabs < 1 || options.tabs > TABS_MAX) throw new Error(`--tabs must be from 1 to ${TABS_MAX}`)
const rounds = planRounds(options)
print(
  `chaos: seed ${options.seed}, ${options.trials} takes of about ${options.seconds} s in ${rounds.length} rounds of ${options.tabs}`,
)
const world = await World.open()
try {
  const began = Date.now()
  const { takes, surprises } = await runRounds(world, rounds, began + options.minutes * 60_000)
  const verdict = judge(takes)
  const violations = [...surprises, ...verdict.violations]
  if (takes.length < options.trials) violations.unshift(`only ${takes.length} takes in ${options.minutes} minutes`)
  print(
    `${takes.length} takes, ${verdict.seconds.toFixed(0)} s, in ${secondsOf(Date.now() - began)}: ${(verdict.share * 100).toFixed(3)}% back (at least ${BACK_SHARE * 100}%), at most ${secondsOf(verdict.mostMs)} lost of one`,
  )
  print(violations.length === 0 ? 'nothing is lost beyond that, and nothing is there twice' : 'VIOLATIONS')
  for (const violation of violations) print(`  ${violation}`)
  if (violations.length > 0) process.exitCode = 1
} finally {
  await world.close()
}
