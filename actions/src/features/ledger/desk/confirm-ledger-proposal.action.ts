import { object, string } from 'yup'
import { confirmProposal } from '#domain/staff-money/decide-proposal.js'
import { defineAction } from '#platform/define-action.js'

/** A second member of staff confirms what another proposed. */
export const confirmLedgerProposalAction = defineAction({
  name: 'confirmLedgerProposal',
  auth: 'staff',
  input: object({ id: string().required() }),
  handle: ({ input: { id }, caller }, services) =>
    services.database.transaction().execute((transaction) => confirmProposal(transaction, services, { id, caller })),
})
