import { boolean, object, string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { VISIT_SCOPES, type VisitScope, visitRoleOf } from '#contract/people/first-visits.js'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'

const input = object({ scope: string().oneOf(VISIT_SCOPES).required() })

export const markFirstVisitAction = defineAction({
  name: 'markFirstVisit',
  auth: 'session',
  input,
  handle: ({ input: { scope }, caller }, services) => markFirstVisit(scope, caller, services),
})

/** REST twin of markFirstVisit (GD-04). */
export const markFirstTimeRoute = defineRoute({
  method: 'post',
  path: '/api/user/first-time',
  auth: 'session',
  body: input,
  handle: ({ body: { scope }, caller }, services) => markFirstVisit(scope, caller, services),
})

/**
 * The caller's calendar tool says that the call of their welcome is booked (PROMPT-09). It only shows as such: bookings
 * come from the bookings call (GD-31).
 */
export const welcomeEventRoute = defineRoute({
  method: 'post',
  path: '/api/user/welcome-event',
  auth: 'session',
  body: object({ callAlreadyBooked: boolean().strict().oneOf([true], FIELD_MESSAGES.unknownChoice).required() }),
  async handle({ caller }, services) {
    await markFirstVisit('welcome-call', caller, services)
    return { callAlreadyBooked: true }
  },
})

/** Remembers the first visit in the caller's role; every later one changes nothing. */
async function markFirstVisit(scope: VisitScope, caller: Caller, { database, clock }: Services) {
  await database
    .insertInto('first_visits')
    .values({ user_id: caller.userId, role: visitRoleOf(caller), scope, seen_at: clock.now() })
    .onConflict((conflict) => conflict.constraint('first_visits_pkey').doNothing())
    .execute()
  return { scope }
}
