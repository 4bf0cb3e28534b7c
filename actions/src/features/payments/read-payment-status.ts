import type { Purchase } from '#domain/purchases/purchase.js'
import type { Services } from '#platform/services.js'

export interface PaymentStatus {
  status: 'paid' | 'unpaid' | 'cancelled'
  /** It was paid, and its event is on its way. */
  isProcessing: boolean
  /** It was paid, and the payment was or will be returned. */
  isRefunded: boolean
  /** Whole cents. */
  amount: number
  wizlings: number
  purchaseType: string
  title: string
  receiptNumber: number | null
}

type Standing = Pick<PaymentStatus, 'status' | 'isProcessing' | 'isRefunded'>

/** @returns undefined if the buyer has no such checkout */
export async function readPaymentStatus(
  { database, payments }: Services,
  { buyerId, sessionId }: { buyerId: string; sessionId: string },
): Promise<PaymentStatus | undefined> {
  const purchase = await database
    .selectFrom('purchases')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  if (!purchase) return undefined
  const standing = purchase.status === 'open' ? await askProvider(payments, sessionId) : standingOf(purchase)
  return {
    ...standing,
    amount: purchase.amount_cents,
    wizlings: purchase.credits,
    purchaseType: purchase.purchase_type,
    title: purchase.title,
    receiptNumber: purchase.receipt_number,
  }
}

/** Only the signed event fulfils a purchase. Until it arrives, the provider knows more than we do. */
async function askProvider(payments: Services['payments'], sessionId: string): Promise<Standing> {
  const { status } = await payments.readCheckout(sessionId)
  if (status === 'paid') return { status: 'unpaid', isProcessing: true, isRefunded: false }
  return { status, isProcessing: false, isRefunded: false }
}

const RETURNED = ['refund_due', 'refunded', 'charged_back']

function standingOf({ status, is_paid }: Purchase): Standing {
  const isRefunded = RETURNED.includes(status)
  return { status: is_paid && !isRefunded ? 'paid' : 'cancelled', isProcessing: false, isRefunded }
}
