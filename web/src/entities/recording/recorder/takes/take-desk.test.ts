import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, refreshToken } from '#lib/request/access-token.js'
import { withFakeIndexedDb } from '#testing/doubles/fake-indexed-db.js'
import { openNetwork } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { tokenFor } from '#testing/render-route.js'
import { browserStore } from './browser-store'
import { holdPlace } from './hold-place'
import { moveTakes, TakeDesk } from './take-desk'
import { openTakeStore, type TakeStore } from './take-store'

const PATIENCE_MS = 20_000
const PLACE = 'answer:1'
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer

withFakeIndexedDb()

let store: TakeStore
beforeEach(async () => {
  store = await openTakeStore(`desk-${crypto.randomUUID()}`)
  openNetwork({ rest: { 'POST /api/session/token': () => tokenFor(expertUser) } })
  await refreshToken()
})
afterEach(() => {
  dropToken()
  store.close()
})

const openDesk = () => new TakeDesk(expertUser.userId, PLACE, store)
const begin = (desk: TakeDesk) => desk.newTake({ purpose: 'answer', media: 'audio', mimeType: 'audio/webm' })

describe('erasing a take', () => {
  it('[REC-05, X-51] removes it from the server after it has begun there, however late that is answered', async () => {
    const done: string[] = []
    let answer: () => void = () => undefined
    const { sent } = openNetwork({
      rest: {
        'POST /api/recordings/uploads': async () => {
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          done.push('begun')
          return new Response(null, { status: 201, headers: { Location: '/api/recordings/uploads/x' } })
        },
        'DELETE /api/recordings/uploads/:id': () => {
          done.push('removed')
          return new Response(null, { status: 204 })
        },
      },
    })
    const desk = openDesk()
    const take = begin(desk)
    take.add(bytes('what nobody is to hear'), 1)
    desk.send(take, () => undefined)
    await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE_MS)
    desk.erase(take)
    await vi.waitFor(async () => expect(await store.erasedOf(expertUser.userId)).toHaveLength(1), PATIENCE_MS)
    expect(await store.last(take.stored.id)).toBeNull()
    expect(done).toEqual([])
    answer()
    await vi.waitFor(async () => expect(await store.find(take.stored.id)).toBeUndefined(), PATIENCE_MS)
    expect(done).toEqual(['begun', 'removed'])
  })

  it('[REC-05] also drops what the recorder delivers while it is being stopped', async () => {
    openNetwork({ rest: { 'DELETE /api/recordings/uploads/:id': () => new Response(null, { status: 204 }) } })
    const desk = openDesk()
    const take = begin(desk)
    take.add(bytes('early'), 1)
    desk.erase(take)
    take.add(bytes('late'), 2)
    await take.settled()
    await vi.waitFor(async () => expect(await store.find(take.stored.id)).toBeUndefined(), PATIENCE_MS)
    expect(await store.last(take.stored.id)).toBeNull()
  })
})

describe('moving a take', () => {
  it('[X-51] finds it at its new place, also while it is being sent', async () => {
    const { userId } = expertUser
    const [from, to] = ['response:new:insight', `response:${crypto.randomUUID()}`]
    const own = await browserStore()
    const desk = new TakeDesk(userId, from, own)
    openNetwork({ rest: { 'POST /api/recordings/uploads': () => new Promise(() => undefined) } })
    const take = begin(desk)
    take.add(bytes('kept'), 1)
    await take.settled()
    desk.send(take, () => undefined)
    await moveTakes(userId, from, to)
    expect(await own?.takesAt(userId, from)).toEqual([])
    expect(await own?.takesAt(userId, to)).toMatchObject([{ id: take.stored.id }])
    expect(take.stored.place).toBe(to)
    desk.hold(take)
  })
})

describe('holding a place', () => {
  it('is shared by all of one tab who ask at once, and given back by the last', async () => {
    const request = vi.fn((_name: string, _options: object, work: (lock: object) => Promise<void>) => work({}))
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    const [one, two] = await Promise.all([holdPlace('elena', 'place'), holdPlace('elena', 'place')])
    expect([one, two]).toEqual([expect.any(Function), expect.any(Function)])
    expect(request).toHaveBeenCalledOnce()
    one?.()
    expect(await holdPlace('elena', 'place')).not.toBeNull()
    expect(request).toHaveBeenCalledOnce()
  })
})
