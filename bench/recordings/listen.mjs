import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { inheritedEnvironment } from '../../scripts/lib/settings.mjs'
import { median } from '../lib/shares.mjs'
import { writeRecording } from './long-recordings.mjs'

const LONG_S = 900
const SENTENCE_S = 4
const PEAKS = 240
const PEAK_MAX = 101
const ROUNDS = 7
const MEGABYTE = 1024 * 1024

/**
 * Opens the page of a recording in Chromium, and listens.
 * @param {Awaited<ReturnType<typeof import('../lib/product.mjs').preparePlace>>} place
 * @returns {Promise<{ firstSoundMs: number, heapMegabytes: number }>} how long after the press it sounds, the median of some
 *   visits, and the heap of the page of a recording of 15 minutes that is played
 */
export async function measureListening(place) {
  const { address, id } = await publicAnswer(place)
  const found = findChromium(`${place.dataDir}/chromium`)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', '--mute-audio'],
    env: found.libraries ? { ...inheritedEnvironment(), LD_LIBRARY_PATH: found.libraries } : inheritedEnvironment(),
  })
  try {
    const sounds = []
    for (let round = 0; round < ROUNDS; round += 1) sounds.push((await listen(browser, address)).soundMs)
    await lengthen(place, id)
    const { heapMegabytes } = await listen(browser, address)
    return { firstSoundMs: median(sounds), heapMegabytes }
  } finally {
    await browser.close()
  }
}

/** One visit with an empty cache: as soon as it can be pressed, it is. */
async function listen(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    const play = page.getByRole('region', { name: /^Audio:/ }).getByRole('button', { name: 'Play' })
    await play.scrollIntoViewIfNeeded()
    const soundMs = await play.evaluate(pressAndHear)
    const client = await context.newCDPSession(page)
    await client.send('HeapProfiler.enable')
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    return { soundMs, heapMegabytes: usedSize / MEGABYTE }
  } finally {
    await context.close()
  }
}

/** Runs in the page: from the press until the recording moves on, which is when it sounds. */
function pressAndHear(button) {
  const media = button.closest('section').querySelector('audio')
  return new Promise((resolve) => {
    const began = performance.now()
    const look = () => {
      if (media.currentTime > 0 && !media.paused) resolve(performance.now() - began)
      else setTimeout(look, 1)
    }
    button.click()
    look()
  })
}

/** An approved answer with a recording, which anybody may hear. */
async function publicAnswer(place) {
  const { rows } = await withClient(place.ownerUrl(), (client) =>
    client.query(
      `select r.id as response, r.question_id as question, r.recording_id as id from insights_responses r
       where r.recording_id is not null and r.response_type = 'audio' and private.is_recording_public(r.recording_id)
       order by r.created_at limit 1`,
    ),
  )
  const [{ question, response, id }] = rows
  return { id, address: `${place.url}/dashboard/qanda_detail/${question}/${response}` }
}

/** Puts a recording of 15 minutes in its place, with every sentence of its transcript. */
async function lengthen(place, id) {
  const folder = path.join(place.dataDir, 'files/recordings/whole')
  mkdirSync(folder, { recursive: true })
  await writeRecording(path.join(folder, id), { seconds: LONG_S })
  const peaks = Array.from({ length: PEAKS }, (_, at) => (at * 37) % PEAK_MAX)
  const transcript = Array.from({ length: LONG_S / SENTENCE_S }, (_, at) => ({
    start: at * SENTENCE_S,
    end: (at + 1) * SENTENCE_S,
    text: `This is sentence ${at + 1}, and somebody takes about four seconds to say it.`,
  }))
  await withClient(place.ownerUrl(), (client) =>
    client.query(`update private.recordings set duration_ms = $2, peaks = $3, transcript = $4 where id = $1`, [
      ...[id, LONG_S * 1000],
      ...[peaks, JSON.stringify(transcript)],
    ]),
  )
}
