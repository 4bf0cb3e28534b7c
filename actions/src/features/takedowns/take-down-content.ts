import { returnQuestionCharge } from '#domain/questions/question-charge.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { recordTakedown } from './record-takedown.js'
import {
  insertTakedown,
  type LockedContent,
  lockContent,
  type Subject,
  setApproved,
  wasAnswered,
} from './takedowns.store.js'

/**
 * Staff take something down that they or others have approved: it is rejected, so it is gone from lists, searches and answers
 * as this commits. Its author is told why, and whoever it concerns. Rewards stay as they are booked, and staff may put it back.
 * Who asked a question of which no answer was ever approved has its price back, as if it had been turned down (GI-46); it is theirs for good.
 * @throws AppError NOT_FOUND for what was never approved, ALREADY_DONE, OWN_CONTENT
 */
export async function takeDownContent(subject: Subject, reason: string, caller: Caller, services: Services) {
  return services.database.transaction().execute(async (transaction) => {
    const content = await lockContent(transaction, subject)
    if (content.status === 'rejected') throw new AppError('ALREADY_DONE', { message: 'This isn’t public any more.' })
    if (content.status !== 'approved') throw new AppError('NOT_FOUND')
    if (content.userId === caller.userId) throw new AppError('OWN_CONTENT')
    const takedownId = await insertTakedown(transaction, content, { reason, by: caller.userId })
    await setApproved(transaction, content, false, reason)
    const recorded = { content, takedownId, reason, isBack: false, staffId: caller.userId }
    await recordTakedown(transaction, services, {
      ...recorded,
      credits: await returnPrice(transaction, content, caller),
    })
    return { id: takedownId, status: 'taken down' }
  })
}

/** @returns how many credits went back */
async function returnPrice(transaction: DatabaseTransaction, content: LockedContent, { userId: actorId }: Caller) {
  const { type, id, title: question } = content
  if (type !== 'question') return 0
  if (await wasAnswered(transaction, id)) return 0
  return returnQuestionCharge(transaction, { id, question }, { actorId, why: 'takenDown' })
}
