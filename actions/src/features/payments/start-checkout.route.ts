import { type ISchema, mixed, object, string } from 'yup'
import { ownPath } from '#contract/identity/return-path.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { PURCHASE_TYPES } from '#domain/purchases/purchase-types.js'
import { startPurchase } from '#domain/purchases/start-purchase.js'
import { defineRoute } from '#platform/define-route.js'

const TYPES = Object.values(PURCHASE_TYPES)

/** The fields of every type; each type then accepts its own only. */
const body = object({
  ...Object.fromEntries(
    TYPES.flatMap(({ fields }) => fields.map((name): [string, ISchema<unknown>] => [name, mixed().nullable()])),
  ),
  purchaseType: string()
    .strict()
    .oneOf(
      TYPES.map(({ type }) => type),
      'This can’t be bought',
    )
    .required(FIELD_MESSAGES.required),
  redirectTo: string().strict().max(2000).nullable(),
})

/** Starts a checkout (X-45, PLAN-48, HIRE-14): the browser goes on to the `url` of the response. */
const startCheckoutAt = (path: string) =>
  defineRoute({
    method: 'post',
    path,
    auth: 'session',
    body,
    async handle({ caller, body: { purchaseType, redirectTo, ...input } }, services) {
      const type = TYPES.find((known) => known.type === purchaseType)
      if (!type) throw new Error('the schema accepts known types only')
      return startPurchase(services, caller, {
        type,
        input,
        redirectTo: ownPath(redirectTo),
      })
    },
  })

export const startCheckoutRoute = startCheckoutAt('/api/payment/checkout-session')
export const startCheckoutAliasRoute = startCheckoutAt('/api/payment/checkout')
