export const RECORDINGS_PREFIX = 'recordings/'

/** Where what has arrived of a recording is. */
export const partsPrefix = (id: string): string => `${RECORDINGS_PREFIX}parts/${id}/`

/** Where the measured file is. */
export const recordingKey = (id: string): string => `${RECORDINGS_PREFIX}whole/${id}`
