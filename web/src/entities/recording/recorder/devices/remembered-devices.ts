import { readStored, writeStored } from '#lib/browser/storage.js'
import type { ChosenDevices } from './devices'

const KEY = 'recorder-devices'
const NONE: ChosenDevices = { audio: null, video: null }

/** Which microphone and camera were chosen in this browser the last time. */
export function rememberedDevices(): ChosenDevices {
  return { ...NONE, ...readStored<Partial<ChosenDevices>>(KEY) }
}

export function rememberDevices(chosen: ChosenDevices): void {
  writeStored(KEY, chosen)
}
