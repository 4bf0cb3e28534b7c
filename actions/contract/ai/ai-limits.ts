/** Limits of conversations with the AI, shared by client and server (GD-21). */
export const AI_LIMITS = {
  questionCharactersMax: 2000,
  /** Questions in one conversation; a longer one is hard to follow, for its reader too. */
  questionsMax: 50,
  /** How long what a visitor asked waits until they log in (GI-101). */
  visitorDays: 7,
  suggestionsShown: 2,
  historyShown: 5,
} as const

/** The step of every question on the home page (AIH-13). */
export const FOLLOW_UP_STEP = 'follow-up-1'

export const AI_MESSAGES = {
  empty: 'Type a question first',
  tooLong: 'Your question can have up to 2000 characters',
  unreadable: 'This is not a question as this service reads it',
  notYours: 'Only the service itself can write answers',
} as const

/** A question as it is stored and sent (AIH-15). */
export interface AiQuestionBody {
  from: string
  type: 'input'
  data: [{ type: 'input'; content: string }]
  image: string | null
}

/** What is sent for a question. @param image of whoever asks */
export function questionBody(text: string, image: string | null): AiQuestionBody {
  return { from: 'user', type: 'input', data: [{ type: 'input', content: text.trim() }], image }
}

/** The text of a stored question or answer; empty if there is none. */
export function messageText(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return ''
  const [entry] = body.data as unknown[]
  const isEntry = typeof entry === 'object' && entry !== null && 'content' in entry
  return isEntry && typeof entry.content === 'string' ? entry.content : ''
}

/** What is to be said about how an answer ended, as stored with it. */
export const AI_NOTICES = {
  'model unavailable': 'The AI model isn’t available right now, so this answer quotes the sources themselves.',
  'cut off': 'The answer was cut off. What you see is all that arrived.',
  'no credits': 'You don’t have enough Credits for this answer.',
  failed: 'This answer couldn’t be written. Your question is kept.',
} as const
export type AiNotice = keyof typeof AI_NOTICES
