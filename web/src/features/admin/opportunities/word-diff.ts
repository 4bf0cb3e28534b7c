import { diffArrays } from 'diff'

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** A word-by-word diff. Joined together, the parts give back both texts. */
export function diffWords(before: string, after: string): DiffPart[] {
  return diffArrays(splitWords(before), splitWords(after)).map(({ removed, added, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }))
}

/** Words with the spaces between them; the package's own definition of a word covers Latin script only. */
function splitWords(text: string): string[] {
  return text.match(/\S+|\s+/g) ?? []
}
