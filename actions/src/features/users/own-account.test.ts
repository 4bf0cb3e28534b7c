import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '../../../../tests/support/actions.js'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.js'
import { persona, tokenFor } from '../../../../tests/support/tokens.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  // As in live mode: the engine takes only operations of the allow list, ours among them.
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
})

const readAs = async (email: string, path: string) =>
  actions.get(path, { token: tokenFor(await persona(database, email)) })

describe('one’s own details over REST', () => {
  it('[BASE-20, X-34] answers the caller’s own flags and company', async () => {
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

  it('[OBASE-35, OPP-18, GO-102] answers the caller’s company, and 404 without one', async () => {
    const { body } = await readAs('jonas@brightwater.example', '/api/user/companyDetails')
    expect(body).toMatchObject({
      company: { companyName: 'Brightwater', companyLogo: '/logos/brightwater.svg', companySetup: true },
      companyUrl: 'https://brightwater.example',
    })
    expect((await readAs('tom@client.example', '/api/user/companyDetails')).status).toBe(404)
  })
})
