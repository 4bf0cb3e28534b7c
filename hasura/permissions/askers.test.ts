import { expect, it } from 'vitest'
import { everythingAboutQuestions, foundByFunctions } from './askers.testkit.js'
import { arrangeContent, contentId, longText, TOPIC } from './content.testkit.js'
import { createMarket, ELENA, KENJI, MARCUS, TOM } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
await arrangeContent(database)
await database.query('set sagework.seeding = on')
const [FIRST, SECOND] = [contentId('answered'), contentId('askedLater')]
await database.query(
  `insert into insights_questions (id, user_id, topic_id, question, is_approved) values ($1, $2, $3, $4, true)`,
  [SECOND, KENJI, TOPIC, longText('Question asked later')],
)
await database.query(
  `insert into insights_responses (question_id, user_id, response_type, response_text, submitted_for_approval, is_approved)
   values ($1, $2, 'text', 'Ask ten of them.', true, true)`,
  [SECOND, ELENA],
)
// experts whose profiles anybody can read, one of whom holds the topic: nobody could be easier to recognize
await database.query(`insert into expert_topics (user_id, topic_id) values ($1, $2) on conflict do nothing`, [
  MARCUS,
  TOPIC,
])
await database.query('delete from expert_topics where user_id = $1 and topic_id = $2', [KENJI, TOPIC])
await database.query('update expert_details set profile_complete_percent = 100 where user_id = any($1::uuid[])', [
  [MARCUS, KENJI],
])
const as = await openPermissions(database)
const [marcus = {}] = await database.query<Record<string, string>>(
  'select id, first_name, last_name, slug from users where id = $1',
  [MARCUS],
)
const NAMING_MARCUS = Object.values(marcus)

async function askedBy(first: string, second: string) {
  for (const [question, asker] of [
    [FIRST, first],
    [SECOND, second],
  ])
    await database.query('update insights_questions set user_id = $2 where id = $1', [question, asker])
}

/** What is answered otherwise once somebody and Kenji have asked one another's question. */
async function tellsWhoAsked(asker: string, read: () => Promise<Map<string, string>>) {
  await askedBy(asker, KENJI)
  const before = await read()
  await askedBy(KENJI, asker)
  const after = await read()
  return [...before].filter(([query, answer]) => after.get(query) !== answer).map(([query]) => query)
}

it('[QNA-33] nothing that visitors read, filter or order by depends on who asked a question', async () => {
  expect(
    await as('visitor').rows(`users(where: { id: { _in: ["${MARCUS}", "${KENJI}"] } }) { id }`),
    'anybody can read the profiles of both',
  ).toHaveLength(2)
  expect(await tellsWhoAsked(MARCUS, () => everythingAboutQuestions(as('visitor'), NAMING_MARCUS))).toEqual([])
})

it('[QNA-33, X-15] nor does anything that is found for visitors who claim to have asked', async () => {
  const found = await foundByFunctions(as('pretender'))
  for (const [name, rows] of found) expect(rows, name).toContain(FIRST)
  expect(await tellsWhoAsked(TOM, () => foundByFunctions(as('pretender')))).toEqual([])
})

it('[QNA-33] members read who asked, and find and order questions by it', async () => {
  await askedBy(MARCUS, KENJI)
  const asked = `insights_questions(where: { id: { _in: ["${FIRST}", "${SECOND}"] } }`
  for (const caller of ['nora', 'elena', 'staff'] as const) {
    expect(await as(caller).rows(`${asked}, order_by: [{ user: { first_name: desc } }]) { id }`)).toEqual([
      { id: FIRST },
      { id: SECOND },
    ])
    expect(
      await as(caller).rows(
        `insights_questions(where: { user: { id: { _eq: "${KENJI}" } } }) { id user { first_name } }`,
      ),
    ).toEqual([{ id: SECOND, user: { first_name: 'Kenji' } }])
  }
})

it('[QNA-33, GI-01] who asked what isn’t approved is read by whoever asked, and by staff', async () => {
  const waiting = `question_askers(where: { question_id: { _eq: "${contentId('waiting')}" } }) { id }`
  for (const caller of ['tom', 'staff'] as const) expect(await as(caller).rows(waiting)).toEqual([{ id: TOM }])
  for (const caller of ['nora', 'elena'] as const) expect(await as(caller).rows(waiting)).toEqual([])
  for (const caller of ['visitor', 'pretender'] as const)
    expect(await as(caller).refusal(`{ ${waiting} }`)).toBe('validation-failed')
})

it('[QNA-33] who asked shows to staff alone once they are suspended; the answers stay', async () => {
  await askedBy(MARCUS, KENJI)
  const card = `content_cards(where: { question_id: { _eq: "${FIRST}" } }) { insights_question { user { first_name } } }`
  const naming = [{ insights_question: { user: { first_name: 'Marcus' } } }]
  for (const caller of ['nora', 'staff'] as const) expect(await as(caller).rows(card)).toEqual(naming)
  await database.query('update users set is_suspended = true where id = $1', [MARCUS])
  expect(await as('staff').rows(card)).toEqual(naming)
  expect(await as('nora').rows(card)).toEqual([{ insights_question: { user: null } }])
  await database.query('update users set is_suspended = false where id = $1', [MARCUS])
})

it('[QNA-33] cards have no columns of their own that say who asked', async () => {
  for (const caller of ['nora', 'elena', 'staff'] as const)
    expect(await as(caller).refusal('{ content_cards { asker_id } }'), caller).toBe('validation-failed')
})
