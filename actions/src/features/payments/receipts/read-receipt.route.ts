import { create as contentDisposition } from 'content-disposition'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { type Receipt, writeReceipt } from './write-receipt.js'

const NUMBER = /^[1-9]\d{0,8}$/

/** A receipt as PDF, for its buyer and for staff. To everybody else it doesn't exist. */
export const readReceiptRoute = defineRoute({
  method: 'get',
  path: '/api/payment/receipts/:number',
  auth: 'session',
  async handle({ caller, params: { number = '' }, response }, services) {
    const reader = caller.isStaff ? null : caller.userId
    const receipt = NUMBER.test(number) ? await readReceipt(services, Number(number), reader) : undefined
    if (!receipt) throw new AppError('NOT_FOUND', { message: 'There is no such receipt.' })
    response
      .type('application/pdf')
      .set('Content-Disposition', contentDisposition(`receipt-${receipt.number}.pdf`))
      .send(await writeReceipt(receipt))
  },
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
  return {
    number,
    issuedAt: row.issued_at,
    seller: { name: row.seller_name, address: row.seller_address, taxId: row.seller_tax_id },
    buyer: { name: row.buyer_name, email: row.buyer_email, company: row.buyer_company },
    title: row.title,
    amountCents: row.amount_cents,
    returnedCents: Math.min(row.amount_cents, row.refunded_cents + row.charged_back_cents),
    isTrial: row.is_trial,
  }
}
