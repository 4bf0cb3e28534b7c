import { insertCharge, refundCharge } from './charges.mjs'
import { stableUuid } from './ids.mjs'

const REASONS = {
  pending: 'We are choosing between three providers this month and post a short question nearly every day.',
  approved: 'My client asked for five quick opinions on a pricing page, and I ran out after the third one.',
  rejected: 'I would like to try every kind of post before I decide whether a plan is worth its price for me.',
}

/**
 * The demo's money besides income: purchases of each type in each state, with their bookings and refunds, requests for
 * credits, referrals, and what waits for a second member of staff.
 * @param {import('pg').Client} client in the loading transaction
 * @param {{ nora: string, tom: string, ingrid: string, elena: string, ada: string, experts: readonly string[],
 *   ago: (days: number) => string }} people
 * @returns {Promise<{ days: number, run(): Promise<void> }[]>} steps, to be run the oldest first
 */
export async function moneySteps(client, book, people) {
  const parts = { client, book, ...people }
  return [
    ...packSteps(parts),
    ...(await planSteps(parts)),
    ...(await hireSteps(parts)),
    ...requestSteps(parts),
    ...referralSteps(parts),
  ]
}

const PACKS = [
  { days: 75, code: 'credits_200', credits: 200, cents: 1000 },
  { days: 31, code: 'credits_1000', credits: 1000, cents: 5000, refundedAfter: 4 },
  { days: 12, code: 'credits_200', credits: 200, cents: 1000, status: 'cancelled' },
  { days: 6, code: 'credits_1000', credits: 1000, cents: 5000 },
]

function packSteps({ client, book, tom, ada, ago }) {
  return PACKS.flatMap(({ days, code, credits, cents, status = 'fulfilled', refundedAfter }, index) => {
    const id = stableUuid(`purchase:pack:${index}`)
    const title = `${credits.toLocaleString('en-US')} Credits`
    const row = { id, buyer_id: tom, purchase_type: 'wizlings', subject: `wizlings:${tom}:${code}`, title }
    const lot = { pot: 'credits', of: id, owner: tom, source: 'bought', since: ago(days) }
    const subject = { type: 'purchase', id }
    const buy = async () => {
      await insertPurchase(client, { ...row, pack_code: code, credits, amount_cents: cents, status, at: ago(days) })
      if (status !== 'fulfilled') return
      await bookPayment(book, { id, title, buyer: tom, cents, at: ago(days) })
      await book({
        ...{ key: `purchase:${id}`, kind: 'credits_bought', reason: `You bought ${title}.`, subject, actor: tom },
        ...{ at: ago(days), entries: between({ kind: 'credits_issued' }, lot, credits) },
      })
    }
    const refund = async () => {
      const at = ago(days - refundedAfter)
      await insertRefund(client, { id, buyer: tom, cents, ada, at, reason: 'Bought twice by mistake', status: 'sent' })
      await bookReversal(book, { id, title, cents, at })
      await book({
        ...{ key: `purchase:${id}:back:${cents}`, kind: 'credits_taken_back', subject, at },
        reason: `Your payment for ${title} was refunded.`,
        entries: between(lot, { kind: 'credits_issued' }, credits),
      })
      await setRefunded(client, id, cents, 'refunded')
    }
    return [{ days, run: buy }, ...(refundedAfter ? [{ days: days - refundedAfter, run: refund }] : [])]
  })
}

/** Nora's plan, and that of another company, which staff propose to refund. */
async function planSteps({ client, book, nora, ada, ago }) {
  const { rows: prices } = await client.query(
    `select price_id, title || ', ' || duration as title, billed_cents as cents from plan_prices
     where price_id in ('growth_yearly_company', 'premium_yearly_company')`,
  )
  const { rows: others } = await client.query(
    `select bought_by as id from subscriptions where price_id = 'premium_yearly_company' order by starts_at limit 1`,
  )
  const priceOf = (id) => prices.find(({ price_id }) => price_id === id)
  const bought = [
    { days: 40, buyer: nora, ...priceOf('growth_yearly_company') },
    ...others.map(({ id }) => ({ days: 17, buyer: id, isDisputed: true, ...priceOf('premium_yearly_company') })),
  ]
  return bought.map(({ days, buyer, price_id, title, cents, isDisputed }) => ({
    days,
    async run() {
      const id = stableUuid(`purchase:plan:${buyer}`)
      const row = { id, buyer_id: buyer, purchase_type: 'saas', subject: `plan:${buyer}`, title, price_id }
      await insertPurchase(client, { ...row, amount_cents: cents, status: 'fulfilled', at: ago(days) })
      // so that a refund ends it; Brightwater's has no price of its own
      const ownPlan = `update subscriptions set purchase_id = $1
        where company_id = (select company_id from users where id = $2)
          and plan_code = (select plan_code from plan_prices where price_id = $3)`
      await client.query(ownPlan, [id, buyer, price_id])
      await bookPayment(book, { id, title, buyer, cents, at: ago(days) })
      if (!isDisputed) return
      const refund = { id, buyer, cents, ada, at: ago(1), status: 'proposed' }
      await insertRefund(client, { ...refund, reason: 'Chose the yearly plan by mistake and has not used it' })
    },
  }))
}

/** The fees of the market's latest hires; one is refunded in part. */
async function hireSteps({ client, book, nora, ada, ago }) {
  const { rows } = await client.query(
    `select distinct on (post.posted_by) hire.opportunity_id, hire.user_id, hire.agreed_value_cents::int as agreed,
       hire.agreed_value_unit as unit, post.posted_by as buyer, expert.first_name || ' ' || expert.last_name as expert,
       coalesce(plan.hire_fee_percent, 15)::float as percent
     from hires as hire join opportunities as post on post.id = hire.opportunity_id
     join users as expert on expert.id = hire.user_id join users as poster on poster.id = post.posted_by
     left join subscriptions as subscription on subscription.company_id = poster.company_id
     left join plan_packages as plan on plan.code = subscription.plan_code
     where hire.is_hired and hire.agreed_value_cents is not null
     order by post.posted_by, hire.hired_at desc`,
  )
  const own = rows.filter(({ buyer }) => buyer === nora)
  const others = rows.filter(({ buyer }) => buyer !== nora).slice(0, 4)
  return [...own, ...others].map(({ opportunity_id, user_id, agreed, unit, buyer, expert, percent }, index) => {
    const id = stableUuid(`purchase:hire:${opportunity_id}:${user_id}`)
    const days = 26 - index * 5
    const cents = Math.round((agreed * percent) / 100)
    const title = `Fee for hiring ${expert}`
    const isReturned = index === 2
    return {
      days,
      async run() {
        await insertPurchase(client, {
          ...{ id, buyer_id: buyer, purchase_type: 'hire_expert', subject: `hire:${opportunity_id}:${user_id}`, title },
          ...{ opportunity_id, expert_id: user_id, agreed_value_cents: agreed, agreed_value_unit: unit },
          ...{ fee_percent: percent, amount_cents: cents, status: 'fulfilled', at: ago(days) },
        })
        const subject = { type: 'purchase', id }
        await bookPayment(book, { id, title, buyer, cents, at: ago(days) })
        await book({
          ...{ key: `hire-fee:${id}`, kind: 'hire_fee', reason: title, subject, actor: buyer, at: ago(days) },
          entries: between({ kind: 'sales' }, { kind: 'fees' }, cents),
        })
        if (!isReturned) return
        const part = Math.floor(cents / 4)
        const reason = 'Started three weeks late; a quarter was agreed on'
        await insertRefund(client, { id, buyer, cents: part, ada, at: ago(days), reason, status: 'sent' })
        await bookReversal(book, { id, title, cents: part, at: ago(days) })
        await book({
          ...{ key: `hire-fee:${id}:back:${part}`, kind: 'hire_fee_returned', reason: `Returned: ${title}`, subject },
          ...{ at: ago(days), entries: between({ kind: 'fees' }, { kind: 'sales' }, part) },
        })
        await setRefunded(client, id, part, 'fulfilled')
      },
    }
  })
}

function requestSteps({ client, book, tom, ingrid, experts, ada, ago }) {
  const insert = (row) =>
    client.query(
      `insert into credit_requests (id, user_id, wizlings, reason, status, created_at, decided_by, decided_at, decision_reason, transfer_id)
       select id, user_id, wizlings, reason, coalesce(status, 'PENDING'), created_at, decided_by, decided_at, decision_reason, transfer_id
       from jsonb_populate_record(null::credit_requests, $1)`,
      [JSON.stringify(row)],
    )
  const approved = stableUuid('credit-request:approved')
  const decided = (days) => ({ decided_by: ada, decided_at: ago(days) })
  return [
    {
      days: 47,
      async run() {
        const lot = { pot: 'credits', of: approved, owner: tom, source: 'granted', since: ago(47) }
        const transfer_id = await book({
          ...{ key: `credit-request:${approved}`, kind: 'credit_request', reason: 'The Credits you asked for' },
          ...{ subject: { type: 'credit_request', id: approved }, actor: ada, at: ago(47) },
          entries: between({ kind: 'credits_issued' }, lot, 300),
        })
        await insert({
          ...{ id: approved, user_id: tom, wizlings: 300, reason: REASONS.approved, created_at: ago(48) },
          ...{ status: 'APPROVED', transfer_id, ...decided(47) },
        })
      },
    },
    {
      days: 14,
      run: () =>
        insert({
          ...{
            id: stableUuid('credit-request:rejected'),
            user_id: experts[0],
            wizlings: 5000,
            reason: REASONS.rejected,
          },
          ...{ created_at: ago(15), status: 'REJECTED', ...decided(14) },
          decision_reason: 'Your welcome Credits are still untouched. Ask again once you have used them.',
        }),
    },
    ...[tom, ingrid].map((user_id, index) => ({
      days: 2 - index,
      run: () =>
        insert({
          ...{ id: stableUuid(`credit-request:pending:${index}`), user_id, wizlings: 400 + index * 1100 },
          ...{ reason: REASONS.pending, created_at: ago(2 - index) },
        }),
    })),
    {
      days: 1,
      run: () =>
        client.query(
          `insert into ledger_proposals (id, kind, user_id, credits, worth_cents, reason, proposed_by, created_at, expires_at)
           values ($1, 'grant', $2, 20000, 100000, 'For the panel of experts that Halden hosts in spring', $3, $4, $5)`,
          [stableUuid('ledger-proposal:grant'), ingrid, ada, ago(1), ago(-6)],
        ),
    },
  ]
}

/** Elena brought three people; two of them have bought something since. */
function referralSteps({ client, book, elena, experts, ago }) {
  return experts.slice(1, 4).map((invitee, index) => {
    const days = 68 - index * 24
    const credits = index < 2 ? 100 : null
    const lot = { pot: 'credits', of: `referral:${invitee}`, owner: elena, source: 'referral', since: ago(days) }
    return {
      days,
      async run() {
        await client.query(
          `insert into referrals (invitee_id, referrer_id, created_at, rewarded_at, credits) values ($1, $2, $3, $4, $5)`,
          [invitee, elena, ago(days + 3), credits ? ago(days) : null, credits],
        )
        if (!credits) return
        const { rows } = await client.query('select first_name from users where id = $1', [invitee])
        await book({
          ...{ key: `referral:${invitee}`, kind: 'referral', reason: `${rows[0].first_name} joined with your link` },
          ...{ subject: { type: 'referral', id: invitee }, at: ago(days) },
          entries: between({ kind: 'credits_issued' }, lot, credits),
        })
      },
    }
  })
}

const between = (from, to, amount) => [
  [from, -amount],
  [to, amount],
]

async function insertPurchase(client, { at, ...row }) {
  // A purchase begins open, like any other: only its way is guarded.
  const begun = { credits: 0, ...row, status: 'open', created_at: at }
  if (row.status === 'fulfilled') {
    const charge = { id: row.id, buyer: row.buyer_id, cents: row.amount_cents, at }
    Object.assign(begun, {
      status: 'fulfilled',
      paid_at: at,
      fulfilled_at: at,
      payment_id: await insertCharge(client, charge),
    })
  }
  const columns = Object.keys(begun).join(', ')
  await client.query(
    `insert into purchases (${columns}) select ${columns} from jsonb_populate_record(null::purchases, $1)`,
    [JSON.stringify(begun)],
  )
  if (begun.status !== row.status)
    await client.query('update purchases set status = $2 where id = $1', [row.id, row.status])
}

function bookPayment(book, { id, title, buyer, cents, at }) {
  return book({
    ...{ key: `payment:${id}`, kind: 'payment_received', reason: `Payment: ${title}`, actor: buyer, at },
    ...{ subject: { type: 'purchase', id }, entries: between({ kind: 'payments' }, { kind: 'sales' }, cents) },
  })
}

function bookReversal(book, { id, title, cents, at }) {
  return book({
    ...{ key: `payment:${id}:back:${cents}`, kind: 'payment_reversed', reason: `Refund: ${title}`, at },
    ...{ subject: { type: 'purchase', id }, entries: between({ kind: 'sales' }, { kind: 'payments' }, cents) },
  })
}

function insertRefund(client, { id, buyer, cents, ada, at, reason, status }) {
  return client.query(
    `insert into purchase_refunds (id, purchase_id, buyer_id, amount_cents, reason, status, requested_by, created_at, refund_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $6 = 'proposed' then $8::timestamptz + interval '30 days' end)`,
    [stableUuid(`refund:${id}`), id, buyer, cents, reason, status, ada, at, status === 'sent' ? `re_demo_${id}` : null],
  )
}

async function setRefunded(client, id, cents, status) {
  await refundCharge(client, id, cents)
  await client.query('update purchases set refunded_cents = $2, status = $3 where id = $1', [id, cents, status])
}
