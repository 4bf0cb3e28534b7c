import { object, string } from 'yup'
import { confirmProposal, dropProposal } from '#domain/staff-money/decide-proposal.js'
import { defineAction } from '#platform/define-action.js'

/** A second member of staff confirms what another proposed. */
export const confirmLedgerProposalAction = defineAction({
  name: 'confirmLedgerProposal',
  auth: 'staff',
  input: object({ id: string().required() }),
  handle: ({ input: { id }, caller }, services) =>
    services.database.transaction().execute((transaction) => confirmProposal(transaction, services, { id, caller })),
})

/** Staff withdraw their own proposal, or decline another's. */
export const dropLedgerProposalAction = defineAction({
  name: 'dropLedgerProposal',
  auth: 'staff',
  input: object({ id: string().required() }),
  async handle({ input: { id }, caller }, services) {
    const status = await services.database
      .transaction()
      .execute((transaction) => dropProposal(transaction, services, { id, caller }))
    return { id, status }
  },
})
