import { beforeEach, describe, expect, it } from 'vitest'
import { openApplications, REASON } from '../applications.testkit.js'

const { arrange, call, database, publishedPost, toldTo, who } = await openApplications({ engine: false })
let id: string
beforeEach(async () => {
  id = await publishedPost()
})

const accept = async (expert = who.elena) => {
  await arrange(id, expert, { standing: 'pending', hasProposal: true })
  expect((await call('acceptHire', expert, { id, expert })).status).toBe(200)
}
const leave = async (expert = who.elena) => expect((await call('optOut', expert, { id, expert })).status).toBe(200)
/** The job has run: nothing is left to do. */
const settled = () =>
  expect
    .poll(async () =>
      Number((await database.query<{ count: string }>('select count(*) from graphile_worker.jobs'))[0]?.count),
    )
    .toBe(0)
const noticesOf = async (person = who.marcus) => (await toldTo(id, person)).filter(({ kind }) => kind === 'other_hired')

describe('once somebody has accepted a hire', () => {
  it('[X-05] whoever waits is told, by notice and email, that their application stays open', async () => {
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    await arrange(id, who.kenji, { standing: 'interested' })
    await arrange(id, who.victor, { standing: 'interested', hasProposal: true, counterOffer: 'pending' })
    await accept()
    await settled()
    const [told, ...more] = await noticesOf()
    expect(more).toEqual([])
    expect(told).toMatchObject({
      title: 'Somebody was hired for a role you applied for',
      link: `/dashboard/opportunity_detail/${id}?tab=interests`,
      mailed: true,
    })
    expect(told?.body).toContain('Your application stays open: you can still be hired too.')
    expect((await noticesOf(who.kenji))[0]?.body).toContain('you can still send your proposal and be hired too')
    expect((await noticesOf(who.victor))[0]?.body).toContain('you can still answer the counter offer')
  })

  it('[X-05, X-32] nobody learns who was hired, by whom or for how much', async () => {
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    await accept()
    await settled()
    const [mail] = await database.query<{ subject: string; text: string; html: string }>(
      `select subject, text, html from private.outbox_mails where kind = 'other_hired' and to_address = $1
       order by created_at desc limit 1`,
      [who.marcus.email],
    )
    const said = JSON.stringify([mail, await noticesOf()])
    expect(said).toContain('Somebody was hired')
    for (const secret of ['Elena', 'Marchetti', '6,500', '6500', 'Nora', 'Lindqvist', 'Brightwater'])
      expect(said).not.toContain(secret)
  })

  it('[X-05] each of them is told once, however many are hired, and the hired and the rejected aren’t', async () => {
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    await arrange(id, who.victor, { standing: 'rejected', hasProposal: true })
    await accept()
    await accept(who.kenji)
    await settled()
    expect(await noticesOf()).toHaveLength(1)
    for (const other of [who.elena, who.kenji, who.victor]) expect(await noticesOf(other)).toEqual([])
  })

  it('[X-05] no email goes to whoever has switched them off', async () => {
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    const preference = [who.marcus.id]
    await database.query(`insert into notification_preferences values ($1, 'other_hired', false)`, preference)
    await accept()
    await settled()
    await database.query(`delete from notification_preferences where user_id = $1 and kind = 'other_hired'`, preference)
    expect(await noticesOf()).toMatchObject([{ mailed: false }])
  })
})

describe('once the place is free again', () => {
  const FREE = 'A role you applied for is open again'
  const titles = async (person = who.marcus) => (await noticesOf(person)).map(({ title }) => title)

  it('[X-05, GO-11] whoever was told of the hire, and still waits, is told what they can do', async () => {
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    await arrange(id, who.kenji, { standing: 'interested' })
    await arrange(id, who.victor, { standing: 'interested', hasProposal: true, counterOffer: 'pending' })
    await accept()
    await settled()
    await leave()
    await settled()
    const [told] = await noticesOf()
    expect(told).toMatchObject({
      title: FREE,
      link: `/dashboard/opportunity_detail/${id}?tab=interests`,
      mailed: true,
    })
    expect(told?.body).toContain('Your application is still open: you can be hired for it.')
    expect((await noticesOf(who.kenji))[0]?.body).toContain('still open: send your proposal')
    expect((await noticesOf(who.victor))[0]?.body).toContain('still open: answer the counter offer')
  })

  it('[X-05, X-32] nobody learns who left, why, or whose role it is', async () => {
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    await accept()
    await settled()
    await leave()
    await settled()
    const [mail] = await database.query<{ subject: string; text: string; html: string }>(
      `select subject, text, html from private.outbox_mails where kind = 'other_hired' and to_address = $1
       order by created_at desc limit 1`,
      [who.marcus.email],
    )
    const said = JSON.stringify([mail, await noticesOf()])
    expect(said).toContain('the place is free again')
    for (const secret of [
      'Elena',
      'Marchetti',
      '6,500',
      '6500',
      REASON,
      'Nora',
      'Lindqvist',
      'Brightwater',
      'opted out',
    ])
      expect(said).not.toContain(secret)
  })

  it('[X-05] once each time, and of the next hire as well', async () => {
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    const hired = 'Somebody was hired for a role you applied for'
    for (const expert of [who.elena, who.kenji]) {
      await accept(expert)
      await settled()
      await leave(expert)
      await settled()
    }
    expect(await titles()).toEqual([FREE, hired, FREE, hired])
    // a second delivery of the same job
    await database.query(
      `select graphile_worker.add_job('announce-reopening', payload => json_build_object('opportunityId', $1::text))`,
      [id],
    )
    await settled()
    expect(await titles()).toHaveLength(4)
  })

  it('[X-05] nobody else is told: those turned down, those who left, or while somebody hired remains', async () => {
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    await arrange(id, who.victor, { standing: 'interested', hasProposal: true })
    await accept()
    await accept(who.kenji)
    await settled()
    await leave()
    await settled()
    expect(await titles()).not.toContain(FREE)
    await arrange(id, who.victor, { status: 'in progress', standing: 'rejected', hasProposal: true })
    await leave(who.kenji)
    await settled()
    expect(await titles()).toContain(FREE)
    for (const other of [who.elena, who.kenji, who.victor]) expect(await titles(other)).not.toContain(FREE)
  })

  it('[X-05] whoever never heard of a hire is told nothing', async () => {
    await accept()
    await settled()
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    await leave()
    await settled()
    expect(await noticesOf()).toEqual([])
  })
})
