import { describe, expect, it } from 'vitest'
import { deepQueries } from '#tests/deep-query.js'
import { BRIGHTWATER, createMarket, MARCUS, NORA, type PostName, postId } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const HIDDEN = null
const SHOWN = { user_id: NORA, user: { first_name: 'Nora' }, company: { company_name: 'Brightwater' } }

async function posterOf(caller: CallerName, post: PostName) {
  const { data } = await as(caller).ask(
    `{ opportunities_by_pk(id: "${postId(post)}") { poster { user_id user { first_name } company { company_name } } } }`,
  )
  return (data as { opportunities_by_pk: { poster: unknown } }).opportunities_by_pk.poster
}

describe('who posted a fractional role', () => {
  it.each(['kenji', 'marcus'] as const)('[OPP-91, GO-82] is hidden from %s, who has not applied', async (caller) => {
    expect(await posterOf(caller, 'fractional')).toEqual(HIDDEN)
  })

  it('[GO-13, GO-82] stays hidden from an expert who had only viewed the post when it closed', async () => {
    expect(await posterOf('kenji', 'closed')).toEqual(HIDDEN)
  })

  it('[OPP-91, GO-82] is visible to an expert once interested, and stays so after a rejection', async () => {
    expect(await posterOf('elena', 'fractional')).toEqual(SHOWN)
    expect(await posterOf('elena', 'inProgress')).toEqual(SHOWN)
  })

  it('[OPP-90, OPP-91] is visible to clients and to the poster', async () => {
    expect(await posterOf('tom', 'fractional')).toEqual(SHOWN)
    expect(await posterOf('nora', 'draft')).toEqual(SHOWN)
  })

  it('[OPP-17, OPP-18] is visible for every other type', async () => {
    expect(await posterOf('kenji', 'project')).toEqual(SHOWN)
  })

  it('is visible to staff', async () => {
    expect(await posterOf('staff', 'fractional')).toEqual(SHOWN)
  })

  it('depends on the stored flag and not on the requested role', async () => {
    await database.query('update users set is_expert = false where id = $1', [MARCUS])
    expect(await posterOf('marcus', 'fractional')).toEqual(SHOWN)
    await database.query('update users set is_expert = true where id = $1', [MARCUS])
    expect(await posterOf('marcus', 'fractional')).toEqual(HIDDEN)
  })

  it.each([
    `opportunities(where: { poster: { user_id: { _eq: "${NORA}" } } }) { id }`,
    `opportunities(where: { poster: { company: { company_name: { _eq: "Brightwater" } } } }) { id }`,
    `opportunity_posters(where: { company_id: { _eq: "${BRIGHTWATER}" } }) { id: opportunity_id }`,
  ])('can’t be guessed by filtering: %s', async (query) => {
    const ids = (await as('kenji').rows(query)).map((row) => row.id)
    expect(ids).toEqual([postId('project')])
  })

  it('can’t be inferred from the order of a list', async () => {
    const byName = 'opportunities(order_by: { poster: { user: { first_name: asc } } }) { id poster { user_id } }'
    const rows = await as('kenji').rows(byName)
    const hidden = rows.filter((row) => row.poster === null).map((row) => row.id)
    expect(hidden).toEqual(expect.arrayContaining([postId('fractional'), postId('inProgress')]))
  })

  it('can’t be reached from a post through any path of the schema', async () => {
    const alone = await createMarket()
    const ask = (await openPermissions(alone))('kenji')
    // Without the open post, everything related to Nora is hidden from Kenji.
    await alone.query('delete from opportunities where id = $1', [postId('project')])
    const queries = deepQueries(await ask.schema(), 3).filter((query) => query.startsWith('{ opportunit'))
    const answers = await Promise.all(queries.map((query) => ask.ask(query)))
    expect(JSON.stringify(answers)).toContain(postId('fractional'))
    for (const trace of [NORA, BRIGHTWATER, 'Nora', 'Brightwater']) expect(JSON.stringify(answers)).not.toContain(trace)
  })
})
