import { setTimeout as delay } from 'node:timers/promises'
import { RecorderTab } from './recorder-tab.mjs'

/** Before they are stopped, takes whose rest is to be uploaded are offline for so long. */
const HELD_BACK_MS = 8_000

/**
 * @typedef {object} RunningTake
 * @property {import('./plan.mjs').Trial} trial
 * @property {string} address
 * @property {RecorderTab} tab
 * @property {number} from since when it records
 * @property {number} until
 */

/**
 * Records the takes of a round side by side, with its fault in the middle.
 * @param {import('./world.mjs').World} world
 * @param {import('./plan.mjs').Round} round
 * @returns {Promise<RunningTake[]>} each in a tab that shows what came back of it
 */
export async function runRound(world, { fault, trials, pauseMs }) {
  const takes = await begin(world, trials)
  try {
    await DURING[fault](world, takes, pauseMs)
  } catch (error) {
    for (const { trial, tab } of takes) world.say(`take ${trial.index} shows: ${await tab.words().catch(String)}`)
    throw error
  }
  return takes
}

async function begin(world, trials) {
  const context = await world.openBrowser()
  const takes = []
  for (const trial of trials) {
    const address = world.addressOf(trial.index)
    const tab = await RecorderTab.open(context, address)
    await delay(trial.waitMs)
    takes.push({ trial, address, tab, from: await tab.record(), until: Number.POSITIVE_INFINITY })
  }
  return takes
}

const DURING = {
  async recording(world, takes) {
    await recordedFor(takes, ({ faultMs }) => faultMs)
    const ended = await Promise.all(takes.map(({ tab }) => tab.endedAt()))
    for (const [place, take] of takes.entries()) take.until = ended[place] ?? Date.now()
    await world.killBrowser()
    await comeBack(world, takes)
  },

  async upload(world, takes) {
    await recordedFor(takes, ({ faultMs }) => faultMs - HELD_BACK_MS)
    await all(takes, ({ tab }) => tab.cutNetwork())
    await delay(HELD_BACK_MS)
    await all(takes, stop)
    await all(takes, ({ tab }) => tab.restoreNetwork({ isSlow: true }))
    await delay(takes[0].trial.restMs)
    await world.killBrowser()
    await comeBack(world, takes)
  },

  async network(_, takes) {
    await all(takes, async (take) => {
      await recordedFor([take], ({ faultMs }) => faultMs)
      await take.tab.cutNetwork()
      await delay(take.trial.cutMs)
      await take.tab.restoreNetwork()
      await delay(take.trial.restMs)
      await stop(take)
    })
  },

  async service(world, takes, pauseMs) {
    await recordedFor(takes, ({ faultMs }) => faultMs)
    await world.killService(pauseMs)
    await all(takes, async (take) => {
      await delay(take.trial.restMs)
      await stop(take)
    })
  },
}

const all = (takes, work) => Promise.all(takes.map(work))

/** Waits until each has been recorded for as long as it says. */
async function recordedFor(takes, msOf) {
  const at = Math.max(...takes.map(({ from, trial }) => from + msOf(trial)))
  await delay(Math.max(0, at - Date.now()))
}

async function stop(take) {
  take.until = await take.tab.stop()
}

/** Opens the browser again, and each take where it was begun. */
async function comeBack(world, takes) {
  const context = await world.openBrowser()
  for (const take of takes) {
    const { ids } = take.tab
    take.tab = await RecorderTab.open(context, take.address)
    for (const id of ids) take.tab.ids.add(id)
    await take.tab.find()
  }
}
