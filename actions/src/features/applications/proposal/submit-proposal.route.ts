import { mixed, object, string } from 'yup'
import { defineRoute } from '../../../platform/define-route.js'
import { seenVersion } from '../../../providers/workflow/seen-terms.js'
import { restResult } from '../application-result.js'
import { submitProposal } from './submit-proposal.js'

/** REST twin of submitProposal (OBASE-10, GO-94); whether a proposal is uploaded is known here, not believed (GO-39). */
export const submitProposalRoute = defineRoute({
  method: 'post',
  path: '/api/opportunities/proposal',
  auth: 'session',
  body: object({
    opportunityId: string().required(),
    isProposalUploaded: mixed(),
    agreedValue: mixed().nullable(),
    seenVersion,
  }),
  handle: async ({ body, caller }, services) =>
    restResult(await submitProposal(body.opportunityId, body.agreedValue, body.seenVersion, caller, services)),
})
