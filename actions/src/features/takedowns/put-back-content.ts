import { hasOtherResponse } from '#domain/content/other-response.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { loadDates, setDates } from './content-dates.store.js'
import { recordTakedown } from './record-takedown.js'
import { findTakedown, isOpen, isQuestionApproved, lockContent, setApproved } from './takedowns.store.js'

/**
 * Undoes a takedown, as long as its author hasn't changed the content and sent it again: then staff decide about that.
 * @throws AppError NOT_FOUND, ALREADY_DONE, OWN_CONTENT; QUESTION_NOT_PUBLIC for a response whose question stays away
 */
export async function putBackContent(takedownId: string, caller: Caller, services: Services) {
  return services.database.transaction().execute(async (transaction) => {
    const subject = await findTakedown(transaction, takedownId)
    const content = await lockContent(transaction, subject)
    if (!(await isOpen(transaction, takedownId)))
      throw new AppError('ALREADY_DONE', { message: 'This isn’t taken down any more.' })
    if (content.userId === caller.userId) throw new AppError('OWN_CONTENT')
    const { type, id, questionId, userId } = content
    if (type === 'response' && questionId && (await hasOtherResponse(transaction, { id, questionId, userId })))
      throw new AppError('ALREADY_DONE', {
        message: 'Its author has answered the question anew. Decide about that answer.',
      })
    const dates = await loadDates(transaction, id)
    await setApproved(transaction, content, true, null)
    // approving dates it anew, but nobody has said that it still holds
    if (dates) await setDates(transaction, id, dates)
    // asked now, because an insight may have brought its own question back
    if (type === 'response' && questionId) await requirePublicQuestion(transaction, questionId)
    const reason = null
    await recordTakedown(transaction, services, { content, takedownId, reason, isBack: true, staffId: caller.userId })
    return { id: takedownId, status: 'approved' }
  })
}

/** @throws AppError QUESTION_NOT_PUBLIC */
async function requirePublicQuestion(transaction: DatabaseTransaction, questionId: string): Promise<void> {
  const isApproved = await isQuestionApproved(transaction, questionId)
  if (isApproved) return
  // whoever asked has revised it if it waits, and then there is nothing to put back
  const message =
    isApproved === null
      ? 'Its question waits for approval. Decide about the question first.'
      : 'Its question isn’t public any more. Put that back first.'
  throw new AppError('QUESTION_NOT_PUBLIC', { message })
}
