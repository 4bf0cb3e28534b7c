import { mixed, number } from 'yup'
import { amountAtStake } from '../../../contract/applications/amounts.js'
import { formatAmount } from '../../../contract/format/money.js'
import { DOLLARS_TO_CENTS } from '../../../contract/limits.js'
import type { TermsChange } from '../../../contract/opportunities/current-terms.js'
import type { DatabaseTransaction } from '../../platform/database.js'
import { AppError } from '../../platform/errors.js'
import type { ApplicationFacts } from './application-facts.store.js'
import type { OpportunityFacts } from './opportunity-facts.store.js'
import { changesSinceVersion } from './terms-sheet.store.js'

/** What stood on the screen of somebody who agrees or refuses. */
export interface SeenTerms {
  version: number
  /** Null says that no amount stood there. */
  cents: number | null
}

/** The version that somebody read, for the input of doors: nobody agrees to anything without naming it. */
export const seenVersion = number().strict().integer().min(1).required()

const isCents = (value: unknown) => Number.isSafeInteger(Number(value)) && value !== ''
const amount = mixed<number | string>().test(
  'cents',
  'Name the amount in cents',
  (value) => value == null || isCents(value),
)
const dollars = number().strict()
const NAME_IT = 'Name the amount that stood on the page, or null where there was none'

/** For actions that are about an amount in any case; a bigint arrives as number or text. */
export const seenOffer = { seenVersion, seenAmountCents: amount.required() }
/** For actions that may come before there is an amount: null says so, and is said. */
export const seenApplication = { seenVersion, seenAmountCents: amount.nullable().defined(NAME_IT) }
/** The same for REST, whose amounts are dollars. */
export const seenOfferRest = { seenVersion, seenAmount: dollars.required() }
export const seenApplicationRest = { seenVersion, seenAmount: dollars.nullable().defined(NAME_IT) }

/** What was named in an action's input. */
export function seenIn(input: { seenVersion: number; seenAmountCents: number | string | null }): SeenTerms {
  const { seenAmountCents: cents } = input
  return { version: input.seenVersion, cents: cents === null ? null : Number(cents) }
}

/** What was named in a REST body. */
export function seenInBody(body: { seenVersion: number; seenAmount: number | null }): SeenTerms {
  const { seenAmount } = body
  return { version: body.seenVersion, cents: seenAmount === null ? null : Math.round(seenAmount * DOLLARS_TO_CENTS) }
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
  if (version === versionNo) return
  const changes = await changesSinceVersion(transaction, id, version)
  throw new AppError('TERMS_CHANGED', { terms: { version: versionNo, amountCents: null, amount: null, changes } })
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
  const { name, cents } = amountAtStake(side, {
    offerCents: application.agreedValueCents,
    counter: counterOffer && { status: counterOffer.status, cents: counterOffer.amountCents },
    hireCents: application.hireCents,
  })
  if (seen.version === opportunity.versionNo && seen.cents === cents) return
  const say = (value: number | null) => (value === null ? null : formatAmount(value, application.amountUnit))
  const ofAmount: TermsChange[] =
    seen.cents === cents ? [] : [{ name, before: say(seen.cents) ?? NONE, after: say(cents) ?? NONE }]
  const changes = [...ofAmount, ...(await changesSinceVersion(transaction, opportunity.id, seen.version))]
  throw new AppError('TERMS_CHANGED', {
    terms: { version: opportunity.versionNo, amountCents: cents, amount: say(cents), changes },
  })
}

const NONE = 'None'
