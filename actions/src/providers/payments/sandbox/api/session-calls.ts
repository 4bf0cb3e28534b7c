import { array, type InferType, number, string } from 'yup'
import { DAY_MS } from '#platform/clock.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { CHARGE_MIN_CENTS } from '../billing/charges.js'
import { expireSession } from '../billing/sessions.js'
import { SANDBOX_TASKS } from '../delivery/sandbox-tasks.js'
import { newId } from '../state/new-id.js'
import { insertObject, lockObject, readInternals, readObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type { SandboxLineItem, SandboxProduct, SandboxSession } from '../state/sandbox-objects.js'
import { defineApiCall } from './define-api-call.js'
import { makePrice } from './make-price.js'
import { checkoutPrice, fields, listOf, metadata, text } from './parameters.js'
import { badParameter, SandboxRefusal } from './sandbox-refusal.js'

const LASTS_SECONDS = DAY_MS / 1000

const address = () =>
  text()
    .matches(/^https?:\/\/\S+$/, 'is not an address')
    .required('is missing')

const lineItem = fields({
  price_data: checkoutPrice().required('is missing'),
  quantity: number().oneOf([1], 'is not taken here').required('is missing'),
})

const sessionParameters = fields({
  mode: string()
    .oneOf(['payment', 'subscription', 'setup'] as const, 'is not taken here')
    .required('is missing'),
  customer: text().required('is missing'),
  client_reference_id: text(),
  metadata: metadata(),
  success_url: address(),
  cancel_url: address(),
  payment_method_types: listOf(string().oneOf(['card'], 'is not taken here').required()),
  line_items: array(lineItem.required())
    .transform((_, sent) => Object.values(sent ?? {}))
    .default([])
    .when('mode', ([mode], lines) =>
      mode === 'setup' ? lines.max(0, 'are not taken in setup mode') : lines.length(1, 'has to be one'),
    ),
  payment_intent_data: fields({ metadata: metadata() }),
  subscription_data: fields({ metadata: metadata() }),
})

export const createSession = defineApiCall({
  method: 'post',
  path: '/v1/checkout/sessions',
  parameters: sessionParameters,
  async handle({ parameters }, context) {
    const { transaction, now, config } = context
    await readObject(transaction, 'customer', parameters.customer)
    const line = parameters.mode === 'setup' ? null : await makeLine(context, parameters)
    const id = newId('cs_test')
    const session: SandboxSession = {
      id,
      object: 'checkout.session',
      created: now,
      expires_at: now + LASTS_SECONDS,
      livemode: false,
      currency: 'usd',
      mode: parameters.mode,
      status: 'open',
      payment_status: line ? 'unpaid' : 'no_payment_required',
      amount_total: line?.amount_total ?? null,
      customer: parameters.customer,
      client_reference_id: parameters.client_reference_id ?? null,
      metadata: parameters.metadata ?? {},
      success_url: parameters.success_url,
      cancel_url: parameters.cancel_url,
      url: `${config.PUBLIC_URL}/api/payment/sandbox/checkout/${id}`,
      payment_intent: null,
      subscription: null,
      invoice: null,
      setup_intent: null,
      line_items: {
        object: 'list',
        data: line ? [line] : [],
        has_more: false,
        url: `/v1/checkout/sessions/${id}/line_items`,
      },
    }
    const { payment_intent_data, subscription_data } = parameters
    const paymentMetadata = (parameters.mode === 'payment' ? payment_intent_data : subscription_data)?.metadata ?? {}
    await insertObject(transaction, session, { paymentMetadata })
    const runAt = new Date(session.expires_at * 1000)
    await enqueueJob(transaction, SANDBOX_TASKS.expireSession, { sessionId: id }, { runAt })
    return session
  },
})

async function makeLine(
  { transaction, now }: SandboxContext,
  { mode, line_items }: InferType<typeof sessionParameters>,
): Promise<SandboxLineItem> {
  const at = 'line_items[0][price_data]'
  const price = line_items[0]?.price_data
  if (!price) throw badParameter('line_items', 'line_items has to be one')
  const { unit_amount, recurring, product_data } = price
  if ((mode === 'subscription') !== (recurring !== undefined))
    throw badParameter(`${at}[recurring]`, `A price in ${mode} mode is given ${recurring ? 'once' : 'per interval'}.`)
  if (unit_amount < CHARGE_MIN_CENTS)
    throw badParameter(`${at}[unit_amount]`, 'Amount must be at least $0.50.', 'amount_too_small')
  if ((price.product === undefined) === (product_data === undefined))
    throw badParameter(at, 'Give either product or product_data.')
  const { id: product, name } = product_data
    ? await createProduct(transaction, product_data.name, now)
    : await readObject(transaction, 'product', price.product ?? '')
  return {
    id: newId('li'),
    object: 'item',
    description: name,
    amount_total: unit_amount,
    currency: 'usd',
    quantity: 1,
    price: makePrice({ product, unit_amount, recurring }, now),
  }
}

async function createProduct(transaction: SandboxContext['transaction'], name: string, now: number) {
  const product: SandboxProduct = {
    id: newId('prod'),
    object: 'product',
    created: now,
    livemode: false,
    active: false,
    name,
  }
  await insertObject(transaction, product)
  return product
}

export const readSession = defineApiCall({
  method: 'get',
  path: '/v1/checkout/sessions/:id',
  expandable: ['setup_intent'],
  async handle({ id, expand }, { transaction }) {
    const session = await readObject(transaction, 'checkout.session', id)
    if (session.setup_intent === null || !expand.includes('setup_intent')) return session
    const { method } = await readInternals(transaction, id)
    const setup_intent = {
      id: session.setup_intent,
      object: 'setup_intent',
      payment_method: method,
      status: 'succeeded',
    }
    return { ...session, setup_intent }
  },
})

export const expireOpenSession = defineApiCall({
  method: 'post',
  path: '/v1/checkout/sessions/:id/expire',
  async handle({ id }, context) {
    const session = await lockObject(context.transaction, 'checkout.session', id)
    if (session.status === 'open') return expireSession(context, id)
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`
    throw new SandboxRefusal(400, { message })
  },
})
