import { expect, it } from 'vitest'
import { createMarket, TOM } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
await database.query(`insert into subscriptions (user_id, plan_code) values ($1, 'user-yearly')`, [TOM])
const as = await openPermissions(database)

it('a subscription is its owner’s to read, and that of their company’s members', async () => {
  const plansOf = (caller: 'nora' | 'tom' | 'elena') => as(caller).rows('subscriptions { plan_code }')
  expect(await plansOf('nora')).toEqual([{ plan_code: 'professional_annual' }])
  expect(await plansOf('tom')).toEqual([{ plan_code: 'user-yearly' }])
  expect(await plansOf('elena')).toEqual([])
  await expect(as('visitor').rows('subscriptions { plan_code }')).rejects.toThrow()
})
