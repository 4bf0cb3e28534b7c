import { mixed, object, string } from 'yup'
import { readCents } from '../../../../contract/applications/amounts.js'
import { DOLLARS_TO_CENTS } from '../../../../contract/limits.js'
import { defineAction } from '../../../platform/define-action.js'
import { seenVersion } from '../../../providers/workflow/seen-terms.js'
import { submitProposal } from './submit-proposal.js'

/** An interested expert sends or changes proposal and offer (FLOW-11); the amount is cents here. */
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
