import { formatCredits } from '#contract/format/credits.js'
import type { NoticeSpec, NoticeWords } from '../../define-notice.js'

interface Words {
  title: string
  about: string
  body: string
  link: string
  button: string
}

const REQUESTS = { link: '/wizling/request', button: 'Open your requests' } as const
const STATEMENT = { link: '/wizling/transactions', button: 'Open your statement' } as const
const noteWords = (note: string | null) => (note ? ` Our staff wrote: ${note}` : '')

/** A notice about money that staff decide on: to the person concerned, or to staff. */
function moneyNotice<Facts>(spec: {
  kind: 'credits_by_staff' | 'credit_request' | 'ledger_proposal'
  words(facts: Facts): Words
  samples: Readonly<Record<string, Facts>>
}): NoticeSpec<Facts> {
  const isForStaff = spec.kind !== 'credits_by_staff'
  const write = (facts: Facts): NoticeWords => {
    const { title, about, body, link, button } = spec.words(facts)
    const reason = isForStaff ? 'you are a member of staff' : 'your balance changed, or you asked for Credits'
    return { kind: spec.kind, title, body, link, opportunityId: null, email: { about, body, button, reason } }
  }
  return {
    kind: spec.kind,
    write,
    previews: () => Object.fromEntries(Object.entries(spec.samples).map(([name, facts]) => [name, write(facts)])),
  }
}

/** To staff: somebody asks for credits (CRED-20). */
export const creditsRequested = moneyNotice<{ id: string; name: string; credits: number; reason: string }>({
  kind: 'credit_request',
  words: ({ id, name, credits, reason }) => ({
    title: 'Somebody asks for Credits',
    about: `${name}, ${formatCredits(credits)}`,
    body: `${name} asks for ${formatCredits(credits)}: “${reason}”`,
    link: `/admin/credit-requests?id=${id}`,
    button: 'Open the request',
  }),
  samples: {
    'Credits requested': {
      ...{ id: 'r1', name: 'Tom Ashworth', credits: 500 },
      reason: 'We are comparing three providers this month and ask a question nearly every day.',
    },
  },
})

export interface CreditAnswer {
  credits: number
  note: string | null
}

export const creditRequestApproved = moneyNotice<CreditAnswer>({
  kind: 'credits_by_staff',
  words: ({ credits, note }) => ({
    title: 'Your Credits are here',
    about: formatCredits(credits),
    body: `We added the ${formatCredits(credits)} that you asked for to your balance.${noteWords(note)}`,
    ...REQUESTS,
  }),
  samples: {
    'Credit request approved': { credits: 500, note: null },
    'Credit request approved, with a note': { credits: 500, note: 'Good luck with the comparison.' },
  },
})

export const creditRequestRejected = moneyNotice<CreditAnswer>({
  kind: 'credits_by_staff',
  words: ({ credits, note }) => ({
    title: 'We couldn’t grant your Credits',
    about: formatCredits(credits),
    body: `You asked for ${formatCredits(credits)}, and we decided not to grant them.${noteWords(note)}`,
    ...REQUESTS,
  }),
  samples: { 'Credit request rejected': { credits: 500, note: 'You have 1,200 Credits left. Ask again in May.' } },
})

export const creditsGranted = moneyNotice<{ credits: number; reason: string }>({
  kind: 'credits_by_staff',
  words: ({ credits, reason }) => ({
    title: 'You received Credits',
    about: formatCredits(credits),
    body: `Our staff added ${formatCredits(credits)} to your balance: ${reason}`,
    ...STATEMENT,
  }),
  samples: { 'Credits granted': { credits: 200, reason: 'Sorry for the outage on Monday.' } },
})

export const balanceCorrected = moneyNotice<{ changes: readonly string[]; reason: string }>({
  kind: 'credits_by_staff',
  words: ({ changes, reason }) => ({
    title: 'Your balance was corrected',
    about: changes.join(', '),
    body: `Our staff corrected your balance (${changes.join(', ')}): ${reason}`,
    ...STATEMENT,
  }),
  samples: { 'Balance corrected': { changes: ['+20 Credits'], reason: 'An answer was charged twice.' } },
})

/** To staff other than whoever proposed it. */
export const secondPersonNeeded = moneyNotice<{ proposer: string; what: string }>({
  kind: 'ledger_proposal',
  words: ({ proposer, what }) => ({
    title: 'A second person is needed',
    about: what,
    body: `${proposer} proposes this: ${what}. Another member of staff has to confirm it within a week.`,
    link: '/admin/ledger?tab=proposals',
    button: 'Open the proposals',
  }),
  samples: { 'A second person is needed': { proposer: 'Ada Thornton', what: '20,000 Credits for Tom Ashworth' } },
})

/** To staff other than whoever proposed it: a large refund of a purchase (GO-54, X-16). */
export const refundNeedsSecondPerson = moneyNotice<{ proposer: string; what: string; receiptNumber: number }>({
  kind: 'ledger_proposal',
  words: ({ proposer, what, receiptNumber }) => ({
    title: 'A refund needs a second person',
    about: what,
    body: `${proposer} proposes this: ${what}. Another member of staff has to confirm it.`,
    link: `/admin/purchases?q=${receiptNumber}`,
    button: 'Open the purchase',
  }),
  samples: {
    'A refund needs a second person': {
      proposer: 'Ada Thornton',
      what: 'a refund of $975 to Tom Ashworth for Hire Elena Marsh',
      receiptNumber: 1001,
    },
  },
})

/** To staff: a refund that was sent by itself, which the payment provider refuses. */
export const refundFailed = moneyNotice<{ what: string; failure: string; receiptNumber: number }>({
  kind: 'ledger_proposal',
  words: ({ what, failure, receiptNumber }) => ({
    title: 'A refund failed',
    about: what,
    body: `The refund of ${what} failed: ${failure} Send it again, or refund the buyer in another way and record it.`,
    link: `/admin/purchases?q=${receiptNumber}`,
    button: 'Open the purchase',
  }),
  samples: {
    'A refund failed': {
      ...{ what: '$975 for Hire Elena Marsh', receiptNumber: 1001 },
      failure: 'The payment provider doesn’t know this payment.',
    },
  },
})

/** To whoever proposed something that no second person confirmed in time. */
export const proposalExpired = moneyNotice<{ what: string; link: string }>({
  kind: 'ledger_proposal',
  words: ({ what, link }) => ({
    title: 'Your proposal has expired',
    about: what,
    body: `Nobody confirmed ${what} in time, so nothing was booked. Propose it again if it’s still right.`,
    link,
    button: 'Open the list',
  }),
  samples: {
    'Your proposal has expired': {
      ...{ what: 'a refund of $975 for Hire Elena Marsh', link: '/admin/purchases?q=1001' },
    },
  },
})
