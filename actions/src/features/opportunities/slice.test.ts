import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { fundPersonas } from '#domain/ledger/fund.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Actor, actor, BRIEF, completePayload, opportunityRow, readVersionOf } from './opportunities.testkit.js'

let database: TestDatabase
let actions: TestActions
let nora: Actor
let elena: Actor
let ada: Actor
let input: Record<string, unknown>

beforeAll(async () => {
  database = await createTestDatabase()
  await fundPersonas(database)
  actions = await startTestActions(database)
  nora = await actor(database, 'nora@brightwater.example')
  elena = await actor(database, 'elena@sagework.example')
  ada = await actor(database, 'ada@sagework.example')
  const payload = await completePayload(database)
  const [month] = await database.query(`select id from opportunity_duration_types where code = 'month'`)
  input = {
    type: 'fractional',
    categoryIds: payload.objectiveId,
    topicIds: payload.topicId,
    domainIds: payload.domain,
    skillIds: payload.skills,
    roleIds: payload.roles,
    availabilityIds: payload.availability,
    durationMonths: 6,
    durationTypeId: month?.id,
    startDateId: payload.startDate,
    minBudgetCents: 500000,
    maxBudgetCents: 900000,
    brief: BRIEF,
    briefRichText: plainToRichText(BRIEF),
    companyAskedToSignNda: false,
    ndaIds: [],
    assetIds: [],
    posterAgreedTerms: true,
  }
})

/** Enough rounds for a race to go both ways. */
const ROUNDS = 6

interface Result {
  id: string
  status: string
  opportunity?: { title: string } | null
}

const CREATE = `mutation Create($input: OpportunityInput!) {
  createOpportunity(input: $input, seenTermsVersion: 1) { id status opportunity { title } }
}`
const create = (changes: object = {}, by: Actor = nora) =>
  actions.engine.graphql<{ createOpportunity: Result }>({
    query: CREATE,
    variables: { input: { ...input, ...changes } },
    token: by.token,
  })
/** Sends the form with the same id on every attempt. */
const attempt = (postId: string, changes: object = {}, by: Actor = nora) =>
  mutate(
    `mutation Attempt($input: OpportunityInput!, $postId: uuid!) {
      result: createOpportunity(input: $input, postId: $postId, seenTermsVersion: 1) { id status }
    }`,
    { postId, input: { ...input, ...changes } },
    by,
  )
const mutate = (query: string, variables: Record<string, unknown>, by: Actor, role?: string) =>
  actions.engine.graphql<{ result: Result }>({ query, variables, token: by.token, role })
const APPROVE = `mutation Approve($id: uuid!, $version: Int!, $updatedAt: timestamptz!) {
  result: approveOpportunity(id: $id, version: $version, updatedAt: $updatedAt) { id status }
}`
const approve = async (id: string, by = ada, role = 'staff') =>
  mutate(APPROVE, { id, ...(await readVersionOf(database, id)) }, by, role)

async function createdId(): Promise<string> {
  const { body } = await create()
  if (!body.data) throw new Error(JSON.stringify(body.errors))
  return body.data.createOpportunity.id
}

describe('a fractional role through every layer', () => {
  it('[FRAC-08] a retry after a lost response posts once, including later changes', async () => {
    const id = randomUUID()
    const sent = { id, status: 'draft' }
    const [first, again] = await Promise.all([attempt(id), attempt(id)])
    expect([first.body.data?.result, again.body.data?.result]).toEqual([sent, sent])
    expect(await opportunityRow(database, id)).toMatchObject({ version_no: 1, duration_months: 6 })
    expect((await attempt(id, { durationMonths: 9 })).body.data?.result).toEqual(sent)
    expect(await opportunityRow(database, id)).toMatchObject({ version_no: 2, duration_months: 9 })
    // That response was lost as well.
    expect((await attempt(id, { durationMonths: 9 })).body.data?.result).toEqual(sent)
    expect(await opportunityRow(database, id)).toMatchObject({ version_no: 2, duration_months: 9 })
    const posted = await database.query(
      `select 1 from opportunity_history where opportunity_id = $1 and event = 'posted'`,
      [id],
    )
    expect(posted).toHaveLength(1)
  })

  it('[X-61, X-71] is posted under the terms of hiring on the page, if those apply now', async () => {
    const id = randomUUID()
    const under = (version: number) =>
      mutate(
        `mutation Attempt($input: OpportunityInput!, $postId: uuid!, $version: Int!) {
          result: createOpportunity(input: $input, postId: $postId, seenTermsVersion: $version) { id status }
        }`,
        { postId: id, input, version },
        nora,
      )
    const { body } = await under(2)
    const hiringTerms = { version: 1, appliesFrom: '2026-11-01', changes: [] }
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'TERMS_CHANGED', terms: { hiringTerms } })
    expect(await database.query('select 1 from opportunities where id = $1', [id])).toEqual([])
    expect((await under(1)).body.data?.result).toEqual({ id, status: 'draft' })
  })

  it('[X-71] a retry does not overwrite later edits', async () => {
    const id = randomUUID()
    await attempt(id)
    const edited = { id, version: 1, input: { ...input, durationMonths: 8 } }
    const UPDATE = `mutation Update($id: uuid!, $version: Int!, $input: OpportunityInput!) {
      result: updateOpportunity(id: $id, version: $version, input: $input) { id status }
    }`
    expect((await mutate(UPDATE, edited, nora)).body.data?.result).toMatchObject({ id })
    const { body } = await attempt(id, { durationMonths: 3 })
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'TERMS_CHANGED' })
    expect(await opportunityRow(database, id)).toMatchObject({ version_no: 2, duration_months: 8 })
  })

  it('[GD-62] the id of another person’s post gives no access to it', async () => {
    const id = randomUUID()
    await attempt(id)
    const tom = await actor(database, 'tom@client.example')
    expect((await attempt(id, { durationMonths: 3 }, tom)).body.data).toBeFalsy()
    expect(await opportunityRow(database, id)).toMatchObject({ duration_months: 6 })
  })

  it.each([
    ['tom@client.example', 'of another house'],
    ['jonas@brightwater.example', 'of the same company'],
  ])(
    '[FRAC-08, GO-01] of two people who post with the same id at the same time, one succeeds: %s, %s',
    async (email) => {
      const other = await actor(database, email)
      for (let round = 0; round < ROUNDS; round++) {
        const id = randomUUID()
        const people = [nora, other, nora, other]
        const answers = await Promise.all(people.map((person) => attempt(id, {}, person)))
        const { posted_by } = await opportunityRow(database, id)
        for (const [index, { body }] of answers.entries()) {
          if (people[index]?.id === posted_by) expect(body.data?.result).toEqual({ id, status: 'draft' })
          else expect(body.errors?.[0]?.extensions.code).toBe('OPPORTUNITY_NOT_FOUND')
        }
        expect(await database.query('select 1 from opportunity_history where opportunity_id = $1', [id])).toHaveLength(
          1,
        )
        await database.query(`update opportunities set status = 'draft_deleted' where id = $1`, [id])
      }
    },
  )

  it('[GO-09, FRAC-08] a draft deleted during a retry stays deleted, without an internal error', async () => {
    const remove = 'mutation Remove($id: uuid!) { result: deleteDraftOpportunity(id: $id) { id status } }'
    for (let round = 0; round < ROUNDS; round++) {
      const id = randomUUID()
      const first = attempt(id)
      if (round % 2) await first
      const [again, deleted, changed] = await Promise.all([
        attempt(id),
        mutate(remove, { id }, nora),
        attempt(id, { durationMonths: 9 }),
        first,
      ])
      const codes = [again, deleted, changed].map(({ body }) => body.errors?.[0]?.extensions.code ?? 'done')
      for (const code of codes)
        expect(['done', 'INVALID_STATUS_TRANSITION', 'OPPORTUNITY_NOT_FOUND', 'TERMS_CHANGED']).toContain(code)
      const { status } = await opportunityRow(database, id)
      expect(status).toBe(codes[1] === 'done' ? 'draft_deleted' : 'draft')
      await database.query(`update opportunities set status = 'draft_deleted' where id = $1`, [id])
    }
  })

  it('[FRAC-08, GO-08, GO-27] is posted, approved by staff, and announced to a matching expert', async () => {
    const { body } = await create()
    expect(body.data?.createOpportunity).toMatchObject({
      status: 'draft',
      opportunity: { title: expect.stringContaining('Chief Marketing Officer') },
    })
    const id = body.data?.createOpportunity.id ?? ''
    expect((await approve(id)).body.data?.result).toEqual({ id, status: 'published' })
    await vi.waitFor(
      async () => {
        const notices = await database.query(
          `select 1 from notifications where opportunity_id = $1 and user_id = $2 and kind = 'opportunity_match'`,
          [id, elena.id],
        )
        expect(notices).toHaveLength(1)
      },
      { timeout: 15_000, interval: 100 },
    )
    const approvals = await database.query(
      `select 1 from notifications where opportunity_id = $1 and user_id = $2 and kind = 'opportunity_approved'`,
      [id, nora.id],
    )
    expect(approvals).toHaveLength(1)
    const staffNotices = await database.query(
      `select 1 from notifications where opportunity_id = $1 and user_id = $2 and kind = 'opportunity_submitted'`,
      [id, ada.id],
    )
    expect(staffNotices).toHaveLength(1)
    const unread = await actions.get('/api/notifications/unread-count', { token: elena.token })
    expect(unread.body.count).toBeGreaterThan(0)
  })

  it('[X-12] reports form errors as action errors with the form’s field names', async () => {
    const { body } = await create({ skillIds: [], minBudgetCents: 499900 })
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [
        { field: 'skillIds', message: 'Select Skill' },
        { field: 'minBudgetAmount', message: 'Minimum amount must be at least $5,000' },
      ],
    })
  })

  it('[FRAC-09] edits, withdraws, and refuses in the required order', async () => {
    const id = await createdId()
    const edit = `mutation Edit($id: uuid!, $version: Int!, $input: OpportunityInput!) {
      result: updateOpportunity(id: $id, version: $version, input: $input) { id status }
    }`
    const edited = await mutate(edit, { id, version: 1, input: { ...input, durationMonths: 9 } }, nora)
    expect(edited.body.data?.result.status).toBe('draft')
    expect((await opportunityRow(database, id)).duration_months).toBe(9)
    const outdated = await mutate(edit, { id, version: 1, input }, nora)
    expect(outdated.body.errors?.[0]?.extensions.code).toBe('TERMS_CHANGED')
    const byOther = await mutate(edit, { id, version: 2, input }, elena)
    expect(byOther.body.errors?.[0]?.extensions.code).toBe('OPPORTUNITY_NOT_FOUND')
    const remove = `mutation Remove($id: uuid!) { result: deleteDraftOpportunity(id: $id, comments: "Filled") { id status } }`
    expect((await mutate(remove, { id }, nora)).body.data?.result.status).toBe('draft_deleted')
    expect((await mutate(remove, { id }, nora)).body.errors?.[0]?.extensions.code).toBe('INVALID_STATUS_TRANSITION')
  })

  it('[X-10] exposes approval to the staff role only, and rejects a forged role', async () => {
    const id = await createdId()
    expect((await approve(id, ada, 'user')).body.errors?.[0]?.extensions.code).toBe('validation-failed')
    expect((await approve(id, nora, 'staff')).body.errors?.[0]?.extensions.code).toBe('access-denied')
    expect((await opportunityRow(database, id)).status).toBe('draft')
  })

  it('[GO-16, OPP-91] records an expert’s first view once', async () => {
    const id = await createdId()
    await approve(id)
    const view = `mutation View($id: uuid!) { result: recordOpportunityView(id: $id) { id status } }`
    expect((await mutate(view, { id }, elena)).body.data?.result.status).toBe('published')
    await mutate(view, { id }, elena)
    const trackings = await database.query(
      'select user_id, status, interest_shown_at from opportunity_trackings where opportunity_id = $1',
      [id],
    )
    expect(trackings).toEqual([{ user_id: elena.id, status: 'viewed', interest_shown_at: null }])
    expect((await mutate(view, { id }, nora)).body.errors?.[0]?.extensions.code).toBe('validation-failed')
  })
})
