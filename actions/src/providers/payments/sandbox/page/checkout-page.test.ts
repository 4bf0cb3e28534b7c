import { beforeAll, expect, it } from 'vitest'
import { openTestSandbox, QUARTERLY, type TestSandbox } from '../sandbox.testkit.js'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})

const open = (sessionId: string) =>
  fetch(`${sandbox.actions.url}/api/payment/sandbox/checkout/${sessionId}`, { redirect: 'manual' })

it('says what is bought, for how much and how often', async () => {
  const once = await (await open((await sandbox.checkout()).sessionId)).text()
  expect(once).toMatch(/200 Wizlings.*\$10\.00.*One payment.*Pay \$10\.00/s)
  const purchase = { type: 'subscription' as const, terms: QUARTERLY }
  const quarterly = await (await open((await sandbox.checkout({ purchase })).sessionId)).text()
  expect(quarterly).toMatch(/Basic, quarterly.*\$237\.00.*Every 3 months, until you cancel.*Pay \$237\.00/s)
})

it('leads back without paying, and stays open meanwhile', async () => {
  const { sessionId } = await sandbox.checkout()
  const html = await (await open(sessionId)).text()
  expect(html).toContain('href="http://localhost:3000/subscriptions?is_payment_cancelled=true"')
  expect((await sandbox.payments.readCheckout(sessionId)).status).toBe('unpaid')
})

it('sends whoever returns to a paid checkout on to the page of success', async () => {
  const { sessionId } = await sandbox.checkout()
  await sandbox.pay(sessionId)
  const { status, headers } = await open(sessionId)
  expect([status, headers.get('location')?.includes(sessionId)]).toEqual([303, true])
})

it.each([
  [{ number: '' }, 'number', 'Enter a card number.'],
  [{ number: '5555555555554444' }, 'number', 'Only the test cards below work here.'],
  [{ expiry: '01 / 20' }, 'expiry', 'Enter a month in the future'],
  [{ expiry: '13 / 60' }, 'expiry', 'Enter a month in the future'],
  [{ cvc: '12' }, 'cvc', 'Enter three or four digits.'],
  [{ name: ' ' }, 'name', 'Enter the name on the card.'],
])('refuses a card with %j at its field, and charges nothing', async (card, field, words) => {
  const { sessionId } = await sandbox.checkout()
  const { status, html } = await sandbox.pay(sessionId, card)
  expect(status).toBe(303)
  expect(html).toMatch(new RegExp(`<input id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-error"`))
  expect(html).toContain(words)
  expect((await sandbox.payments.readCheckout(sessionId)).status).toBe('unpaid')
})

it('sends the browser on after every form, so that Back and reload send no card again', async () => {
  const { sessionId } = await sandbox.checkout()
  const page = `/api/payment/sandbox/checkout/${sessionId}`
  const declined = await sandbox.pay(sessionId, { number: '4000 0000 0000 0002', name: 'Nora Field' })
  expect([declined.status, declined.to]).toEqual([303, page])
  expect(declined.html).toContain('Your card was declined. You haven’t been charged. Try another card.')
  expect(declined.html).toContain('value="Nora Field"')
  const mistyped = await sandbox.pay(sessionId, { number: '5555 5555 5555 4444', cvc: '987' })
  expect([mistyped.status, mistyped.to]).toEqual([303, page])
  expect(mistyped.html).not.toMatch(/was declined|5555|987/)
  expect(
    await sandbox.database.query(`select 1 from private.payment_sandbox_objects where internals::text ~ '5555'`),
  ).toEqual([])
})

it('shows what was typed as text, whatever it is', async () => {
  const { sessionId } = await sandbox.checkout({
    purchase: { type: 'once', name: '<img src=x onerror=alert(1)>', amountCents: 1_000 },
  })
  const { html } = await sandbox.pay(sessionId, { name: '"><script>alert(1)</script>', cvc: '' })
  expect(html).not.toMatch(/<script|<img/)
})

it('loads nothing, runs nothing and is shown in no frame', async () => {
  const { sessionId } = await sandbox.checkout()
  const { headers } = await open(sessionId)
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:3000; base-uri 'none'; frame-ancestors 'none'$/,
  )
  expect(headers.get('cache-control')).toBe('no-store')
})

it('does not exist for an unknown session', async () => {
  expect((await open(`cs_test_${'0'.repeat(48)}`)).status).toBe(404)
  expect((await open('..%2f..%2fhooks')).status).toBe(404)
})
