import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openApplications, type Refused } from '../applications/applications.testkit.js'
import type { Actor } from '../opportunities/opportunities.testkit.js'

const { actions, arrange, database, publishedPost, toldTo, upload, who } = await openApplications()
let id: string
beforeAll(async () => {
  // Tom works for another company, Jonas for Nora's; Victor is a suspended colleague.
  await database.query(
    `insert into company_members (company_id, user_id) select company_id, $1 from users where id = $2`,
    [who.victor.id, who.nora.id],
  )
})
beforeEach(async () => {
  id = await publishedPost()
})

interface Team extends Refused {
  items: { id?: string; _id?: string; first_name: string; last_name: string; email: string }[]
  invitedUserIds: string[]
}
const at = (post = id) => `/api/opportunities/${post}/invitedUsers`
const invite = (by: Actor, ids: readonly string[], post?: string) =>
  actions.post<Team>(at(post), { invitedUserIds: ids }, { token: by.token })
const remove = (by: Actor, userId: string) => {
  const query = new URLSearchParams({ opportunityId: id, invitedUserId: userId })
  return actions.request<Team>('DELETE', `${at()}?${query}`, undefined, { token: by.token })
}
const list = (by: Actor) => actions.get<Team>(at(), { token: by.token })
const setStatus = (status: string) => arrange(id, who.elena, { status: status as 'closed', standing: null })

describe('inviting', () => {
  it('[OBASE-04, OBASE-05, TEAM-03, TEAM-05] adds a colleague, once, and lists them', async () => {
    const answer = await invite(who.nora, [who.jonas.id, who.jonas.id])
    expect(answer).toMatchObject({ status: 201, body: { invitedUserIds: [who.jonas.id] } })
    expect((await invite(who.nora, [who.jonas.id])).body.invitedUserIds).toEqual([who.jonas.id])
    expect((await list(who.nora)).body.items).toEqual([
      {
        id: who.jonas.id,
        first_name: 'Jonas',
        last_name: 'Bakker',
        email: 'jonas@brightwater.example',
        invitedAt: expect.any(String),
      },
    ])
    const told = await toldTo(id, who.jonas)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ kind: 'team_invite', mailed: true, link: `/dashboard/opportunity_detail/${id}` })
    expect(told[0]?.title).toBe('Nora Lindqvist invited you to follow a role')
  })

  it('[GO-66] only of people of the poster’s own company, who are not the poster: 400 for all others, and nobody is added', async () => {
    for (const stranger of [who.nora.id, who.tom.id, who.elena.id, who.victor.id, 'nobody', id]) {
      const { status, body } = await invite(who.nora, [who.jonas.id, stranger])
      expect([stranger, status, body.errors?.[0]?.field]).toEqual([stranger, 400, 'invitedUserIds'])
    }
    expect((await invite(who.nora, [])).status).toBe(400)
    expect((await list(who.nora)).body.items).toEqual([])
  })

  it('[OBASE-05, OBASE-06] is refused when the payload names another post than the address', async () => {
    const other = await publishedPost()
    const sent = { opportunityId: other, invitedUserIds: [who.jonas.id] }
    const token = { token: who.nora.token }
    expect((await actions.post<Team>(at(), sent, token)).body.errors?.[0]?.field).toBe('opportunityId')
    const query = new URLSearchParams({ opportunityId: other, invitedUserId: who.jonas.id })
    expect((await actions.request('DELETE', `${at()}?${query}`, undefined, token)).status).toBe(400)
    expect((await list(who.nora)).body.items).toEqual([])
  })

  it('[GO-66, GO-06] is the poster’s: 403 for colleagues and others, 401 without a session, 404 for what one may not see', async () => {
    for (const other of [who.jonas, who.tom, who.elena, who.ada])
      expect((await invite(other, [who.jonas.id])).status).toBe(403)
    expect((await actions.post(at(), { invitedUserIds: [who.jonas.id] })).status).toBe(401)
    await setStatus('draft')
    expect((await invite(who.jonas, [who.jonas.id])).body.errorCode).toBe('OPPORTUNITY_NOT_FOUND')
    expect((await invite(who.nora, [who.jonas.id], 'not-an-id')).status).toBe(404)
  })

  it.each(['draft', 'closed', 'no hires', 'completed', 'deleted', 'draft_deleted'])(
    '[GO-66, GO-69, OPP-61] nobody is invited or removed while the post is %s: 409',
    async (status) => {
      await invite(who.nora, [who.jonas.id])
      await setStatus(status)
      expect((await invite(who.nora, [who.jonas.id])).body.errorCode).toBe('INVALID_STATUS_TRANSITION')
      expect((await remove(who.nora, who.jonas.id)).body.errorCode).toBe('INVALID_STATUS_TRANSITION')
      expect((await list(who.nora)).body.items).toHaveLength(1)
    },
  )

  it('[OBASE-06, TEAM-06] the poster removes somebody, who is told; others may not, and nobody is removed twice', async () => {
    await invite(who.nora, [who.jonas.id])
    for (const other of [who.jonas, who.elena]) expect((await remove(other, who.jonas.id)).status).toBe(403)
    expect((await remove(who.nora, who.jonas.id)).body).toMatchObject({ statusCode: 200, invitedUserIds: [] })
    expect((await remove(who.nora, who.jonas.id)).body.errorCode).toBe('USER_NOT_FOUND')
    expect((await list(who.nora)).body.items).toEqual([])
    expect((await toldTo(id, who.jonas))[0]?.title).toBe('You no longer follow a role')
  })

  it('[TEAM-01, GO-91, GO-01] the list is the poster’s to read', async () => {
    await invite(who.nora, [who.jonas.id])
    for (const other of [who.jonas, who.tom, who.elena]) expect((await list(other)).status).toBe(403)
    expect((await actions.get(at('00000000-0000-4000-8000-000000000001'), { token: who.nora.token })).status).toBe(404)
  })

  it('[OBASE-07, TEAM-04, GO-91] the people of the caller’s own company, and no others', async () => {
    const users = async (by: Actor) =>
      (await actions.get<Team>('/api/user/companyUsers', { token: by.token })).body.items
    expect(await users(who.nora)).toEqual([
      { _id: who.jonas.id, first_name: 'Jonas', last_name: 'Bakker', email: 'jonas@brightwater.example' },
      { _id: who.nora.id, first_name: 'Nora', last_name: 'Lindqvist', email: 'nora@brightwater.example' },
    ])
    expect(await users(who.tom)).toEqual([])
    expect((await actions.get('/api/user/companyUsers')).status).toBe(401)
  })
})

describe('what an invited member reads', () => {
  const document = async (by: Actor) =>
    (
      await actions.get<{ items: { assetUrl: string }[] }>(
        `/api/opportunities/assets?opportunityId=${id}&type=opportunity_apply`,
        { token: by.token },
      )
    ).body.items[0]?.assetUrl

  it('[GO-05] ends at once: links that were handed out, and the lists', async () => {
    await arrange(id, who.elena, { standing: 'interested' })
    await upload(id)
    expect(await document(who.jonas)).toBeUndefined()
    await invite(who.nora, [who.jonas.id])
    const link = await document(who.jonas)
    expect((await actions.get(String(link))).status).toBe(200)
    await remove(who.nora, who.jonas.id)
    expect((await actions.get(String(link))).status).toBe(404)
    expect(await document(who.jonas)).toBeUndefined()
    expect((await actions.get(String(await document(who.elena)))).status).toBe(200)
  })

  it('[GO-05] ends when the member leaves the company', async () => {
    await arrange(id, who.elena, { standing: 'interested' })
    await upload(id)
    await invite(who.nora, [who.jonas.id])
    const link = await document(who.jonas)
    await database.query('delete from company_members where user_id = $1', [who.jonas.id])
    expect((await actions.get(String(link))).status).toBe(404)
    expect(await document(who.jonas)).toBeUndefined()
    await database.query(
      `insert into company_members (company_id, user_id) select company_id, $1 from users where id = $2`,
      [who.jonas.id, who.nora.id],
    )
  })
})
