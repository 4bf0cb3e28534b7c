import { expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()
const person = (name: string) => stableUuid(`person:${name}`)
const TOPIC = stableUuid('topic:Positioning and messaging')
const ANSWER = stableUuid('answer about zeppelins')

/** The weights with which a word stands in the answer's passages. */
const weightsOf = async (lexeme: string) => {
  const [row] = await database.query<{ weights: string }>(
    `select coalesce(string_agg(distinct weight, '' order by weight), '') as weights
     from private.passages, unnest(words) as word, unnest(word.weights) as weight
     where source_id = $1 and word.lexeme = $2`,
    [ANSWER, lexeme],
  )
  return row?.weights
}
const change = (what: string) => database.query(`update insights_responses set ${what} where id = $1`, [ANSWER])

it('questions are matched with the topic, title and summary of an answer, as they are now, and none is quoted', async () => {
  const [question] = await database.query<{ id: string }>(
    `insert into insights_questions (user_id, topic_id, question) values ($1, $2, 'What should a page say first of all when nobody knows the product?') returning id`,
    [person('tom@client.example'), TOPIC],
  )
  await database.query(
    `insert into insights_responses (id, question_id, user_id, response_type, response_text, ai_generated_title)
     values ($1, $2, $3, 'text', 'Say what it is.', 'Zeppelins first')`,
    [ANSWER, question?.id, person('elena@sagework.example')],
  )
  await change('submitted_for_approval = true')
  await change('is_approved = true')
  await database.query('update insights_questions set is_approved = true where id = $1', [question?.id])
  expect(await weightsOf('zeppelin')).toBe('C')
  expect(await weightsOf('posit')).toBe('C')
  expect(await database.query('select content from private.passages where source_id = $1', [ANSWER])).toEqual([
    { content: 'Say what it is.' },
  ])
  await change(`ai_generated_title = null, ai_generated_summary = 'Airships come second'`)
  expect(await weightsOf('zeppelin')).toBe('')
  expect(await weightsOf('airship')).toBe('C')
  await database.query(`update master_topics set topic_name = 'Positioning of submarines' where id = $1`, [TOPIC])
  expect(await weightsOf('submarin')).toBe('C')
})
