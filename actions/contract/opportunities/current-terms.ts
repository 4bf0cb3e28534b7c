import type { AmountUnit } from '../format/money.js'
import type { NewHiringTerms } from '../legal/hiring-terms.js'

/** One difference in the terms, in the page's wording. */
export interface TermsChange {
  /** "Budget", "Start", "Document". */
  name: string
  /** Null if it was added, or if the text is too long to repeat. */
  before: string | null
  /** Null if it was removed, or if the text is too long to repeat. */
  after: string | null
}

/** The current terms, sent to someone who agreed to outdated ones: the `terms` of a TERMS_CHANGED error. */
export interface CurrentTerms {
  /** The version to send when trying again. */
  version: number
  /** The amount to send when trying again; null if the step involves none. */
  amountCents: number | null
  /** The unit of that amount; the two are always sent together. */
  amountUnit: AmountUnit | null
  /** The same as text, "$6,200 per month". */
  amount: string | null
  /** What changed since the version they saw. */
  changes: TermsChange[]
  /** If the terms of hiring have changed: those that apply now. */
  hiringTerms?: NewHiringTerms
}

/** "Budget: $500 – $700 per day → $600 – $800 per day", "Document removed: Brief.pdf", "Description changed". */
export function changeInWords({ name, before, after }: TermsChange): string {
  if (before === null && after === null) return `${name} changed`
  if (before === null) return `${name} added: ${after}`
  if (after === null) return `${name} removed: ${before}`
  return `${name}: ${before} → ${after}`
}
