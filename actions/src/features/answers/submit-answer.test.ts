import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { PDF, PNG } from '#domain/recordings/other-files.testkit.js'
import { recordingOf } from '#domain/recordings/recordings.testkit.js'
import { openAnswers } from './answers.testkit.js'

let kit: Awaited<ReturnType<typeof openAnswers>>
beforeAll(async () => {
  kit = await openAnswers()
})

describe('an answer of a recording', () => {
  it('[REC-23, RESP-17, GI-68] waits for staff, who are told once, however often it is sent', async () => {
    const questionId = await kit.ask()
    const take = await kit.take()
    const sent = await Promise.all([1, 2, 3].map(() => kit.submit(questionId, take)))
    const again = await kit.submit(questionId, take)
    const answers = await kit.answersTo(questionId)
    expect(answers).toMatchObject([
      {
        ...{
          user_id: kit.elena.id,
          response_type: 'audio',
          status: 'pending',
          recording_id: take,
          response_text: null,
        },
        ...{ media_url: `/api/recordings/${take}`, media_duration: 121 },
      },
    ])
    const id = String(answers[0]?.id)
    for (const { status, body } of [...sent, again]) expect([status, body]).toEqual([200, { id, status: 'pending' }])
    expect(await kit.promptedBy(id)).toEqual(
      [kit.ada.id, kit.nora.id].sort().map((staff) => `${staff}: An answer is waiting for approval`),
    )
  })

  it('[GI-43] is one per question and expert, also of two at once', async () => {
    const questionId = await kit.ask()
    const takes = await Promise.all([1, 2, 3].map(() => kit.take()))
    const statuses = (await Promise.all(takes.map((take) => kit.submit(questionId, take)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect(await kit.answersTo(questionId)).toHaveLength(1)
    expect((await kit.send(questionId)).status).toBe(409)
  })

  it('[GI-56, QNA-30] is for experts of the question’s field only, never for who asked it', async () => {
    const questionId = await kit.ask()
    for (const person of [kit.marcus, kit.tom, kit.nora]) {
      const { status, body } = await kit.submit(questionId, randomUUID(), person)
      expect([status, body.extensions]).toMatchObject([403, { code: 'NOT_MATCHED' }])
      const form = await kit.send(questionId, {}, { person })
      expect([form.status, form.body.errorCode]).toEqual([403, 'NOT_MATCHED'])
      expect(form.body.message).toBe('Oops, looks like this question was incorrectly matched to you.')
    }
    expect(await kit.answersTo(questionId)).toEqual([])
    for (const id of [randomUUID(), 'none']) expect((await kit.send(id)).status).toBe(404)
    expect(await kit.unusedTakes(kit.marcus)).toBe(0)
  })

  it('[GI-28] takes only a take of the expert’s own, made for an answer, whole and within its limits', async () => {
    const questionId = await kit.ask()
    const codeOf = async (take: string) => {
      const { status, body } = await kit.submit(questionId, take)
      return [status, (body.extensions as { code: string }).code]
    }
    expect(await codeOf(await kit.take({ person: kit.marcus }))).toEqual([404, 'RECORDING_NOT_FOUND'])
    expect(await codeOf(await kit.take({ purpose: 'insight' }))).toEqual([400, 'VALIDATION_FAILED'])
    expect(await codeOf(await kit.take({ content: await recordingOf(60) }))).toEqual([400, 'VALIDATION_FAILED'])
    expect(await codeOf('../../etc/passwd')).toEqual([404, 'RECORDING_NOT_FOUND'])
    const unfinished = randomUUID()
    await kit.database.query(
      `insert into private.recordings (id, user_id, media, purpose) values ($1, $2, 'audio', 'answer')`,
      [unfinished, kit.elena.id],
    )
    expect(await codeOf(unfinished)).toEqual([409, 'RECORDING_NOT_READY'])
    expect(await kit.answersTo(questionId)).toEqual([])
    await kit.database.query('delete from private.recordings where id = $1', [unfinished])
  })

  it('[REC-23] that is still being measured is waited for', async () => {
    const questionId = await kit.ask()
    const { status } = await kit.submit(questionId, await kit.take({ isAwaited: false }))
    expect(status).toBe(200)
  })

  it('[RESP-21, GI-32] takes the place of a draft, and of one that was turned down, which is told anew', async () => {
    const questionId = await kit.ask()
    await kit.database.query(
      `insert into insights_responses (question_id, user_id, response_type, response_text) values ($1, $2, 'text', 'Typed.')`,
      [questionId, kit.elena.id],
    )
    const { body } = await kit.submit(questionId, await kit.take())
    const [first] = await kit.answersTo(questionId)
    expect(first).toMatchObject({ id: body.id, status: 'pending', response_type: 'audio', response_text: null })
    await kit.database.query(
      `update insights_responses set is_approved = false, rejected_reason = 'Too quiet.' where id = $1`,
      [body.id],
    )
    const again = await kit.take()
    expect((await kit.submit(questionId, again)).body).toEqual({ id: body.id, status: 'pending' })
    expect(await kit.answersTo(questionId)).toMatchObject([{ recording_id: again, rejected_reason: null }])
  })

  it('[GI-53, QNA-22] is taken above the response limit too, which only caps what earns', async () => {
    await kit.database.query('update expert_details set response_limit = 0 where user_id = $1', [kit.elena.id])
    expect((await kit.submit(await kit.ask(), await kit.take())).status).toBe(200)
  })
})

describe('an answer that comes as one form', () => {
  it('[REC-22, REC-23, GI-57, GI-22] is measured, stored and waits, with its file’s own length', async () => {
    const questionId = await kit.ask()
    const { status, body } = await kit.send(questionId, { uploadedFileTime: '120' })
    expect([status, body.status]).toEqual([201, 'pending'])
    const [answer] = await kit.answersTo(questionId)
    expect(answer).toMatchObject({ id: body.id, response_type: 'audio', media_duration: 121 })
    const video = await kit.ask()
    const content = await recordingOf(121, { hasPicture: true })
    const type = { responseType: 'video', recordingMimeType: 'video/webm' }
    expect((await kit.send(video, type, { content })).status).toBe(201)
    expect(await kit.answersTo(video)).toMatchObject([{ response_type: 'video', status: 'pending' }])
    expect((await kit.promptedBy(body.id)).length).toBe(2)
  })

  it('[REC-18, GI-61, GI-67] is refused whole if the file is none, another kind, cut off, too short or too long', async () => {
    const questionId = await kit.ask()
    const before = await kit.unusedTakes()
    const outcome = async (content: Buffer, part = {}) => {
      const { status, body } = await kit.send(questionId, part, { content })
      return [status, body.errors?.[0]?.field]
    }
    expect(await outcome(Buffer.alloc(0))).toEqual([415, undefined])
    expect(await outcome(PNG)).toEqual([415, undefined])
    expect(await outcome(PDF)).toEqual([415, undefined])
    expect(await outcome(Buffer.from('<script>alert(1)</script>'))).toEqual([415, undefined])
    expect(await outcome(kit.fileOf.subarray(0, 300))).toEqual([400, 'uploadedFile'])
    expect(await outcome(kit.fileOf.subarray(0, 20_000))).toEqual([400, 'uploadedFile'])
    expect(await outcome(await recordingOf(100))).toEqual([400, 'uploadedFile'])
    expect(await outcome(await recordingOf(730))).toEqual([400, 'uploadedFile'])
    expect(await outcome(await recordingOf(20, { stretchedTo: 130 }))).toEqual([400, 'uploadedFile'])
    const video = { responseType: 'video', recordingMimeType: 'video/webm' }
    expect(await outcome(kit.fileOf, video)).toEqual([400, 'uploadedFile'])
    expect(await kit.answersTo(questionId)).toEqual([])
    expect(await kit.unusedTakes()).toBe(before)
  })

  it('[REC-22, GI-45, GI-22] is refused at the field that lies', async () => {
    const questionId = await kit.ask()
    const before = await kit.unusedTakes()
    const lies: [Record<string, string>, string][] = [
      [{ responseType: 'text' }, 'responseType'],
      [{ responseType: '' }, 'responseType'],
      [{ recordingMimeType: 'video/webm' }, 'recordingMimeType'],
      [{ recordingMimeType: 'text/html' }, 'recordingMimeType'],
      [{ uploadedFileTime: '200' }, 'uploadedFileTime'],
      [{ uploadedFileTime: '-1' }, 'uploadedFileTime'],
      [{ uploadedFileTime: 'Infinity' }, 'uploadedFileTime'],
      [{ uploadedFilePosition: '1' }, 'uploadedFilePosition'],
      [{ questionId: '' }, 'questionId'],
      [{ userId: kit.marcus.id }, 'userId'],
    ]
    for (const [part, field] of lies) {
      const { status, body } = await kit.send(questionId, part)
      expect([part, status, body.errors?.map((error) => error.field)]).toEqual([part, 400, [field]])
    }
    const misnamed = await kit.send(questionId, {}, { name: 'file' })
    expect([misnamed.status, misnamed.body.errorCode]).toEqual([400, 'UNKNOWN_FIELD'])
    expect(await kit.answersTo(questionId)).toEqual([])
    expect(await kit.unusedTakes()).toBe(before)
  })
})
