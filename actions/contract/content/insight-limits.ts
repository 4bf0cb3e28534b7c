/** What an insight of the older flow may be (GI-19, GI-21); both maxima are of what is still taken. */
export const INSIGHT_LIMITS = {
  titleCharactersMax: 49,
  briefCharactersMin: 50,
  briefCharactersMax: 1999,
  recordingsMax: 5,
  recordingNameCharactersMax: 50,
} as const

/** Why an insight is with its author who took it back themselves: it isn’t a refusal, though stored as one (INS-14). */
export const TAKEN_BACK = 'You took this back to change it.'

/** The sentences of INS-35 to INS-43, and what they leave open. */
export const INSIGHT_MESSAGES = {
  titleMissing: 'Title is required.',
  titleTooLong: `Title must have less than ${INSIGHT_LIMITS.titleCharactersMax + 1} characters`,
  briefMissing: 'Brief is required',
  briefTooShort: `Brief must be at least ${INSIGHT_LIMITS.briefCharactersMin} characters long`,
  briefTooLong: `Brief must have less than ${INSIGHT_LIMITS.briefCharactersMax + 1} characters`,
  topicMissing: 'Topic is required',
  topicNotYours: 'Choose an approved topic of your own profile',
  isRecording: 'Cannot submit during the recording process!',
  noRecordings: 'You have not added any recordings!',
  tooManyRecordings: `You can add up to ${INSIGHT_LIMITS.recordingsMax} recordings`,
  recordingUntitled: 'Please enter titles for your recordings',
  recordingTitleTooLong: `Titles of recordings must be up to ${INSIGHT_LIMITS.recordingNameCharactersMax} characters`,
  recordingTwice: 'Each recording can be added once',
  recordingUnknown: 'This recording isn’t part of the insight',
  wrongTime: 'The recording doesn’t last as long as this says',
  wrongPosition: 'Positions are whole numbers from 0, each used once',
} as const
