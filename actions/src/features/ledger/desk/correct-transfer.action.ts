import { array, number, object, string } from 'yup'
import { staffReasonField } from '#contract/credits/staff-reason.js'
import { correctByStaff } from '#domain/staff-money/corrections.js'
import { defineAction } from '#platform/define-action.js'

const ENTRIES_MAX = 50
/** A bigint's digits, few enough to be one. */
const ID = /^\d{1,18}$/
const MAX_AMOUNT = 1_000_000_000_000

const line = object({
  accountId: string().required().matches(ID),
  amount: number()
    .required()
    .integer()
    .min(-MAX_AMOUNT)
    .max(MAX_AMOUNT)
    .test('moves', 'An entry moves something', (amount) => amount !== 0),
})

/** Staff correct a transfer by another one, never by an edit; a large one waits for a second person. */
export const correctTransferAction = defineAction({
  name: 'correctTransfer',
  auth: 'staff',
  input: object({
    transferId: string().required().matches(ID),
    entries: array(line).required().min(2).max(ENTRIES_MAX),
    reason: staffReasonField({ isRequired: true }),
    requestId: string().uuid().required(),
  }),
  handle({ input: { transferId, entries, reason, requestId }, caller }, services) {
    const lines = entries.map(({ accountId, amount }) => ({ accountId, amount }))
    return services.database
      .transaction()
      .execute((transaction) =>
        correctByStaff(transaction, services, { requestId, caller, transferId, lines, reason: reason ?? '' }),
      )
  },
})
