import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { persona } from '#tests/tokens.js'

/** A market with two members of staff, Ada and Nora, so that one can decide about what the other wrote; an expert and a client. */
export async function openDeciders() {
  const database = await createTestDatabase()
  await database.query(`update user_accounts set is_admin = true where email = 'nora@brightwater.example'`)
  const actions = await startTestActions(database, { engine: false })
  const ada = await persona(database, 'ada@sagework.example')
  const nora = await persona(database, 'nora@brightwater.example')
  const elena = await persona(database, 'elena@sagework.example')
  const tom = await persona(database, 'tom@client.example')
  return { database, actions, ada, nora, elena, tom }
}
