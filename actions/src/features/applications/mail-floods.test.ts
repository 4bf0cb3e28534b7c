import { beforeEach, expect, it } from 'vitest'
import { editPost } from '../opportunities/opportunities.testkit.js'
import { openApplications } from './applications.testkit.js'

const { actions, arrange, call, database, publishedPost, toldTo, who } = await openApplications({ engine: false })
const OFTEN = 8
const MAILED_AT_ONCE = 5
let id: string

beforeEach(async () => {
  await database.query('delete from auth.throttles')
  id = await publishedPost()
})

/** How many notices of a kind somebody has about the post, and how many of them went out by mail. */
async function countTold(kind: string) {
  const told = (await toldTo(id, who.elena)).filter((notice) => notice.kind === kind)
  return [told.length, told.filter(({ mailed }) => mailed).length]
}

it('a counter offer that is changed again and again fills the app, and not the mailbox', async () => {
  await arrange(id, who.elena, { standing: 'interested', hasProposal: true, counterOffer: 'pending' })
  for (let round = 0; round < OFTEN; round += 1) {
    expect((await call('updateCounterOffer', who.nora, { id, expert: who.elena })).status).toBe(200)
  }
  expect(await countTold('counter_offer')).toEqual([OFTEN, MAILED_AT_ONCE])
  expect((await call('hireExpert', who.nora, { id, expert: who.elena })).status).toBe(200)
  expect(await countTold('hire_offer')).toEqual([1, 1])
})

it('so does a post that is edited again and again', async () => {
  await arrange(id, who.elena, { standing: 'interested' })
  for (let round = 1; round <= OFTEN; round += 1) {
    const edit = await editPost({ actions, database }, id, { minBudgetAmount: 5000 + round }, who.nora)
    expect(edit.status).toBe(200)
  }
  await expect.poll(() => countTold('application_progress'), { timeout: 15_000 }).toEqual([OFTEN, MAILED_AT_ONCE])
})
