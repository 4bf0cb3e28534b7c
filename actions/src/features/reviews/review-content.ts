import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { keepWord, lockOwnApproved, takeBack } from './reviews.store.js'

export type ReviewWord = 'confirm' | 'retire' | 'restore' | 'revise'

/**
 * What an author says about something they published: it still holds, it is to go, it is to come back, or they take it back to
 * change it, after which it is sent for approval again. What is retired can only be restored.
 * @throws AppError NOT_FOUND, ALREADY_DONE
 */
export async function reviewContent(word: ReviewWord, id: string, { userId }: Caller, { database }: Services) {
  return database.transaction().execute(async (transaction) => {
    const item = await lockOwnApproved(transaction, id, userId)
    const isRetired = item.retiredAt !== null
    if (isRetired !== (word === 'restore'))
      throw new AppError('ALREADY_DONE', {
        message: isRetired ? 'You have retired this already.' : 'This is public already.',
      })
    if (word === 'revise') await takeBack(transaction, item)
    else await keepWord(transaction, word, item.id)
    return { id: item.id, status: STATUS[word] }
  })
}

const STATUS: Readonly<Record<ReviewWord, string>> = {
  confirm: 'approved',
  restore: 'approved',
  retire: 'retired',
  revise: 'taken back',
}
