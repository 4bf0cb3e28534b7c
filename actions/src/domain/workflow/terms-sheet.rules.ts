import type { TermsChange } from '#contract/opportunities/current-terms.js'

/**
 * What a post says, line by line in the words of the page, as it is kept with every version: masters may be renamed
 * later, and what somebody read stays what they read.
 */
export interface TermsSheet {
  lines: { name: string; value: string }[]
  /** A fingerprint of the description: its words are too long to repeat in a notice. */
  description: string
  documents: { id: string; name: string; isNda: boolean }[]
}

const NONE = 'None'

/** What reads differently in the later sheet, in the order of the page. */
export function sheetChanges(before: TermsSheet, after: TermsSheet): TermsChange[] {
  const earlier = new Map(before.lines.map(({ name, value }) => [name, value]))
  const lines = after.lines
    .map(({ name, value }) => ({ name, before: earlier.get(name) || NONE, after: value || NONE }))
    .filter((line) => line.before !== line.after)
  const description =
    before.description === after.description ? [] : [{ name: 'Description', before: null, after: null }]
  return [...lines, ...description, ...documentChanges(before, after)]
}

/** A file that came or went, under the name of its kind. */
export function documentChange(isNda: boolean, files: Pick<TermsChange, 'before' | 'after'>): TermsChange {
  return { name: isNda ? 'NDA' : 'Document', ...files }
}

function documentChanges(before: TermsSheet, after: TermsSheet): TermsChange[] {
  const isIn = (sheet: TermsSheet, id: string) => sheet.documents.some((document) => document.id === id)
  return [
    ...before.documents
      .filter(({ id }) => !isIn(after, id))
      .map(({ name, isNda }) => documentChange(isNda, { before: name, after: null })),
    ...after.documents
      .filter(({ id }) => !isIn(before, id))
      .map(({ name, isNda }) => documentChange(isNda, { before: null, after: name })),
  ]
}
