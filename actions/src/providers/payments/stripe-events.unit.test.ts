import { describe, expect, it } from 'vitest'
import { signEvent } from './sandbox/delivery/sign-event.js'
import { createStripePayments } from './stripe-payments.js'

const SECRET = 'whsec_of-this-test'
const NOW = new Date('2030-05-01T12:00:00Z')
const SECONDS = NOW.getTime() / 1000
const payments = createStripePayments({ secretKey: 'sk_test_1', webhookSecret: SECRET }, { now: () => NOW })
const body = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  created: SECONDS,
  type: 'charge.refunded',
  data: { object: { id: 'ch_1', payment_intent: 'pi_1', amount: 1_000, amount_refunded: 250 } },
})
const read = (signature: string | undefined, sent = body) => payments.readEvent(Buffer.from(sent), signature)
const refusal = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

describe('a webhook', () => {
  it('is read when its signature is good', () => {
    expect(read(signEvent(body, SECRET, SECONDS))).toEqual({
      eventId: 'evt_1',
      happenedAt: NOW,
      type: 'charge-refunded',
      paymentId: 'pi_1',
      amountCents: 1_000,
      refundedCents: 250,
    })
  })

  it('is accepted up to 300 seconds after it was signed, and not later', () => {
    expect(read(signEvent(body, SECRET, SECONDS - 300))).toMatchObject({ eventId: 'evt_1' })
    expect(refusal(() => read(signEvent(body, SECRET, SECONDS - 301)))).toMatchObject({ code: 'SIGNATURE_INVALID' })
  })

  it.each([
    ['without a signature', undefined],
    ['with an empty signature', ''],
    ['signed with another secret', signEvent(body, 'whsec_of-somebody-else', SECONDS)],
    ['with the signature of another body', signEvent(body.replace('250', '999'), SECRET, SECONDS)],
    ['with the signature of another time', signEvent(body, SECRET, SECONDS - 9).replace(/t=\d+/, `t=${SECONDS}`)],
    ['signed under another scheme', signEvent(body, SECRET, SECONDS).replace('v1=', 'v0=')],
    ['with a time alone', `t=${SECONDS}`],
    ['with nonsense', 'x'.repeat(5_000)],
  ])('%s is refused', (_, signature) => {
    expect(refusal(() => read(signature))).toMatchObject({ code: 'SIGNATURE_INVALID', status: 400 })
  })

  it('whose body was written anew on the way is refused, although it says the same', () => {
    const signature = signEvent(body, SECRET, SECONDS)
    const anew = JSON.stringify(JSON.parse(body), null, 2)
    expect(refusal(() => read(signature, anew))).toMatchObject({ code: 'SIGNATURE_INVALID' })
  })

  const charged = (details: object | null) => {
    const charge = { id: 'ch_1', customer: 'cus_1', payment_intent: 'pi_1', payment_method_details: details }
    const sent = JSON.stringify({ ...JSON.parse(body), type: 'charge.succeeded', data: { object: charge } })
    return read(signEvent(sent, SECRET, SECONDS), sent)
  }

  it.each([
    ['a card', { type: 'card', card: { last4: '4242', fingerprint: 'fp' } }, 'fp'],
    ['an account in the US', { type: 'us_bank_account', us_bank_account: { fingerprint: 'fp' } }, 'fp'],
    ['an account in Europe', { type: 'sepa_debit', sepa_debit: { fingerprint: 'fp' } }, 'fp'],
    ['a card whose fingerprint isn’t told', { type: 'card', card: { last4: '4242', fingerprint: null } }, null],
    ['anything else', { type: 'link', link: {} }, null],
    ['nothing that is named', null, null],
  ])('[X-23] of a payment says by its fingerprint alone that %s paid', (_, details, methodFingerprint) => {
    const head = { eventId: 'evt_1', happenedAt: NOW, type: 'charge-succeeded' }
    expect(charged(details)).toEqual({ ...head, customerId: 'cus_1', methodFingerprint })
  })

  it('of a type that does not matter is named, and nothing else', () => {
    const other = body.replace('charge.refunded', 'payout.paid')
    expect(read(signEvent(other, SECRET, SECONDS), other)).toEqual({
      eventId: 'evt_1',
      happenedAt: NOW,
      type: 'other',
      name: 'payout.paid',
    })
  })
})
