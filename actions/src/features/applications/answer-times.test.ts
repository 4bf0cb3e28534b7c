import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { type CallName, openApplications, type Situation } from './applications.testkit.js'

const { arrange, call, database, publishedPost, who } = await openApplications({ engine: false })
let id: string
beforeEach(async () => {
  await database.query(
    `begin; set local sagework.seeding = on; delete from opportunities; delete from private.answer_times; commit`,
  )
  id = await publishedPost()
})

const usual = async (of = id) =>
  (
    await database.query<{ usual: string | null }>(
      'select usual from opportunity_answer_times where opportunity_id = $1',
      [of],
    )
  )[0]?.usual
const counts = async () =>
  (await database.query('select * from private.answer_times where poster_id = $1', [who.nora.id]))[0]
const answered = (days: number[]) =>
  database.query(`select private.add_answers($1, $2::int[]::text[]::interval[])`, [
    who.nora.id,
    days.map((day) => day * 86_400 - 60),
  ])

async function apply(expert: Actor, days: number, situation: Partial<Situation> = {}): Promise<void> {
  await arrange(id, expert, { standing: 'interested', hasProposal: true, ...situation })
  await database.query(
    `update opportunity_trackings set interest_shown_at = now() - $3 * interval '1 day',
       proposal_submitted_at = now() - $3 * interval '1 day' where opportunity_id = $1 and user_id = $2`,
    [id, expert.id, days],
  )
}

describe('how soon a poster answers', () => {
  it.each(['rejectApplicant', 'hireExpert', 'createCounterOffer'] satisfies CallName[])(
    '[X-05] is counted with each answer: %s',
    async (answer) => {
      await apply(who.elena, 2.5)
      expect((await call(answer, who.nora, { id, expert: who.elena })).status).toBeLessThan(300)
      expect(await counts()).toMatchObject({ within_two_days: 0, within_three_days: 1, later: 0 })
    },
  )

  it('[X-05] counts nothing that is no answer of the poster', async () => {
    await apply(who.elena, 3)
    await call('optOut', who.elena, { id, expert: who.elena })
    await apply(who.marcus, 3)
    await call('editOpportunity', who.nora, { id, expert: who.marcus })
    await call('closeOpportunity', who.nora, { id, expert: who.marcus })
    expect(await counts()).toBeUndefined()
  })

  it.each([
    [[1, 1, 1, 1], null],
    [[1, 1, 1, 1, 9], 'one day'],
    [[1, 1, 2, 2, 9], 'two days'],
    [[1, 2, 3, 3, 9, 9], 'three days'],
    [[5, 5, 6, 1, 9], 'a week'],
    [[1, 2, 9, 9, 9], 'longer'],
  ])('is said in coarse spans, with five answers or more: %j days is %s', async (days, span) => {
    await answered(days)
    expect(await usual()).toBe(span)
  })

  it('silence counts: applicants who have waited for more than a week make it longer', async () => {
    await answered([1, 1, 1, 1, 1])
    expect(await usual()).toBe('one day')
    for (const expert of [who.elena, who.marcus, who.kenji]) await apply(expert, 8)
    expect(await usual()).toBe('longer')
  })

  it('is the same, counted anew from the timeline', async () => {
    await apply(who.elena, 0)
    await database.query(
      `insert into opportunity_history (opportunity_id, user_id, actor_id, actor_role, event, created_at)
       values ($1, $2, $2, 'expert', 'proposal_submitted', now() - interval '36 hours')`,
      [id, who.elena.id],
    )
    await call('rejectApplicant', who.nora, { id, expert: who.elena })
    await database.query('select private.fill_answer_times()')
    expect(await counts()).toMatchObject({ within_one_day: 0, within_two_days: 1 })
  })
})
