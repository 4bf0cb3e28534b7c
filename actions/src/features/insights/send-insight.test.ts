import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { PDF } from '#domain/recordings/other-files.testkit.js'
import { recordingOf } from '#domain/recordings/recordings.testkit.js'
import { LENGTH, openInsights } from './insights.testkit.js'

let kit: Awaited<ReturnType<typeof openInsights>>
beforeAll(async () => {
  kit = await openInsights()
})

const address = (id: string) => `/api/recordings/${id}`
const one = async (name = 'The first sign') => [{ recordingId: await kit.take(), name }]

describe('an insight of takes that were sent before', () => {
  it('[INS-44, INS-46, GI-23] waits for staff, who are told once, however often it is sent', async () => {
    const recordings = [...(await one()), { recordingId: await kit.take(), name: 'The second' }]
    const sent = await Promise.all([1, 2, 3].map(() => kit.call('createInsight', { ...kit.words, recordings })))
    const id = String(sent[0]?.body.id)
    for (const { status, body } of sent) expect([status, body]).toEqual([200, { id, status: 'PENDING' }])
    expect(await kit.stored(id)).toMatchObject({
      ...{ ...{ title: kit.words.title, brief: kit.words.brief }, status: 'PENDING', user_id: kit.elena.id },
      audio: recordings.map(({ recordingId, name }, place) => [place, name, address(recordingId), LENGTH]),
    })
    const told = await kit.database.query(
      `select user_id from notifications where kind = 'content_submitted' and link like '%' || $1`,
      [id],
    )
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([kit.ada.id, kit.nora.id].sort())
    const other = { ...kit.words, title: 'Another', recordings }
    expect((await kit.call('createInsight', other)).body.extensions.code).toBe('RECORDING_IN_USE')
  })

  it('[INS-01, GI-18, GI-20, GI-28] is refused whole to non-experts, about topics of others, and with recordings that aren’t one’s own', async () => {
    const before = await kit.count()
    const recordings = await one()
    const refused = async (part: object, person = kit.elena) => {
      const { status, body } = await kit.call('createInsight', { ...kit.words, recordings, ...part }, person)
      return [status, body.extensions.code]
    }
    expect(await refused({}, kit.nora)).toEqual([403, 'EXPERTS_ONLY'])
    expect(await refused({}, kit.marcus)).toEqual([404, 'RECORDING_NOT_FOUND'])
    expect(await refused({ topicId: await kit.otherTopic() })).toEqual([400, 'VALIDATION_FAILED'])
    expect(await refused({ recordings: [] })).toEqual([400, 'VALIDATION_FAILED'])
    const answer = await kit.take({ purpose: 'answer', content: await recordingOf(121) })
    expect(await refused({ recordings: [{ recordingId: answer, name: 'An answer' }] })).toEqual([
      400,
      'VALIDATION_FAILED',
    ])
    const short = await kit.take({ content: await recordingOf(50) })
    expect(await refused({ recordings: [{ recordingId: short, name: 'Short' }] })).toEqual([400, 'VALIDATION_FAILED'])
    expect(await refused({ recordings: [{ recordingId: randomUUID(), name: 'None' }] })).toEqual([
      404,
      'RECORDING_NOT_FOUND',
    ])
    expect(await kit.count()).toBe(before)
  })

  it('[INS-45, GI-11, INS-52] is changed by its author once it is rejected, then waits again without the reason', async () => {
    const [first] = await one()
    const { body } = await kit.call('createInsight', { ...kit.words, recordings: [first] })
    const change = { id: body.id, ...kit.words, title: 'Four signs', recordings: [await one('New'), first].flat() }
    const codeOf = async (person = kit.elena) => {
      const { status, body: refusal } = await kit.call('updateInsight', change, person)
      return [status, refusal.extensions.code]
    }
    expect(await codeOf()).toEqual([409, 'INVALID_STATUS_TRANSITION'])
    await kit.decide(body.id, 'REJECTED', 'Too quiet.')
    expect(await codeOf(kit.marcus)).toEqual([404, 'NOT_FOUND'])
    const again = await Promise.all([1, 2].map(() => kit.call('updateInsight', change)))
    for (const { status } of again) expect(status).toBe(200)
    const stored = await kit.stored(body.id)
    expect(stored).toMatchObject({ title: 'Four signs', status: 'PENDING', reason: null, badge: false })
    expect(stored?.audio).toMatchObject([{ 1: 'New' }, { 1: 'The first sign' }])
    await kit.decide(body.id, 'APPROVED')
    expect(await codeOf()).toEqual([409, 'INVALID_STATUS_TRANSITION'])
  })
})

describe('an insight that comes as one form', () => {
  it('[INS-44, GI-22, GI-67] has its files in the order of their positions, with their times and names', async () => {
    const files = ['one.webm', 'two.webm'].map((name) => ({ name, content: kit.fileOf }))
    const places: [string, string][] = [
      ...(['1', '0'].map((value) => ['audioPosition', value]) as [string, string][]),
      ...(['61', '60'].map((value) => ['audioTime', value]) as [string, string][]),
      ['audioName', 'The second'],
      ['audioName', 'The first'],
    ]
    const { status, body } = await kit.send([...kit.fields(), ...places], { files })
    expect([status, body.status]).toEqual([201, 'PENDING'])
    expect((await kit.stored(body.id))?.audio).toMatchObject([
      { 0: 0, 1: 'The first', 3: LENGTH },
      { 0: 1, 1: 'The second', 3: LENGTH },
    ])
    const unnamed = await kit.send(kit.fields(), { files: [{ name: 'Signs of 2026.webm', content: kit.fileOf }] })
    expect((await kit.stored(unnamed.body.id))?.audio).toMatchObject([{ 0: 0, 1: 'Signs of 2026' }])
  })

  it('[INS-45, GI-22] keeps what `oldAudio` names, drops the rest, and takes no path of another insight', async () => {
    const [kept, dropped] = [await kit.take(), await kit.take()]
    const recordings = [kept, dropped].map((recordingId) => ({ recordingId, name: 'Old' }))
    const { body } = await kit.call('createInsight', { ...kit.words, recordings })
    const other = await kit.call('createInsight', { ...kit.words, recordings: await one() })
    const foreign = String((await kit.stored(other.body.id))?.audio?.toString().split(',')[2])
    await kit.decide(body.id, 'REJECTED')
    const files = [{ name: 'new.webm', content: kit.fileOf }]
    const change = (path: string): [string, string][] => [
      ...kit.fields({ title: 'Kept one' }),
      ...([
        ['audioName', 'New'],
        ['audioPosition', '0'],
        ['audioTime', '61'],
      ] as [string, string][]),
      ...([
        ['oldAudio', path],
        ['oldAudioName', 'Kept'],
        ['oldAudioDuration', '61'],
        ['oldAudioPosition', '1'],
      ] as [string, string][]),
    ]
    const before = await kit.takes()
    for (const path of [foreign, '/api/recordings/../../etc/passwd', address(randomUUID()), 'https://evil.example/x']) {
      const refused = await kit.send(change(path), { files, id: body.id })
      expect([path, refused.status, refused.body.errors?.[0]?.field]).toEqual([path, 400, 'oldAudio'])
    }
    expect(await kit.takes()).toBe(before)
    expect((await kit.send(change(address(kept)), { files, id: body.id })).status).toBe(200)
    expect((await kit.stored(body.id))?.audio).toMatchObject([{ 1: 'New' }, { 1: 'Kept', 2: address(kept) }])
  })

  it('[INS-42, GI-67, INS-43] is refused whole, with nothing left of its files', async () => {
    const before = [await kit.count(), await kit.takes()]
    const good = { name: 'one.webm', content: kit.fileOf }
    const attempts: [string, [string, string][], { name: string; content: Buffer }[], number, string | undefined][] = [
      ['no file', kit.fields(), [], 400, 'recordings'],
      ['a PDF', kit.fields(), [good, { name: 'two.webm', content: PDF }], 415, undefined],
      ['nothing in it', kit.fields(), [{ name: 'one.webm', content: Buffer.alloc(0) }], 415, undefined],
      ['cut off', kit.fields(), [good, { name: 'two.webm', content: kit.fileOf.subarray(0, 400) }], 400, 'recordings'],
      ['too long', kit.fields(), [{ name: 'one.webm', content: await recordingOf(310) }], 400, 'recordings'],
      ['six of them', kit.fields(), Array.from({ length: 6 }, () => good), 400, 'audio'],
      ['no name', [...kit.fields(), ['audioName', ' ']], [good], 400, 'recordings'],
      ['a time that lies', [...kit.fields(), ['audioTime', '240']], [good], 400, 'audioTime'],
      ['a time that is none', [...kit.fields(), ['audioTime', '-5']], [good], 400, 'audioTime'],
      [
        'a place twice',
        [...kit.fields(), ['audioPosition', '0'], ['audioPosition', '0']],
        [good, good],
        400,
        'audioPosition',
      ],
      ['a place too far', [...kit.fields(), ['audioPosition', '9']], [good], 400, 'audioPosition'],
      ['a word of 10,000', kit.fields({ title: 'x'.repeat(10_000) }), [good], 400, 'title'],
      ['no brief', kit.fields({ brief: '' }), [good], 400, 'brief'],
      ['broken JSON', [...kit.fields(), ['briefRichText', '{']], [good], 400, 'briefRichText'],
      ['a status', [...kit.fields(), ['status', 'APPROVED']], [good], 400, 'status'],
    ]
    for (const [what, fields, files, status, field] of attempts) {
      const refused = await kit.send(fields, { files })
      expect([what, refused.status, refused.body.errors?.[0]?.field]).toEqual([what, status, field])
    }
    expect((await kit.send(kit.fields(), { files: [good], person: kit.nora })).status).toBe(403)
    expect([await kit.count(), await kit.takes()]).toEqual(before)
  })

  it('[INS-08] stores HTML as the words that it is', async () => {
    const title = '<img src=x onerror=alert(1)>'
    const files = [{ name: 'one.webm', content: kit.fileOf }]
    const { body } = await kit.send([...kit.fields({ title }), ['audioName', '<b>bold</b>']], { files })
    expect(await kit.stored(body.id)).toMatchObject({ title, audio: [{ 1: '<b>bold</b>' }] })
  })
})
