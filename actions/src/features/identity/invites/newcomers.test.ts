import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { liftTeamLimits, mailedToken, openBrowser, PASSWORD, SHOWN_TEXTS } from '../identity.testkit.js'

let database: TestDatabase
let actions: TestActions
let nora: Persona

beforeAll(async () => {
  database = await createTestDatabase()
  await liftTeamLimits(database)
  actions = await startTestActions(database, { engine: false })
  nora = await persona(database, 'nora@brightwater.example')
})

beforeEach(() => database.query('delete from auth.throttles'))

const NEWCOMER = { firstName: 'Ida', lastName: 'Berg', password: PASSWORD, ...SHOWN_TEXTS }
const accept = (token: string, body: object = NEWCOMER) =>
  openBrowser(actions).post(`/api/invites/${token}/accept`, body)
async function invitedAs(email: string): Promise<string> {
  await actions.post('/api/invites', { email }, { token: tokenFor(nora) })
  return mailedToken(database, email, 'company-invite')
}

describe('a newcomer who accepts an invitation', () => {
  it('[X-61] is refused to a newcomer without the texts in force; what they accept is kept', async () => {
    const token = await invitedAs('agrees@brightwater.example')
    for (const [shown, status] of [
      [{ termsVersion: undefined }, 400],
      [{ termsVersion: 99 }, 409],
    ] as const)
      expect((await accept(token, { ...NEWCOMER, ...shown })).status).toBe(status)
    expect((await accept(token, NEWCOMER)).status).toBe(200)
    const rows = await database.query(
      `select document, version, occasion from private.legal_acceptances join user_accounts using (user_id)
       where email = 'agrees@brightwater.example' order by document`,
    )
    const occasion = 'invitation'
    expect(rows).toEqual([
      { document: 'privacy', version: SHOWN_TEXTS.privacyVersion, occasion },
      { document: 'terms-of-use', version: SHOWN_TEXTS.termsVersion, occasion },
    ])
  })

  it('whoever invited hears that the newcomer joined, who is welcomed', async () => {
    const token = await invitedAs('heard@brightwater.example')
    await accept(token, NEWCOMER)
    const rows = await database.query(
      `select kind, title from notifications where kind in ('company_member', 'welcome')
       and (user_id = (select user_id from user_accounts where email = 'heard@brightwater.example')
         or effect_key = 'invite-used:' || (select id from private.company_invites where email = 'heard@brightwater.example'))
       order by kind`,
    )
    expect(rows).toEqual([
      { kind: 'company_member', title: 'Ida Berg joined Brightwater' },
      { kind: 'welcome', title: 'Welcome to Sagework' },
    ])
  })
})
