const paymentOf = (purchaseId) => `pi_demo_${purchaseId.replaceAll('-', '')}`

/**
 * The payment sandbox's charge of a purchase, so that staff can refund it.
 * @param {import('pg').Client} client
 * @param {{ id: string, buyer: string, cents: number, at: string }} purchase
 * @returns {Promise<string>} the id of the payment
 */
export async function insertCharge(client, { id, buyer, cents, at }) {
  const payment = paymentOf(id)
  const created = Math.floor(new Date(at).getTime() / 1000)
  const charge = {
    ...{ id: payment.replace('pi_', 'ch_'), object: 'charge', created, livemode: false, metadata: { purchaseId: id } },
    ...{ currency: 'usd', amount: cents, amount_refunded: 0, refunded: false, disputed: false, paid: true },
    ...{ status: 'succeeded', customer: `cus_demo_${buyer.replaceAll('-', '')}`, payment_intent: payment },
  }
  await client.query(
    `insert into private.payment_sandbox_objects (id, kind, body, created_at) values ($1, 'charge', $2, $3)`,
    [charge.id, JSON.stringify(charge), at],
  )
  return payment
}

/** Records at the sandbox what was refunded of a purchase. */
export function refundCharge(client, id, cents) {
  return client.query(
    `update private.payment_sandbox_objects set body = body || jsonb_build_object('amount_refunded', $2::int,
       'refunded', (body ->> 'amount')::int = $2) where id = $1`,
    [paymentOf(id).replace('pi_', 'ch_'), cents],
  )
}
