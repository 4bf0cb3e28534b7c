import type { PaymentNews } from '#domain/notices/catalogue/money/payments.js'
import type { NoticeSpec } from '#domain/notices/define-notice.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import type { Purchase } from './purchase.js'

interface News {
  purchase: Purchase
  notice: NoticeSpec<PaymentNews>
  amountCents: number
  /** Tells this news from others about the same purchase. */
  about: string
}

/** Tells the buyer what became of a payment; its receipt has been numbered. */
export async function notifyBuyer(transaction: DatabaseTransaction, services: Services, news: News): Promise<void> {
  const { purchase, notice, amountCents, about } = news
  const words = notice.write({
    what: purchase.title,
    amountCents,
    receiptNumber: Number(purchase.receipt_number),
  })
  const effectKey = `payment:${purchase.id}:${about}`
  await notifyPerson(transaction, services, { userId: purchase.buyer_id, words, effectKey })
}
