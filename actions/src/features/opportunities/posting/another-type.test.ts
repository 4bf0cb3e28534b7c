import { afterAll, describe, expect, inject, it } from 'vitest'
import { makePostable } from '#contract/opportunities/types/post-types.testkit.js'
import {
  DELIVERABLES,
  editPost,
  GOALS,
  IMPACT,
  openPosting,
  opportunityRow,
  PAYMENTS,
  type Posted,
  post,
  readVersionOf,
} from '../opportunities.testkit.js'

// A type unlike any postable one; it has no roles, for example. Only this process knows it: other servers don't.
afterAll(makePostable('advice'))
const { actions, database, payload: fractional, nora, ada } = await openPosting()

const BRIEF = 'Which of our two markets should we enter first?'
const payload = {
  type: 'advice',
  objectiveId: fractional.objectiveId,
  topicId: fractional.topicId,
  minBudgetAmount: 200,
  maxBudgetAmount: 400,
  brief: BRIEF,
  posterAgreedTandC: true,
}
const send = (changes: Record<string, unknown>) =>
  actions.post<Posted>('/api/opportunities', { ...payload, ...changes }, { token: nora.token })
const edit = (id: string, changes: Record<string, unknown>) => editPost({ actions, database }, id, changes, nora)
const rowsOf = (table: string, id: string) => database.query(`select * from ${table} where opportunity_id = $1`, [id])
async function lastEdit(id: string) {
  const [row] = await database.query<{ words: string }>(
    `select words from opportunity_history where opportunity_id = $1 and event = 'edited' order by id desc limit 1`,
    [id],
  )
  return row?.words
}

describe.skipIf(inject('stack'))('a post of another type', () => {
  it('is stored with the fields of its form only, and without roles', async () => {
    const id = await post(actions, nora, { ...payload, roles: fractional.roles, duration: 6, noOfDays: 2 })
    expect(await opportunityRow(database, id)).toMatchObject({
      type: 'advice',
      title: expect.stringMatching(/^Advice on ./),
      brief: BRIEF,
      min_budget_cents: '20000',
      max_budget_cents: '40000',
      duration_months: null,
      duration_type_id: null,
      start_date_id: null,
      no_of_days: null,
      status: 'draft',
    })
    expect(await rowsOf('opportunity_roles', id)).toEqual([])
    expect(await rowsOf('opportunity_skills', id)).toEqual([])
    expect(await rowsOf('opportunity_topics', id)).toHaveLength(1)
  })

  it('is validated by its own form’s rules and limits only', async () => {
    const { status, body } = await send({ objectiveId: [], brief: 'Too short', maxBudgetAmount: 901 })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: 'categoryIds', message: 'required field' },
      { field: 'maxBudgetAmount', message: 'Maximal budget is $900' },
      { field: 'brief', message: 'Brief must be at least 20 characters long' },
    ])
  })

  it('[OPP-26, OPP-51] keeps the lists of its form, and no others', async () => {
    const lists = { impact_on_business: IMPACT, achieve_from_program: GOALS, payment_schedules: PAYMENTS }
    const id = await post(actions, nora, { ...payload, ...lists, deliverables: DELIVERABLES, chatOnly: true })
    expect(await opportunityRow(database, id)).toMatchObject({
      ...{ deliverables: DELIVERABLES, impact_on_business: [], achieve_from_program: [], chat_only: false },
    })
    const parts = async () =>
      (await rowsOf('opportunity_payments', id)).map(({ details, percentage }) => [details, Number(percentage)])
    expect(await parts()).toEqual([
      ['Kick-off', 40],
      ['Final report', 60],
    ])
    const more = [...DELIVERABLES, { title: 'Review', details: '' }]
    expect((await edit(id, { deliverables: more, impact_on_business: IMPACT })).status).toBe(200)
    expect(await lastEdit(id)).toMatch(/^Deliverables: .*Review/)
    expect(await opportunityRow(database, id)).toMatchObject({ deliverables: more, impact_on_business: [] })
    const read = await readVersionOf(database, id)
    expect((await edit(id, { payment_schedules: [{ details: 'At the end', percentage: 100 }] })).status).toBe(200)
    expect(await parts()).toEqual([['At the end', 100]])
    expect((await readVersionOf(database, id)).version).toBe(read.version + 1)
    const short = await edit(id, { payment_schedules: [{ details: 'Half', percentage: 50 }] })
    expect([short.status, short.body.errors[0]?.field]).toEqual([400, 'paymentSchedules'])
  })

  it('[X-71] is edited field by field, and the changes are listed under its own fields', async () => {
    const id = await post(actions, nora, payload)
    const read = await readVersionOf(database, id)
    expect((await edit(id, { maxBudgetAmount: 600 })).status).toBe(200)
    expect(await lastEdit(id)).toBe('Budget: $200 – $400 in total → $200 – $600 in total')
    expect((await edit(id, { brief: `${BRIEF} And why?` })).status).toBe(200)
    expect(await lastEdit(id)).toBe('Description changed')
    const [version] = await database.query<{ names: string[] }>(
      `select array(select line ->> 'name' from jsonb_array_elements(snapshot #> '{sheet,lines}') line) as names
       from opportunity_versions where opportunity_id = $1 and version_no = 1`,
      [id],
    )
    expect(version?.names).toEqual(['Title', 'Category', 'Topics', 'Country', 'Budget', 'Deliverables'])
    const stale = await edit(id, { version: read.version, minBudgetAmount: 300 })
    expect([stale.status, stale.body.terms?.changes.map(({ name }) => name)]).toEqual([409, ['Budget', 'Description']])
  })

  it('[X-71] is reviewed by staff in the version they read', async () => {
    const id = await post(actions, nora, payload)
    const read = await readVersionOf(database, id)
    await edit(id, { minBudgetAmount: 250 })
    const approve = (version: object) =>
      actions.post<Posted>(`/api/opportunities/${id}/approve`, version, { token: ada.token })
    const refused = await approve(read)
    expect([refused.status, refused.body.terms?.changes]).toEqual([
      409,
      [{ name: 'Budget', before: '$200 – $400 in total', after: '$250 – $400 in total' }],
    ])
    expect((await approve(await readVersionOf(database, id))).status).toBe(200)
  })

  it('[X-71] shows no trace of an edit that changes nothing', async () => {
    const id = await post(actions, nora, payload)
    expect((await edit(id, payload)).status).toBe(200)
    expect(await readVersionOf(database, id)).toMatchObject({ version: 1 })
  })

  it('keeps its type, whatever an edit says', async () => {
    const id = await post(actions, nora, payload)
    const answer = await edit(id, { ...fractional, brief: undefined, clientRequirements: undefined })
    expect([answer.status, answer.body.errors[0]]).toEqual([
      400,
      { field: 'type', message: 'A post’s type can’t change. Create a new post instead' },
    ])
    expect(await opportunityRow(database, id)).toMatchObject({ type: 'advice', version_no: 1 })
  })

  it('can also be posted and edited through the actions', async () => {
    const input = {
      type: 'advice',
      categoryIds: fractional.objectiveId,
      topicIds: fractional.topicId,
      domainIds: [],
      skillIds: [],
      roleIds: [],
      availabilityIds: [],
      minBudgetCents: 20_000,
      maxBudgetCents: 40_000,
      brief: BRIEF,
      briefRichText: {},
      companyAskedToSignNda: false,
      ndaIds: [],
      assetIds: [],
      posterAgreedTerms: true,
    }
    const create = await actions.engine.graphql<{ result: { id: string } }>({
      query:
        'mutation Create($input: OpportunityInput!) { result: createOpportunity(input: $input, seenTermsVersion: 1) { id } }',
      variables: { input },
      token: nora.token,
    })
    const id = create.body.data?.result.id ?? ''
    expect(await opportunityRow(database, id)).toMatchObject({ type: 'advice', max_budget_cents: '40000' })
    const update = await actions.engine.graphql<{ result: { id: string } }>({
      query: `mutation Update($id: uuid!, $input: OpportunityInput!) {
        result: updateOpportunity(id: $id, version: 1, input: $input) { id }
      }`,
      variables: { id, input: { ...input, maxBudgetCents: 50_000 } },
      token: nora.token,
    })
    expect(update.body.data?.result).toEqual({ id })
    expect(await lastEdit(id)).toBe('Budget: $200 – $400 in total → $200 – $500 in total')
  })

  it('can’t be posted until its form is defined', async () => {
    const putBack = makePostable('coaching', null)
    const { status, body } = await send({ type: 'coaching' })
    putBack()
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'type', message: expect.stringMatching(/^Choose one of these types: Project, Fractional, .*Advice/) }],
    ])
  })
})
