import { changeInWords, type TermsChange } from '#contract/opportunities/current-terms.js'
import type { CounterOfferStatus } from '#contract/workflow/counter-offer.graph.js'

/** As many changes as a notice says one by one. */
const SAID_MAX = 5

/** The changes of an edit as the timeline keeps them, one a line; null when nothing reads differently. */
export function editInWords(changes: readonly TermsChange[]): string | null {
  return changes.map(changeInWords).join('\n') || null
}

/** How far an applicant has come whom an edit finds. */
export type EditedAt = 'interest' | 'offer' | 'counterOffer' | 'acceptedCounterOffer' | 'hire'

/** What the edit means for them: only what they can still do is named. */
const NEXT: Readonly<Record<EditedAt, string>> = {
  interest: 'Your interest stands. Read the changes before you send your offer.',
  offer: 'Your application stays as it is. Read the changes, then keep or change your offer.',
  counterOffer: 'The company made you a counter offer: read the changes before you answer it.',
  acceptedCounterOffer:
    'You accepted the counter offer, so its amount stays. Read the changes; if the role no longer fits, you can opt out.',
  hire: 'You have a hire offer for it: read the changes before you accept.',
}

const SIGN_NDA = 'The company asks for a signed copy of its NDA as it stands now: read it, sign it and upload it.'

/**
 * What an applicant is told of an edit (X-71); the company is not named (X-32).
 * @param words of `editInWords`
 */
export function editNotice(post: { title: string; words: string; isNdaOwed?: boolean; at: EditedAt }): {
  title: string
  body: string
} {
  const lines = post.words.split('\n')
  const said = lines.slice(0, SAID_MAX)
  const rest = lines.length - said.length
  const more = rest > 0 ? ` And ${rest} more ${rest === 1 ? 'change' : 'changes'}.` : ''
  return {
    title: 'A role you applied for has changed',
    body: `The company edited “${post.title}”. ${said.map((line) => `${line}.`).join(' ')}${more} ${NEXT[post.at]}${post.isNdaOwed ? ` ${SIGN_NDA}` : ''}`,
  }
}

/** @param applicant as stored, with the status of their counter offer where there is one */
export function editedAt(applicant: {
  standing: string
  isProposalSent: boolean
  counterOffer: CounterOfferStatus | null
}): EditedAt {
  if (applicant.standing === 'pending') return 'hire'
  if (applicant.counterOffer === 'accepted') return 'acceptedCounterOffer'
  if (applicant.counterOffer === 'pending') return 'counterOffer'
  return applicant.isProposalSent ? 'offer' : 'interest'
}
