import { beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { startEngine } from '../index.js'

const SECRET = 'answer-limit-secret'
const LIMIT = 256 * 1024
const REFUSED = `the answer is longer than ${LIMIT} bytes: ask for less`
const database = await createTestDatabase({ template: 'empty' })
const engine = await startEngine({
  HASURA_GRAPHQL_DATABASE_URL: database.hasuraUrl,
  HASURA_GRAPHQL_SERVER_PORT: '0',
  HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
  HASURA_GRAPHQL_LOG_LEVEL: 'error',
  HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
  ENGINE_MAX_ANSWER_BYTES: String(LIMIT),
})

interface Answer {
  data?: unknown
  errors?: { message: string }[]
}

async function send(body: object, path = '/v1/graphql'): Promise<Answer & Answer[]> {
  const headers = { 'x-hasura-admin-secret': SECRET }
  const response = await fetch(engine.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Answer & Answer[]
}

const ask = (query: string) => send({ query })
const names = (count: number, field: string) => Array.from({ length: count }, (_, at) => `f${at}: ${field}`).join(' ')
const wordOf = ({ errors }: Answer) => errors?.[0]?.message ?? 'answered'
const SMALL = '{ pages(limit: 1) { id } }'

beforeAll(async () => {
  await database.query('create table pages (id serial primary key, words text not null, turn int not null default 0)')
  await database.query(`insert into pages (words) select repeat('x', 10000) from generate_series(1, 10)`)
  await database.query('grant select, insert, update, delete, trigger on pages to sagework_hasura')
  await send({ type: 'pg_track_table', args: { source: 'default', table: 'pages' } }, '/v1/metadata')
  return () => engine.stop()
})

it('a response is refused as soon as it gets too long', async () => {
  const asked = await Promise.all([
    ask(`{ pages { ${names(2, 'words')} } }`),
    ask(`{ pages { ${names(900, 'words')} } }`),
    ask(SMALL),
  ])
  expect(asked.map(wordOf)).toEqual(['answered', REFUSED, 'answered'])
})

it('same for one with many short parts, in one operation or in a batch', async () => {
  const part = 'pages { words }'
  expect(wordOf(await ask(`{ ${names(2, part)} }`))).toBe('answered')
  expect(wordOf(await ask(`{ ${names(3, part)} }`))).toBe(REFUSED)
  const batch = await send(Array.from({ length: 4 }, () => ({ query: `{ ${part} }` })))
  expect(batch.map(wordOf)).toEqual(['answered', 'answered', 'answered', REFUSED])
})

it('the response of a mutation counts too, and the mutation is rolled back', async () => {
  const change = `mutation { update_pages(where: {}, _set: {words: "new"}) { returning { id ${names(3, 'words')} } } }`
  expect(wordOf(await ask(change))).toBe('answered')
  await database.query(`update pages set words = repeat('y', 10000)`)
  const long = `mutation { update_pages(where: {}, _inc: {id: 100}) { returning { ${names(900, 'words')} } } }`
  expect(wordOf(await ask(long))).toBe(REFUSED)
  expect(await database.query('select max(id) as id from pages')).toEqual([{ id: 10 }])
  expect(wordOf(await ask(SMALL))).toBe('answered')
})

const turns = () => database.query('select sum(turn)::int as turns from pages')

it('a refused mutation changes nothing, however slightly it is too long', async () => {
  const before = await turns()
  const change = (count: number) =>
    `update_pages(where: {}, _inc: {turn: 1}) { returning { ${names(count, 'words')} } }`
  await database.query(`update pages set words = repeat('z', 10000)`)
  expect(wordOf(await ask(`mutation { ${change(3)} }`))).toBe(REFUSED)
  expect(wordOf(await ask(`mutation { a: ${change(1)} b: ${change(1)} c: ${change(1)} }`))).toBe(REFUSED)
  expect(await turns()).toEqual(before)
})

it('a batch returns what was done, and neither runs nor answers the rest', async () => {
  const change = 'mutation { update_pages(where: {}, _inc: {turn: 1}) { affected_rows returning { words } } }'
  const [{ turns: before = 0 } = {}] = await turns()
  const answers = await send(Array.from({ length: 5 }, () => ({ query: change })))
  expect(answers.map(wordOf)).toEqual(['answered', 'answered', 'answered', REFUSED, REFUSED])
  expect(await turns()).toEqual([{ turns: Number(before) + 30 }])
})
