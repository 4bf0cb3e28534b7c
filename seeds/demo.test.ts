import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, it } from 'vitest'
import { KIND_GROUPS } from '#contract/credits/statement-kinds.js'
import { fractionalTitle } from '#contract/opportunities/types/fractional-title.js'
import { richTextToPlain } from '#contract/rich-text/raw-content.js'
import { auditLedger } from '#domain/ledger/audit-ledger.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase } from '#tests/database.js'
import { temporaryFolder } from '#tests/environment.js'
import { DEMO_STANDINGS } from './demo/applications/standings.mjs'
import { loadDemo } from './load-demo.mjs'
import { drawPortraits } from './portraits/draw.mjs'

const database = await createTestDatabase()
const folder = temporaryFolder()
const first = await loadDemo(database.ownerUrl, { filesFolder: folder })
const read = <T extends Record<string, unknown>>(sql: string) => database.query<T>(sql)

describe('the demo market', () => {
  it('has 60 experts, 25 companies and 83 opportunities', async () => {
    expect(first).toEqual({ people: 78, opportunities: 83 })
    const [counts] = await read(`select (select count(*)::int from users where is_expert) as experts,
      (select count(*)::int from companies) as companies, (select count(*)::int from opportunities) as opportunities`)
    expect(counts).toEqual({ experts: 60, companies: 25, opportunities: 83 })
  })

  it('has posts in every status and of every type', async () => {
    const missing =
      await read(`select code from opportunity_statuses where code not in (select status from opportunities)
      union all select code from opportunity_types where code not in (select type from opportunities)`)
    expect(missing).toEqual([])
  })

  it('[DASH-23] has calls to come and calls that took place, for the demo company and the demo expert', async () => {
    for (const email of ['nora@brightwater.example', 'elena@sagework.example']) {
      const [calls] = await read(`select count(*) filter (where scheduled_at > now())::int as upcoming,
          count(*) filter (where scheduled_at < now())::int as past
        from own_calls join user_accounts using (user_id) where email = '${email}' and booked_at < now()`)
      expect(
        Object.values(calls ?? {}).every((count) => Number(count) > 0),
        `${email} ${JSON.stringify(calls)}`,
      ).toBe(true)
    }
  })

  it.each(DEMO_STANDINGS)('[X-05] puts the demo expert into the standing $name', async (standing) => {
    const rows = await read(`
      select o.title, o.company_asked_to_sign_nda as asks_nda, t.interest_shown_at is not null as is_applicant,
        t.is_proposal_uploaded as has_proposal, c.status as counter, h.opted_out_at is not null as has_left_hire,
        exists (select from opportunity_documents d where d.opportunity_id = o.id and d.uploaded_by = t.user_id
          and d.upload_type = 'nda_apply') as has_signed,
        coalesce(o.country_id = e.country_id, false) or exists (select from opportunity_topics join expert_topics x using (topic_id)
          where opportunity_id = o.id and x.user_id = t.user_id) or exists (select from opportunity_domains
          join expert_domains x using (domain_id) where opportunity_id = o.id and x.user_id = t.user_id) or exists (
          select from opportunity_skills join expert_expertise x using (expertise_id)
          where opportunity_id = o.id and x.user_id = t.user_id) as is_matched
      from opportunity_trackings t join opportunities o on o.id = t.opportunity_id
      join user_accounts a on a.user_id = t.user_id join expert_details e on e.user_id = t.user_id
      left join counter_offers c on c.opportunity_id = o.id and c.user_id = t.user_id
      left join hires h on h.opportunity_id = o.id and h.user_id = t.user_id
      where a.email = 'elena@sagework.example' and o.status = '${standing.on}' and t.status = '${standing.status}'`)
    const isApplicant = standing.isApplicant ?? !['viewed', 'closed'].includes(standing.status)
    const told = rows.filter(
      (row) =>
        row.is_applicant === isApplicant &&
        row.has_proposal === (standing.hasProposal ?? false) &&
        row.counter === (standing.counter ?? null) &&
        (row.has_left_hire ?? false) === (standing.hasLeftHire ?? false) &&
        (!standing.isNdaAsked || (row.asks_nda === true && row.has_signed === isApplicant)),
    )
    expect(told.length).toBeGreaterThan(0)
    if (standing.on === 'published') expect(told.filter((row) => row.is_matched)).not.toEqual([])
  })

  it('[GO-28, OPP-24, X-05] asks experts by name: one alone for a role and for a project, several, one of whom declined', async () => {
    const asked =
      await read(`select type, assigned_expert_id = private.stable_uuid('person:elena@sagework.example') as is_elenas,
        posted_by = private.stable_uuid('person:nora@brightwater.example') as is_noras,
        exists (select from notifications where kind = 'opportunity_request' and opportunity_id = o.id) as is_told
      from opportunities o where assigned_expert_id is not null order by 1`)
    expect(asked).toEqual([
      { type: 'fractional', is_elenas: true, is_noras: true, is_told: true },
      { type: 'hire-expert-on-project', is_elenas: true, is_noras: false, is_told: true },
    ])
    const unasked =
      await read(`select title from opportunities o where type = 'hire-expert-on-project' and assigned_expert_id is null
      and not exists (select from opportunity_package_experts where opportunity_id = o.id)`)
    expect(unasked).toEqual([])
    const declined = await read(`select t.opt_out_reason = h.words as has_reason from opportunity_trackings t
      join opportunity_history h using (opportunity_id, user_id) join opportunity_package_experts using (opportunity_id, user_id)
      where t.status = 'opted out' and t.interest_shown_at is null and h.event = 'request_declined'`)
    expect(declined).toEqual([{ has_reason: true }])
    const strangers =
      await read(`select title from opportunities o join opportunity_trackings t on t.opportunity_id = o.id
      where t.user_id <> o.assigned_expert_id`)
    expect(strangers).toEqual([])
  })

  it('is loaded once, so that later changes by people survive', async () => {
    await read(`delete from opportunity_topics; update users set designation = 'Changed'`)
    expect(await loadDemo(database.ownerUrl)).toBeNull()
    expect(await read('select * from opportunity_topics')).toEqual([])
  })

  it('[GK-019, GK-023] has booked everybody’s welcome credits, and what the demo company’s posts cost', async () => {
    const [books] =
      await read(`select sum(amount)::int as sum, count(distinct owner_id) = (select count(*) from users) as everybody
      from ledger_entries`)
    expect(books).toEqual({ sum: 0, everybody: true })
    const [nora] = await read(`select sum(balance)::int as credits,
        (select count(*)::int from opportunities where posted_by = owner_id) as posts,
        (select count(*)::int from ledger_statement_lines line join ledger_transfers on id = transfer_id and subject_type = 'opportunity'
         where line.owner_id = account.owner_id and amount = -100) as paid
      from ledger_accounts account where kind = 'credits' and owner_id = private.stable_uuid('person:nora@brightwater.example')
      group by owner_id`)
    expect(nora).toMatchObject({ credits: 2200, paid: nora?.posts })
    const [backwards] = await read(`select count(*)::int as count from (
        select posted_at, lag(posted_at) over (partition by owner_id, currency order by transfer_id) as before
        from ledger_statement_lines) as line where posted_at < before`)
    expect(backwards).toEqual({ count: 0 })
  })

  it('books no kind that a statement has no words for, and neither do the migrations', async () => {
    const booked = await read<{ kind: string }>('select distinct kind from ledger_transfers')
    const known = Object.values(KIND_GROUPS).flatMap((group) => Object.keys(group.kinds))
    expect(booked.map(({ kind }) => kind).filter((kind) => !known.includes(kind))).toEqual([])
  })

  it('[X-22] has booked all of its money so that the audit finds no difference', async () => {
    const { database: books, close } = openDatabase(database.actionsUrl, createLogger('silent'))
    atEnd(close)
    expect((await auditLedger(books)).differences).toEqual([])
  })

  it('[PLAN-02, CRED-03, HIRE-11] has purchases of each type, paid, refunded, cancelled and to be refunded', async () => {
    const counts =
      await read(`select purchase_type, status, refunded_cents > 0 as is_refunded, count(*)::int > 0 as are_there
      from purchases group by 1, 2, 3 order by 1, 2, 3`)
    expect(counts).toEqual([
      { purchase_type: 'hire_expert', status: 'fulfilled', is_refunded: false, are_there: true },
      { purchase_type: 'hire_expert', status: 'fulfilled', is_refunded: true, are_there: true },
      { purchase_type: 'saas', status: 'fulfilled', is_refunded: false, are_there: true },
      { purchase_type: 'wizlings', status: 'cancelled', is_refunded: false, are_there: true },
      { purchase_type: 'wizlings', status: 'fulfilled', is_refunded: false, are_there: true },
      { purchase_type: 'wizlings', status: 'refunded', is_refunded: true, are_there: true },
    ])
    expect(await read('select distinct status from purchase_refunds order by 1')).toEqual([
      { status: 'proposed' },
      { status: 'sent' },
    ])
    const unpaid = await read(`select id from purchases where is_paid and amount_cents <>
      (select sum(amount) from ledger_transfers join ledger_entries on transfer_id = ledger_transfers.id
       where subject_id = purchases.id::text and ledger_transfers.kind = 'payment_received' and amount > 0)`)
    expect(unpaid).toEqual([])
    // staff can refund what the payment sandbox knows
    const unknown = await read(`select purchase.id from purchases as purchase
      left join private.payment_sandbox_objects as charge on charge.id = replace(payment_id, 'pi_', 'ch_')
      where is_paid and ((body ->> 'amount')::int, (body ->> 'amount_refunded')::int)
        is distinct from (amount_cents, refunded_cents)`)
    expect(unknown).toEqual([])
    // a refunded plan ends
    const endless = await read(`select purchase.title from purchases as purchase
      left join subscriptions as plan on plan.purchase_id = purchase.id
      where purchase_type = 'saas' and is_paid and plan.id is null`)
    expect(endless).toEqual([])
  })

  it('[CRED-20, GK-034, GK-035] has requests in every status, referrals, and a grant that waits for a second person', async () => {
    const requests = await read('select status, count(*)::int from credit_requests group by 1 order by 1')
    expect(requests).toEqual([
      { status: 'APPROVED', count: 1 },
      { status: 'PENDING', count: 2 },
      { status: 'REJECTED', count: 1 },
    ])
    const referrals = await read('select count(*)::int, count(rewarded_at)::int as rewarded from referrals')
    expect(referrals).toEqual([{ count: 3, rewarded: 2 }])
    expect(await read(`select status from ledger_proposals where expires_at > now()`)).toEqual([{ status: 'open' }])
  })

  it('has a statement of several months', async () => {
    const [tom] =
      await read(`select count(*)::int as lines, max(posted_at) - min(posted_at) > interval '4 months' as is_long
      from ledger_statement_lines where owner_id = private.stable_uuid('person:tom@client.example')`)
    expect(tom).toEqual({ lines: 6, is_long: true })
  })

  it('[X-25] has an expert with income, held earnings, redemptions and a paid payout, booked through the ledger', async () => {
    const [elena] = await read(`select
        sum(balance) filter (where kind = 'income')::int as available, sum(balance) filter (where kind = 'income_held')::int as held,
        sum(balance) filter (where kind = 'reward_credits')::int as rewards, sum(balance) filter (where kind = 'redemption_requested')::int as redeeming
      from ledger_accounts where owner_id = private.stable_uuid('person:elena@sagework.example')`)
    expect(elena).toEqual({ available: 103_000 + 48_000, held: 26_000, rewards: 10, redeeming: 40 })
    const statuses = await read('select status, count(*)::int from redemptions group by 1 order by 1')
    expect(statuses).toEqual([
      { status: 'approved', count: 1 },
      { status: 'requested', count: 1 },
    ])
    const payouts = await read(`select status, receipt_no is not null as has_receipt from payouts order by status, id`)
    expect(payouts).toEqual([
      { status: 'paid', has_receipt: true },
      ...Array.from({ length: 3 }, () => ({ status: 'requested', has_receipt: false })),
    ])
  })

  it('[X-23] has rewards of answers in every state, each as the ledger has it', async () => {
    const states = await read('select state, count(*)::int from answer_rewards group by 1 order by 1')
    expect(states).toEqual([
      { state: 'held', count: 4 },
      { state: 'posted', count: 3 },
      { state: 'refused', count: 2 },
      { state: 'voided', count: 1 },
    ])
    const wrong = await read(`select reward.response_id, account.kind, account.balance from answer_rewards as reward
      join ledger_entries as entry on entry.transfer_id in (income_transfer_id, credits_transfer_id)
      join ledger_accounts as account on account.id = entry.account_id and account.role = 'pot'
      where (reward.state = 'held') <> account.is_open or account.due_at <> reward.due_at`)
    expect(wrong).toEqual([])
  })

  it('[GO-82] mentions no company in the brief of a fractional post', async () => {
    const named = await read(`select o.title from opportunities o join companies c on c.id = o.company_id
      where o.type = 'fractional' and o.brief ilike '%' || c.company_name || '%'`)
    expect(named).toEqual([])
  })

  it('has briefs that pass the form’s validation, the same in plain and rich text', async () => {
    const posts = await read<{ brief: string; brief_rich_text: Parameters<typeof richTextToPlain>[0] }>(
      'select brief, brief_rich_text from opportunities',
    )
    for (const { brief, brief_rich_text } of posts) {
      expect(brief.length).toBeGreaterThanOrEqual(150)
      expect(brief.length).toBeLessThanOrEqual(1200)
      expect(richTextToPlain(brief_rich_text)).toBe(brief)
    }
  })

  it('keeps fractional titles and budgets within the form’s limits', async () => {
    const titles = await read<{
      title: string
      role_name: string
      objective_name: string
    }>(`select o.title, m.role_name, c.objective_name from opportunities o
      join opportunity_roles r on r.opportunity_id = o.id join master_roles m on m.id = r.role_id
      join master_objectives c on c.id = o.category_id where o.type = 'fractional'`)
    expect(titles.filter((row) => row.title !== fractionalTitle([row.role_name], [row.objective_name]))).toEqual([])
    const odd = await read(`select o.title, o.min_budget_cents, o.max_budget_cents from opportunities o
      join opportunity_roles r on r.opportunity_id = o.id join master_roles m on m.id = r.role_id
      join budget_ranges b on b.role_id = m.id and b.duration_type_id = o.duration_type_id
      where o.min_budget_cents < b.min_amount_cents or o.max_budget_cents > b.max_amount_cents
        or o.max_budget_cents > 5000000`)
    expect(odd).toEqual([])
  })

  it('[GO-09, GO-10, GO-13] leaves every expert where the workflow would have', async () => {
    const odd = await read(`select o.status, t.status as standing from opportunity_trackings t
      join opportunities o on o.id = t.opportunity_id
      where (o.status in ('draft', 'draft_deleted'))
        or (o.status in ('completed', 'closed', 'no hires', 'deleted') and t.status in ('viewed', 'interested', 'pending', 'accepted'))
        or (o.status = 'published' and t.status = 'accepted')`)
    const idle = await read(`select id from opportunities o where status = 'in progress'
      and not exists (select from opportunity_trackings t where t.opportunity_id = o.id and t.status = 'accepted')`)
    expect([...odd, ...idle]).toEqual([])
  })

  it('has someone in every standing the workflow writes, and counter offers in every status', async () => {
    const missing = await read(`select code from tracking_statuses
      where code <> 'in progress' and code not in (select status from opportunity_trackings)
      union all select code from (values ('pending'), ('accepted'), ('rejected')) as status (code)
      where code not in (select status from counter_offers)`)
    expect(missing).toEqual([])
  })

  it('[GO-17, GO-19, GO-56] has a hire for everyone who was hired, with a proposal and its timeline', async () => {
    const odd =
      await read(`select t.status from opportunity_trackings t left join hires h using (opportunity_id, user_id)
      where (t.status in ('pending', 'accepted', 'completed') and (h.id is null or not t.is_proposal_uploaded))
        or (t.status = 'pending' and h.accepted_at is not null) or (t.status = 'accepted' and not h.is_hired)
        or (h.id is not null and t.status in ('viewed', 'interested', 'rejected'))
        or (t.interest_shown_at is not null and not exists (select from opportunity_history e
          where e.opportunity_id = t.opportunity_id and e.user_id = t.user_id and e.event = 'interest_shown'))`)
    expect(odd).toEqual([])
  })

  it('[X-71] has every application respond to the version that was current when its expert last agreed', async () => {
    const wrong = await read(`select t.opportunity_id, t.answers_version_no from opportunity_trackings t
      left join counter_offers c on c.opportunity_id = t.opportunity_id and c.user_id = t.user_id and c.status = 'accepted'
      where t.interest_shown_at is not null and t.answers_version_no <> 1 + (select count(*) from opportunity_versions v
        where v.opportunity_id = t.opportunity_id
          and v.created_at <= coalesce(c.updated_at, t.proposal_submitted_at, t.interest_shown_at))`)
    expect(wrong).toEqual([])
  })

  it('[X-05] has every post’s timeline in order, from posting to end', async () => {
    const missing = await read(`
      select o.status, need.event from opportunities o join (values ('posted', null), ('published', null),
        ('completed', 'completed'), ('no_hires', 'no hires'), ('closed', 'closed'), ('deleted', 'deleted'),
        ('draft_deleted', 'draft_deleted'), ('started', 'in progress'), ('started', 'completed')) as need (event, status)
        on need.status = o.status or (need.event = 'posted') or (need.event = 'published' and o.published_at is not null)
      where not exists (select from opportunity_history h
        where h.opportunity_id = o.id and h.user_id is null and h.event = need.event)`)
    const early = await read(`
      select o.status, h.event from opportunity_history h join opportunities o on o.id = h.opportunity_id
      where h.created_at < case when h.event in ('posted', 'edited', 'changes_requested', 'draft_deleted')
        or (h.event = 'published') then o.created_at else o.published_at - interval '1 minute' end`)
    const unordered = await read(`
      select id from (select id, created_at, lag(created_at) over (order by id) as before from opportunity_history) entry
      where created_at < before`)
    expect({ missing, early, unordered }).toEqual({ missing: [], early: [], unordered: [] })
  })

  it('[X-05] has notices of the latest steps for the demo logins, each linking to its tab, and a poster’s to its applicant', async () => {
    const notices = await read<{ email: string; kind: string; link: string; body: string }>(
      `select a.email, n.kind, n.link, n.body from notifications n join user_accounts a using (user_id)`,
    )
    const kindsOf = (email: string) =>
      new Set(notices.filter((notice) => notice.email === email).map(({ kind }) => kind))
    for (const kind of ['counter_offer', 'hire_offer', 'application_progress', 'opportunity_ended'])
      expect(kindsOf('elena@sagework.example')).toContain(kind)
    for (const kind of ['application_received', 'hire_answer'])
      expect(kindsOf('nora@brightwater.example')).toContain(kind)
    // an amount always has the unit of its post's budget; a range has it at its end
    expect(
      notices.filter(({ body }) => /\$[\d,.]*\d(?![\d,.]*\d)(?! (per (day|week|month)|in total)\b| – \$)/.test(body)),
    ).toEqual([])
    const steps = notices.filter(
      ({ kind, body }) =>
        ['counter_offer', 'hire_offer', 'application_received'].includes(kind) && !/ declined your request /.test(body),
    )
    const shape = (email: string) =>
      email.startsWith('nora@')
        ? /\?tab=(interests|hired)&applicant=[0-9a-f-]{36}$/
        : /\?tab=(interests|proposal|hired)$/
    expect(steps.filter(({ link, email }) => !shape(email).test(link))).toEqual([])
    expect(
      notices.filter(({ email, body }) => email.startsWith('elena@') && /Brightwater|Lindqvist/.test(body)),
    ).toEqual([])
  })

  it('has no dates in the future', async () => {
    const future =
      await read(`select 'post' as what from opportunities where greatest(created_at, updated_at, published_at) > now()
      union all select 'tracking' from opportunity_trackings where greatest(created_at, updated_at, interest_shown_at) > now()
      union all select 'entry' from opportunity_history where created_at > now()
      union all select 'notice' from notifications where greatest(created_at, seen_at) > now()`)
    expect(future).toEqual([])
  })

  it('has a picture for everyone who should have one', async () => {
    drawPortraits(folder)
    const rows = await read<{ file: string }>(`select profile_pic as file from users where profile_pic is not null
      union all select company_logo from companies`)
    for (const { file } of rows) expect(readFileSync(path.join(folder, file), 'utf8')).toContain('<svg ')
  })

  it('stores the documents it lists, with the right content type', async () => {
    const rows = await read<{ storage_key: string; size_bytes: string }>(
      'select storage_key, size_bytes from opportunity_documents',
    )
    expect(rows.length).toBe(readdirSync(path.join(folder, 'demo')).length)
    for (const { storage_key, size_bytes } of rows) {
      const content = readFileSync(path.join(folder, storage_key))
      expect({ size: content.length, type: (await fileTypeFromBuffer(content))?.mime }).toEqual({
        size: Number(size_bytes),
        type: 'application/pdf',
      })
    }
  })
})
