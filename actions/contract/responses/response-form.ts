import { asOneLine, QUESTION_LIMITS, QUESTION_MESSAGES } from '../content/question-limits.js'
import {
  ANSWER_PARTS,
  type AnswerPart,
  answerPartFault,
  draftPartFault,
  type WrittenAnswer,
} from '../content/written-answer.js'
import { hasVisibleSign, isOneLine } from '../format/visible-text.js'
import { IDENTITY_MESSAGES } from '../identity/identity-limits.js'
import { countCharacters, isTooLong } from '../rich-text/raw-content.js'
import { type ChosenIndustries, industriesFault } from './industries.js'
import { RESPONSE_LIMITS as LIMITS, RESPONSE_MESSAGES as MESSAGES } from './response-limits.js'

/** How an answer is given; videos come from the recorder of questions and answers only (GI-26). */
export type ResponseType = 'text' | 'audio' | 'video'

/** What the form of a response holds (RESP-15, GI-29). */
export interface ResponseForm extends WrittenAnswer, ChosenIndustries {
  responseType: ResponseType
  insightQuestion: string
  /** ids of topics: exactly one (RESP-34) */
  topicData: readonly string[]
  /** of a recording */
  transcript: string
  brief: string
  /** where the artefact is served: one at most */
  attachments: readonly string[]
  /** the artefact's title */
  fileName: string
  /** the artefact as it was stored, whose writer's shape is kept */
  resourceData: unknown
  /** the take that was chosen */
  recordingId: string | null
}

export type ResponseField = keyof ResponseForm
export type ResponseFaults = Partial<Record<ResponseField, string>>

interface CheckOptions {
  /** A draft may lack everything but its question and topic, and nothing may be too long (GI-33). */
  isDraft: boolean
  /** The question is one's own, and may still be changed. */
  asksQuestion: boolean
  /** Parts that once held a text: they were emptied (GI-37). */
  filledParts?: readonly string[]
}

/** What is wrong with a response, by field; form and server check the same (RESP-24 to RESP-39). */
export function responseFaults(form: ResponseForm, options: CheckOptions): ResponseFaults {
  const { isDraft, asksQuestion } = options
  const found: Record<string, string | null | undefined> = {
    ...(asksQuestion
      ? { topicData: topicFault(form.topicData), insightQuestion: questionFault(form.insightQuestion) }
      : {}),
    ...answerFaults(form, options),
    brief: isTooLong(form.brief, LIMITS.briefCharactersMax) ? MESSAGES.briefTooLong : null,
    fileName: form.attachments.length > 0 ? artefactTitleFault(form.fileName, isDraft) : null,
    domains: industriesFault(form, isDraft),
  }
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message)) as ResponseFaults
}

function answerFaults(form: ResponseForm, { isDraft, filledParts = [] }: CheckOptions) {
  if (form.responseType === 'text')
    return Object.fromEntries(ANSWER_PARTS.map((part) => [part.name, partFault(part, form, { isDraft, filledParts })]))
  return {
    recordingId: form.recordingId || isDraft ? null : MESSAGES.recordToSubmit,
    transcript: isTooLong(form.transcript, LIMITS.transcriptCharactersMax) ? MESSAGES.transcriptTooLong : null,
  }
}

function partFault(
  part: AnswerPart,
  form: ResponseForm,
  { isDraft, filledParts }: { isDraft: boolean; filledParts: readonly string[] },
): string | undefined {
  const text = form[part.name]
  return isDraft ? draftPartFault(part, text) : answerPartFault(part, text, filledParts.includes(part.name))
}

/** RESP-34 */
export function topicFault(topics: readonly string[]): string | null {
  if (topics.length === 0) return QUESTION_MESSAGES.noTopic
  return topics.length > LIMITS.topicsMax ? MESSAGES.tooManyTopics : null
}

/** RESP-31 to RESP-33; a question is one line. */
export function questionFault(question: string): string | null {
  const line = asOneLine(question)
  const count = countCharacters(line)
  if (count === 0) return QUESTION_MESSAGES.missing
  if (count < QUESTION_LIMITS.questionCharactersMin) return QUESTION_MESSAGES.tooShort
  if (isTooLong(line, QUESTION_LIMITS.questionCharactersMax)) return QUESTION_MESSAGES.tooLong
  return isOneLine(line) ? null : IDENTITY_MESSAGES.oneLine
}

/** RESP-26 to RESP-28 */
function artefactTitleFault(title: string, isDraft: boolean): string | null {
  const { length } = [...title.trim()]
  if (length > LIMITS.artefactTitleCharactersMax) return MESSAGES.artefactTitleTooLong
  if (isDraft) return null
  if (length === 0 || !hasVisibleSign(title)) return MESSAGES.artefactTitleMissing
  return length < LIMITS.artefactTitleCharactersMin ? MESSAGES.artefactTitleTooShort : null
}
