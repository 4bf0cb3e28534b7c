import type { RecordingMedia, RecordingPurpose } from '#contract/recordings/recording-limits.js'

/** Where a recorder is, for guards that ask before its page is left. */
export type RecorderStage = 'empty' | 'recording' | 'unsent' | 'sending' | 'ready'

export interface ReadyRecording {
  recordingId: string
  media: RecordingMedia
  seconds: number
}

export interface RecorderProps {
  purpose: RecordingPurpose
  /** what can be recorded here; with both, the recorder asks first */
  media: RecordingMedia | readonly RecordingMedia[]
  /** what the take belongs to, such as `answer:<questionId>`; kept per person, and found again after a crash */
  place: string
  /** the take is wholly on the server, which has measured it */
  onReady(recording: ReadyRecording): void
  onChange?(stage: RecorderStage): void
}
