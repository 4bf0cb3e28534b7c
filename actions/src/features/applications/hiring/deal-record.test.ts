import { beforeEach, describe, expect, it } from 'vitest'
import { hiringTermsAt } from '#contract/legal/hiring-terms.js'
import { type CallName, OFFER_CENTS, openApplications } from '../applications.testkit.js'

const { arrange, call, database, publishedPost, upload, who } = await openApplications({ engine: false })
let id: string
beforeEach(async () => {
  id = await publishedPost()
})

const act = async (name: CallName, by = who.nora) => {
  const answer = await call(name, by, { id, expert: who.elena })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
}
const records = () =>
  database.query<Record<string, unknown>>('select * from deal_records where opportunity_id = $1', [id])

async function hire(): Promise<void> {
  await arrange(id, who.elena, { standing: 'interested', hasProposal: true })
  await upload(id)
  await act('hireExpert')
  expect(await records()).toEqual([])
  await act('acceptHire', who.elena)
}

describe('the record of a deal', () => {
  it('[X-71, X-70] is written when the expert accepts: who, what, how much, when, which terms and documents', async () => {
    await hire()
    const [record, ...more] = await records()
    expect(more).toEqual([])
    const [post] = await database.query<{ title: string }>('select title from opportunities where id = $1', [id])
    expect(record).toMatchObject({
      expert_name: 'Elena Marchetti',
      poster_name: 'Nora Lindqvist',
      company_name: expect.stringContaining('Brightwater'),
      ...{ title: post?.title, type: 'fractional', version_no: 1 },
      ...{ agreed_value_cents: String(OFFER_CENTS), agreed_value_unit: 'month' },
      ...{ hired_at: expect.any(Date), accepted_at: expect.any(Date) },
      poster_terms_version: hiringTermsAt(new Date()).version,
      expert_terms_version: hiringTermsAt(new Date()).version,
    })
    const papers = (record?.documents ?? []) as { name: string }[]
    const names = papers.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['paper.pdf', 'proposal.pdf']))
  })

  it('[X-70] names the parts in which the amount is paid, as they were then', async () => {
    await database.query(
      `insert into opportunity_payments (opportunity_id, position, details, percentage)
       values ($1, 1, 'At the end', 60), ($1, 0, 'Once the plan is agreed', 40)`,
      [id],
    )
    await hire()
    await database.query(`update opportunity_payments set details = 'Later' where opportunity_id = $1`, [id])
    expect(await records()).toMatchObject([
      {
        payments: [
          { details: 'Once the plan is agreed', percentage: 40 },
          { details: 'At the end', percentage: 60 },
        ],
      },
    ])
  })

  it('stays as it was, whatever the post, the people or the hire become', async () => {
    await hire()
    const before = await records()
    await database.query(`update opportunities set title = 'Something else' where id = $1`, [id])
    await database.query(`update users set last_name = 'Rossi' where id = $1`, [who.elena.id])
    await act('optOut', who.elena)
    await database.query(`update users set last_name = 'Marchetti' where id = $1`, [who.elena.id])
    expect(await records()).toEqual(before)
  })

  it('can’t be changed or deleted by anybody, not even by the owner of the table', async () => {
    await hire()
    const refused = { constraint: 'deal_records_append_only' }
    for (const statement of ['update deal_records set agreed_value_cents = 1', 'delete from deal_records'])
      await expect(database.query(statement)).rejects.toMatchObject(refused)
    await expect(database.query('truncate deal_records')).rejects.toMatchObject({
      constraint: 'deal_records_no_truncate',
    })
  })

  it('the terms that were accepted on posting and on showing interest are kept too', async () => {
    await act('showInterest', who.elena)
    const [kept] = await database.query(
      `select poster_terms_version, terms_version from opportunities join opportunity_trackings on opportunity_id = id
       where id = $1`,
      [id],
    )
    const { version } = hiringTermsAt(new Date())
    expect(kept).toEqual({ poster_terms_version: version, terms_version: version })
  })
})
