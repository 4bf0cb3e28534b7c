/** @jsxRuntime automatic */
import { defineMail } from '../define-mail.js'
import { Action, Greeting, ListedPage, Sentences, Why } from './mail-frame.js'
import { pageAddress, unsubscribePage } from './page-address.js'

export interface MatchDigestFacts {
  firstName: string
  /** Newest first; at least one. They say nothing about who posted, which fractional posts keep secret (X-32). */
  matches: readonly { title: string; terms: string | null; why: string | null; link: string }[]
  /** There are more than these. */
  hasMore: boolean
  unsubscribeToken: string
}

const SAMPLE = {
  title: 'Fractional CMO in Growth',
  terms: '$5,000 – $9,000 per month · 6 months',
  why: 'Your topic Pricing and your country Germany match.',
  link: '/dashboard/opportunity_detail/00000000-0000-4000-8000-000000000000',
}
const OTHER = { ...SAMPLE, title: 'Advice on pricing', terms: null, why: 'Your topic Pricing matches.' }
const SAMPLE_FACTS = { firstName: 'Elena', hasMore: false, unsubscribeToken: 'sample' }

/** An expert's new matches of the day. */
export const matchDigest = defineMail<MatchDigestFacts>({
  kind: 'match_digest',
  isSensitive: false,
  unsubscribeToken: ({ unsubscribeToken }) => unsubscribeToken,
  subject: ({ matches: [first, ...others], hasMore }) => {
    if (others.length === 0) return `${first?.title} matches your profile`
    return `${first?.title} and ${hasMore ? 'others' : `${others.length} more`} match your profile`
  },
  body: ({ firstName, matches, hasMore, unsubscribeToken }, settings) => (
    <>
      <Greeting name={firstName} />
      <Sentences>{introduction(matches.length, hasMore)}</Sentences>
      {matches.map(({ title, terms, why, link }) => (
        <ListedPage key={link} title={title} to={pageAddress(settings, link)} lines={[terms, why]} />
      ))}
      <Action to={pageAddress(settings, '/dashboard/matches')}>See all your matches</Action>
      <Why switchOffAt={unsubscribePage(settings, unsubscribeToken)}>
        You get this email, once a day at most, because new opportunities match your profile.
      </Why>
    </>
  ),
  samples: {
    'New matches': { ...SAMPLE_FACTS, matches: [SAMPLE, OTHER] },
    'One new match': { ...SAMPLE_FACTS, matches: [SAMPLE] },
  },
})

function introduction(count: number, hasMore: boolean): string {
  if (count === 1) return 'A new opportunity matches your profile.'
  if (hasMore) return `More than ${count} new opportunities match your profile. These are the latest.`
  return `${count} new opportunities match your profile.`
}
