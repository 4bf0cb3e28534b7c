import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { optionalTextField } from '#platform/http/optional-text.js'
import { declineRequest } from './decline-request.js'

/** An asked expert says no. No path is named for it, so there is no REST twin. */
export const declineRequestAction = defineAction({
  name: 'declineRequest',
  auth: 'session',
  input: object({ opportunityId: string().required(), reason: optionalTextField() }),
  handle: ({ input, caller }, services) => declineRequest(input.opportunityId, input.reason, caller, services),
})
