/** A payment of the invited person. Both times are the provider's. */
export interface InviteePayment {
  collectedAt: Date
  /** When nothing was left of it. */
  lostAt: Date | null
}

/**
 * Whether nothing was left, at some moment, of all that had been collected before it. What was collected in the same
 * second, or later, comes too late, so that the answer stays the same whatever we hear of first.
 */
export function wasAllLost(payments: readonly InviteePayment[]): boolean {
  return payments.some(({ lostAt: moment }) => {
    if (moment === null) return false
    const before = payments.filter(({ collectedAt }) => toSecond(collectedAt) < toSecond(moment))
    return before.every(({ lostAt }) => lostAt !== null && lostAt <= moment)
  })
}

const toSecond = (date: Date) => Math.floor(date.getTime() / 1000)
