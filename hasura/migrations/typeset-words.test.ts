import { beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'

const BIO = 'I find each customer’s “willingness” to pay, in „Germany“ and elsewhere.'
const LEXEMES = ['custom', 'germani', 'willing']

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})

const lexemesOf = async (table: string, where: string) => {
  const [row] = await database.query<{ found: string[] }>(
    `select array(select lexeme from unnest(words) where lexeme = any($1) order by 1) as found from ${table} where ${where}`,
    [LEXEMES],
  )
  return row?.found
}

it('words in typographic quotes, and with an apostrophe, are found as they are typed', async () => {
  const [expert] = await database.query<{ id: string }>("select id from users where first_name = 'Elena' and is_expert")
  await database.query('update expert_details set bio = $2 where user_id = $1', [expert?.id, BIO])
  expect(await lexemesOf('private.search_items', `kind = 'expert' and item_id = '${expert?.id}'`)).toEqual(LEXEMES)
  expect(await lexemesOf('private.passages', `content like '%willingness%' and author_id = '${expert?.id}'`)).toEqual(
    LEXEMES,
  )
})
