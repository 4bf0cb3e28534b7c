import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { openApplications, type Refused } from './applications.testkit.js'

const { actions, arrange, call, database, publishedPost, who } = await openApplications({ engine: false })
let id: string
beforeEach(async () => {
  id = await publishedPost()
})

const act = (name: 'showInterest' | 'hireExpert' | 'rejectApplicant', by: Actor) =>
  call(name, by, { id, expert: who.elena })
const see = (tab: string, by: Actor, at = id) =>
  actions.post<Refused>('/api/opportunities/tabSeen', { opportunityId: at, status: tab }, { token: by.token })
const unseen = async (by: Actor) =>
  (await actions.get(`/api/notifications?opportunityId=${id}`, { token: by.token })).body

describe('seen tabs', () => {
  it('[GO-98, GO-100, OBASE-27] a dot shows until the tab is opened, and again after something new', async () => {
    await act('showInterest', who.elena)
    expect(await unseen(who.nora)).toEqual({ hiredTab: 0, interestTab: 1, commentTab: 0 })
    expect((await see('interestTab', who.nora)).status).toBe(200)
    expect(await unseen(who.nora)).toEqual({ hiredTab: 0, interestTab: 0, commentTab: 0 })
    await call('optOut', who.elena, { id, expert: who.elena })
    expect(await unseen(who.nora)).toMatchObject({ interestTab: 1 })
  })

  it('[GO-100] an expert’s count includes what was done about them, but not their own steps', async () => {
    await act('showInterest', who.elena)
    expect(await unseen(who.elena)).toMatchObject({ interestTab: 0 })
    await act('rejectApplicant', who.nora)
    expect(await unseen(who.elena)).toMatchObject({ interestTab: 1 })
    expect(await unseen(who.kenji)).toEqual({ hiredTab: 0, interestTab: 0, commentTab: 0 })
  })

  it('[X-05] an applicant is told that the poster has looked', async () => {
    await act('showInterest', who.elena)
    await see('interestTab', who.nora)
    const [row] = await database.query(
      'select seen_by_poster_at from opportunity_trackings where opportunity_id = $1',
      [id],
    )
    expect(row?.seen_by_poster_at).toBeInstanceOf(Date)
    await see('interestTab', who.nora)
    const seen = await database.query(
      `select 1 from opportunity_history where opportunity_id = $1 and event = 'application_seen'`,
      [id],
    )
    expect(seen).toHaveLength(1)
  })

  it('[OBASE-21, GO-98, GO-33] only a visible tab can be marked', async () => {
    expect((await see('interestTab', who.nora)).status).toBe(403)
    expect((await see('interestTab', who.kenji)).status).toBe(403)
    await arrange(id, who.elena, { standing: 'pending', hasProposal: true })
    expect((await see('hiredTab', who.elena)).status).toBe(200)
    expect((await see('hiredTab', who.nora)).status).toBe(200)
    expect((await see('commentTab', who.elena)).status).toBe(200)
    const seen = await database.query('select user_id, tab from tab_views where opportunity_id = $1', [id])
    expect(seen).toHaveLength(3)
    expect(seen).toContainEqual({ user_id: who.elena.id, tab: 'commentTab' })
    expect((await see('hiredTab', who.tom)).status).toBe(403)
    expect((await see('allTabs', who.nora)).status).toBe(400)
    expect((await see('interestTab', who.nora, 'not-an-id')).status).toBe(404)
  })

  it('[GO-03] only its poster gets counts for a draft', async () => {
    await arrange(id, who.elena, { standing: null, status: 'draft' })
    const at = `/api/notifications?opportunityId=${id}`
    expect((await actions.get(at, { token: who.tom.token })).status).toBe(404)
    expect((await actions.get(at, { token: who.nora.token })).status).toBe(200)
  })
})
