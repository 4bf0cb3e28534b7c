import { number, object, string } from 'yup'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { LARGEST_CHARGE_CENTS, percentOf } from '#contract/applications/hire-fee.js'
import { storedAmount } from '#contract/format/money.js'
import { hiringTermsAt } from '#contract/legal/hiring-terms.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { type HirePrice, priceHire } from '#domain/hiring/hire-price.js'
import { makePaidHire, type PaidHire } from '#domain/hiring/paid-hire.js'
import { postTransfer } from '#domain/ledger/post-transfer.js'
import { liveSubscriptions } from '#domain/plans/read-plan.js'
import { saasTypeOf } from '#domain/subscriptions/plan-holder.store.js'
import { lockApplication } from '#domain/workflow/application-facts.store.js'
import { dealInBody, requireSeenDeal, seenDealRest } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError, invalidField } from '#platform/errors.js'
import { definePurchaseType, type Reversal } from '../define-purchase-type.js'
import type { Purchase } from '../purchase.js'

const id = () => string().strict().required(FIELD_MESSAGES.required).max(100)
const words = () => string().strict().nullable().max(500)

/** The payload of the custom variant, as it is spelt (OBASE-24, OBASE-26), and the terms on the page. */
const input = object({
  opportuntiyId: id(),
  hireExpertId: id(),
  customAmount: number().strict().integer().required(FIELD_MESSAGES.required),
  agreedValPercent: number().strict().required(FIELD_MESSAGES.required),
  saasType: string().strict().oneOf(['user', 'company']).required(FIELD_MESSAGES.required),
  currentSubscriptionId: words(),
  oppName: words(),
  hireExpertName: words(),
  ...seenDealRest,
})

/** The fee on a hire. Paying it makes the hire (HIRE-11 to HIRE-16, GO-47 to GO-50). */
export const hireExpert = definePurchaseType({
  type: 'hire_expert',
  input,

  async quote(transaction, caller, given, { clock }) {
    const { opportuntiyId, hireExpertId } = given
    await requireOwnAccount(transaction, caller, given, clock.now())
    const application = await lockApplication(transaction, opportuntiyId, hireExpertId, caller)
    const price = await priceHire(transaction, application, caller, clock.now())
    await requireSeenDeal(transaction, application, 'poster', dealInBody(given), clock.now())
    requireSamePrice(price, given)
    const { opportunity, expertId, expertName } = application
    return {
      subject: `hire:${opportunity.id}:${expertId}`,
      title: TITLE + expertName,
      amountCents: price.feeCents,
      opportunityId: opportunity.id,
      expertId,
      agreedValueCents: price.agreed.cents,
      agreedValueUnit: price.agreed.unit,
      feePercent: percentOf(price.hundredths),
    }
  },

  async fulfil(transaction, purchase, _facts, services) {
    const isMade = await makePaidHire(transaction, services, hireOf(purchase))
    if (!isMade) return 'refund_due'
    await bookHireFee(transaction, purchase)
    return 'fulfilled'
  },

  explainsRefund: true,

  /** The hire stands even if its fee is refunded (GO-54); only the books follow. */
  undo: (transaction, purchase, reversal) => returnHireFee(transaction, purchase, reversal),

  returnPaths(purchase) {
    const { opportunity_id: opportunityId, expert_id: expertId } = purchase
    const page = `/dashboard/opportunity_detail/${opportunityId}`
    const paid = new URLSearchParams({
      ...{ tab: 'interests', applicant: String(expertId), is_payment_success: 'true', purchaseType: 'hire_expert' },
      expertName: purchase.title.slice(TITLE.length),
    })
    const cancelled = new URLSearchParams({
      ...{ tab: 'interests', applicant: String(expertId), is_payment_cancelled: 'true' },
    })
    // its braces must reach the provider as they are
    return { paid: `${page}?${paid}&session={CHECKOUT_SESSION_ID}`, cancelled: `${page}?${cancelled}` }
  },
})

const TITLE = 'Fee for hiring '

type Account = { saasType: string; currentSubscriptionId?: string | null | undefined }

/** GO-49; and nobody names a subscription that isn't theirs. */
async function requireOwnAccount(queryable: Queryable, caller: Caller, given: Account, now: Date): Promise<void> {
  if (given.saasType !== saasTypeOf(caller)) throw invalidField('saasType', 'This isn’t the kind of your account')
  if (!given.currentSubscriptionId) return
  const live = await liveSubscriptions(queryable, caller, now).select('stripe_subscription_id').executeTakeFirst()
  if (live?.stripe_subscription_id !== given.currentSubscriptionId) throw new AppError('NOT_ALLOWED')
}

type Named = { customAmount: number; agreedValPercent: number }

/** The amount and percentage on the button must be those that apply (GO-48). */
function requireSamePrice(price: HirePrice, { customAmount, agreedValPercent }: Named): void {
  if (agreedValPercent !== percentOf(price.hundredths))
    throw invalidField('agreedValPercent', APPLICATION_MESSAGES.paymentMismatch)
  if (customAmount !== price.feeCents) throw invalidField('customAmount', APPLICATION_MESSAGES.paymentMismatch)
  if (!price.isPaymentDue) throw invalidField('customAmount', 'Nothing has to be paid for this hire')
  if (price.feeCents > LARGEST_CHARGE_CENTS)
    throw new AppError('PAYMENTS_UNAVAILABLE', { message: APPLICATION_MESSAGES.paymentTooLarge })
}

function hireOf(purchase: Purchase): PaidHire {
  return {
    purchaseId: purchase.id,
    buyerId: purchase.buyer_id,
    opportunityId: String(purchase.opportunity_id),
    expertId: String(purchase.expert_id),
    agreed: storedAmount(String(purchase.agreed_value_cents), String(purchase.agreed_value_unit)),
    feeCents: purchase.amount_cents,
    // those that applied when the payment began, which the buyer was shown
    termsVersion: hiringTermsAt(purchase.created_at).version,
  }
}

/** The platform's share, out of the dollars that were booked as a sale. */
async function bookHireFee(transaction: DatabaseTransaction, { id, title, buyer_id, amount_cents }: Purchase) {
  await postTransfer(transaction, {
    ...{ key: `hire-fee:${id}`, kind: 'hire_fee', reason: title, actorId: buyer_id },
    ...{ subject: { type: 'purchase', id }, owners: [], request: { id, amount_cents } },
    entries: async () => [
      { account: { kind: 'sales' }, amount: -amount_cents },
      { account: { kind: 'fees' }, amount: amount_cents },
    ],
  })
}

async function returnHireFee(
  transaction: DatabaseTransaction,
  { id, title }: Purchase,
  { beforeCents, afterCents }: Reversal,
) {
  const amount = afterCents - beforeCents
  await postTransfer(transaction, {
    ...{
      key: `hire-fee:${id}:back:${afterCents}`,
      kind: 'hire_fee_returned',
      reason: `Returned: ${title}`,
      actorId: null,
    },
    ...{ subject: { type: 'purchase', id }, owners: [], request: { id, amount } },
    entries: async () => [
      { account: { kind: 'fees' }, amount: -amount },
      { account: { kind: 'sales' }, amount },
    ],
  })
}
