import { lockApplication } from '#domain/workflow/application-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { Services } from '#platform/services.js'
import { requireSchedulingUrl } from './call.rules.js'
import { type CallBooking, openCall, readSchedulingUrl } from './calls.store.js'

/**
 * The scheduling link of an applicant, for a free call of 20 minutes (OBASE-01, GO-88). Opening it again before anything is
 * booked continues the same call.
 * @throws AppError as requireSchedulingUrl
 */
export function openCallBooking(
  opportunityId: unknown,
  expertId: unknown,
  caller: Caller,
  { database }: Services,
): Promise<CallBooking> {
  return database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, expertId, caller)
    const schedulingUrl = requireSchedulingUrl(application, await readSchedulingUrl(transaction, application.expertId))
    const { id: post } = application.opportunity
    const call = await openCall(transaction, { opportunityId: post, expertId: application.expertId, schedulingUrl })
    return { ...call, offeringId: null }
  })
}
