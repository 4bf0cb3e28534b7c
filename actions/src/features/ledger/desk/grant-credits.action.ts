import { object, string } from 'yup'
import { staffGrantSchema } from '#contract/credits/staff-grant.schema.js'
import { grantByStaff } from '#domain/staff-money/staff-grants.js'
import { defineAction } from '#platform/define-action.js'

/** Staff give somebody credits (CRED-05); a large grant waits for a second person. */
export const grantCreditsAction = defineAction({
  name: 'grantCredits',
  auth: 'staff',
  input: object({ userId: string().required(), requestId: string().uuid().required() }).concat(staffGrantSchema),
  handle({ input, caller }, services) {
    const { userId, requestId, credits, reason } = input
    return services.database.transaction().execute((transaction) =>
      grantByStaff(transaction, services, {
        ...{ requestId, caller, userId, credits: Number(credits), reason: reason ?? '' },
      }),
    )
  },
})
