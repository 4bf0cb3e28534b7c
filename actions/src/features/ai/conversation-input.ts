import { boolean, mixed, object, string } from 'yup'
import { AI_LIMITS, AI_MESSAGES, type AiQuestionBody, FOLLOW_UP_STEP, questionBody } from '#contract/ai/ai-limits.js'
import { readAiPreferences } from '#contract/ai/ai-preferences.js'
import { countCharacters, isTooLong } from '#contract/rich-text/raw-content.js'
import { invalidField } from '#platform/errors.js'

const IMAGE_CHARACTERS_MAX = 2000

export const newConversationInput = object({ text: string().required(), preferences: mixed().nullable() })

export const questionInput = object({
  id: string().uuid().required(),
  conversationId: string().required(),
  step: string().required(),
  body: mixed().required(),
  isAiGenerated: boolean().required(),
})

/** GD-21: trimmed, 1 to 2000 characters. @throws AppError VALIDATION_FAILED */
export function readQuestion(text: string, field: string): string {
  if (countCharacters(text) === 0) throw invalidField(field, AI_MESSAGES.empty)
  if (isTooLong(text.trim(), AI_LIMITS.questionCharactersMax)) throw invalidField(field, AI_MESSAGES.tooLong)
  return text.trim()
}

/** What was told about the business, as stored with the conversation; null if nothing was. @throws AppError VALIDATION_FAILED */
export function readPreferences(preferences: unknown): string | null {
  if (preferences === null || preferences === undefined) return null
  const text = JSON.stringify(preferences)
  if (!readAiPreferences(text)) throw invalidField('preferences', AI_MESSAGES.unreadable)
  return text
}

interface SentQuestion {
  step: string
  body: unknown
  isAiGenerated: boolean
}

/** AIH-13, AIH-15: the one shape a question has. @throws AppError VALIDATION_FAILED */
export function readQuestionBody({ step, body, isAiGenerated }: SentQuestion): AiQuestionBody {
  if (isAiGenerated) throw invalidField('isAiGenerated', AI_MESSAGES.notYours)
  if (step !== FOLLOW_UP_STEP) throw invalidField('step', AI_MESSAGES.unreadable)
  if (!isBody(body)) throw invalidField('body', AI_MESSAGES.unreadable)
  return questionBody(readQuestion(body.data[0].content, 'body'), body.image)
}

function isBody(body: unknown): body is AiQuestionBody {
  if (typeof body !== 'object' || body === null) return false
  const { from, type, data, image } = body as Record<string, unknown>
  if (from !== 'user' || type !== 'input' || !Array.isArray(data) || data.length !== 1) return false
  if (image !== null && (typeof image !== 'string' || image.length > IMAGE_CHARACTERS_MAX)) return false
  const [entry] = data as unknown[]
  if (typeof entry !== 'object' || entry === null) return false
  const { type: entryType, content } = entry as Record<string, unknown>
  return entryType === 'input' && typeof content === 'string'
}
