import { boolean, object, string } from 'yup'
import { responseLimitSchema } from '#contract/rewards/response-limit.schema.js'
import { setResponseLimit } from '#domain/rewards/set-response-limit.js'
import { defineAction } from '#platform/define-action.js'

/** Staff set how many answers of an expert are paid in 30 days (CRED-22). */
export const setResponseLimitAction = defineAction({
  name: 'setResponseLimit',
  auth: 'staff',
  input: object({ email: string().strict().required().max(320), startsNow: boolean().strict().required() }).concat(
    responseLimitSchema,
  ),
  handle({ input, caller }, services) {
    const { email, limit, startsNow, reason } = input
    return services.database.transaction().execute((transaction) =>
      setResponseLimit(transaction, services, {
        ...{ email: email.trim().toLowerCase(), limit: Number(limit), startsNow, reason: reason ?? '', caller },
      }),
    )
  },
})
