import { defineReceiptRoute } from '#domain/receipts/define-receipt-route.js'
import { type Receipt, receiptDate } from '#domain/receipts/write-receipt.js'
import type { Services } from '#platform/services.js'

/** The receipt of a payout, for the expert who was paid. */
export const payoutReceipt = defineReceiptRoute({
  path: '/api/payouts/receipts/:number',
  fileName: 'payout-receipt',
  read: readReceipt,
})

/** @param payeeId null for whoever may read all */
async function readReceipt(
  { database }: Services,
  number: number,
  payeeId: string | null,
): Promise<Receipt | undefined> {
  const found = database
    .selectFrom('private.payout_receipts as receipt')
    .innerJoin('payouts', 'payouts.id', 'receipt.payout_id')
    .innerJoin('payout_batches', 'payout_batches.id', 'payouts.batch_id')
    .selectAll('receipt')
    .select(['cents', 'destination_hint', 'returned_at', 'reference', 'transfer_id'])
    .where('receipt.receipt_no', '=', String(number))
  const row = await (payeeId === null ? found : found.where('user_id', '=', payeeId)).executeTakeFirst()
  if (!row) return undefined
  const cents = Number(row.cents)
  const reference = row.transfer_id ?? row.reference
  const account = row.transfer_id
    ? ' by Stripe'
    : row.destination_hint
      ? ` to the account ending in ${row.destination_hint}`
      : ''
  return {
    title: `Payout receipt ${number}`,
    issuedAt: row.issued_at,
    issuer: { name: row.payer_name, address: row.payer_address, taxId: row.payer_tax_id },
    party: { label: 'Paid to', name: row.payee_name, email: row.payee_email },
    details: reference ? [{ label: 'Reference', text: reference }] : [],
    item: { text: `Payout of income${account}`, cents },
    returned: row.returned_at ? { text: `Returned on ${receiptDate(row.returned_at)}`, cents } : undefined,
  }
}
