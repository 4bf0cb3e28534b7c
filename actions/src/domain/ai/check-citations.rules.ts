/** What could still become a citation: an open bracket and digits at the end of what has arrived. */
const UNFINISHED = /\s?\[\d{0,3}$/
const CITATION = /\s?\[(\d{1,3})\]/g

export interface CheckedText {
  /** What can be shown now. */
  take(piece: string): string
  /** What was held back, once nothing more comes. */
  rest(): string
  /** The passages that were cited, in ascending order. */
  cited(): number[]
}

/**
 * Passes a model's text on, without citations of passages that it wasn't given: a number that opens nothing would lend a
 * claim weight that it doesn't have.
 */
export function checkCitations(passages: number): CheckedText {
  const cited = new Set<number>()
  let held = ''
  const clean = (text: string) =>
    text.replace(CITATION, (whole, digits: string) => {
      const number = Number(digits)
      if (number < 1 || number > passages) return ''
      cited.add(number)
      return whole
    })
  return {
    take(piece) {
      const text = held + piece
      const [unfinished = ''] = UNFINISHED.exec(text) ?? []
      held = unfinished
      return clean(text.slice(0, text.length - unfinished.length))
    },
    rest() {
      const text = clean(held)
      held = ''
      return text
    },
    cited: () => [...cited].sort((one, other) => one - other),
  }
}
