const MEGABYTE = 1024 * 1024

/** What a response may hold besides its answer (RESP-24 to RESP-30, RESP-42, GI-34, GI-35, GI-78). */
export const RESPONSE_LIMITS = {
  transcriptCharactersMax: 5000,
  briefCharactersMax: 5000,
  artefactTitleCharactersMin: 3,
  artefactTitleCharactersMax: 50,
  artefactBytesMax: 10 * MEGABYTE,
  industriesMax: 10,
  customTagCharactersMin: 3,
  customTagCharactersMax: 50,
  topicsMax: 1,
} as const

export const RESPONSE_MESSAGES = {
  tooManyTopics: 'Max 1 topic',
  topicNotOwn: 'Choose one of the approved topics of your profile',
  transcriptTooLong: 'Transcript must be up to 5000 characters',
  briefTooLong: 'Brief must be up to 5000 characters',
  artefactTitleMissing: 'Title is required for the artefact',
  artefactTitleTooShort: 'Artefact title must be min of 3 characters',
  artefactTitleTooLong: 'Artefact title must be up to 50 characters',
  artefactGone: 'This file is no longer here. Attach it again',
  industryMissing: 'Provide min 1 industry',
  tooManyIndustries: 'Provide max 10 industries',
  industryGone: 'One of these industries is no longer available',
  customTagLength: 'An industry of your own has 3 to 50 characters',
  customTagTwice: 'You have this industry already',
  recordingMissing: 'Audio recording is required',
  recordToSubmit: 'Record audio to submit',
  textMissing: 'Text is required',
  textEmpty: 'Text cannot be empty',
  pdfOnly: 'Only PDF files are allowed',
} as const

/** GI-78 */
export const artefactTooLarge = (fileName: string): string => `${fileName} exceeds the max file size of 10MB`

/** What a file is uploaded to an insight for; its recordings come by the tus protocol (GI-93). */
export const ARTEFACT_UPLOAD_TYPE = 'insight_attachment'

export const ARTEFACTS_PATH = '/api/insight/assets'

export const artefactAddress = (id: string): string => `${ARTEFACTS_PATH}/${id}`
