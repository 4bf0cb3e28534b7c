import { diffArrays } from 'diff'

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** What changed between two texts, word by word. Put together, the parts are both texts again. */
export function diffWords(before: string, after: string): DiffPart[] {
  return diffArrays(splitWords(before), splitWords(after)).map(({ removed, added, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }))
}

/** Words and the spaces between them; what the package itself calls a word is Latin. */
function splitWords(text: string): string[] {
  return text.match(/\S+|\s+/g) ?? []
}
