import { mixed, number, string } from 'yup'
import { amountAtStake, isWholeCents, readCents } from '#contract/applications/amounts.js'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { AMOUNT_UNITS, type Amount, type AmountUnit, amountText, isSameAmount } from '#contract/format/money.js'
import { type NewHiringTerms, newHiringTerms } from '#contract/legal/hiring-terms.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { TermsChange } from '#contract/opportunities/current-terms.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { ApplicationFacts } from './application-facts.store.js'
import type { OpportunityFacts } from './opportunity-facts.store.js'
import { changesSinceVersion } from './terms-sheet.store.js'

/** The terms shown to someone who accepts or rejects them. */
export interface SeenTerms {
  version: number
  /** In the unit that was shown; null means no amount was shown. */
  amount: Amount | null
}

/** The maximum of the version column. */
const LARGEST_VERSION = 2_147_483_647

/** What somebody agrees to who hires or accepts a hire: the same, and the terms of hiring. */
export interface SeenDeal extends SeenTerms {
  /** The version of the terms of hiring that was shown. */
  hiringTerms: number
}

/** The version the caller read, for endpoint input. Nobody agrees to anything without naming its version. */
export const seenVersion = number().strict().integer().min(1).max(LARGEST_VERSION).required()

/** For REST paths whose payload the texts name in full. */
export const seenVersionIfAny = number().strict().integer().min(1).max(LARGEST_VERSION).nullable()

const cents = mixed<number | string>().test(
  'cents',
  'Name the amount in cents',
  (value) => value == null || !Number.isNaN(readCents(value)),
)
const dollars = number()
  .strict()
  .test('dollars', 'Name the amount in dollars and cents', (value) => value == null || isWholeCents(value))
/** An amount always comes with its unit: the post's may have changed, and the offer's after it. */
const unit = string().oneOf(AMOUNT_UNITS)
const unitOf = (field: 'seenAmountCents' | 'seenAmount') =>
  unit.nullable().when(field, ([named], it) => (named == null ? it : it.required(NAME_UNIT)))
const NAME_UNIT = 'Name what the amount on the page was for: day, week, month or total'
const NAME_IT = 'Name the amount that stood on the page, or null where there was none'

/** For actions that always involve an amount; a bigint arrives as number or text. */
export const seenOffer = { seenVersion, seenAmountCents: cents.required(), seenAmountUnit: unit.required(NAME_UNIT) }
/** For the two actions that make a deal. */
export const seenDeal = { ...seenOffer, seenTermsVersion: seenVersion }
/** For actions that may precede any amount; null must then be sent explicitly. */
export const seenApplication = {
  seenVersion,
  seenAmountCents: cents.nullable().defined(NAME_IT),
  seenAmountUnit: unitOf('seenAmountCents'),
}
/** Same for REST, whose amounts are in dollars. */
export const seenOfferRest = { seenVersion, seenAmount: dollars.required(), seenAmountUnit: unit.required(NAME_UNIT) }
export const seenDealRest = { ...seenOfferRest, seenTermsVersion: seenVersion }
export const seenApplicationRest = {
  seenVersion,
  seenAmount: dollars.nullable().defined(NAME_IT),
  seenAmountUnit: unitOf('seenAmount'),
}

/** The terms named in an action's input. */
export function seenIn(input: NamedIn & { seenAmountCents: number | string | null }): SeenTerms {
  const { seenAmountCents } = input
  return seenTerms(input, seenAmountCents === null ? null : readCents(seenAmountCents))
}

/** The terms named in a REST body. */
export function seenInBody(body: NamedIn & { seenAmount: number | null }): SeenTerms {
  const { seenAmount } = body
  return seenTerms(body, seenAmount === null ? null : Math.round(seenAmount * DOLLARS_TO_CENTS))
}

/** The same of an action that makes a deal. */
export function dealIn(input: NamedIn & { seenAmountCents: number | string; seenTermsVersion: number }): SeenDeal {
  return { ...seenIn(input), hiringTerms: input.seenTermsVersion }
}

/** The same of a REST body. */
export function dealInBody(body: NamedIn & { seenAmount: number; seenTermsVersion: number }): SeenDeal {
  return { ...seenInBody(body), hiringTerms: body.seenTermsVersion }
}

interface NamedIn {
  seenVersion: number
  seenAmountUnit?: AmountUnit | null | undefined
}

function seenTerms({ seenVersion: version, seenAmountUnit }: NamedIn, named: number | null): SeenTerms {
  return { version, amount: named === null || !seenAmountUnit ? null : { cents: named, unit: seenAmountUnit } }
}

/**
 * Requires the caller to have seen the current version of the post. The opportunity is locked already, so the
 * comparison still holds when the caller writes.
 * @throws AppError TERMS_CHANGED with the current terms
 */
export async function requireSeenVersion(
  transaction: DatabaseTransaction,
  { id, versionNo }: Pick<OpportunityFacts, 'id' | 'versionNo'>,
  version: number,
): Promise<void> {
  if (version !== versionNo) throw await postChanged(transaction, { id, versionNo }, version)
}

/**
 * Requires the signer of an NDA to have seen the current one. Any version that showed it will do; edits that
 * left the NDA alone don't matter. The opportunity is locked already, so the NDA can't be replaced before the copy is
 * written.
 * @throws AppError TERMS_CHANGED with the current terms
 */
export async function requireSeenNda(
  transaction: DatabaseTransaction,
  opportunity: Pick<OpportunityFacts, 'id' | 'versionNo'>,
  version: number,
): Promise<void> {
  const { nda_version_no: ndaVersionNo } = await transaction
    .selectFrom('opportunities')
    .where('id', '=', opportunity.id)
    .select('nda_version_no')
    .executeTakeFirstOrThrow()
  if (version >= ndaVersionNo && version <= opportunity.versionNo) return
  throw await postChanged(transaction, opportunity, version, APPLICATION_MESSAGES.ndaReplaced)
}

async function postChanged(
  transaction: DatabaseTransaction,
  { id, versionNo }: Pick<OpportunityFacts, 'id' | 'versionNo'>,
  seen: number,
  message?: string,
): Promise<AppError> {
  const changes = await changesSinceVersion(transaction, id, seen)
  return new AppError('TERMS_CHANGED', { message, terms: { version: versionNo, ...inTerms(null), changes } })
}

/**
 * Requires one side of an application to have seen the current terms: the version of the post, and the amount at stake.
 * @param hiringTerms those that apply now, if the step accepts others
 * @throws AppError TERMS_CHANGED with the current terms
 */
export async function requireSeenTerms(
  transaction: DatabaseTransaction,
  application: ApplicationFacts,
  side: 'expert' | 'poster',
  seen: SeenTerms,
  hiringTerms: NewHiringTerms | null = null,
): Promise<void> {
  const { opportunity, counterOffer } = application
  const { name, amount } = amountAtStake(side, {
    offer: application.offer,
    counter: counterOffer,
    hire: application.hire,
  })
  const isSame = isSameAmount(seen.amount, amount)
  const isSameVersion = seen.version === opportunity.versionNo
  if (isSameVersion && isSame && !hiringTerms) return
  const ofAmount: TermsChange[] = isSame ? [] : [{ name, before: say(seen.amount) ?? NONE, after: say(amount) ?? NONE }]
  const changes = [...ofAmount, ...(await changesSinceVersion(transaction, opportunity.id, seen.version))]
  throw new AppError('TERMS_CHANGED', {
    message: isSameVersion && isSame ? APPLICATION_MESSAGES.hiringTermsChanged : undefined,
    terms: { version: opportunity.versionNo, ...inTerms(amount), changes, ...(hiringTerms ? { hiringTerms } : {}) },
  })
}

/**
 * Requires the same of one side of a deal, and that it saw the terms of hiring that apply now.
 * @throws AppError TERMS_CHANGED with the current terms
 */
export function requireSeenDeal(
  transaction: DatabaseTransaction,
  application: ApplicationFacts,
  side: 'expert' | 'poster',
  seen: SeenDeal,
  now: Date,
): Promise<void> {
  return requireSeenTerms(transaction, application, side, seen, newHiringTerms(seen.hiringTerms, now))
}

/**
 * Requires somebody who posts or shows interest to have seen the terms of hiring that apply now, which they accept with
 * it. There is no amount yet.
 * @param seen null if the client showed none: the REST payloads of FRAC-02 and OBASE-09 name no version
 * @throws AppError TERMS_CHANGED with what is new
 */
export function requireSeenHiringTerms(seen: number | null, postVersion: number, now: Date): void {
  const hiringTerms = seen === null ? null : newHiringTerms(seen, now)
  if (!hiringTerms) return
  throw new AppError('TERMS_CHANGED', {
    message: APPLICATION_MESSAGES.hiringTermsChanged,
    terms: { version: postVersion, ...inTerms(null), changes: [], hiringTerms },
  })
}

const NONE = 'None'
const say = (amount: Amount | null) => (amount === null ? null : amountText(amount))
const inTerms = (amount: Amount | null) => ({
  amountCents: amount?.cents ?? null,
  amountUnit: amount?.unit ?? null,
  amount: say(amount),
})
