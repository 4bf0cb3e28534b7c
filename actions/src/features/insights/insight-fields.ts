import { INSIGHT_LIMITS, INSIGHT_MESSAGES } from '#contract/content/insight-limits.js'
import { RECORDING_TOLERANCE_SECONDS, recordingAddress } from '#contract/recordings/recording-limits.js'
import { invalidField } from '#platform/errors.js'

/** The text fields of INS-44 and INS-45. `recording…` name takes that were sent before, which our own recorder does. */
export const INSIGHT_FIELDS = [
  ...['title', 'brief', 'briefRichText', 'topicId'],
  ...['audioTime', 'audioPosition', 'audioName'],
  ...['oldAudio', 'oldAudioDuration', 'oldAudioPosition', 'oldAudioName'],
  ...['recordingId', 'recordingPosition', 'recordingName'],
]

type Fields = ReadonlyMap<string, readonly string[]>

interface Placed {
  recordingId: string
  name: string
  /** What the form says: in whole seconds, and from 0. */
  seconds: number | null
  position: number | null
}

export interface InsightInput {
  title: string | undefined
  brief: string | undefined
  briefRichText: unknown
  topicId: string | undefined
  recordings: { recordingId: string; name: string }[]
}

/**
 * What a multipart form says, as the actions of our own client say it (GI-22): repeated fields in the order of their files.
 * @param files the takes that came with the form, in their order, with the names of their files
 * @returns the input, and how long each recording lasts by the form
 * @throws AppError VALIDATION_FAILED at the field that says something impossible
 */
export function readInsightFields(fields: Fields, files: readonly { id: string; fileName: string | undefined }[]) {
  const all = (name: string) => fields.get(name) ?? []
  const old = all('oldAudio')
  const placed: Placed[] = [
    ...files.map(({ id, fileName }, place) => ({
      ...{ recordingId: id, name: all('audioName')[place] ?? withoutExtension(fileName) },
      ...{ seconds: secondsOf('audioTime', all('audioTime')[place]) },
      position: positionOf('audioPosition', all('audioPosition')[place]),
    })),
    ...old.map((path, place) => ({
      ...{ recordingId: idOf(path), name: all('oldAudioName')[place] ?? '' },
      seconds: secondsOf('oldAudioDuration', all('oldAudioDuration')[place]),
      position: positionOf('oldAudioPosition', all('oldAudioPosition')[place]),
    })),
    ...all('recordingId').map((recordingId, place) => ({
      ...{ recordingId, name: all('recordingName')[place] ?? '', seconds: null },
      position: positionOf('recordingPosition', all('recordingPosition')[place]),
    })),
  ]
  requireCounts(fields, { audio: files.length, old: old.length, recording: all('recordingId').length })
  const ordered = inOrder(placed)
  const input: InsightInput = {
    ...{
      title: all('title').at(-1),
      brief: all('brief').at(-1),
      briefRichText: richTextOf(all('briefRichText').at(-1)),
    },
    topicId: all('topicId').at(-1),
    recordings: ordered.map(({ recordingId, name }) => ({ recordingId, name })),
  }
  return { input, seconds: ordered.map((one) => one.seconds), oldIds: old.map(idOf) }
}

/** More times or places than files would belong to nothing. */
function requireCounts(fields: Fields, counts: { audio: number; old: number; recording: number }): void {
  const most: Record<string, number> = {
    ...{ audioTime: counts.audio, audioPosition: counts.audio, audioName: counts.audio },
    ...{ oldAudioDuration: counts.old, oldAudioPosition: counts.old, oldAudioName: counts.old },
    ...{ recordingPosition: counts.recording, recordingName: counts.recording },
  }
  for (const [field, count] of Object.entries(most))
    if ((fields.get(field)?.length ?? 0) > count) throw invalidField(field, INSIGHT_MESSAGES.wrongPosition)
}

/** By their positions if the form has any, else as they came. */
function inOrder(placed: readonly Placed[]): readonly Placed[] {
  const positions = placed.map(({ position }) => position)
  if (positions.every((position) => position === null)) return placed
  if (positions.includes(null) || new Set(positions).size < positions.length)
    throw invalidField('audioPosition', INSIGHT_MESSAGES.wrongPosition)
  return placed.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
}

function positionOf(field: string, sent: string | undefined): number | null {
  if (sent === undefined) return null
  if (/^\d$/.test(sent) && Number(sent) < INSIGHT_LIMITS.recordingsMax) return Number(sent)
  throw invalidField(field, INSIGHT_MESSAGES.wrongPosition)
}

function secondsOf(field: string, sent: string | undefined): number | null {
  if (sent === undefined) return null
  if (/^\d{1,4}$/.test(sent) && Number(sent) > 0) return Number(sent)
  throw invalidField(field, INSIGHT_MESSAGES.wrongTime)
}

/** The take at a stored path; anything else belongs to no insight of ours (GI-22). */
function idOf(path: string): string {
  const id = path.split('/').at(-1) ?? ''
  if (path === recordingAddress(id)) return id
  throw invalidField('oldAudio', INSIGHT_MESSAGES.recordingUnknown)
}

function richTextOf(sent: string | undefined): unknown {
  if (!sent) return null
  try {
    return JSON.parse(sent)
  } catch {
    throw invalidField('briefRichText', 'This isn’t valid JSON')
  }
}

const withoutExtension = (fileName: string | undefined) => (fileName ?? '').replace(/\.[A-Za-z0-9]{1,5}$/, '')

/** @throws AppError VALIDATION_FAILED if a recording doesn't last as long as its form says */
export function requireSeconds(recordings: readonly { seconds: number }[], said: readonly (number | null)[]): void {
  const isWrong = recordings.some(({ seconds }, place) => {
    const claimed = said[place] ?? null
    return claimed !== null && Math.abs(claimed - seconds) > RECORDING_TOLERANCE_SECONDS
  })
  if (!isWrong) return
  throw invalidField('audioTime', INSIGHT_MESSAGES.wrongTime)
}
