const KINDS = {
  opportunity_create: 'From the post',
  nda_create: 'NDA',
  opportunity_apply: 'Proposal',
  nda_apply: 'Signed NDA',
} as const

export interface DealDocument {
  name: string
  kind: string
  uploadedAt: string
}

/** The files of a record, which the database wrote as JSON. */
export function readDealDocuments(stored: unknown): DealDocument[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((paper: unknown) => {
    if (typeof paper !== 'object' || paper === null) return []
    const { name, uploadType, uploadedAt } = paper as Record<string, unknown>
    const kind = Object.entries(KINDS).find(([code]) => code === uploadType)?.[1]
    return typeof name === 'string' && typeof uploadedAt === 'string' && kind ? [{ name, kind, uploadedAt }] : []
  })
}

export interface DealPayment {
  details: string
  /** of the agreed amount */
  percentage: number
}

/** The payment schedule of a record, in order; empty for what is paid as a whole. */
export function readDealPayments(stored: unknown): DealPayment[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((part: unknown) => {
    if (typeof part !== 'object' || part === null) return []
    const { details, percentage } = part as Record<string, unknown>
    return typeof details === 'string' && typeof percentage === 'number' ? [{ details, percentage }] : []
  })
}
