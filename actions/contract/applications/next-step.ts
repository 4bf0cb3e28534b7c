import { endSentence } from '../format/end-sentence.js'
import { type Amount, amountText } from '../format/money.js'
import type { PosterWords } from '../opportunities/poster-words.js'
import type { OpportunityStatus } from '../opportunities/statuses.js'
import type { PostType } from '../opportunities/types/post-type.js'
import type { CounterOfferStatus } from '../workflow/counter-offer.graph.js'
import type { Standing } from '../workflow/tracking.graph.js'
import { type AskedExpert, askedWords, silentWords } from './asked-by-name.js'

/** The part of the page where the step is taken. */
export type NextPlace = 'proposal' | 'counter-offer' | 'hire' | 'applicant' | 'proposals' | 'close'

/** The next step as a sentence with a link to where it happens; null when there is nothing to do. */
export interface NextStep {
  words: string
  link: { label: string; place: NextPlace; applicantId?: string } | null
}

/** Each amount keeps the unit it was given in, even if the opportunity's unit has changed since (X-70). */
export interface ExpertStanding {
  /** the noun for such a post */
  thing: PostType['thing']
  /** what whoever posted it is called */
  poster: PosterWords
  status: OpportunityStatus
  standing: Standing
  hasShownInterest: boolean
  isProposalSent: boolean
  offer: Amount | null
  counterOffer: { status: CounterOfferStatus; amount: Amount } | null
  hire: Amount | null
  /** A signed NDA is required, possibly because another one replaced it (X-72). */
  isNdaOwed: boolean
}

/** An applicant awaiting the poster's decision, or who has been offered the hire. */
export interface ApplicantStanding {
  id: string
  name: string
  offer: Amount | null
  counterOffer: { status: CounterOfferStatus; amount: Amount } | null
  hire: Amount | null
}

export interface PosterStanding {
  /** the noun for such a post */
  thing: PostType['thing']
  status: OpportunityStatus
  /** The one expert whom the post is for; null if others can apply too. */
  addressee: { name: string; hasDeclined: boolean } | null
  /** The experts asked by name, while others can apply too. */
  askedByName: readonly AskedExpert[]
  hasApplicants: boolean
  /** someone is interested but has not sent a proposal yet */
  isAwaitingProposals: boolean
  /** applicants with an undecided proposal; telling one from several is enough */
  undecided: readonly ApplicantStanding[]
  /** applicants who have not answered a hire offer */
  asked: readonly ApplicantStanding[]
}

const only = (words: string): NextStep => ({ words, link: null })

/** Where an expert's application stands and what comes next; null where the page itself prompts for it (X-05). */
export function expertNextStep(facts: ExpertStanding): NextStep | null {
  switch (facts.standing) {
    case 'interested':
      return nextOfInterested(facts)
    case 'accepted':
    case 'in progress':
      return {
        words: `You are hired${forAmount(facts.hire)}. Your work is completed when ${facts.poster.within} closes the ${facts.thing}.`,
        link: { label: 'See your hire', place: 'hire' },
      }
    case 'completed':
      return only('Your work is completed.')
    case 'rejected':
      return only(`${facts.poster.atStart} decided against your application. This is final.`)
    case 'opted out':
      return only(facts.hasShownInterest ? 'You’ve opted out. This is final.' : 'You’ve declined. This is final.')
    case 'no hires':
      return only(`${facts.poster.atStart} ended the ${facts.thing} without a hire.`)
    case 'closed':
      return facts.hasShownInterest ? only(endOf(facts)) : null
    case 'pending':
      return facts.isNdaOwed ? signNda(facts) : null
    case 'viewed':
    case null:
      return null
  }
}

function signNda({ poster }: ExpertStanding): NextStep {
  return {
    words: `${poster.atStart} asks you to sign an NDA first.`,
    link: { label: 'Sign the NDA', place: 'proposal' },
  }
}

function nextOfInterested(facts: ExpertStanding): NextStep {
  const { poster, status, isProposalSent, offer, counterOffer, isNdaOwed } = facts
  if (isNdaOwed && counterOffer?.status !== 'pending') return signNda(facts)
  if (counterOffer) {
    const counter = amountText(counterOffer.amount)
    switch (counterOffer.status) {
      case 'pending':
        return {
          words: `${poster.atStart} made a counter offer of ${counter}. Accept or reject it.`,
          link: { label: 'Answer the counter offer', place: 'counter-offer' },
        }
      case 'accepted':
        return only(`You agreed to ${counter}. Next, ${poster.within} can hire you for it.`)
      case 'rejected':
        return only(
          `You turned down the counter offer of ${counter}. ${poster.atStart} can still hire you${forAmount(offer)}.`,
        )
    }
  }
  if (!isProposalSent)
    return {
      words: `Next, send your proposal and offer. ${poster.atStart} can hire you once both are there.`,
      link: { label: 'Send your proposal', place: 'proposal' },
    }
  return {
    words: `${poster.atStart} has your proposal${withOffer(offer)}. ${nextOfPoster(status)}`,
    link: { label: 'See your proposal', place: 'proposal' },
  }
}

/** Whoever waits while somebody else is at work is told so, rather than left to guess (X-05). */
function nextOfPoster(status: OpportunityStatus): string {
  return status === 'in progress'
    ? 'Somebody has been hired already; you can still be hired too, get a counter offer or be turned down.'
    : 'Next, you are hired, get a counter offer or are turned down.'
}

function endOf({ status, thing }: ExpertStanding): string {
  if (status === 'deleted') return `Our staff deleted the ${thing}, so your application has ended.`
  if (status === 'completed') return 'Somebody else was hired, so your application has ended.'
  return `The ${thing} has ended, so your application has too.`
}

/**
 * What the poster can expect or has to do next, and who of those asked by name they still wait for; null once the post
 * has ended or while it is with staff (X-05).
 */
export function posterNextStep(facts: PosterStanding): NextStep | null {
  const { status, thing, addressee, askedByName, hasApplicants, isAwaitingProposals } = facts
  const open = nextOfOpen(facts)
  if (status === 'in progress')
    return open
      ? { ...open, words: `The work is under way. ${open.words}` }
      : { words: `The work is under way. Next, close the ${thing} once it’s done.`, link: closeLink(thing) }
  if (status !== 'published') return null
  const silent = silentWords(askedByName)
  const alsoSilent = silent ? ` ${silent}` : ''
  if (open) return { ...open, words: `${open.words}${alsoSilent}` }
  if (isAwaitingProposals)
    return only(
      addressee
        ? `${addressee.name} is interested. You can hire as soon as you have a proposal and an offer.`
        : `Experts are interested. You can hire as soon as one has sent a proposal and an offer.${alsoSilent}`,
    )
  if (addressee) return nextOfAddressed(addressee, hasApplicants, thing)
  const asking = askedWords(askedByName)
  if (hasApplicants)
    return only(
      `There are no applications to decide on. ${asking ? `${asking} ` : ''}We’ll let you know as soon as another expert shows interest.`,
    )
  if (asking)
    return only(
      `${asking} We’ve also told the other experts who match, and let you know as soon as there is an answer.`,
    )
  return only('We’ve told the experts who match. We’ll let you know as soon as one shows interest.')
}

/** Proposals to decide on, and offered hires, also while somebody else is at work (GO-18); null if there are none. */
function nextOfOpen({ undecided, asked }: PosterStanding): NextStep | null {
  const [first] = undecided
  if (first) return undecided.length === 1 ? decideOn(first) : DECIDE_ON_SEVERAL
  return asked.length > 0 ? waitFor(asked) : null
}

const closeLink = (thing: PostType['thing']) => ({ label: `Close the ${thing}`, place: 'close' }) as const

/** A post for one expert waits for that expert only, and for nobody once they aren't applying any more. */
function nextOfAddressed(
  { name, hasDeclined }: { name: string; hasDeclined: boolean },
  hasApplied: boolean,
  thing: PostType['thing'],
): NextStep {
  if (!hasDeclined && !hasApplied)
    return only(`${endSentence(`We’ve asked ${name}`)} We’ll let you know as soon as there is an answer.`)
  return {
    words: `${hasDeclined ? `${name} has declined.` : `${name} isn’t applying any more.`} Nobody else can apply, so you can close this and ask somebody else.`,
    link: closeLink(thing),
  }
}

const DECIDE_ON_SEVERAL: NextStep = {
  words: 'Several proposals are waiting for your decision: hire, make a counter offer or reject.',
  link: { label: 'See the proposals', place: 'proposals' },
}

function decideOn({ id, name, offer, counterOffer }: ApplicantStanding): NextStep {
  const link = { label: `Decide on ${name}`, place: 'applicant', applicantId: id } as const
  if (!counterOffer) {
    const did = offer === null ? 'sent a proposal' : `offers ${amountText(offer)}`
    return { words: `${name} ${did}. Next, hire, make a counter offer or reject.`, link }
  }
  const counter = amountText(counterOffer.amount)
  switch (counterOffer.status) {
    case 'pending':
      return {
        words: `${name} has your counter offer of ${counter}. We’ll let you know as soon as there is an answer.`,
        link: { ...link, label: 'See the counter offer' },
      }
    case 'accepted':
      return { words: `${name} accepted your counter offer of ${counter}. Next, hire or reject.`, link }
    case 'rejected':
      return {
        words: `${name} turned down your counter offer of ${counter}. Next, hire${forAmount(offer)} or reject.`,
        link,
      }
  }
}

function waitFor(asked: readonly ApplicantStanding[]): NextStep {
  const [first] = asked
  if (!first || asked.length > 1)
    return {
      words: 'You’ve offered several experts the hire. We’ll let you know as soon as one answers.',
      link: { label: 'See the hire offers', place: 'proposals' },
    }
  return {
    words: `You offered ${first.name} the hire${forAmount(first.hire)}. We’ll let you know as soon as there is an answer.`,
    link: { label: 'See the hire offer', place: 'applicant', applicantId: first.id },
  }
}

function forAmount(amount: Amount | null): string {
  return amount === null ? '' : ` for ${amountText(amount)}`
}

function withOffer(amount: Amount | null): string {
  return amount === null ? '' : ` and your offer of ${amountText(amount)}`
}
