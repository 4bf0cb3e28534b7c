import { refundPurchase } from '#domain/purchases/refund-purchase.job.js'
import type { Area } from '#platform/area.js'
import { receiveEventRoute } from './receive-event.route.js'
import { startCheckoutAliasRoute, startCheckoutRoute } from './start-checkout.route.js'

export const payments: Area = {
  doors: [startCheckoutRoute, startCheckoutAliasRoute, receiveEventRoute],
  jobs: [refundPurchase],
}
