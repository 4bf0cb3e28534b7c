import { expect, it } from 'vitest'
import { deepQueries } from '#tests/deep-query.js'
import { createMarket } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'
import { allowedFor, plantedIn } from './planted-rights.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const CALLERS: readonly CallerName[] = [
  'visitor',
  'pretender',
  'tom',
  'nora',
  'jonas',
  'elena',
  'marcus',
  'kenji',
  'victor',
  'staff',
  'service',
]

async function everythingFor(caller: CallerName): Promise<string> {
  const queries = deepQueries(await as(caller).schema())
  const answers: string[] = []
  for (const query of queries) {
    const { data, errors } = await as(caller).ask(query)
    expect(errors, query).toBeUndefined()
    answers.push(JSON.stringify(data))
  }
  expect(queries.length).toBeGreaterThan(5)
  return answers.join('\n')
}

it.each(CALLERS)('[BASE-23] %s reads exactly the private texts they may', async (caller) => {
  expect(plantedIn(await everythingFor(caller))).toEqual(allowedFor(caller))
})
