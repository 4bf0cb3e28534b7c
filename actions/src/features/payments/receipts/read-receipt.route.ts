import { defineReceiptRoute } from '#domain/receipts/define-receipt-route.js'
import type { Receipt } from '#domain/receipts/write-receipt.js'
import type { Services } from '#platform/services.js'

/** The receipt of a purchase, for its buyer. */
export const readReceiptRoute = defineReceiptRoute({
  path: '/api/payment/receipts/:number',
  fileName: 'receipt',
  read: readReceipt,
})

/** @param buyerId null for whoever may read all */
async function readReceipt(
  { database }: Services,
  number: number,
  buyerId: string | null,
): Promise<Receipt | undefined> {
  const found = database
    .selectFrom('private.receipts as receipt')
    .innerJoin('purchases', 'purchases.id', 'receipt.purchase_id')
    .selectAll('receipt')
    .select(['title', 'amount_cents', 'refunded_cents', 'charged_back_cents'])
    .where('receipt.receipt_number', '=', number)
  const row = await (buyerId === null ? found : found.where('buyer_id', '=', buyerId)).executeTakeFirst()
  if (!row) return undefined
  const returnedCents = Math.min(row.amount_cents, row.refunded_cents + row.charged_back_cents)
  return {
    title: `Receipt ${number}`,
    issuedAt: row.issued_at,
    issuer: { name: row.seller_name, address: row.seller_address, taxId: row.seller_tax_id },
    party: { label: 'Paid by', name: row.buyer_name, email: row.buyer_email, company: row.buyer_company },
    item: { text: row.title, cents: row.amount_cents },
    returned: returnedCents > 0 ? { text: 'Refunded', cents: returnedCents } : undefined,
    note: row.is_trial ? 'This payment was a trial. Nobody was charged.' : undefined,
  }
}
