import { beforeEach, expect, it } from 'vitest'
import { editPost } from '../opportunities/opportunities.testkit.js'
import { openApplications } from './applications.testkit.js'

const { actions, arrange, call, database, publishedPost, toldTo, who } = await openApplications({ engine: false })
const OFTEN = 8
const MAILED_AT_ONCE = 5
let id: string

beforeEach(async () => {
  await database.query('delete from auth.throttles')
  await database.query('delete from graphile_worker._private_jobs')
  id = await publishedPost()
})

/** How many notices of a kind a person has about the post, and how many were emailed. */
async function countTold(kind: string) {
  const told = (await toldTo(id, who.elena)).filter((notice) => notice.kind === kind)
  return [told.length, told.filter(({ mailed }) => mailed).length]
}

const runLate = () =>
  database.query(`select graphile_worker.reschedule_jobs((select array_agg(id)
    from graphile_worker.jobs where task_identifier = 'mail-late-notice'), run_at => now())`)

it('a counter offer that keeps changing fills the app, but not the inbox', async () => {
  await arrange(id, who.elena, { standing: 'interested', hasProposal: true, counterOffer: 'pending' })
  for (let round = 0; round < OFTEN; round += 1) {
    expect((await call('updateCounterOffer', who.nora, { id, expert: who.elena })).status).toBe(200)
  }
  expect(await countTold('counter_offer')).toEqual([OFTEN, MAILED_AT_ONCE])
  expect((await call('hireExpert', who.nora, { id, expert: who.elena })).status).toBe(200)
  expect(await countTold('hire_offer')).toEqual([1, 1])
})

it('[X-05] the latest one is emailed when a slot frees up, unless it was read in the app', async () => {
  await arrange(id, who.elena, { standing: 'interested', hasProposal: true, counterOffer: 'pending' })
  for (let round = 0; round < OFTEN; round += 1) await call('updateCounterOffer', who.nora, { id, expert: who.elena })
  const late = () =>
    database.query(`select run_at from graphile_worker.jobs where task_identifier = 'mail-late-notice'`)
  expect(await late()).toHaveLength(1)
  await database.query('delete from auth.throttles')
  await runLate()
  await expect.poll(() => countTold('counter_offer'), { timeout: 15_000 }).toEqual([OFTEN, MAILED_AT_ONCE + 1])
  const rows = await database.query(
    `select mail.id is not null as mailed from notifications notice
     left join private.outbox_mails mail on mail.effect_key = notice.effect_key
     where notice.opportunity_id = $1 and notice.kind = 'counter_offer' order by notice.created_at desc, notice.id`,
    [id],
  )
  expect(rows[0]).toEqual({ mailed: true })

  await database.query('delete from auth.throttles')
  for (let round = 0; round < OFTEN; round += 1) await call('updateCounterOffer', who.nora, { id, expert: who.elena })
  await database.query('update notifications set seen_at = now() where opportunity_id = $1', [id])
  await database.query('delete from auth.throttles')
  await runLate()
  await expect.poll(late, { timeout: 15_000 }).toEqual([])
  expect(await countTold('counter_offer')).toEqual([2 * OFTEN, 2 * MAILED_AT_ONCE + 1])
})

it('same for a post that keeps being edited', async () => {
  await arrange(id, who.elena, { standing: 'interested' })
  for (let round = 1; round <= OFTEN; round += 1) {
    const edit = await editPost({ actions, database }, id, { minBudgetAmount: 5000 + round }, who.nora)
    expect(edit.status).toBe(200)
  }
  await expect.poll(() => countTold('application_progress'), { timeout: 15_000 }).toEqual([OFTEN, MAILED_AT_ONCE])
})
