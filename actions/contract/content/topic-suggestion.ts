import { hasVisibleSign, isOneLine } from '../format/visible-text.js'
import { IDENTITY_MESSAGES } from '../identity/identity-limits.js'
import { countCharacters } from '../rich-text/raw-content.js'

export const TOPIC_LIMITS = { nameCharactersMin: 2, nameCharactersMax: 60 } as const

export const TOPIC_MESSAGES = {
  missing: 'Name the topic',
  tooShort: `Use at least ${TOPIC_LIMITS.nameCharactersMin} characters`,
  tooLong: `Use up to ${TOPIC_LIMITS.nameCharactersMax} characters`,
  noCategory: 'Choose a category',
  noTopic: 'Choose a topic from the list',
  waits: 'You have suggested this topic already. It waits for our staff.',
} as const

/** How staff decide about a topic that an expert suggested. */
export const TOPIC_DECISIONS = ['approve', 'merge', 'reject'] as const
export type TopicDecision = (typeof TOPIC_DECISIONS)[number]

/** What is wrong with the name of a topic, which is one line without spaces around it (asOneLine); null if nothing is. */
export function topicNameFault(name: string): string | null {
  if (!hasVisibleSign(name)) return TOPIC_MESSAGES.missing
  if (!isOneLine(name)) return IDENTITY_MESSAGES.oneLine
  if (countCharacters(name) < TOPIC_LIMITS.nameCharactersMin) return TOPIC_MESSAGES.tooShort
  return countCharacters(name) > TOPIC_LIMITS.nameCharactersMax ? TOPIC_MESSAGES.tooLong : null
}
