const MEGABYTE = 1024 * 1024

export const RECORDING_MEDIA = ['audio', 'video'] as const
export type RecordingMedia = (typeof RECORDING_MEDIA)[number]

/** Which flow a recording is for: an insight of the older flow, a response of the newer one, an answer to a question. */
export const RECORDING_PURPOSES = ['insight', 'response', 'answer'] as const
export type RecordingPurpose = (typeof RECORDING_PURPOSES)[number]

export interface RecordingSeconds {
  min: number
  max: number
}

/** No recording of any flow is longer (GI-61). */
export const RECORDING_SECONDS_CEILING = 900

/** How long a recording may be; those of responses are replaced by the table `recording_limits` (GI-61). */
export const RECORDING_SECONDS: Readonly<Record<RecordingPurpose, RecordingSeconds>> = {
  insight: { min: 60, max: 300 },
  response: { min: 60, max: RECORDING_SECONDS_CEILING },
  answer: { min: 120, max: 720 },
}

/** What the server measures may differ by this much from what the recorder counted (GI-61). */
export const RECORDING_TOLERANCE_SECONDS = 2

/** GI-67 */
export const RECORDING_MAX_BYTES: Readonly<Record<RecordingMedia, number>> = {
  audio: 100 * MEGABYTE,
  video: 500 * MEGABYTE,
}

/** How many bars a waveform has. */
export const RECORDING_PEAKS = 240

/** Where recordings are uploaded to by the tus protocol, in version 1.0.0. */
export const RECORDING_UPLOADS_PATH = '/api/recordings/uploads'

export const recordingAddress = (id: string): string => `/api/recordings/${id}`

/** Why a recording that arrived whole can't be used. */
export const RECORDING_REFUSALS = {
  no_recording: 'This file isn’t a recording that we can play. Record it again.',
  other_media: 'This file isn’t a recording of the kind that you chose. Record it again.',
  too_short: 'This recording is too short.',
  too_long: 'This recording is too long.',
} as const
export type RecordingRefusal = keyof typeof RECORDING_REFUSALS

/** @returns null if the length is within its limits */
export function lengthRefusal(seconds: number, { min, max }: RecordingSeconds): 'too_short' | 'too_long' | null {
  if (seconds < min - RECORDING_TOLERANCE_SECONDS) return 'too_short'
  return seconds > max + RECORDING_TOLERANCE_SECONDS ? 'too_long' : null
}

export function isRecordingMedia(value: unknown): value is RecordingMedia {
  return (RECORDING_MEDIA as readonly unknown[]).includes(value)
}

export function isRecordingPurpose(value: unknown): value is RecordingPurpose {
  return (RECORDING_PURPOSES as readonly unknown[]).includes(value)
}
