import { describe, expect, it } from 'vitest'
import { editPost, openPosting, opportunityRow, post, readVersionOf } from '../opportunities.testkit.js'

const { actions, database, payload, nora } = await openPosting({ engine: false })

const patch = (id: string, changes: Record<string, unknown>) => editPost({ actions, database }, id, changes, nora)

describe('the edited version', () => {
  it('[X-71] an edit of an outdated version is refused, and nobody’s changes are lost', async () => {
    const id = await post(actions, nora, payload)
    const { version } = await readVersionOf(database, id)
    const [first, second] = await Promise.all([
      patch(id, { version, duration: 3 }),
      patch(id, { version, minBudgetAmount: 6000 }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const refused = first.status === 409 ? first : second
    expect(refused.body).toMatchObject({ errorCode: 'TERMS_CHANGED', terms: { version: version + 1 } })
    expect(refused.body.terms?.changes).toEqual([
      first.status === 409
        ? { name: 'Budget', before: '$5,000 – $9,000 per month', after: '$6,000 – $9,000 per month' }
        : { name: 'Duration', before: '6 months', after: '3 months' },
    ])
    expect((await opportunityRow(database, id)).version_no).toBe(version + 1)
    const put = await editPost({ actions, database }, id, { ...payload, version }, nora, 'PUT')
    expect([put.status, put.body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
  })

  it.each([
    ['no version', undefined],
    ['none that is a number', '1'],
    ['half a one', 1.5],
  ])('[X-71] rejects an edit that names %s', async (_what, version) => {
    const id = await post(actions, nora, payload)
    const answer = await patch(id, { version, duration: 3 })
    expect([answer.status, answer.body.errors.map(({ field }) => field)]).toEqual([400, ['version']])
    expect((await opportunityRow(database, id)).duration_months).toBe(6)
  })
})
