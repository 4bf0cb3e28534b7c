/** What a question may be: of experts who write it to answer it, and of people who ask it (RESP-31 to RESP-34, GI-46). */
export const QUESTION_LIMITS = {
  questionCharactersMin: 50,
  questionCharactersMax: 250,
  detailsCharactersMax: 2000,
} as const

export const QUESTION_MESSAGES = {
  missing: 'Question is required',
  tooShort: `Question must be min ${QUESTION_LIMITS.questionCharactersMin} characters`,
  tooLong: `Question must be up to ${QUESTION_LIMITS.questionCharactersMax} characters`,
  noTopic: 'Min 1 topic',
  detailsTooLong: 'Details must be up to 2000 characters',
} as const

/** A question is one line: line breaks and runs of spaces count as one space. */
export const asOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()
