import { array, object, string } from 'yup'
import { defineAction } from '../../../platform/define-action.js'
import { markTabSeen, SEEN_AT_ONCE_MAX } from './mark-tab-seen.js'

/** OPP-55 */
export const markTabSeenAction = defineAction({
  name: 'markTabSeen',
  auth: 'session',
  input: object({
    opportunityId: string().required(),
    tab: string().required(),
    applicants: array(string().uuid().required()).max(SEEN_AT_ONCE_MAX).nullable(),
  }),
  handle: ({ input, caller }, services) => markTabSeen(input, caller, services),
})
