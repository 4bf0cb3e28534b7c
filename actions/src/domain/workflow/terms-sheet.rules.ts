import type { TermsChange } from '#contract/opportunities/current-terms.js'

/**
 * A post's content line by line in the page's wording, stored with each version: master entries may be renamed later,
 * but what someone read must not change.
 */
export interface TermsSheet {
  lines: { name: string; value: string }[]
  /** A hash of the description, which is too long to repeat in a notice. */
  description: string
  documents: { id: string; name: string; isNda: boolean }[]
  /** Whom the post asks for. Staff compare it; applicants aren't told who else is asked. Missing in older versions. */
  experts?: { id: string; name: string }[]
}

const NONE = 'None'

/** What changed in the later sheet, in page order. */
export function sheetChanges(before: TermsSheet, after: TermsSheet): TermsChange[] {
  const earlier = new Map(before.lines.map(({ name, value }) => [name, value]))
  const lines = after.lines
    .map(({ name, value }) => ({ name, before: earlier.get(name) || NONE, after: value || NONE }))
    .filter((line) => line.before !== line.after)
  const description =
    before.description === after.description ? [] : [{ name: 'Description', before: null, after: null }]
  return [...lines, ...description, ...documentChanges(before, after)]
}

/** A file that was added or removed, labelled by kind. */
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
