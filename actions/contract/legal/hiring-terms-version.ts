/** One version of the terms of hiring, whose text is in docs/legal. */
export interface HiringTermsVersion {
  version: number
  /** The day from which it applies, as in 2026-11-01; at midnight UTC. */
  appliesFrom: string
  /** One line per change since the version before. */
  changes: string[]
}

/** What a version says, with placeholders for the operator's data. */
export interface HiringTermsText {
  version: number
  /** In a few sentences what the sections say in full. */
  summary: string[]
  sections: { title: string; paragraphs: string[] }[]
}

/** A version of any legal text, with what it says. */
export type LegalVersion = HiringTermsVersion & HiringTermsText
