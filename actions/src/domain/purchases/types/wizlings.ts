import { object, string } from 'yup'
import { formatCredits } from '#contract/format/credits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { grantCredits } from '#domain/ledger/credits.js'
import { takeBackCredits } from '#domain/ledger/take-back-credits.js'
import { invalidField } from '#platform/errors.js'
import { definePurchaseType, type Reversal } from '../define-purchase-type.js'
import type { Purchase } from '../purchase.js'

const GET_CREDITS = '/wizling/get-wizlings'

/** Packs of credits (CRED-03, GK-034). They never expire. */
export const wizlings = definePurchaseType({
  type: 'wizlings',
  input: object({ priceId: string().strict().required(FIELD_MESSAGES.required).max(60) }),

  async quote(transaction, caller, { priceId }) {
    const pack = await transaction
      .selectFrom('credit_packs')
      .select(['code', 'credits', 'price_cents'])
      .where('code', '=', priceId)
      .where('is_sold', '=', true)
      .executeTakeFirst()
    if (!pack) throw invalidField('priceId', 'This pack is not sold')
    return {
      subject: `wizlings:${caller.userId}:${pack.code}`,
      title: formatCredits(pack.credits),
      amountCents: pack.price_cents,
      credits: pack.credits,
      packCode: pack.code,
    }
  },

  async fulfil(transaction, purchase) {
    await grantCredits(transaction, {
      ...{ key: keyOf(purchase), kind: 'credits_bought', reason: `You bought ${purchase.title}.` },
      ...{ actorId: purchase.buyer_id, subject: { type: 'purchase', id: purchase.id } },
      ...{ userId: purchase.buyer_id, amount: purchase.credits, source: 'bought', endsAt: null },
    })
    return 'fulfilled'
  },

  async undo(transaction, purchase, reversal, { clock }) {
    const before = creditsFor(purchase, reversal.beforeCents)
    const amount = creditsFor(purchase, reversal.afterCents) - before
    if (amount === 0) return
    await takeBackCredits(transaction, {
      ...{ key: `${keyOf(purchase)}:back:${reversal.afterCents}`, kind: 'credits_taken_back' },
      ...{ reason: `Your payment for ${purchase.title} was refunded.`, actorId: null },
      ...{ subject: { type: 'purchase', id: purchase.id } },
      ...{ userId: purchase.buyer_id, amount, granted: purchase.credits, takenBefore: before },
      ...{ grantKey: keyOf(purchase), now: clock.now() },
    })
  },

  returnPaths({ redirect_to, pack_code }) {
    const target = encodeURIComponent(redirect_to ?? '/dashboard')
    return {
      paid: `/payment/status/{CHECKOUT_SESSION_ID}?redirectUrl=${target}`,
      cancelled: `${GET_CREDITS}?is_payment_cancelled=true&pack=${pack_code}${redirect_to ? `&redirectTo=${target}` : ''}`,
    }
  },
})

const keyOf = ({ id }: Purchase) => `purchase:${id}`

/** The share of the credits that a refund of part of the price takes back. */
function creditsFor({ credits, amount_cents }: Purchase, cents: Reversal['afterCents']): number {
  return Math.floor((credits * cents) / amount_cents)
}
