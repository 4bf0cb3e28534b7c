import type { RecordingMedia } from '../recordings/recording-limits.js'

/** What an answer to somebody’s question is refused with (QNA-31, GI-43, GI-61). */
export const ANSWER_MESSAGES = {
  notMatched: 'Oops, looks like this question was incorrectly matched to you.',
  alreadyAnswered: 'You have already answered this question.',
  noRecording: 'Record your answer first.',
  wrongTime: 'The recording doesn’t last as long as this says.',
  wrongPosition: 'An answer has one recording, at position 0.',
  wrongType: 'An answer is recorded as audio or video.',
  wrongMimeType: (media: RecordingMedia) => `This isn’t a type of ${media}.`,
} as const
