import { afterEach, describe, expect, it } from 'vitest'
import { withFakeIndexedDb } from '#testing/doubles/fake-indexed-db.js'
import { reopenTake, Take } from './take'
import { takeSource } from './take-source'
import { openTakeStore, type StoredTake, type TakeStore } from './take-store'

withFakeIndexedDb()

let store: TakeStore | null = null
afterEach(() => {
  store?.close()
  store = null
})

const open = async () => {
  store = await openTakeStore(`takes-${crypto.randomUUID()}`)
  return store
}
const stored = (part: Partial<StoredTake> = {}): StoredTake => ({
  ...{ id: crypto.randomUUID(), ownerId: 'elena', place: 'answer:1', purpose: 'answer', media: 'audio' },
  ...{ mimeType: 'audio/webm', startedAt: 1, phase: 'recording' },
  ...part,
})
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer
const record = async (take: Take, ...parts: string[]) => {
  for (const [place, part] of parts.entries()) take.add(bytes(part), place + 1)
  await take.settled()
}

describe('a take', () => {
  it('[X-51] is in the browser’s storage with every second, and found again after a crash', async () => {
    const takes = await open()
    const note = stored()
    await takes.put(note)
    await record(new Take(note, takes), 'first ', 'second ', 'third')

    // nothing of the page that recorded is left
    const [found] = await takes.takesAt('elena', 'answer:1')
    expect(found).toEqual(note)
    const again = await reopenTake(note, takes)
    expect([again.size, again.seconds, again.isWhole]).toEqual([18, 3, true])
    expect(await (await again.whole()).text()).toBe('first second third')
    expect(await (await again.read(4, 9)).text()).toBe('t sec')
  })

  it('[X-51] isn’t seen by anybody else who uses the browser', async () => {
    const takes = await open()
    await takes.put(stored())
    expect(await takes.takesAt('marcus', 'answer:1')).toEqual([])
    expect(await takes.takesAt('elena', 'answer:2')).toEqual([])
  })

  it('loses nothing when the storage is full: what isn’t stored is held, and stored once there is room', async () => {
    const takes = await open()
    let isFull = false
    const add: TakeStore['add'] = async (chunks) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError')
      await takes.add(chunks)
    }
    const take = new Take(stored(), { add, read: takes.read })
    await record(take, 'a', 'b')
    isFull = true
    await record(take, 'c', 'd')
    expect(take.isOnlyHere).toBe(true)
    expect(await (await take.whole()).text()).toBe('abcd')
    isFull = false
    await record(take, 'e')
    expect(take.isOnlyHere).toBe(false)
    expect(await (await (await reopenTake(take.stored, takes)).whole()).text()).toBe('abcde')
  })

  it('[X-51] doesn’t fall behind on a slow disk: what came meanwhile is written at once', async () => {
    const takes = await open()
    let finish: () => void = () => undefined
    const writes: number[] = []
    const add: TakeStore['add'] = async (chunks) => {
      writes.push(chunks.length)
      if (writes.length === 1) await new Promise<void>((resolve) => (finish = resolve))
      await takes.add(chunks)
    }
    const take = new Take(stored(), { add, read: takes.read })
    take.add(bytes('a'), 1)
    await expect.poll(() => writes).toEqual([1])
    for (const [place, part] of ['b', 'c', 'd'].entries()) take.add(bytes(part), place + 2)
    finish()
    await take.settled()
    expect(writes).toEqual([1, 3])
    expect(await (await (await reopenTake(take.stored, takes)).whole()).text()).toBe('abcd')
  })

  it('stores what there is room for, piece by piece, once not all of it fits', async () => {
    const takes = await open()
    let room = 0
    const add: TakeStore['add'] = async (chunks) => {
      if (chunks.length > room) throw new DOMException('', 'QuotaExceededError')
      room -= chunks.length
      await takes.add(chunks)
    }
    const take = new Take(stored(), { add, read: takes.read })
    await record(take, 'a', 'b', 'c')
    room = 2
    await record(take, 'd')
    expect(take.isOnlyHere).toBe(true)
    expect((await reopenTake(take.stored, takes)).size).toBe(2)
    expect(await (await take.whole()).text()).toBe('abcd')
  })

  it('is held where nothing can be stored at all', async () => {
    const take = new Take(stored(), null)
    await record(take, 'only ', 'here')
    expect(await (await take.read(3, 8)).text()).toBe('y her')
    expect(take.isOnlyHere).toBe(true)
  })

  it('doesn’t pass for whole when the browser lost a part of it', async () => {
    const takes = await open()
    const take = new Take(stored(), takes, { size: 10, seconds: 5, isWhole: true })
    await expect(take.read(0, 10)).rejects.toThrow('gap at 0')
  })

  it('is known without its bytes once the server has them, and until it is removed from the server', async () => {
    const takes = await open()
    const take = new Take(stored(), takes)
    await record(take, 'gone')
    await takes.empty({ ...take.stored, phase: 'erased' })
    expect(await takes.last(take.stored.id)).toBeNull()
    expect(await takes.erasedOf('elena')).toMatchObject([{ id: take.stored.id }])
    expect(await takes.erasedOf('marcus')).toEqual([])
    await takes.remove(take.stored.id)
    expect(await takes.erasedOf('elena')).toEqual([])
  })
})

describe('sending a take while it is recorded', () => {
  const never = new AbortController().signal

  it('[X-51] waits for what comes, and knows its end', async () => {
    const take = new Take(stored(), null)
    const source = takeSource(take, never, 60_000)
    const piece = source.slice(0, 1_000)
    take.add(bytes('first '), 1)
    take.add(bytes('second'), 2)
    take.end()
    const { value, done } = await piece
    expect([await value.text(), done]).toEqual(['first second', true])
    expect(await source.slice(12, 1_000)).toMatchObject({ done: true, value: { size: 0 } })
  })

  it('[X-51] sends little, rather than late', async () => {
    const take = new Take(stored(), null)
    const source = takeSource(take, never, 1)
    const piece = source.slice(0, 1_000)
    take.add(bytes('little'), 1)
    expect(await piece).toMatchObject({ done: false, value: { size: 6 } })
  })

  it('[X-51] sends at most half a megabyte at once, so that no more is sent again', async () => {
    const take = new Take(stored(), null)
    take.add(new ArrayBuffer(3 * 1024 * 1024), 9)
    take.end()
    const source = takeSource(take, never)
    expect(await source.slice(0, Number.POSITIVE_INFINITY)).toMatchObject({ done: false, value: { size: 512 * 1024 } })
  })

  it('stops waiting when it is called off', async () => {
    const controller = new AbortController()
    const piece = takeSource(new Take(stored(), null), controller.signal).slice(0, 10)
    controller.abort(new Error('erased'))
    await expect(piece).rejects.toThrow('erased')
  })
})
