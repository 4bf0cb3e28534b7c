import { beforeAll, describe, expect, it } from 'vitest'
import { requireAllHeard } from '#domain/referrals/invitee-payments.store.js'
import { AppError } from '#platform/errors.js'
import { openTestPurchases, type TestPurchases } from './payments.testkit.js'

let shop: TestPurchases
beforeAll(async () => {
  shop = await openTestPurchases()
  await shop.open(undefined, shop.tom)
  await shop.database.query(
    `update subscriptions set bought_by = $1, price_id = 'basic_quarterly_company', plan_code = 'basic_quarterly', paid_until = now(), stripe_customer_id = 'cus_trial', stripe_subscription_id = 'sub_trial'
     where id = (select id from subscriptions limit 1)`,
    [shop.tom.id],
  )
})

/** Asks a provider that answers every question in one way. */
const ask = (answer: () => Promise<never>) =>
  requireAllHeard(
    { ...shop.services, payments: { ...shop.services.payments, readCheckout: answer, listPaidInvoices: answer } },
    shop.tom.id,
  )

describe('whether everything that somebody paid has been heard of', () => {
  it('[X-25] isn’t waited for where the provider knows nothing of it, such as after a trial with the sandbox', async () => {
    await expect(ask(() => Promise.reject(new AppError('NOT_FOUND')))).resolves.toBeUndefined()
  })

  it('[X-25] is asked again later if the provider can’t be reached', async () => {
    await expect(ask(() => Promise.reject(new AppError('UPSTREAM_FAILED')))).rejects.toThrow()
  })
})
