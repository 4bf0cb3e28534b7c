import { withProducts } from '../lib/product.mjs'
import { measureListening } from './listen.mjs'
import { measureUpload } from './upload.mjs'

const MEMORY_GOAL = 60
const SOUND_GOAL_MS = 300
const HEAP_GOAL = 50
const print = (line = '') => process.stdout.write(`${line}\n`)
const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`

/** What a large upload costs the service, and what listening costs the browser. */
export function measureRecordings({ megabytes }) {
  return withProducts(1, async ([place]) => {
    const { firstSoundMs, heapMegabytes } = await measureListening(place)
    print(`\nfirst sound  ${firstSoundMs.toFixed(0)} ms after the press (goal ${SOUND_GOAL_MS} ms)`)
    print(`heap         ${heapMegabytes.toFixed(0)} MB for a page with 15 minutes of sound (goal ${HEAP_GOAL} MB)`)
    const { sentMs, readyMs, addedMegabytes } = await measureUpload(place, megabytes)
    const { sending, measuring } = addedMegabytes
    print(
      `upload       a video of ${megabytes} MB adds ${Math.max(sending, measuring).toFixed(0)} MB to the service's memory (goal ${MEMORY_GOAL} MB): ${sending.toFixed(0)} MB while it is sent, ${measuring.toFixed(0)} MB while it is measured; sent in ${seconds(sentMs)}, ready after ${seconds(readyMs)}`,
    )
  })
}
