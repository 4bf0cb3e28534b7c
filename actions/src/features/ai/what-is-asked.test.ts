import { beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona } from '#tests/tokens.js'
import { FOUNDED, openConversations, publishProfile, QUESTION, UNANSWERABLE } from './ai.testkit.js'

let database: TestDatabase
let talk: ReturnType<typeof openConversations>
let nora: Persona
beforeAll(async () => {
  database = await createTestDatabase()
  const { url } = await startTestActions(database, { engine: false })
  talk = openConversations(url, database)
  nora = await persona(database, 'nora@brightwater.example')
  await publishProfile(database, (await persona(database, 'elena@sagework.example')).id)
})
// nobody begins as many conversations within a minute as these tests do
beforeEach(() => database.query('delete from auth.throttles'))

it.each(['Hello, how are you?', 'Good morning!', 'thanks!', 'Help', '???'])(
  '“%s” asks nothing: it is told what can be asked, and nobody is named',
  async (text) => {
    const conversation = await talk.begin(nora)
    await talk.ended((await talk.send(nora, conversation, text)).body.answerId)
    const answer = await talk.ended((await talk.send(nora, conversation, text)).body.answerId)
    expect(answer).toMatchObject({ status: 'done', support: 'not found', cited: [], people: 0 })
    expect(answer.text).toMatch(/^I answer questions about marketing, sales, pricing/)
  },
)

it('thanks after an answer don’t have it repeated', async () => {
  const conversation = await talk.begin(nora)
  await talk.ended((await talk.send(nora, conversation)).body.answerId)
  const answer = await talk.ended((await talk.send(nora, conversation, 'Thanks, that really helps!')).body.answerId)
  expect(answer).toMatchObject({ support: 'not found', cited: [] })
})

it('[X-53] where nothing comes close, nobody is called the closest', async () => {
  const answer = await talk.ended(await talk.ask(nora, UNANSWERABLE))
  expect(answer.text).not.toContain('closest to your question')
})

it('beside those who could say more stands nobody who has nothing to do with it', async () => {
  const answer = await talk.ended(await talk.ask(nora))
  const people = await database.query<{ first_name: string }>(
    'select first_name from ai_answer_people join users on users.id = user_id where answer_id = $1 order by position',
    [answer.id],
  )
  expect(people[0]).toEqual({ first_name: 'Elena' })
  const others = await database.query(
    `select user_id from ai_answer_people where answer_id = $1 and subject is null and user_id not in
       (select author_id from ai_answer_citations where answer_id = $1)`,
    [answer.id],
  )
  expect(others).toEqual([])
})

it('two questions in one are answered from what answers each of them', async () => {
  const marcus = await persona(database, 'marcus@sagework.example')
  const other = 'Zeppelin captains sleep under waxed canvas.'
  await publishProfile(database, marcus.id, other)
  const both = `${QUESTION} And do zeppelin captains sleep under waxed canvas?`
  const answer = await talk.ended(await talk.ask(nora, both))
  expect(answer).toMatchObject({ support: 'found' })
  expect(answer.text).toContain(`> ${FOUNDED} [`)
  expect(answer.text).toContain(`> ${other} [`)
})

it('a question is understood with its typos, and with the year that it names', async () => {
  const question = 'Is it right that channle partners in Norway reveiw the pipleine in 2026?'
  const answer = await talk.ended(await talk.ask(nora, question))
  expect(answer).toMatchObject({ support: 'found' })
  expect(answer.text).toContain(FOUNDED)
})

it('a follow-up is understood with the question before it, even if something answers it alone', async () => {
  const marcus = await persona(database, 'marcus@sagework.example')
  await publishProfile(database, marcus.id, 'Every month zeppelin captains wax their canvas, every month.')
  const alone = await talk.ended(await talk.ask(nora, 'Is every month right?'))
  expect(alone.text).toMatch(/> Every month zeppelin .* \[1\]/)
  const conversation = await talk.begin(nora)
  await talk.ended((await talk.send(nora, conversation)).body.answerId)
  const answer = await talk.ended((await talk.send(nora, conversation, 'And is every month right?')).body.answerId)
  expect(answer.text).toContain(`> ${FOUNDED} [1]`)
  // and so is one more, after others that asked nothing for themselves
  await talk.ended((await talk.send(nora, conversation, 'Thanks!')).body.answerId)
  const next = await talk.ended((await talk.send(nora, conversation, 'But is every month right?')).body.answerId)
  expect(next.text).toContain(`> ${FOUNDED} [1]`)
})

it.each(['Why do zeppelin captains sleep?', 'Who looks for captains that sleep?'])(
  'what asks for something else isn’t answered with the question before it: %s',
  async (question) => {
    const peer = await persona(database, 'tom@client.example')
    const marcus = await persona(database, 'marcus@sagework.example')
    const other = 'Zeppelin captains sleep under waxed canvas.'
    await publishProfile(database, marcus.id, other)
    const conversation = await talk.begin(peer)
    await talk.ended((await talk.send(peer, conversation)).body.answerId)
    const answer = await talk.ended((await talk.send(peer, conversation, question)).body.answerId)
    expect(answer.text).toContain(`> ${other} [1]`)
    expect(answer.text).not.toContain(FOUNDED)
  },
)

it.each(['How much?', 'Is that okay?', 'Why is that?'])('“%s” asks on, and is no greeting', async (question) => {
  const peer = await persona(database, 'tom@client.example')
  const conversation = await talk.begin(peer)
  await talk.ended((await talk.send(peer, conversation)).body.answerId)
  const answer = await talk.ended((await talk.send(peer, conversation, question)).body.answerId)
  expect(answer).toMatchObject({ support: 'found' })
})

it('a name is no typo of a word that texts have', async () => {
  const peer = await persona(database, 'tom@client.example')
  const marcus = await persona(database, 'marcus@sagework.example')
  await publishProfile(database, marcus.id, 'A sales motion needs a wiki.')
  const asking = (words: string) => talk.ask(peer, words).then(talk.ended)
  expect((await asking('Which wiki has a mtoion?')).support).toBe('found')
  expect((await asking('Which wiki has Mtoion?')).support).toBe('not found')
})

it('whoever is named is quoted from what they published, though it doesn’t name them', async () => {
  const tom = await persona(database, 'tom@client.example')
  const kenji = await persona(database, 'kenji@sagework.example')
  const written = 'Freight is sold by the hour and never by the kilogram.'
  await database.query(
    `insert into private.passages (source_kind, source_id, position, author_id, title, content)
     values ('insight', gen_random_uuid(), 0, $1, 'On selling space', $2)`,
    [kenji.id, written],
  )
  await publishProfile(database, kenji.id, 'I have sold space for years.')
  const answer = await talk.ended(await talk.ask(tom, 'What did Kenji Mori write about freight?'))
  expect(answer).toMatchObject({ support: 'found' })
  expect(answer.text).toContain(`> ${written} [1]`)
  const foreign = await talk.ended(await talk.ask(tom, 'What did Kenji Mori write about beekeeping?'))
  expect(foreign.support).toBe('not found')
  const other = await talk.ended(await talk.ask(tom, 'What did Kenji Nobody write about freight?'))
  expect(other.support).toBe('not found')
})

it('[X-53] paragraphs of one source are quoted in their order there', async () => {
  const marcus = await persona(database, 'marcus@sagework.example')
  const [method, result] = [
    'Glider pilots fold the map before they land.',
    'Gliders land earlier with a map that pilots fold: 40 minutes for most gliders.',
  ]
  await database.query(
    `insert into private.passages (source_kind, source_id, position, author_id, title, content)
     select 'insight', '10000000-0000-4000-8000-00000000000a', position, $1, 'On gliding', content
     from (values (0, $2), (1, $3)) as one (position, content)`,
    [marcus.id, method, result],
  )
  const asker = await persona(database, 'tom@client.example')
  const answer = await talk.ended(await talk.ask(asker, 'How do gliders land earlier with a map that pilots fold?'))
  expect(answer.text).toContain(`> ${method} [1]\n\n> ${result} [2]`)
})
