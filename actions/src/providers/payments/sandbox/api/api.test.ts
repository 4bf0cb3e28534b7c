import { spawn } from 'node:child_process'
import { once } from 'node:events'
import Stripe from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '#platform/logging/logger.js'
import { freePort } from '#scripts/lib/ports.mjs'
import { startTestActions } from '#tests/actions.js'
import { atEnd } from '#tests/at-end.js'
import { actionsEnvironment, REPOSITORY, sandboxSecret } from '#tests/environment.js'
import { newKey, openTestSandbox, type TestSandbox } from '../sandbox.testkit.js'
import { sandboxAccount } from '../sandbox-account.js'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})

const accountAt = (url: string) =>
  sandboxAccount({ secret: sandboxSecret() }, { HOST: '127.0.0.1', ACTIONS_PORT: Number(new URL(url).port) })
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.actions.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accountAt(sandbox.actions.url).secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body,
  })
const PRICE = 'line_items[0][price_data]'
const errorOf = async (answer: Response) => ((await answer.json()) as { error: Record<string, string> }).error

describe('the API of the sandbox', () => {
  it('is for whoever has its key, and only on the inner side', async () => {
    for (const authorization of ['', 'Bearer sk_test_guess', 'Bearer '])
      expect((await post('/v1/customers', 'name=x', { authorization })).status).toBe(401)
    expect((await post('/v1/customers', 'name=x', { 'x-forwarded-for': '10.0.0.1' })).status).toBe(404)
    expect((await post('/v1/customers', 'name=x')).status).toBe(200)
  })

  it('[X-54] is not there, nor its page, unless the sandbox is on', async () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const other = await startTestActions(sandbox.database, {
      engine: false,
      env: stripe,
      fakes: { log: createLogger('silent') },
    })
    const { sessionId } = await sandbox.checkout()
    const headers = { authorization: `Bearer ${accountAt(other.url).secretKey}` }
    expect((await fetch(`${other.url}/v1/customers`, { method: 'POST', headers })).status).toBe(404)
    expect((await other.get(`/api/payment/sandbox/checkout/${sessionId}`)).status).toBe(404)
    await other.stop()
  })

  it('gives the first reply again for the same key and content', async () => {
    const headers = { 'idempotency-key': newKey() }
    const [first, again] = [
      await post('/v1/customers', 'name=x', headers),
      await post('/v1/customers', 'name=x', headers),
    ]
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await again.json()).toEqual(await first.json())
    const other = await post('/v1/customers', 'name=y', headers)
    expect([other.status, (await errorOf(other)).type]).toEqual([400, 'idempotency_error'])
  })

  it('takes one of several requests with the same key at once, and refuses or repeats the others', async () => {
    const headers = { 'idempotency-key': newKey() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('/v1/customers', 'name=x', headers)))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const ids = await Promise.all(
      answers.filter(({ ok }) => ok).map(async (answer) => (await answer.json()) as { id: string }),
    )
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
  })

  it.each([
    [{ customer: null }, 'customer', 'parameter_missing'],
    [{ customer: 'cus_of-somebody' }, 'id', 'resource_missing'],
    [{ mode: 'sale' }, 'mode', 'parameter_invalid'],
    [{ mode: 'setup' }, 'line_items', 'parameter_invalid'],
    [{ mode: 'subscription' }, `${PRICE}[recurring]`, 'parameter_invalid'],
    [{ success_url: 'javascript:alert(1)' }, 'success_url', 'parameter_invalid'],
    [{ surprise: '1' }, 'surprise', 'parameter_unknown'],
    [{ [`${PRICE}[surprise]`]: '1' }, PRICE, 'parameter_unknown'],
    [{ [`${PRICE}[currency]`]: 'eur' }, `${PRICE}[currency]`, 'parameter_invalid'],
    [{ [`${PRICE}[unit_amount]`]: '49' }, `${PRICE}[unit_amount]`, 'amount_too_small'],
    [{ [`${PRICE}[unit_amount]`]: '10.5' }, `${PRICE}[unit_amount]`, 'parameter_invalid'],
    [{ [`${PRICE}[unit_amount]`]: '-1000' }, `${PRICE}[unit_amount]`, 'parameter_invalid'],
    [{ [`${PRICE}[product]`]: 'prod_1' }, PRICE, 'parameter_invalid'],
    [{ 'line_items[0][quantity]': '2' }, 'line_items[0][quantity]', 'parameter_invalid'],
    [{ 'line_items[1][quantity]': '1' }, 'line_items', 'parameter_invalid'],
    [{ 'metadata[a][b]': '1' }, 'metadata', 'parameter_invalid'],
    [{ '__proto__[isAdmin]': 'true' }, '__proto__[isAdmin]', 'parameter_unknown'],
    [{ 'mode[a]': '2' }, 'mode[a]', 'parameter_invalid'],
  ])('refuses a checkout with %j in Stripe’s form, naming %s', async (spoilt, param, code) => {
    const good = {
      mode: 'payment',
      customer: await sandbox.customer(),
      success_url: 'http://localhost:3000/',
      cancel_url: 'http://localhost:3000/',
      [`${PRICE}[currency]`]: 'usd',
      [`${PRICE}[unit_amount]`]: '1000',
      [`${PRICE}[product_data][name]`]: '200 Wizlings',
      'line_items[0][quantity]': '1',
    }
    expect((await post('/v1/checkout/sessions', new URLSearchParams(good).toString())).status).toBe(200)
    const bad = Object.entries({ ...good, ...spoilt }).filter((entry): entry is [string, string] => entry[1] !== null)
    const answer = await post('/v1/checkout/sessions', new URLSearchParams(bad).toString())
    expect(answer.ok).toBe(false)
    expect(await errorOf(answer)).toMatchObject({ type: 'invalid_request_error', code, param })
  })

  it('expands what it is asked to, and refuses what it does not know', async () => {
    const id = await sandbox.subscribe()
    const { latest_invoice } = await sandbox.stripe.subscriptions.retrieve(id)
    const invoice = await sandbox.stripe.invoices.retrieve(String(latest_invoice))
    expect(invoice.payments).toBeUndefined()
    const expanded = await sandbox.stripe.invoices.retrieve(String(latest_invoice), { expand: ['payments'] })
    expect(expanded.payments?.data).toHaveLength(1)
    const unknown = sandbox.stripe.invoices.retrieve(String(latest_invoice), { expand: ['customer'] })
    await expect(unknown).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
  })

  it('[X-53] remembers everything when the service is killed', { timeout: 120_000 }, async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const environment = actionsEnvironment(sandbox.database, 'http://127.0.0.1:9', port)
    const start = async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'actions/src/main.ts'], {
        cwd: REPOSITORY,
        env: { PATH: process.env.PATH, ...environment },
        stdio: 'ignore',
      })
      atEnd(() => void child.kill('SIGKILL'))
      const isUp = () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isUp, { timeout: 60_000, interval: 200 }).toBe(true)
      return child
    }
    const { secretKey, address } = accountAt(url)
    const place = { host: address.hostname, port: address.port, protocol: 'http' as const }
    const stripe = new Stripe(secretKey, { ...place, maxNetworkRetries: 0 })
    const first = await start()
    const idempotencyKey = newKey()
    const customer = await stripe.customers.create({ name: 'Nora' }, { idempotencyKey })
    const { sessionId } = await sandbox.checkout({ customerId: customer.id })
    first.kill('SIGKILL')
    await once(first, 'exit')
    await sandbox.pay(sessionId)
    const second = await start()
    expect(await stripe.customers.create({ name: 'Nora' }, { idempotencyKey })).toEqual(customer)
    expect(await stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
    })
    second.kill('SIGKILL')
    await once(second, 'exit')
  })
})
