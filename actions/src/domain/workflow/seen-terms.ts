import { mixed, number, string } from 'yup'
import { amountAtStake, isWholeCents, readCents } from '#contract/applications/amounts.js'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { AMOUNT_UNITS, type Amount, type AmountUnit, amountText, isSameAmount } from '#contract/format/money.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { TermsChange } from '#contract/opportunities/current-terms.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { ApplicationFacts } from './application-facts.store.js'
import type { OpportunityFacts } from './opportunity-facts.store.js'
import { changesSinceVersion } from './terms-sheet.store.js'

/** What stood on the screen of somebody who agrees or refuses. */
export interface SeenTerms {
  version: number
  /** With the unit it stood there in; null says that no amount stood there. */
  amount: Amount | null
}

/** What a version's column can hold. */
const LARGEST_VERSION = 2_147_483_647

/** The version that somebody read, for the input of doors: nobody agrees to anything without naming it. */
export const seenVersion = number().strict().integer().min(1).max(LARGEST_VERSION).required()

const cents = mixed<number | string>().test(
  'cents',
  'Name the amount in cents',
  (value) => value == null || !Number.isNaN(readCents(value)),
)
const dollars = number()
  .strict()
  .test('dollars', 'Name the amount in dollars and cents', (value) => value == null || isWholeCents(value))
/** An amount is named with what it is for: a post may have changed its unit, and the offer after it. */
const unit = string().oneOf(AMOUNT_UNITS)
const unitOf = (field: 'seenAmountCents' | 'seenAmount') =>
  unit.nullable().when(field, ([named], it) => (named == null ? it : it.required(NAME_UNIT)))
const NAME_UNIT = 'Name what the amount on the page was for: day, week, month or total'
const NAME_IT = 'Name the amount that stood on the page, or null where there was none'

/** For actions that are about an amount in any case; a bigint arrives as number or text. */
export const seenOffer = { seenVersion, seenAmountCents: cents.required(), seenAmountUnit: unit.required(NAME_UNIT) }
/** For actions that may come before there is an amount: null says so, and is said. */
export const seenApplication = {
  seenVersion,
  seenAmountCents: cents.nullable().defined(NAME_IT),
  seenAmountUnit: unitOf('seenAmountCents'),
}
/** The same for REST, whose amounts are dollars. */
export const seenOfferRest = { seenVersion, seenAmount: dollars.required(), seenAmountUnit: unit.required(NAME_UNIT) }
export const seenApplicationRest = {
  seenVersion,
  seenAmount: dollars.nullable().defined(NAME_IT),
  seenAmountUnit: unitOf('seenAmount'),
}

/** What was named in an action's input. */
export function seenIn(input: NamedIn & { seenAmountCents: number | string | null }): SeenTerms {
  const { seenAmountCents } = input
  return seenTerms(input, seenAmountCents === null ? null : readCents(seenAmountCents))
}

/** What was named in a REST body. */
export function seenInBody(body: NamedIn & { seenAmount: number | null }): SeenTerms {
  const { seenAmount } = body
  return seenTerms(body, seenAmount === null ? null : Math.round(seenAmount * DOLLARS_TO_CENTS))
}

interface NamedIn {
  seenVersion: number
  seenAmountUnit?: AmountUnit | null | undefined
}

function seenTerms({ seenVersion: version, seenAmountUnit }: NamedIn, named: number | null): SeenTerms {
  return { version, amount: named === null || !seenAmountUnit ? null : { cents: named, unit: seenAmountUnit } }
}

/**
 * Holds somebody to the version of the post that they saw. The opportunity is locked already, so that what is compared
 * here is what is written after.
 * @throws AppError TERMS_CHANGED with what stands now
 */
export async function requireSeenVersion(
  transaction: DatabaseTransaction,
  { id, versionNo }: Pick<OpportunityFacts, 'id' | 'versionNo'>,
  version: number,
): Promise<void> {
  if (version !== versionNo) throw await postChanged(transaction, { id, versionNo }, version)
}

/**
 * Holds whoever signs an NDA to the one that they saw. Edits that left the NDA alone do no harm: any version that
 * showed the NDA of now will do. The opportunity is locked already, so that no other takes its place before the copy is
 * written.
 * @throws AppError TERMS_CHANGED with what stands now
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
 * Holds one side of an application to what they saw: the version of the post, and the amount that their step is about.
 * @throws AppError TERMS_CHANGED with what stands now
 */
export async function requireSeenTerms(
  transaction: DatabaseTransaction,
  application: ApplicationFacts,
  side: 'expert' | 'poster',
  seen: SeenTerms,
): Promise<void> {
  const { opportunity, counterOffer } = application
  const { name, amount } = amountAtStake(side, {
    offer: application.offer,
    counter: counterOffer,
    hire: application.hire,
  })
  const isSame = isSameAmount(seen.amount, amount)
  if (seen.version === opportunity.versionNo && isSame) return
  const ofAmount: TermsChange[] = isSame ? [] : [{ name, before: say(seen.amount) ?? NONE, after: say(amount) ?? NONE }]
  const changes = [...ofAmount, ...(await changesSinceVersion(transaction, opportunity.id, seen.version))]
  throw new AppError('TERMS_CHANGED', {
    terms: { version: opportunity.versionNo, ...inTerms(amount), changes },
  })
}

const NONE = 'None'
const say = (amount: Amount | null) => (amount === null ? null : amountText(amount))
const inTerms = (amount: Amount | null) => ({
  amountCents: amount?.cents ?? null,
  amountUnit: amount?.unit ?? null,
  amount: say(amount),
})
