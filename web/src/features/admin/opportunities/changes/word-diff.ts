import { diffArrays } from 'diff'

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** A word-by-word diff. Joined together, the parts give back both texts. */
export function diffWords(before: string, after: string): DiffPart[] {
  return diff(splitWords(before), splitWords(after)).map(({ kind, values }) => ({ kind, text: values.join('') }))
}

/** A diff of lists, with a part for each entry. */
export function diffItems(before: string[], after: string[]): DiffPart[] {
  return diff(before, after).flatMap(({ kind, values }) => values.map((text) => ({ kind, text })))
}

function diff(before: string[], after: string[]): { kind: DiffPart['kind']; values: string[] }[] {
  return diffArrays(before, after).map(({ removed, added, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    values: value,
  }))
}

/**
 * Words with the spaces between them; the package's own definition of a word covers Latin script only. A comma that ends
 * a word stands alone, so that the last name of a list that grows is not a change.
 */
function splitWords(text: string): string[] {
  return text.match(/(?:[^\s,;]|[,;](?!\s|$))+|[,;]|\s+/g) ?? []
}
