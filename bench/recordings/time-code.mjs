/**
 * Sound that says at which moment it was made: every tenth of a second is a pair of tones of its own. So what comes back of
 * a recording tells what is missing in it and what is there twice.
 */
export const RATE = 48_000
export const SLOT_MS = 100

const TONES = 32
/** After so many slots it begins anew. */
export const SLOTS = TONES * TONES
const lowTone = (place) => 500 + 75 * place
const highTone = (place) => 3200 + 100 * place
const LOW = Array.from({ length: TONES }, (_, place) => lowTone(place))
const HIGH = Array.from({ length: TONES }, (_, place) => highTone(place))

const SLOT_SAMPLES = (RATE * SLOT_MS) / 1000
const LOUDNESS = 0.3
const FADE_SAMPLES = RATE * 0.004
const WINDOW = SLOT_SAMPLES / 3
const HOP = SLOT_SAMPLES / 4
/** How much louder than all others a tone has to be. */
const CLEAR = 2.5
/** Below this it is silence. */
const AUDIBLE = 0.005
const HEADER_BYTES = 44
const LOUDEST = 32_767

/** The samples of one slot. */
export function slotSamples(slot) {
  const [low, high] = [LOW[slot % TONES], HIGH[Math.floor(slot / TONES) % TONES]]
  const samples = new Float32Array(SLOT_SAMPLES)
  for (let at = 0; at < SLOT_SAMPLES; at += 1) {
    const fade = Math.min(1, at / FADE_SAMPLES, (SLOT_SAMPLES - 1 - at) / FADE_SAMPLES)
    const turn = (2 * Math.PI * at) / RATE
    samples[at] = LOUDNESS * fade * (Math.sin(turn * low) + Math.sin(turn * high))
  }
  return samples
}

/** All slots as a WAV file, which Chromium plays as its microphone, again and again. */
export function timeCodeFile() {
  const bytes = SLOTS * SLOT_SAMPLES * 2
  const file = Buffer.alloc(HEADER_BYTES + bytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(bytes, 40)
  for (let slot = 0, at = HEADER_BYTES; slot < SLOTS; slot += 1)
    for (const sample of slotSamples(slot)) at = file.writeInt16LE(Math.round(sample * LOUDEST), at)
  return file
}

/**
 * Which slots can be heard, one after another.
 * @param {Float32Array} samples at 48 kHz
 * @returns {number[]}
 */
export function slotsIn(samples) {
  const heard = []
  let before = -1
  for (let from = 0; from + WINDOW <= samples.length; from += HOP) {
    const slot = slotAt(samples, from)
    // a slot is as long as several steps; what is heard in one step only is a boundary
    if (slot >= 0 && slot === before && heard.at(-1) !== slot) heard.push(slot)
    before = slot
  }
  return heard
}

/** @returns {number} -1 where no pair of tones is clear */
function slotAt(samples, from) {
  const [low, high] = [loudestOf(LOW, samples, from), loudestOf(HIGH, samples, from)]
  return low < 0 || high < 0 ? -1 : high * TONES + low
}

function loudestOf(tones, samples, from) {
  let [most, second, place] = [0, 0, -1]
  for (const [index, tone] of tones.entries()) {
    const strength = strengthOf(tone, samples, from)
    if (strength > most) [second, most, place] = [most, strength, index]
    else if (strength > second) second = strength
  }
  return most > AUDIBLE && most > CLEAR * second ? place : -1
}

/** How loud a tone is there: Goertzel's algorithm with a Hann window. */
function strengthOf(tone, samples, from) {
  const factor = 2 * Math.cos((2 * Math.PI * tone) / RATE)
  let one = 0
  let two = 0
  for (let at = 0; at < WINDOW; at += 1) {
    const next = samples[from + at] * HANN[at] + factor * one - two
    two = one
    one = next
  }
  return (4 * Math.sqrt(Math.max(0, one * one + two * two - factor * one * two))) / WINDOW
}

const HANN = Float32Array.from({ length: WINDOW }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (WINDOW - 1)))

/**
 * What is wrong between the slots that were heard.
 * @param {readonly number[]} slots
 * @returns {{ missingMs: number, doubledMs: number }} what was skipped, and what is there again
 */
export function compareSlots(slots) {
  let [missing, doubled] = [0, 0]
  for (let place = 1; place < slots.length; place += 1) {
    const step = (slots[place] - slots[place - 1] + SLOTS) % SLOTS
    if (step < SLOTS / 2) missing += step - 1
    else doubled += SLOTS - step + 1
  }
  return { missingMs: missing * SLOT_MS, doubledMs: doubled * SLOT_MS }
}
