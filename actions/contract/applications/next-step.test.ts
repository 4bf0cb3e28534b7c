import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES, TRACKING_STATUSES } from '../opportunities/statuses.js'
import { COUNTER_OFFER_STATUSES, type CounterOfferStatus } from '../workflow/counter-offer.graph.js'
import type { AskedAnswer } from './asked-by-name.js'
import {
  type ApplicantStanding,
  type ExpertStanding,
  expertNextStep,
  type PosterStanding,
  posterNextStep,
} from './next-step.js'

const perDay = (cents: number) => ({ cents, unit: 'day' as const })
const interested: ExpertStanding = {
  thing: 'role',
  poster: { within: 'the company', atStart: 'The company' },
  status: 'published',
  standing: 'interested',
  hasShownInterest: true,
  isProposalSent: true,
  offer: perDay(80_000),
  counterOffer: null,
  hire: null,
  isNdaOwed: false,
}
const expert = (changed: Partial<ExpertStanding>) => expertNextStep({ ...interested, ...changed })
const countered = (status: CounterOfferStatus) => ({ counterOffer: { status, amount: perDay(75_000) } })

const elena: ApplicantStanding = { id: 'elena', name: 'Elena', offer: perDay(80_000), counterOffer: null, hire: null }
const nobody = {
  addressee: null,
  askedByName: [],
  hasApplicants: false,
  isAwaitingProposals: false,
  undecided: [],
  asked: [],
}
const one = { ...nobody, hasApplicants: true, undecided: [elena] }
const poster = (changed: Partial<PosterStanding>) =>
  posterNextStep({ thing: 'role', status: 'published', ...one, ...changed })

describe("the expert's next step", () => {
  it('[X-05, X-70] goes from the proposal through the counter offer to the hire, with each amount in its own unit', () => {
    expect(expert({ isProposalSent: false })).toEqual({
      words: 'Next, send your proposal and offer. The company can hire you once both are there.',
      link: { label: 'Send your proposal', place: 'proposal' },
    })
    expect(expert({})?.words).toBe(
      'The company has your proposal and your offer of $800 per day. Next, you are hired, get a counter offer or are turned down.',
    )
    expect(COUNTER_OFFER_STATUSES.map((status) => expert(countered(status))?.words)).toEqual([
      'The company made a counter offer of $750 per day. Accept or reject it.',
      'You agreed to $750 per day. Next, the company can hire you for it.',
      'You turned down the counter offer of $750 per day. The company can still hire you for $800 per day.',
    ])
    expect(expert({ standing: 'accepted', hire: perDay(75_000) })?.words).toMatch(/^You are hired for \$750 per day\./)
  })

  it('[X-05] says which of the two ended it: opting out, or declining before', () => {
    expect(expert({ standing: 'opted out' })?.words).toBe('You’ve opted out. This is final.')
    expect(expert({ standing: 'opted out', hasShownInterest: false })?.words).toBe('You’ve declined. This is final.')
  })

  it('[X-70] shows each amount in the unit it was given in', () => {
    const counterOffer = { status: 'rejected', amount: { cents: 600_000, unit: 'month' } } as const
    expect(expert({ counterOffer })?.words).toBe(
      'You turned down the counter offer of $6,000 per month. The company can still hire you for $800 per day.',
    )
    expect(poster({ undecided: [{ ...elena, counterOffer }] })?.words).toMatch(/\$6,000 per month\. .+ \$800 per day/)
  })

  it('[X-72] asks for the outstanding NDA once a counter offer has been answered', () => {
    const sign = { label: 'Sign the NDA', place: 'proposal' }
    expect(expert({ isNdaOwed: true })?.link).toEqual(sign)
    expect(expert({ isNdaOwed: true, standing: 'pending' })?.link).toEqual(sign)
    expect(expert({ isNdaOwed: true, ...countered('accepted') })?.link).toEqual(sign)
    expect(expert({ isNdaOwed: true, ...countered('pending') })?.link?.label).toBe('Answer the counter offer')
  })

  it("[X-05] links to the place with the counter offer's buttons", () => {
    expect(expert(countered('pending'))?.link).toEqual({ label: 'Answer the counter offer', place: 'counter-offer' })
    expect(expert(countered('accepted'))?.link).toBeNull()
  })

  it('[X-05] every ended application gets a message, and only ended ones are called final', () => {
    const words = TRACKING_STATUSES.filter((standing) => standing !== 'viewed' && standing !== 'pending').map(
      (standing) => [standing, expert({ standing })?.words] as const,
    )
    for (const [standing, sentence] of words) expect(sentence, standing).toMatch(/^[A-Z].+\.$/)
    const final = words.filter(([, sentence]) => sentence?.includes('final')).map(([standing]) => standing)
    expect(final).toEqual(['rejected', 'opted out'])
  })

  it('[X-05] says how it ended, without a link', () => {
    const ends = ['completed', 'rejected', 'opted out', 'no hires'] as const
    expect(ends.map((standing) => expert({ standing }))).toEqual([
      { words: 'Your work is completed.', link: null },
      { words: 'The company decided against your application. This is final.', link: null },
      { words: 'You’ve opted out. This is final.', link: null },
      { words: 'The company ended the role without a hire.', link: null },
    ])
    expect(expert({ standing: 'closed', status: 'closed' })?.words).toMatch(/^The role has ended,/)
  })

  it('leaves out an amount that is not known', () => {
    expect(expert({ offer: null })?.words).toMatch(/^The company has your proposal\. Next/)
    expect(expert({ standing: 'in progress' })).toEqual({
      words: 'You are hired. Your work is completed when the company closes the role.',
      link: { label: 'See your hire', place: 'hire' },
    })
  })

  it('[X-05] somebody who waits while another expert is at work is told so', () => {
    expect(expert({ status: 'in progress' })?.words).toContain(
      'Somebody has been hired already; you can still be hired too',
    )
    expect(expert({ status: 'published' })?.words).not.toContain('Somebody has been hired')
  })

  it('is empty for someone who only viewed the post, or who has a hire to accept', () => {
    expect([expert({ standing: null }), expert({ standing: 'viewed' }), expert({ standing: 'pending' })]).toEqual([
      null,
      null,
      null,
    ])
    expect(expert({ standing: 'closed', hasShownInterest: false })).toBeNull()
  })

  it('says so when the application closed because staff removed the post', () => {
    expect(expert({ standing: 'closed', status: 'deleted' })?.words).toContain('Our staff deleted the role')
    expect(expert({ standing: 'closed', status: 'completed' })?.words).toContain('Somebody else was hired')
  })
})

describe("the poster's next step", () => {
  it('goes from waiting to deciding to closing', () => {
    expect(poster(nobody)?.words).toMatch(/^We’ve told the experts who match/)
    expect(poster({ ...nobody, hasApplicants: true, isAwaitingProposals: true })?.words).toMatch(
      /^Experts are interest/,
    )
    expect(poster({ ...nobody, hasApplicants: true })?.words).toMatch(/^There are no applications to decide on/)
    expect(poster({ ...nobody, status: 'in progress' })).toEqual({
      words: 'The work is under way. Next, close the role once it’s done.',
      link: { label: 'Close the role', place: 'close' },
    })
    expect(poster({ ...nobody, status: 'in progress', thing: 'opportunity' })?.link?.label).toBe(
      'Close the opportunity',
    )
    const silent = OPPORTUNITY_STATUSES.filter((status) => poster({ status }) === null)
    expect(silent).toEqual(['draft', 'completed', 'closed', 'no hires', 'deleted', 'draft_deleted'])
  })

  it('[X-05, X-70] names the applicant who is waiting and their amount with its unit, and links to them', () => {
    expect(poster({})).toEqual({
      words: 'Elena offers $800 per day. Next, hire, make a counter offer or reject.',
      link: { label: 'Decide on Elena', place: 'applicant', applicantId: 'elena' },
    })
    const afterCounter = COUNTER_OFFER_STATUSES.map(
      (status) => poster({ undecided: [{ ...elena, ...countered(status) }] })?.words,
    )
    expect(afterCounter).toEqual([
      'Elena has your counter offer of $750 per day. We’ll let you know as soon as there is an answer.',
      'Elena accepted your counter offer of $750 per day. Next, hire or reject.',
      'Elena turned down your counter offer of $750 per day. Next, hire for $800 per day or reject.',
    ])
    expect(poster({ undecided: [elena, elena] })).toEqual({
      words: 'Several proposals are waiting for your decision: hire, make a counter offer or reject.',
      link: { label: 'See the proposals', place: 'proposals' },
    })
    expect(poster({ undecided: [{ ...elena, offer: null }] })?.words).toMatch(/^Elena sent a proposal\. Next/)
    expect(poster({ undecided: [{ ...elena, ...countered('pending') }] })?.link).toEqual({
      label: 'See the counter offer',
      place: 'applicant',
      applicantId: 'elena',
    })
  })

  it("[X-05] after a hire offer it is the expert's turn, no longer the poster's", () => {
    const asked = { ...elena, hire: perDay(75_000) }
    expect(poster({ undecided: [], asked: [asked] })).toEqual({
      words: 'You offered Elena the hire for $750 per day. We’ll let you know as soon as there is an answer.',
      link: { label: 'See the hire offer', place: 'applicant', applicantId: 'elena' },
    })
    expect(poster({ undecided: [], asked: [asked, asked] })).toEqual({
      words: 'You’ve offered several experts the hire. We’ll let you know as soon as one answers.',
      link: { label: 'See the hire offers', place: 'proposals' },
    })
    // another applicant is still waiting
    expect(poster({ asked: [asked] })?.words).toMatch(/^Elena offers/)
  })
})

describe('the next step while somebody is at work', () => {
  const atWork = (changed: Partial<PosterStanding>) => poster({ status: 'in progress', ...nobody, ...changed })

  it('[X-05, GO-18] names the proposals that still wait, and the hire that was offered', () => {
    expect(atWork({ undecided: [elena] })).toEqual({
      words: 'The work is under way. Elena offers $800 per day. Next, hire, make a counter offer or reject.',
      link: { label: 'Decide on Elena', place: 'applicant', applicantId: 'elena' },
    })
    expect(atWork({ undecided: [elena, elena] })?.words).toMatch(
      /^The work is under way\. Several proposals are waiting/,
    )
    expect(atWork({ asked: [elena] })?.words).toMatch(/^The work is under way\. You offered Elena the hire/)
  })

  it('is to close it if nobody else waits, whoever has no proposal yet', () => {
    expect(atWork({ hasApplicants: true, isAwaitingProposals: true })?.link?.place).toBe('close')
  })
})

describe('the next step of whoever asked several experts by name', () => {
  const asks = (answers: Record<string, AskedAnswer>, changed: Partial<PosterStanding> = {}) =>
    poster({
      ...nobody,
      askedByName: Object.entries(answers).map(([name, answer]) => ({ name, answer })),
      ...changed,
    })?.words

  it('[X-05, GO-28] says who was asked, who has yet to answer and who declined', () => {
    const others = 'We’ve also told the other experts who match, and let you know as soon as there is an answer.'
    expect(asks({ Elena: 'none', Kenji: 'none', Marcus: 'none' })).toBe(
      `We’ve asked Elena, Kenji and Marcus. ${others}`,
    )
    expect(asks({ Elena: 'declined', Kenji: 'none' })).toBe(`Kenji has yet to answer. Elena has declined. ${others}`)
    expect(asks({ Elena: 'declined', Kenji: 'declined' })).toBe(`Elena and Kenji have declined. ${others}`)
  })

  it('[X-05] waits for those who have yet to answer once others have applied and are answered', () => {
    expect(asks({ Elena: 'applied', Kenji: 'none' }, { hasApplicants: true })).toBe(
      'There are no applications to decide on. Kenji has yet to answer. We’ll let you know as soon as another expert shows interest.',
    )
    expect(asks({ Elena: 'applied' }, { hasApplicants: true })).toBe(
      'There are no applications to decide on. We’ll let you know as soon as another expert shows interest.',
    )
  })

  it('[X-05] says both who waits for the poster and who has yet to answer', () => {
    const answers = { Ada: 'applied', Kenji: 'none', Marcus: 'none', Tom: 'declined' } as const
    const silent = 'Kenji and Marcus have yet to answer.'
    const interested = { hasApplicants: true, isAwaitingProposals: true }
    expect(asks(answers, { ...interested, undecided: [elena] })).toMatch(
      new RegExp(`^Elena offers .*, make a counter offer or reject\\. ${silent}$`),
    )
    expect(asks(answers, { ...interested, undecided: [elena, elena] })).toMatch(
      new RegExp(`^Several proposals are waiting .* reject\\. ${silent}$`),
    )
    expect(asks(answers, { ...interested, asked: [elena] })).toMatch(new RegExp(`^You offered .* ${silent}$`))
    expect(asks(answers, interested)).toMatch(new RegExp(`^Experts are interested\\. .* ${silent}$`))
    expect(asks({ Ada: 'applied', Tom: 'declined' }, { ...interested, undecided: [elena] })).toMatch(/or reject\.$/)
    // once somebody is at work, whom one asked for it is past
    expect(asks(answers, { status: 'in progress', hasApplicants: true })).not.toMatch(/yet to answer/)
  })

  it('names three of many, as the page lists them all', () => {
    const many = Object.fromEntries(['Ada', 'Ben', 'Cem', 'Dan', 'Eva'].map((name) => [name, 'none' as const]))
    expect(asks(many)).toMatch(/^We’ve asked Ada, Ben, Cem and 2 others\./)
  })
})

describe('the next step of whoever asked one expert', () => {
  const asks = (changed: Partial<PosterStanding>, hasDeclined = false) =>
    poster({ ...nobody, addressee: { name: 'Elena', hasDeclined }, ...changed })

  it('[X-05, GO-28] waits for that expert, and for nobody once they have declined or left', () => {
    expect(asks({})).toEqual({
      words: 'We’ve asked Elena. We’ll let you know as soon as there is an answer.',
      link: null,
    })
    const close = { label: 'Close the role', place: 'close' }
    expect(asks({}, true)).toEqual({
      words: 'Elena has declined. Nobody else can apply, so you can close this and ask somebody else.',
      link: close,
    })
    expect(asks({ hasApplicants: true })).toEqual({
      words: 'Elena isn’t applying any more. Nobody else can apply, so you can close this and ask somebody else.',
      link: close,
    })
    expect(asks({ hasApplicants: true, isAwaitingProposals: true })?.words).toMatch(/^Elena is interested\./)
    expect(asks({ undecided: [elena], hasApplicants: true })?.words).toMatch(/^Elena offers/)
  })
})
