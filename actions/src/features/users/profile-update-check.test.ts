import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

const PATH = '/api/user/profile-update-check'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
})

const askAs = async (email: string) => actions.get(PATH, { token: tokenFor(await persona(database, email)) })

describe('the profile-update check', () => {
  it('[PROMPT-26, GD-38] asks for a bio and for one offer of a call that can be booked', async () => {
    const elena = await persona(database, 'elena@sagework.example')
    const check = async () => (await askAs('elena@sagework.example')).body
    const lacking = { needProfileUpdate: true, isBioCompleted: true, isAdviceCompleted: false }
    expect(await check()).toEqual(lacking)
    await database.query(
      `insert into advice_offerings (user_id, topic_id, subtopic, description, duration, price_cents, enabled)
       select $1, topic_id, 'Finding the price that your customers would pay', btrim(repeat('We look at your last ten deals. ', 5)), 30, 20000, false
       from expert_topics where user_id = $1 limit 1`,
      [elena.id],
    )
    // nobody can book one that is switched off
    expect(await check()).toEqual(lacking)
    await database.query('update advice_offerings set enabled = true')
    expect(await check()).toEqual({ needProfileUpdate: false, isBioCompleted: true, isAdviceCompleted: true })
    await database.query('update expert_details set bio = null where user_id = $1', [elena.id])
    expect(await check()).toEqual({ needProfileUpdate: true, isBioCompleted: false, isAdviceCompleted: true })
  })

  it('[PROMPT-26, GD-38] is for experts alone', async () => {
    expect((await askAs('nora@brightwater.example')).status).toBe(403)
    expect((await actions.get(PATH, {})).status).toBe(401)
  })
})
