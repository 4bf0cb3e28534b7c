import { mixed, object, string } from 'yup'
import { readCents } from '#contract/applications/amounts.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { seenVersion } from '#domain/workflow/seen-terms.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { restResult } from '../application-result.js'
import { submitProposal } from './submit-proposal.js'

/** An interested expert sends or changes proposal and offer (FLOW-11). The amount is in cents here. */
export const submitProposalAction = defineAction({
  name: 'submitProposal',
  auth: 'session',
  input: object({
    opportunityId: string().required(),
    agreedValueCents: mixed<number | string>().nullable(),
    seenVersion,
  }),
  handle: ({ input, caller }, services) =>
    submitProposal(input.opportunityId, dollarsOf(input.agreedValueCents), input.seenVersion, caller, services),
})

function dollarsOf(cents: number | string | null | undefined): number | null {
  return cents === null || cents === undefined ? null : readCents(cents) / DOLLARS_TO_CENTS
}

/**
 * REST twin of submitProposal (OBASE-10, GO-94). Whether a proposal was uploaded is looked up, not taken from the
 * request (GO-39).
 */
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
