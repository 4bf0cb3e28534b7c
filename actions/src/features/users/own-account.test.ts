import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  // As in live mode: the engine only accepts operations on the allow list, including ours.
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
})

const readAs = async (email: string, path: string) =>
  actions.get(path, { token: tokenFor(await persona(database, email)) })

describe('the caller’s details over REST', () => {
  it('[BASE-20, X-34] include their own flags and company', async () => {
    const { body } = await readAs('nora@brightwater.example', '/api/user/me')
    expect(body).toMatchObject({
      email: 'nora@brightwater.example',
      first_name: 'Nora',
      is_expert: false,
      is_admin: false,
      wizard: { is_wizard: false },
      companyData: { companyName: 'Brightwater' },
      is_dashboard_banner_visible: true,
    })
    const expert = (await readAs('elena@sagework.example', '/api/user/me')).body
    expect(expert).toMatchObject({ is_expert: true, companyData: null, profile_complete_percent: 100 })
    expect(expert.profile_weightage).toBe(expert.profile_complete_percent)
  })

  it('[PLAN-28] include what the plans ask about', async () => {
    expect((await readAs('nora@brightwater.example', '/api/user/me')).body).toMatchObject({
      ...{ account_type: 'company', companyId: expect.any(String), is_expert: false, country: null },
      ...{ created_at: expect.any(String), wizard: { is_wizard: false } },
    })
    expect((await readAs('elena@sagework.example', '/api/user/me')).body).toMatchObject({
      ...{ account_type: 'single_user', companyId: null, is_expert: true, country: { country_name: 'Italy' } },
    })
  })

  it('[CRED-25, KBASE-64, GK-166] include an expert’s own limit of paid answers, and where its window began', async () => {
    const elena = await persona(database, 'elena@sagework.example')
    await database.query(
      `update expert_details set response_limit = 7, response_limit_start_at = now() - interval '70 days' where user_id = $1`,
      [elena.id],
    )
    const { body } = await actions.get<{
      result: { wizard: { response_limit: number; response_limit_start_at: string } }
    }>(`/api/user/${elena.id}/wizard`, { token: tokenFor(elena) })
    const { response_limit, response_limit_start_at: start } = body.result.wizard
    const days = (Date.now() - Date.parse(start)) / 86_400_000
    expect([response_limit, Math.round(days)]).toEqual([7, 10])
    expect(Object.keys(body.result.wizard)).toHaveLength(2)
    const other = await readAs('tom@client.example', `/api/user/${elena.id}/wizard`)
    expect([other.status, other.body.errorCode]).toEqual([403, 'NOT_ALLOWED'])
    const tom = await persona(database, 'tom@client.example')
    expect((await readAs('tom@client.example', `/api/user/${tom.id}/wizard`)).body.errorCode).toBe('EXPERTS_ONLY')
    expect((await actions.get(`/api/user/${elena.id}/wizard`)).status).toBe(401)
  })

  it('[QNA-22, QNA-23, QNA-25, IBASE-11] are at the path of the questions too: 5 answers in 30 days, unless staff say otherwise', async () => {
    const marcus = await persona(database, 'marcus@sagework.example')
    const read = async () => {
      const path = `/api/user/wizard/${marcus.id}`
      const { body } = await actions.get<{
        result: { wizard: { response_limit: number; response_limit_start_at: string } }
      }>(path, { token: tokenFor(marcus) })
      const { response_limit: limit, response_limit_start_at: start } = body.result.wizard
      return [limit, Math.round((Date.now() - Date.parse(start)) / 86_400_000)]
    }
    const begin = (days: number, limit: string) =>
      database.query(
        `update expert_details set response_limit = ${limit}, response_limit_start_at = now() - make_interval(days => $2)
         where user_id = $1`,
        [marcus.id, days],
      )
    await begin(29, 'default')
    expect(await read()).toEqual([5, 29])
    await begin(31, '0')
    expect(await read()).toEqual([0, 1])
    const other = await readAs('tom@client.example', `/api/user/wizard/${marcus.id}`)
    expect([other.status, other.body.errorCode]).toEqual([403, 'NOT_ALLOWED'])
    expect((await actions.get(`/api/user/wizard/${marcus.id}`)).status).toBe(401)
  })

  it('[INT-02, OBASE-28, GO-101] include an expert’s profile, as used by matching and display', async () => {
    const elena = await persona(database, 'elena@sagework.example')
    const { body } = await readAs('nora@brightwater.example', `/api/user/profile/${elena.id}`)
    expect(body).toMatchObject({
      _id: elena.id,
      is_expert: true,
      first_name: 'Elena',
      designation: 'Fractional CMO for B2B software',
      company_name: null,
      country: { country_name: 'Italy' },
      profile_complete_percent: 100,
      profile_weightage: 100,
      profilePoints: 9,
    })
    expect(body.bio).toContain('I lead marketing for software companies')
    expect(body.experience).toContain('Seventeen years in B2B marketing')
    expect(body.topics_name).toContain('Product marketing')
    expect(body.domains).toContain('Clean energy')
    expect(body.expertise).toContain('Launch planning')
    expect(JSON.stringify(body)).not.toMatch(/@sagework|calendly/)
  })

  it('[INT-02, GO-101] include a client’s card, and give 404 for nobody and for suspended people', async () => {
    const nora = await persona(database, 'nora@brightwater.example')
    const { body } = await readAs('elena@sagework.example', `/api/user/profile/${nora.id}`)
    expect(body).toMatchObject({ is_expert: false, company_name: 'Brightwater', topics_name: [], profilePoints: 0 })
    const victor = await persona(database, 'victor@sagework.example')
    for (const id of [victor.id, 'not-an-id', '00000000-0000-4000-8000-000000000000']) {
      const answer = await readAs('tom@client.example', `/api/user/profile/${id}`)
      expect([answer.status, answer.body.errorCode]).toEqual([404, 'USER_NOT_FOUND'])
    }
    expect((await actions.get(`/api/user/profile/${nora.id}`)).status).toBe(401)
  })

  it('[OBASE-35, OPP-18, GO-102] include the caller’s company, and give 404 without one', async () => {
    const { body } = await readAs('jonas@brightwater.example', '/api/user/companyDetails')
    expect(body).toMatchObject({
      company: { companyName: 'Brightwater', companyLogo: '/logos/brightwater.svg', companySetup: true },
      companyUrl: 'https://brightwater.example',
    })
    expect((await readAs('tom@client.example', '/api/user/companyDetails')).status).toBe(404)
  })
})
