import { changeInWords, type TermsChange } from '../../../../contract/opportunities/current-terms.js'

/** As many changes as a notice says one by one. */
const SAID_MAX = 5

/** The changes of an edit as the timeline keeps them, one a line; null when nothing reads differently. */
export function editInWords(changes: readonly TermsChange[]): string | null {
  return changes.map(changeInWords).join('\n') || null
}

/**
 * What an applicant is told of an edit (X-71); the company is not named (X-32).
 * @param words of `editInWords`
 */
export function editNotice(post: { title: string; words: string; isHireOpen: boolean }): {
  title: string
  body: string
} {
  const lines = post.words.split('\n')
  const said = lines.slice(0, SAID_MAX)
  const rest = lines.length - said.length
  const more = rest > 0 ? ` And ${rest} more ${rest === 1 ? 'change' : 'changes'}.` : ''
  const next = post.isHireOpen
    ? 'You have a hire offer for it: read the changes before you accept.'
    : 'Your application stays as it is. Read the changes, then keep or change your offer.'
  return {
    title: 'A role you applied for has changed',
    body: `The company edited “${post.title}”. ${said.map((line) => `${line}.`).join(' ')}${more} ${next}`,
  }
}
