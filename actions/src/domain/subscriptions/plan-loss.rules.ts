import type { Purchase } from '#domain/purchases/purchase.js'

/** A payment for a period of a plan. All times are the provider's. */
export interface PlanPayment {
  paymentId: string | null
  /** Null while we haven't heard of it. */
  purchase: Pick<Purchase, 'id' | 'title'> | null
  periodStart: Date
  paidAt: Date
  /** When nothing was left of it. */
  lostAt: Date | null
}

export type PlanLoss = PlanPayment & { lostAt: Date }

/**
 * The loss that ended a plan: of a payment after which none had been collected for a later period. The loss of an
 * earlier period's payment costs nobody their plan. What was collected in the same second as the loss, or later, comes
 * too late, so that the answer stays the same however late we ask.
 */
export function endingLoss(payments: readonly PlanPayment[]): PlanLoss | null {
  const losses = payments.filter((payment): payment is PlanLoss => payment.lostAt !== null)
  const ending = losses.filter(
    ({ periodStart, lostAt }) =>
      !payments.some((other) => other.periodStart > periodStart && other.paidAt < toSecond(lostAt)),
  )
  return ending.sort((one, other) => one.lostAt.getTime() - other.lostAt.getTime())[0] ?? null
}

/** What was collected for a plan that had ended by then, and still stands. */
export function collectedAfter(loss: PlanLoss, payments: readonly PlanPayment[]): string[] {
  const late = payments.filter(
    ({ periodStart, paidAt, lostAt }) =>
      lostAt === null && periodStart > loss.periodStart && paidAt >= toSecond(loss.lostAt),
  )
  return late.flatMap(({ paymentId }) => paymentId ?? [])
}

const toSecond = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000)
