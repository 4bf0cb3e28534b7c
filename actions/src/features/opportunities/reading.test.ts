import { beforeAll, describe, expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { fundPersonas } from '#domain/ledger/fund.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Actor, actor, BRIEF, completePayload, post, type Uploaded } from './opportunities.testkit.js'

let database: TestDatabase
let actions: TestActions
let nora: Actor
let elena: Actor
let tom: Actor
let ada: Actor
let id: string
let payload: Record<string, unknown>

const idOf = async (query: string) => (await database.query<{ id: string }>(query))[0]?.id

beforeAll(async () => {
  database = await createTestDatabase()
  await fundPersonas(database)
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
  nora = await actor(database, 'nora@brightwater.example')
  elena = await actor(database, 'elena@sagework.example')
  tom = await actor(database, 'tom@client.example')
  ada = await actor(database, 'ada@sagework.example')
  payload = {
    ...(await completePayload(database)),
    expertLocation: await idOf(`select id from master_countries where country_name = 'Italy'`),
    noOfDays: 2,
    noOfDaysPerUnit: 'week',
  }
  id = await post(actions, nora, payload)
})

interface Detail {
  errorCode?: string
  interestedPeople: unknown[]
  hiredPeople: unknown[]
  loggedInuserTrackingData: { opportunityStatusForUser: string }
}

interface Documents {
  count: number
  items: { assetUrl: string }[]
}

const read = (by: Actor, what = id) => actions.get<Detail>(`/api/opportunities/${what}`, { token: by.token })
const track = (status: string, by: Actor) =>
  database.query(
    `begin; set local sagework.seeding = on;
     insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
     values ('${id}', '${by.id}', '${status}', ${['viewed', 'closed'].includes(status) ? 'null' : 'now()'})
     on conflict (opportunity_id, user_id)
     do update set status = excluded.status, interest_shown_at = excluded.interest_shown_at; commit`,
  )

describe('GET /api/opportunities/{id}', () => {
  it('[GO-03] shows a draft to its poster and staff only', async () => {
    expect((await read(nora)).status).toBe(200)
    expect((await read(ada)).status).toBe(200)
    for (const other of [elena, tom]) expect((await read(other)).body.errorCode).toBe('OPPORTUNITY_NOT_FOUND')
    expect((await read(nora, 'not-an-id')).status).toBe(404)
    expect((await actions.get(`/api/opportunities/${id}`)).status).toBe(401)
  })

  it('[OPP-16, OPP-20, OPP-21, OPP-22] has the required fields', async () => {
    const { body } = await read(nora)
    expect(body).toMatchObject({
      _id: id,
      version: 1,
      title: 'Fractional Role for a Chief Marketing Officer in Product-Led Growth',
      brief: BRIEF,
      briefRichText: plainToRichText(BRIEF),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      type: 'fractional',
      status: 'draft',
      postedBy: nora.id,
      topicId: payload.topicId,
      topicData: [{ topic_name: 'Product marketing' }],
      domain: payload.domain,
      domainData: [{ domain_name: 'Clean energy' }],
      skills: payload.skills,
      expertiseData: [{ expertise_name: 'Launch planning' }],
      countryId: payload.expertLocation,
      countryData: { _id: payload.expertLocation, country_name: 'Italy' },
      duration: 6,
      opportunitydurationtypes_data: { code: 'month', durationType: 'Month' },
      opportunitystartdate_data: { startDate: 'Immediately' },
      opportunitytypes_data: { opportunityType: 'Fractional' },
      availabilityData: [{ availabilityType: 'Remote' }],
      minBudgetAmount: 5000,
      maxBudgetAmount: 9000,
      displayMinBudgetAmount: null,
      displayMaxBudgetAmount: null,
      budgetPerUnitDetails: { _id: expect.any(String), code: 'month' },
    })
  })

  it('[OPP-19, OPP-23, OPP-24] has flags, days and experts', async () => {
    const { body } = await read(nora)
    expect(body).toMatchObject({
      companyAskedToSignNDA: false,
      chatOnly: false,
      noOfDays: 2,
      noOfDaysPerUnitDetails: { code: 'week' },
      package_experts: [],
      packageExpertDetails: [],
      assignedExpert: null,
      assignedExpertData: null,
      interestedPeople: [],
      hiredPeople: [],
      loggedInuserTrackingData: null,
    })
    await database.query('insert into opportunity_package_experts (opportunity_id, user_id) values ($1, $2)', [
      id,
      elena.id,
    ])
    await database.query('update opportunities set assigned_expert_id = $2 where id = $1', [id, elena.id])
    const person = { _id: elena.id, first_name: 'Elena', last_name: 'Marchetti' }
    expect((await read(nora)).body).toMatchObject({
      package_experts: [elena.id],
      packageExpertDetails: [person],
      assignedExpert: elena.id,
      assignedExpertData: person,
    })
    await database.query('update opportunities set assigned_expert_id = null where id = $1', [id])
  })

  it('[OPP-27] has the comments of a closed or deleted post, for its poster', async () => {
    const draft = await post(actions, nora, await completePayload(database))
    await actions.post(
      `/api/opportunities/${draft}/delete`,
      { deleteOpportunityComments: 'Filled' },
      { token: nora.token },
    )
    expect((await read(nora, draft)).body).toMatchObject({
      status: 'draft_deleted',
      deleteOpportunityComments: 'Filled',
      closeOpportunityComments: null,
    })
    const live = await post(actions, nora, await completePayload(database))
    await database.query(`update opportunities set status = 'published' where id = $1`, [live])
    await actions.post(
      `/api/opportunities/${live}/close`,
      { closeOpportunityComments: 'The plan changed' },
      { token: nora.token },
    )
    expect((await read(nora, live)).body).toMatchObject({
      status: 'closed',
      deleteOpportunityComments: null,
      closeOpportunityComments: 'The plan changed',
    })
  })

  it('[OPP-17, OPP-18] shows the poster of a published post to a client', async () => {
    await database.query(`update opportunities set status = 'published' where id = $1`, [id])
    expect((await read(tom)).body).toMatchObject({
      postedBy: nora.id,
      userData: {
        _id: nora.id,
        first_name: 'Nora',
        last_name: 'Lindqvist',
        profile_pic: '/faces/nora-lindqvist.svg',
        designation: 'Chief Operating Officer',
      },
      companyData: {
        company: { companyName: 'Brightwater', companyLogo: '/logos/brightwater.svg', companySetup: true },
        companyUrl: 'https://brightwater.example',
        companyBrief: expect.stringMatching(/^Brightwater makes leak detection/),
      },
      loggedInuserTrackingData: null,
    })
  })

  it('[OPP-29, OPP-91, GO-82, GO-16] shows them to an expert only after interest, and records the first view', async () => {
    const first = await read(elena)
    expect(first.body).toMatchObject({
      userData: null,
      companyData: null,
      loggedInuserTrackingData: { status: 'viewed' },
    })
    expect(first.body).not.toHaveProperty('postedBy')
    expect(JSON.stringify(first.body)).not.toMatch(/Brightwater|Nora|Lindqvist/)
    await track('interested', elena)
    expect((await read(elena)).body).toMatchObject({
      postedBy: nora.id,
      companyData: { company: { companyName: 'Brightwater' } },
      loggedInuserTrackingData: {
        status: 'interested',
        opportunityStatusForUser: 'interested',
        interestShownAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    })
  })

  it('[GO-04, GO-22, OPP-25] shows applicants to the poster, and to an expert only themselves', async () => {
    const marcus = await actor(database, 'marcus@sagework.example')
    await track('interested', elena)
    await track('accepted', marcus)
    await database.query(
      "insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit, accepted_at) values ($1, $2, 650000, 'week', now())",
      [id, marcus.id],
    )
    const forPoster = (await read(nora)).body
    expect(forPoster.interestedPeople).toMatchObject([{ userId: elena.id, status: 'interested', email: elena.email }])
    expect(forPoster.hiredPeople).toMatchObject([
      {
        userId: marcus.id,
        status: 'accepted',
        isHired: true,
        isOptOut: false,
        agreedValue: 6500,
        agreedValueUnit: 'week',
      },
    ])
    const forExpert = (await read(elena)).body
    expect([forExpert.interestedPeople.length, forExpert.hiredPeople.length]).toEqual([1, 0])
    expect((await read(tom)).body).toMatchObject({ interestedPeople: [], hiredPeople: [] })
    expect((await read(marcus)).body.loggedInuserTrackingData.opportunityStatusForUser).toBe('published')
  })
})

describe('an applicant', () => {
  it('[INT-01, OFFER-01, GO-04, X-70] has offer, counter offer, rates, reasons and contact details, for the poster', async () => {
    const post_id = await post(actions, nora, await completePayload(database))
    await database.query(`begin; set local sagework.seeding = on;
      update opportunities set status = 'published' where id = '${post_id}';
      insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at, agreed_value_cents,
        agreed_value_unit, proposal_submitted_at)
        values ('${post_id}', '${elena.id}', 'interested', now(), 650000, 'week', now());
      insert into counter_offers (opportunity_id, user_id, counter_amount_cents, counter_amount_unit, feedback,
        feedback_rich_text, counter_from_company, counter_from_expert)
        values ('${post_id}', '${elena.id}', 600050, 'day', repeat('f', 50), '{}', true, false);
      insert into fractional_rate_cards (user_id, min_value_cents, max_value_cents, starting_at_cents, rate_unit_id, category_id)
        select '${elena.id}', 500000, 900000, 500000, (select id from opportunity_duration_types where code = 'day'),
        (select id from master_objectives limit 1) on conflict (user_id) do update set min_value_cents = 500000,
        max_value_cents = 900000, rate_unit_id = excluded.rate_unit_id;
      commit`)
    const [entry] = (await read(nora, post_id)).body.interestedPeople
    expect(entry).toMatchObject({
      id: elena.id,
      userId: elena.id,
      opportunityId: post_id,
      first_name: 'Elena',
      last_name: 'Marchetti',
      status: 'interested',
      isProposalUploaded: true,
      agreedValue: 6500,
      agreedValueUnit: 'week',
      isRejected: false,
      rejectedReason: null,
      isOptOut: false,
      optOutReason: null,
      fractionalRate: { minValue: 5000, maxValue: 9000, unit: 'day' },
      counterOffer: {
        _id: expect.any(String),
        counterAmount: 6000.5,
        counterAmountUnit: 'day',
        feedback: 'f'.repeat(50),
        feedbackRichText: {},
        status: 'pending',
        rejectReason: null,
      },
      email: elena.email,
      calendly: 'https://calendly.com/elena-marchetti/intro',
    })
    const reason = 'The scope is larger than that.'
    await database.query(
      `update counter_offers set status = 'rejected', reject_reason = $2 where opportunity_id = $1`,
      [post_id, reason],
    )
    expect((await read(nora, post_id)).body.interestedPeople).toMatchObject([
      { counterOffer: { status: 'rejected', rejectReason: reason } },
    ])
    const [own] = (await read(elena, post_id)).body.interestedPeople
    expect(own).toMatchObject({ userId: elena.id, agreedValue: 6500 })
    expect(own).not.toHaveProperty('email')
  })
})

describe('GET /api/opportunities/{id}/assets', () => {
  it('[FRAC-19, GD-62] lists documents with signed links, for anyone who can open the post', async () => {
    const data = new FormData()
    data.append('uploadType', 'opportunity_create')
    data.append('uploadedFile', new Blob(['%PDF-1.7\nwords']), 'plan.pdf')
    const { asset_id } = (
      await actions.request<Uploaded>('POST', '/api/opportunities/assets', data, { token: nora.token })
    ).body
    const draft = await post(actions, nora, { ...(await completePayload(database)), assetIds: [asset_id] })
    const list = (by: Actor) => actions.get<Documents>(`/api/opportunities/${draft}/assets`, { token: by.token })
    const { body } = await list(nora)
    expect(body).toMatchObject({ count: 1, items: [{ _id: asset_id, assetName: 'plan.pdf' }] })
    expect((await actions.get(body.items[0]?.assetUrl ?? '')).status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('documents/')
    expect((await list(ada)).body.count).toBe(1)
    expect((await list(elena)).status).toBe(404)
  })
})
