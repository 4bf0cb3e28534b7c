import { object, string } from 'yup'
import { defineAction } from '../../../platform/define-action.js'
import { markTabSeen } from './mark-tab-seen.js'

/** OPP-55 */
export const markTabSeenAction = defineAction({
  name: 'markTabSeen',
  auth: 'session',
  input: object({ opportunityId: string().required(), tab: string().required() }),
  handle: ({ input, caller }, services) => markTabSeen(input.opportunityId, input.tab, caller, services),
})
