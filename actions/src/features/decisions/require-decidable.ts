import { isSameMoment } from '#domain/workflow/read-moment.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'

export interface Decision {
  id: string | undefined
  isApproved: boolean
  /** Turned down for now: its author is asked to change it, as the reason says. */
  asksChanges: boolean
  /** When the words had last changed as they were read; null only over the REST paths, whose bodies GI-02 names in full. */
  updatedAt: string | null
  reason: string | null
}

interface Decidable {
  status: string
  userId: string
  updatedAt: string
}

/**
 * Nobody decides twice, about their own, or about words that they haven't read (GI-02, X-71).
 * @throws AppError ALREADY_DONE, OWN_CONTENT, TERMS_CHANGED
 */
export function requireDecidable(
  content: Decidable,
  { updatedAt }: Decision,
  { userId }: Caller,
  noun: 'insight' | 'answer',
): void {
  if (content.status.toLowerCase() !== 'pending')
    throw new AppError('ALREADY_DONE', { message: `Somebody has already decided about this ${noun}.` })
  if (content.userId === userId) throw new AppError('OWN_CONTENT')
  if (updatedAt !== null && !isSameMoment(updatedAt, content.updatedAt))
    throw new AppError('TERMS_CHANGED', {
      message: `The author has changed this ${noun} since you opened it. Read it again before you decide.`,
    })
}

interface Answering {
  askerId: string
  userId: string
  isQuestionApproved: boolean | null
}

const QUESTION_WAITS = 'Its question isn’t approved yet. Decide about the question first.'
const QUESTION_DOWN = 'Its question isn’t public any more. Put the question back first, or turn this down.'

/**
 * Nothing becomes public under a question that isn't, but for an insight whose question is decided along with it (GI-41).
 * @throws AppError QUESTION_NOT_PUBLIC
 */
export function requirePublicQuestion({ askerId, userId, isQuestionApproved }: Answering): void {
  if (isQuestionApproved === true || (isQuestionApproved === null && askerId === userId)) return
  throw new AppError('QUESTION_NOT_PUBLIC', { message: isQuestionApproved === null ? QUESTION_WAITS : QUESTION_DOWN })
}
