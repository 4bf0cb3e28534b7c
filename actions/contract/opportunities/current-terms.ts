import type { AmountUnit } from '../format/money.js'

/** One thing that reads differently now, in the words of the page. */
export interface TermsChange {
  /** "Budget", "Start", "Document". */
  name: string
  /** Null where it was not there, or where the words are too long to repeat. */
  before: string | null
  /** Null where it is gone, or where the words are too long to repeat. */
  after: string | null
}

/** What stands now, told to somebody who agreed to something older: the `terms` of a TERMS_CHANGED refusal. */
export interface CurrentTerms {
  /** The number to send with the next try. */
  version: number
  /** The amount to send with the next try; null where the step is about none. */
  amountCents: number | null
  /** What that amount is for; an amount and its unit are named together. */
  amountUnit: AmountUnit | null
  /** The same in words, "$6,200 per month". */
  amount: string | null
  /** What differs from what was seen. */
  changes: TermsChange[]
}

/** "Budget: $500 – $700 per day → $600 – $800 per day", "Document removed: Brief.pdf", "Description changed". */
export function changeInWords({ name, before, after }: TermsChange): string {
  if (before === null && after === null) return `${name} changed`
  if (before === null) return `${name} added: ${after}`
  if (after === null) return `${name} removed: ${before}`
  return `${name}: ${before} → ${after}`
}
