import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { openInsights } from './insights.testkit.js'

let kit: Awaited<ReturnType<typeof openInsights>>
let ids: string[]
beforeAll(async () => {
  kit = await openInsights()
  await kit.database.query('delete from insights where user_id = $1', [kit.elena.id])
  ids = []
  for (const name of ['One', 'Two', 'Three']) {
    const recordings = [{ recordingId: await kit.take(), name }]
    const { body } = await kit.call('createInsight', { ...kit.words, title: name, recordings })
    ids.push(body.id)
  }
  await kit.decide(String(ids[1]), 'REJECTED', 'Too quiet.')
  await kit.decide(String(ids[2]), 'APPROVED')
})

interface Item {
  id: string
  title: string
  status: string
  badge: boolean
  reason: string | null
  responseId?: string
}
const list = (query = '', person = kit.elena) =>
  kit.actions.get<{ count: number; items: Item[] }>(`/api/insight/my${query}`, kit.by(person))
const read = (id: string, person = kit.elena) => kit.actions.get<Item>(`/api/insight/my/${id}`, kit.by(person))
const patch = (path: string, person = kit.elena) =>
  kit.actions.request<{ status: string; badge: boolean }>('PATCH', `/api/insight/${path}`, undefined, kit.by(person))
const ofOld = (items: readonly Item[]) =>
  items.filter(({ id }) => ids.includes(id)).map(({ title, status }) => [title, status])

it('[GI-04, INS-14, INS-08] one’s own list has every state but REMOVED, narrowed by one', async () => {
  const all = (await list()).body
  expect(ofOld(all.items)).toEqual([['Three', 'APPROVED'], ['Two', 'REJECTED'], ['One', 'PENDING']]) // biome-ignore format: a table
  expect(all.count).toBe(all.items.length)
  expect(ofOld((await list('?status=rejected')).body.items)).toEqual([['Two', 'REJECTED']])
  expect((await list('?status=PENDING&limit=1')).body.items).toHaveLength(1)
  expect((await list('?status=REMOVED')).status).toBe(400)
  expect((await list('', kit.nora)).body).toEqual({ count: 0, items: [] })
  expect((await kit.actions.get('/api/insight/my')).status).toBe(401)
})

it('[INS-13, GI-09, INS-09, INS-10] its detail is for its author only, with the state, the reason and the recordings', async () => {
  const { status, body } = await read(String(ids[1]))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ id: ids[1], title: 'Two', brief: kit.words.brief, status: 'REJECTED', reason: 'Too quiet.', badge: true },
    ...{ topicId: kit.topicId, upvoteCount: 0, downvoteCount: 0, viewCount: 0, expertId: kit.elena.id },
    audio: [{ name: 'Two', duration: 61, path: expect.stringMatching(/^\/api\/recordings\//) }],
    expert: { firstName: 'Elena', fullName: expect.stringMatching(/^Elena /) },
  })
  for (const person of [kit.marcus, kit.nora]) expect((await read(String(ids[1]), person)).status).toBe(404)
  for (const id of [randomUUID(), 'none']) expect((await read(id)).status).toBe(404)
})

it('[INS-20, INS-21, GI-12] a badge is cleared by its author only', async () => {
  expect((await patch(`${ids[1]}/badge/false`, kit.marcus)).status).toBe(404)
  expect((await read(String(ids[1]))).body.badge).toBe(true)
  expect((await patch(`${ids[1]}/badge/false`)).body).toMatchObject({ badge: false })
  expect((await read(String(ids[1]))).body.badge).toBe(false)
  const seen = await kit.call('markInsightsSeen', { ids }, kit.marcus)
  expect(seen.body).toEqual({ ids: [] })
  expect((await kit.call('markInsightsSeen', { ids })).body).toEqual({ ids: [ids[2]] })
  expect((await read(String(ids[2]))).body.badge).toBe(false)
})

it('[INS-17, GI-11] a rejected one is removed by its author, who sets no other status and removes no other', async () => {
  const [pending, rejected, approved] = ids
  for (const status of ['APPROVED', 'PENDING', 'REJECTED', 'removed', 'x'])
    expect((await patch(`${rejected}/status/${status}`)).status).toBe(403)
  expect((await patch(`${rejected}/status/REMOVED`, kit.marcus)).status).toBe(404)
  for (const id of [pending, approved]) expect((await patch(`${id}/status/REMOVED`)).status).toBe(409)
  expect((await patch(`${rejected}/status/REMOVED`)).body).toMatchObject({ status: 'REMOVED' })
  expect((await read(String(rejected))).status).toBe(404)
  expect((await patch(`${rejected}/status/REMOVED`)).status).toBe(404)
  expect(ofOld((await list()).body.items)).toEqual([['Three', 'APPROVED'], ['One', 'PENDING']]) // biome-ignore format: a table
  expect((await kit.call('removeInsight', { id: approved })).body.extensions.code).toBe('INVALID_STATUS_TRANSITION')
})

it('[GI-04] what is saved is listed as long as anybody may read it, the last saved first', async () => {
  const insight = String(ids[2])
  await kit.actions.post('/api/insight/save', { insightId: insight }, kit.by(kit.nora))
  const saved = async () =>
    (await kit.actions.get<{ count: number; items: Item[] }>('/api/insight/saved', kit.by(kit.nora))).body
  expect((await saved()).items[0]).toMatchObject({ id: insight, title: 'Three' })
  const { count } = await saved()
  await kit.database.query('update users set is_suspended = true where id = $1', [kit.elena.id])
  expect((await saved()).items.map(({ id }) => id)).not.toContain(insight)
  expect((await saved()).count).toBe(count - 1)
  await kit.database.query('update users set is_suspended = false where id = $1', [kit.elena.id])
  expect((await kit.actions.get('/api/insight/saved')).status).toBe(401)
})
