import { formatCount } from '#contract/format/counts.js'
import { fullName } from '#contract/format/full-name.js'
import { amountText, amountUnit, formatBudget, formatCents, storedAmount } from '#contract/format/money.js'
import { wordsForPoster } from '#contract/opportunities/poster-words.js'
import { linkTo } from '#entities/opportunity/next-place.js'
import { postEditorPath } from '#entities/opportunity/post-paths.js'
import { paths } from '#lib/paths.js'
import type { NeedFragment } from './needs.generated'

/** One line of the list: what waits, what it is about, its amount, and where it is done. */
export interface NeedLine {
  title: string
  about: string
  amount: string
  to: string
  /** the element to focus there */
  selector: string | null
}

type Post = NonNullable<NeedFragment['opportunity']>
type Place = Pick<NeedLine, 'to' | 'selector'>

/** What an opportunity asks of somebody: its line without what all of these share. */
type PostWords = (need: NeedFragment, post: Post) => { title: string; about?: string; amount?: string } & Place

type PostNeed =
  | 'answer hire'
  | 'answer counter offer'
  | 'sign nda'
  | 'send proposal'
  | 'answer request'
  | 'decide on offer'
  | 'decide on accepted counter offer'
  | 'decide on rejected counter offer'
  | 'change post'
  | 'pay for hire'
  | 'read chat'
  | 'book call'

const POST_WORDS: Readonly<Record<PostNeed, PostWords>> = {
  'answer hire': (_need, post) => ({
    title: `${posterOf(post)} wants to hire you`,
    // the page asks for the answer above its tabs
    ...page(post, { tab: 'interests' }),
  }),
  'answer counter offer': (_need, post) => ({
    title: `${posterOf(post)} made you a counter offer`,
    ...linkTo(post.id, { place: 'counter-offer' }),
  }),
  'sign nda': (_need, post) => ({ title: 'Sign the NDA', ...linkTo(post.id, { place: 'proposal' }) }),
  'send proposal': (_need, post) => ({ title: 'Send your proposal', ...linkTo(post.id, { place: 'proposal' }) }),
  'answer request': (need, post) => ({
    title: `${posterOf(post)} asks you to apply`,
    amount: budgetOf(need),
    ...page(post),
  }),
  'decide on offer': (need, post) => ({
    title: need.amount_cents === null ? `${personOf(need)} sent a proposal` : `${personOf(need)} made an offer`,
    ...applicant(need, post),
  }),
  'decide on accepted counter offer': (need, post) => ({
    title: `${personOf(need)} accepted your counter offer`,
    ...applicant(need, post),
  }),
  'decide on rejected counter offer': (need, post) => ({
    title: `${personOf(need)} turned down your counter offer`,
    ...applicant(need, post),
  }),
  'change post': (_need, post) => ({
    title: 'Our staff asked for a change',
    about: [post.title, post.review?.review_reason && `“${post.review.review_reason}”`].filter(Boolean).join(': '),
    to: postEditorPath(post) ?? paths.opportunityDetail(post.id),
    selector: null,
  }),
  'pay for hire': (need, post) => ({
    title: `Finish the payment to hire ${personOf(need)}`,
    amount: centsOf(need),
    ...applicant(need, post),
  }),
  'read chat': (need, post) => ({
    title: `${need.person ? personOf(need) : posterOf(post)} wrote to you`,
    amount: formatCount(need.number ?? 1, 'message'),
    ...page(post, { tab: 'comments', applicant: need.person?.id ?? null }),
  }),
  'book call': (need, post) => ({ title: `Book the call with ${personOf(need)}`, ...applicant(need, post) }),
}

const begun = (to: string) => (need: NeedFragment) => ({
  title: 'Finish your payment',
  amount: centsOf(need),
  to,
})

type OtherNeed = 'pay for plan' | 'pay for credits' | 'renew plan'
type OtherWords = (need: NeedFragment) => { title: string; amount?: string; to: string }

const OTHER_WORDS: Readonly<Record<OtherNeed, OtherWords>> = {
  'pay for plan': begun(paths.subscriptions()),
  'pay for credits': begun(paths.getCredits()),
  'renew plan': () => ({ title: 'The payment for your plan failed', to: paths.subscriptions() }),
}

/** @returns null for what this version of the page doesn't know, or what can't be read any more */
export function lineOf(need: NeedFragment): NeedLine | null {
  const { kind, opportunity: post } = need
  if (isOneOf(POST_WORDS, kind))
    return post ? { about: post.title, amount: offeredIn(need), ...POST_WORDS[kind](need, post) } : null
  if (isOneOf(OTHER_WORDS, kind))
    return { about: need.title ?? '', amount: '', selector: null, ...OTHER_WORDS[kind](need) }
  return null
}

/** The server may already know kinds that this page doesn't. */
function isOneOf<Kind extends string>(words: Readonly<Record<Kind, unknown>>, kind: string | null): kind is Kind {
  return kind !== null && Object.hasOwn(words, kind)
}

/** A bigint may arrive as text. */
const centsOf = ({ amount_cents }: NeedFragment) => formatCents(Number(amount_cents ?? 0))

/** In the unit in which it was given. */
function offeredIn({ amount_cents, amount_unit }: NeedFragment): string {
  const amount = storedAmount(amount_cents, amount_unit)
  return amount ? amountText(amount) : ''
}

function budgetOf({ amount_cents, amount_to_cents, amount_unit }: NeedFragment): string {
  const [minCents, maxCents] = [amount_cents, amount_to_cents].map((cents) => (cents === null ? null : Number(cents)))
  if (!minCents && !maxCents) return ''
  return formatBudget({ minCents: minCents ?? null, maxCents: maxCents ?? null, unit: amountUnit(amount_unit) })
}

/** Somebody may have left since. */
const personOf = ({ person }: NeedFragment) => (person ? fullName(person) : 'An expert')

const posterOf = ({ poster }: Post) => wordsForPoster(poster).atStart

const page = (post: Post, query?: Record<string, string | null>): Place => ({
  to: paths.opportunityDetail(post.id, query),
  selector: null,
})

/** Among the applicants, at this one. */
const applicant = ({ person }: NeedFragment, post: Post): Place =>
  person ? linkTo(post.id, { place: 'applicant', applicantId: person.id }) : linkTo(post.id, { place: 'proposals' })
