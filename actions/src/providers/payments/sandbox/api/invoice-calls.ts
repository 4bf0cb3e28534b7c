import { number, string } from 'yup'
import { planChange } from '../billing/change-subscription.js'
import { requirePayable } from '../billing/invoices.js'
import { renewNow } from '../billing/renew-subscription.js'
import { listPaidInvoices, lockObject, readObject } from '../state/objects.store.js'
import type { SandboxInvoice } from '../state/sandbox-objects.js'
import { defineApiCall } from './define-api-call.js'
import { fields, text } from './parameters.js'
import { badParameter, SandboxRefusal } from './sandbox-refusal.js'
import { itemChange, readChange, requireAlive } from './subscription-calls.js'

const PAGE_MAX = 100
const PAGE = 10

export const previewInvoice = defineApiCall({
  method: 'post',
  path: '/v1/invoices/create_preview',
  parameters: fields({ subscription: text().required('is missing'), subscription_details: itemChange().required() }),
  async handle({ parameters: { subscription: id, subscription_details } }, context) {
    const subscription = await lockObject(context.transaction, 'subscription', id)
    requireAlive(subscription)
    const change = await readChange(subscription, subscription_details, context)
    if (!change) throw badParameter('subscription_details[items]', 'Only changes are previewed here.')
    return withPayments((await planChange(context, subscription, change)).invoice, [])
  },
})

export const readInvoice = defineApiCall({
  method: 'get',
  path: '/v1/invoices/:id',
  expandable: ['payments'],
  handle: async ({ id, expand }, { transaction }) => withPayments(await readObject(transaction, 'invoice', id), expand),
})

/** Only those that are paid can be asked for, which is all that we ask. */
export const listInvoices = defineApiCall({
  method: 'get',
  path: '/v1/invoices',
  parameters: fields({
    subscription: text().required('is missing'),
    status: string()
      .oneOf(['paid'] as const, 'is not taken here')
      .required('is missing'),
    limit: number().integer().min(1).max(PAGE_MAX).default(PAGE),
    starting_after: text(),
  }),
  expandable: ['data.payments'],
  async handle({ parameters: { subscription, limit, starting_after }, expand }, { transaction }) {
    const page = { subscription, limit, after: starting_after ?? null }
    const invoices = await listPaidInvoices(transaction, page)
    const expanded = expand.includes('data.payments') ? ['payments'] : []
    const data = invoices.slice(0, limit).map((invoice) => withPayments(invoice, expanded))
    return { object: 'list', url: '/v1/invoices', has_more: invoices.length > limit, data }
  },
})

/** Collects an open invoice at once, with the card of its subscription. */
export const payInvoice = defineApiCall({
  method: 'post',
  path: '/v1/invoices/:id/pay',
  async handle({ id }, context) {
    const invoice = await readObject(context.transaction, 'invoice', id)
    const subscription = await lockObject(
      context.transaction,
      'subscription',
      invoice.parent.subscription_details.subscription,
    )
    const open = await lockObject(context.transaction, 'invoice', id)
    if (open.status !== 'open') throw new SandboxRefusal(400, { message: `This invoice is ${open.status}.` })
    requirePayable(open, subscription.default_payment_method)
    await renewNow(context, subscription.id)
    return withPayments(await readObject(context.transaction, 'invoice', id), [])
  },
})

function withPayments({ payments, ...invoice }: SandboxInvoice, expand: readonly string[]) {
  return expand.includes('payments') ? { ...invoice, payments } : invoice
}
