import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { bookingRefusal, readBookingFacts } from './read-booking-facts.js'

/** Whether the caller may book an offer now, and why not (ADV-22). */
export const bookingEligibilityAction = defineAction({
  name: 'bookingEligibility',
  auth: 'session',
  input: object({ offeringId: string().required() }),
  async handle({ input, caller }, { database, clock }) {
    const { calls, blocker } = await readBookingFacts(database, input.offeringId, caller, clock.now())
    return {
      isAllowed: blocker === null,
      blocker,
      message: blocker && bookingRefusal(blocker, calls.limit).message,
      limit: calls.limit,
      used: calls.used,
    }
  },
})
