import {
  RECORDING_MEDIA,
  RECORDING_SECONDS,
  type RecordingMedia,
  type RecordingPurpose,
  type RecordingSeconds,
} from '#contract/recordings/recording-limits.js'
import { type RecordingLimitsQuery, useRecordingLimitsQuery } from './recording-limits.generated'

export type LimitsByMedia = Readonly<Record<RecordingMedia, RecordingSeconds>>

/**
 * How long a recording may be. Those of responses come from the server; if it can't say, the usual ones count (GI-61,
 * GI-65). @returns null while they are being asked for
 */
export function useRecordingLimits(purpose: RecordingPurpose): LimitsByMedia | null {
  const isFromServer = purpose === 'response'
  const { data, isPending } = useRecordingLimitsQuery(
    { contentRating: 'default' },
    { enabled: isFromServer, staleTime: 60_000, retry: false },
  )
  if (!isFromServer) return limitsFrom([], purpose)
  return isPending ? null : limitsFrom(data?.recording_limits ?? [], purpose)
}

/** @param rows what the server says */
export function limitsFrom(rows: RecordingLimitsQuery['recording_limits'], purpose: RecordingPurpose): LimitsByMedia {
  const usual = RECORDING_SECONDS[purpose]
  const of = (media: RecordingMedia): RecordingSeconds => {
    const row = rows.find(({ type }) => type === media.toUpperCase())
    return row ? { min: row.min_secs, max: Math.min(row.max_secs, usual.max) } : usual
  }
  return Object.fromEntries(RECORDING_MEDIA.map((media) => [media, of(media)])) as Record<
    RecordingMedia,
    RecordingSeconds
  >
}
