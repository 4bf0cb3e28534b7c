import { compareSlots, SLOT_MS } from './time-code.mjs'

/** Of all seconds, at least so many come back. */
export const BACK_SHARE = 0.999
/** In no take is more lost. */
export const LOST_MAX_MS = 1_000
/** A boundary between two tones may be heard as one step earlier or later. */
const BLUR_MS = 2 * SLOT_MS

/**
 * @typedef {object} TakeBack what came back of a take
 * @property {number} index
 * @property {string} fault
 * @property {number} recordedMs how long it was recorded, by the clock, until it was stopped or its browser was killed
 * @property {number} durationMs how long it is
 * @property {readonly number[]} slots the moments that can be heard in it
 * @property {readonly string[]} ids the recordings that the server has of it
 */

/**
 * @param {TakeBack} take
 * @returns {{ backMs: number, lostMs: number, doubledMs: number }}
 */
export function judgeTake({ recordedMs, durationMs, slots }) {
  const { missingMs, doubledMs } = compareSlots(slots)
  const backMs = Math.max(0, Math.min(recordedMs, durationMs - doubledMs))
  return { backMs, lostMs: Math.max(recordedMs - backMs, missingMs > BLUR_MS ? missingMs : 0), doubledMs }
}

/**
 * @param {readonly TakeBack[]} takes
 * @returns {{ seconds: number, share: number, mostMs: number, violations: string[] }} all of it, the share that is back, and
 *   the most that was lost of one take
 */
export function judge(takes) {
  const violations = []
  let [recorded, back, most] = [0, 0, 0]
  for (const take of takes) {
    const { backMs, lostMs, doubledMs } = judgeTake(take)
    recorded += take.recordedMs
    back += backMs
    most = Math.max(most, lostMs)
    const name = `take ${take.index} (${take.fault})`
    if (lostMs > LOST_MAX_MS) violations.push(`${name} lost ${(lostMs / 1000).toFixed(1)} s`)
    if (doubledMs > BLUR_MS) violations.push(`${name} has ${(doubledMs / 1000).toFixed(1)} s twice`)
    if (take.ids.length !== 1) violations.push(`${name} is ${take.ids.length} recordings`)
  }
  const share = recorded === 0 ? 0 : back / recorded
  if (share < BACK_SHARE) violations.push(`only ${(share * 100).toFixed(2)}% of the seconds are back`)
  return { seconds: recorded / 1000, share, mostMs: most, violations }
}
