import { creditRequestSchema } from '#contract/credits/credit-request.schema.js'
import { fullName } from '#contract/format/full-name.js'
import { validateForm } from '#contract/validate-form.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { otherStaff } from '#domain/staff-money/people.store.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import { isUniqueViolation } from '#platform/faults/database-faults.js'
import type { Services } from '#platform/services.js'

/**
 * Asks staff for credits (CRED-19), and tells them (CRED-20).
 * @throws AppError VALIDATION_FAILED with the first fault as message (KBASE-50); CREDIT_REQUEST_PENDING
 */
export async function requestCredits(input: object, caller: Caller, { database }: Services) {
  const { value, errors } = validateForm(creditRequestSchema, input)
  if (errors) throw new AppError('VALIDATION_FAILED', { message: errors[0]?.message ?? '', errors })
  const request = { user_id: caller.userId, wizlings: Number(value.wizlings), reason: value.reason ?? '' }
  try {
    return await database.transaction().execute(async (transaction) => {
      const { id, status } = await transaction
        .insertInto('credit_requests')
        .values(request)
        .returning(['id', 'status'])
        .executeTakeFirstOrThrow()
      await insertNotices(transaction, {
        userIds: await otherStaff(transaction, caller.userId),
        words: NOTICES.creditsRequested.write({
          ...{ id, name: fullName(caller), credits: request.wizlings, reason: request.reason },
        }),
        effectKey: `credit-request:${id}`,
      })
      return { id, status }
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'credit_requests_one_pending')) throw error
    throw new AppError('CREDIT_REQUEST_PENDING', { cause: error })
  }
}
