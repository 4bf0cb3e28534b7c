import { chargeFor, returnCharge } from '#domain/prices/charge-for.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'

interface ChargedQuestion {
  id: string
  question: string
}

/** The key under which a question's price is charged: an answer is only rewarded if its question was paid for. */
export const questionPriceKey = (questionId: string) => `question:${questionId}`

const subjectOf = ({ id }: ChargedQuestion) => ({ type: 'question', id })

/**
 * Charges a question to who asks it, once, however often it is sent (GI-46).
 * @param seenCredits the price on the asker's screen; null if their client shows none
 * @returns the price
 * @throws AppError PRICE_CHANGED if it isn't the price any more, INSUFFICIENT_CREDITS, CREDITS_OWED
 */
export function chargeForQuestion(
  transaction: DatabaseTransaction,
  question: ChargedQuestion,
  { caller, now, seenCredits }: { caller: Caller; now: Date; seenCredits: number | null },
): Promise<number> {
  const heading = {
    ...{ key: questionPriceKey(question.id), reason: `Asking “${question.question}”`, subject: subjectOf(question) },
  }
  const priced = { action: 'ask_question', context: 'questions' } as const
  return chargeFor(transaction, priced, { ...heading, payer: caller, now, seenCredits })
}

const WHY = {
  declined: 'staff did not approve it',
  takenDown: 'staff took it down before an answer was approved',
} as const

/**
 * Returns the price of a question that isn't approved, or that is taken down before an answer was, once, whatever happens to it later.
 * @returns how many credits went back; 0 if it was free, or if they had gone back already
 */
export async function returnQuestionCharge(
  transaction: DatabaseTransaction,
  question: ChargedQuestion,
  { actorId, why }: { actorId: string; why: keyof typeof WHY },
): Promise<number> {
  const key = questionPriceKey(question.id)
  const charged = await transaction
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_statement_lines as line', 'line.transfer_id', 'transfer.id')
    .where('transfer.key', '=', key)
    .where('line.currency', '=', 'credit')
    .select('line.amount')
    .executeTakeFirst()
  const reason = `Returned for “${question.question}”: ${WHY[why]}`
  const isReturned = await returnCharge(transaction, { key, reason, subject: subjectOf(question), actorId })
  return isReturned ? Math.abs(Number(charged?.amount ?? 0)) : 0
}
