import type { Caller } from '#platform/caller.js'
import type { Services } from '#platform/services.js'

/** Who the caller is at the payment provider; they are introduced there before their first payment. */
export async function ensurePaymentCustomer({ database, payments }: Services, caller: Caller): Promise<string> {
  const known = await readPaymentCustomer(database, caller.userId)
  if (known) return known
  const { userId, email, firstName, lastName } = caller
  const { customerId } = await payments.createCustomer(
    { userId, email, name: `${firstName} ${lastName}`.trim() },
    `customer:${userId}`,
  )
  await database
    .insertInto('private.payment_customers')
    .values({ user_id: userId, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readPaymentCustomer(database, userId)) ?? customerId
}

async function readPaymentCustomer(database: Services['database'], userId: string): Promise<string | undefined> {
  const customers = database.selectFrom('private.payment_customers').select('customer_id')
  return (await customers.where('user_id', '=', userId).executeTakeFirst())?.customer_id
}
