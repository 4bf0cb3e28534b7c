/** What can be bought (GO-49, GK-034). */
export type PurchaseTypeCode = 'wizlings' | 'saas' | 'hire_expert'

/** What became of a purchase, as the database stores it. */
export type PurchaseStatus =
  | 'open'
  | 'cancelled'
  | 'expired'
  | 'fulfilled'
  | 'refund_due'
  | 'disputed'
  | 'refunded'
  | 'charged_back'

/** What became of a refund by staff. */
export type RefundStatus = 'proposed' | 'sending' | 'sent' | 'failed' | 'recorded' | 'dropped' | 'expired'

/** The entry for a code as it was read; undefined for one that isn't known. */
export function entryFor<Code extends string, Entry>(
  table: Readonly<Record<Code, Entry>>,
  code: string,
): Entry | undefined {
  return isCode(table, code) ? table[code] : undefined
}

function isCode<Code extends string>(table: Readonly<Record<Code, unknown>>, code: string): code is Code {
  return Object.hasOwn(table, code)
}
