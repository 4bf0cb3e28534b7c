import { GraphQLClient } from 'graphql-request'
import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { object, string } from 'yup'
import { captureLog } from '#tests/captured-log.js'

const CANARY = 'cnry7x'

async function thrownBy(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (fault) {
    return fault
  }
  throw new Error('nothing was thrown')
}

function databaseFault(code: string, message: string) {
  const fault = new DatabaseError(message, 10, 'error')
  return Object.assign(fault, { code, severity: 'ERROR', detail: `Failing row contains (${CANARY}).`, where: CANARY })
}

const faults: [string, () => unknown][] = [
  ['a parser', () => JSON.parse(`{"password":"${CANARY}`)],
  ['a form', () => object({ a: string().email().required() }).validate({ a: { b: CANARY } })],
  ['a cast in the database', () => Promise.reject(databaseFault('22P02', `invalid input for uuid: "${CANARY}"`))],
  ['a constraint', () => Promise.reject(databaseFault('23505', 'duplicate key value violates "x_key"'))],
  ['a function of ours in the database', () => Promise.reject(databaseFault('P0001', CANARY))],
  [
    'GraphQL',
    () =>
      new GraphQLClient('http://127.0.0.1:9', {
        fetch: async () => new Response(JSON.stringify({ errors: [{ message: CANARY }] }), { status: 500 }),
      }).request('query Q($a: String) { a }', { a: CANARY }),
  ],
  ['a wrong address', () => new URL(`http://[${CANARY}`)],
  ['a fault within a fault', () => Promise.reject(new Error('outer', { cause: new SyntaxError(CANARY) }))],
  ['what is no fault', () => Promise.reject(CANARY)],
]

it.each(faults)('%s errors are logged without values', async (_, work) => {
  const { log, lines } = captureLog()
  log.error({ err: await thrownBy(work) }, 'failed')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain(CANARY)
})

it('says enough to locate it', () => {
  const { log, lines } = captureLog()
  log.error({ err: Object.assign(databaseFault('23505', 'duplicate key'), { constraint: 'x_key' }) }, 'failed')
  const { err } = JSON.parse(lines[0] ?? '')
  expect(err).toMatchObject({ type: 'DatabaseError', code: '23505', constraint: 'x_key', message: 'duplicate key' })
  expect(err.stack).toMatch(/^\s+at /)
})
