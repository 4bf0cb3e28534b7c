import { object, string } from 'yup'
import { dropProposal } from '#domain/staff-money/decide-proposal.js'
import { defineAction } from '#platform/define-action.js'

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
