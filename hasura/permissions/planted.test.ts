import { expect, it } from 'vitest'
import { deepQueries } from '#tests/deep-query.js'
import { createMarket, ELENA, planted, TOM } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'
import { allowedFor, plantedIn } from './planted-rights.testkit.js'

const database = await createMarket()
// the other tests of advice count their offers
await database.query(
  `with offer as (
     insert into advice_offerings (user_id, topic_id, subtopic, description, duration, price_cents)
     values ($1, (select id from master_topics order by id limit 1), repeat('x', 40), repeat('x', 120), 30, 12500)
     returning id, user_id)
   insert into advice_bookings (offering_id, expert_id, booker_id, subtopic, duration, price, event_reference)
   select id, user_id, $2, $3, 30, 125, $4 from offer`,
  [ELENA, TOM, planted('advice_bookings.subtopic'), planted('advice_bookings.event_reference')],
)
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
