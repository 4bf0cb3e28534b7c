import { randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fundPersonas } from '#domain/ledger/fund.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { temporaryFolder } from '#tests/environment.js'
import {
  type Actor,
  actor,
  completePayload,
  post,
  type Refused,
  type Uploaded,
} from '../opportunities/opportunities.testkit.js'
import { openUpload, PDF, PDF_HEAD, PNG, PROGRAM, SVG, sendAndClose, streamUpload } from './documents.testkit.js'

let database: TestDatabase
let actions: TestActions
let folder: string
let nora: Actor
let elena: Actor
let payload: Record<string, unknown>

beforeAll(async () => {
  database = await createTestDatabase()
  await fundPersonas(database)
  folder = temporaryFolder()
  actions = await startTestActions(database, { engine: false, env: { DATA_DIR: folder } })
  nora = await actor(database, 'nora@brightwater.example')
  elena = await actor(database, 'elena@sagework.example')
  payload = await completePayload(database)
})

type Part = string | Buffer
function form(content: Part, name = 'plan.pdf', fields: Record<string, string> = { uploadType: 'opportunity_create' }) {
  const data = new FormData()
  data.append('uploadedFile', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  for (const [key, value] of Object.entries(fields)) data.append(key, value)
  return data
}
const upload = (data: FormData, by: Actor = nora) =>
  actions.request<Uploaded>('POST', '/api/opportunities/assets', data, { token: by.token })
const filesOnDisk = async () => {
  const entries = await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}
const rowOf = async (id: string) => (await database.query('select * from opportunity_documents where id = $1', [id]))[0]

/** FRAC-46: the hint doubles as the error message (GD-70). */
const HINT = 'Allowed are PDF, GIF, JPG with max 5MB file size'

describe('POST /api/opportunities/assets', () => {
  it.each([
    ['a PDF', PDF, 'Plan 🙂.pdf', 'opportunity_create', 'application/pdf'],
    ['a picture', PNG, 'shot.png', 'nda_create', 'image/png'],
  ])(
    '[FRAC-17, FRAC-45, GD-62] accepts %s, which belongs to its uploader',
    async (_what, content, name, uploadType, contentType) => {
      const answer = await upload(form(content, name, { uploadType }))
      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject({ statusCode: 201, assetName: name, contentType })
      expect(await rowOf(answer.body.asset_id)).toMatchObject({
        uploaded_by: nora.id,
        opportunity_id: null,
        upload_type: uploadType,
        content_type: contentType,
        size_bytes: String(Buffer.byteLength(content)),
      })
    },
  )

  it.each([
    ['a program that calls itself PDF', PROGRAM, 'plan.pdf'],
    ['an SVG', SVG, 'drawing.svg'],
    ['an SVG that calls itself PNG', SVG, 'drawing.png'],
    ['plain text', 'hello', 'notes.pdf'],
    ['nothing', '', 'empty.pdf'],
  ])('[GD-70, X-50] rejects %s by its content', async (_what, content, name) => {
    const before = (await filesOnDisk()).length
    const answer = await upload(form(content, name))
    expect(answer).toMatchObject({ status: 415, body: { errorCode: 'FILE_TYPE_REFUSED', message: HINT } })
    expect((await filesOnDisk()).length).toBe(before)
  })

  it('[FRAC-47, GD-70] accepts exactly 5 MB, and not one byte more', async () => {
    const limit = 5 * 1024 * 1024
    const sized = (bytes: number) => Buffer.concat([Buffer.from(PDF), Buffer.alloc(bytes - Buffer.byteLength(PDF), 32)])
    const before = (await filesOnDisk()).length
    expect((await upload(form(sized(limit)))).status).toBe(201)
    const answer = await upload(form(sized(limit + 1)))
    expect(answer).toMatchObject({ status: 413, body: { errorCode: 'FILE_TOO_LARGE', message: HINT } })
    expect((await filesOnDisk()).length).toBe(before + 1)
  })

  it('[X-50] aborts a body of unknown length as soon as it is too large', async () => {
    const answer = await streamUpload(actions, nora.token, 40 * 1024 * 1024)
    expect(answer.status).toBe(413)
    expect(answer.sent).toBeLessThan(40 * 1024 * 1024)
    expect((await filesOnDisk()).every((file) => !file.endsWith('.part'))).toBe(true)
  })

  it.each([
    ['too large, of known length', '413', '12000000', PDF_HEAD],
    ['too large, of unknown length', '413', null, PDF_HEAD],
    ['of a wrong kind', '415', null, 'MZ'],
    ['without a session', '401', null, PDF_HEAD],
  ])(
    '[X-12] responds to an upload %s with %s, even if the client closes after sending',
    async (what, status, length, head) => {
      const answer = await sendAndClose(actions, what === 'without a session' ? 'none' : nora.token, head, length)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    },
  )

  it('leaves nothing behind if an upload breaks off', async () => {
    const before = await filesOnDisk()
    const outgoing = openUpload(actions, nora.token, () => undefined)
    outgoing.on('error', () => undefined)
    outgoing.write(Buffer.alloc(200 * 1024, 32))
    await vi.waitFor(async () => expect((await filesOnDisk()).some((file) => file.endsWith('.part'))).toBe(true))
    outgoing.destroy()
    await vi.waitFor(async () => expect(await filesOnDisk()).toEqual(before))
  })

  it.each([
    ['another purpose', form(PDF, 'a.pdf', { uploadType: 'opportunity_photo' }), 'uploadType'],
    ['no purpose', form(PDF, 'a.pdf', {}), 'uploadType'],
    ['an unknown field', form(PDF, 'a.pdf', { uploadType: 'nda_create', path: '../../etc' }), 'path'],
  ])('rejects %s and keeps no file', async (_what, data, field) => {
    const before = (await filesOnDisk()).length
    const answer = await upload(data)
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([400, field])
    expect((await filesOnDisk()).length).toBe(before)
  })

  it('rejects a form without a file, with two files, other content, and no session', async () => {
    const empty = new FormData()
    empty.append('uploadType', 'nda_create')
    expect((await upload(empty)).body.errors).toEqual([{ field: 'uploadedFile', message: 'required field' }])
    const two = form(PDF)
    two.append('uploadedFile', new Blob([PDF]), 'second.pdf')
    expect((await upload(two)).body.errors[0]?.message).toBe('Send one file at a time')
    const token = nora.token
    expect((await actions.post('/api/opportunities/assets', {}, { token })).status).toBe(415)
    expect((await actions.request('POST', '/api/opportunities/assets', form(PDF))).status).toBe(401)
  })

  it('stores an upload once, however often it is retried, and rejects an id that belongs to someone else', async () => {
    const fields = { uploadId: randomUUID(), uploadType: 'opportunity_create' }
    const first = await upload(form(PDF, 'plan.pdf', fields))
    const kept = (await filesOnDisk()).length
    const again = await upload(form(PDF, 'plan.pdf', fields))
    expect([again.status, again.body.asset_id]).toEqual([201, first.body.asset_id])
    expect(first.body.asset_id).toBe(fields.uploadId)
    const stranger = await upload(form(PDF, 'plan.pdf', fields), elena)
    expect([stranger.status, stranger.body.errorCode]).toEqual([403, 'NOT_ALLOWED'])
    expect((await upload(form(PDF, 'plan.pdf', { ...fields, uploadId: 'first' }))).status).toBe(400)
    expect((await filesOnDisk()).length).toBe(kept)
  })

  it('shortens a name of 300 emoji, with the extension matching its content', async () => {
    const answer = await upload(form(PNG, `${'🙂'.repeat(300)}.exe`))
    expect(answer.status).toBe(201)
    expect([...answer.body.assetName].length).toBeLessThanOrEqual(255)
    expect(answer.body.assetName).toMatch(/🙂\.exe\.png$/u)
  })
})

describe('attaching', () => {
  it('[GD-62, FRAC-43] attaches one’s own files once, including an NDA if required', async () => {
    const asset = (await upload(form(PDF))).body.asset_id
    const nda = (await upload(form(PDF, 'nda.pdf', { uploadType: 'nda_create' }))).body.asset_id
    const wanted = { ...payload, companyAskedToSignNDA: true, assetIds: [asset], ndaIds: [nda] }
    const id = await post(actions, nora, wanted)
    expect((await rowOf(asset))?.opportunity_id).toBe(id)
    expect((await rowOf(nda))?.opportunity_id).toBe(id)
    const again = await actions.post<Refused>('/api/opportunities', wanted, { token: nora.token })
    expect(again.body.errors.map(({ field }) => field)).toEqual(['ndaIds', 'assetIds'])
    const others = await actions.post<Refused>(
      '/api/opportunities',
      { ...payload, assetIds: [asset] },
      { token: elena.token },
    )
    expect(others.body.errors[0]?.field).toBe('assetIds')
  })
})

describe('GET /api/files/{id}', () => {
  it('[GD-70, X-50] is a download behind a signed link, with the headers to keep it one', async () => {
    const { assetUrl } = (await upload(form(PDF, "Ünï 'plan'.pdf"))).body
    const answer = await actions.get(assetUrl)
    expect(answer.status).toBe(200)
    expect(answer.body).toBe(PDF)
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    })
    expect(headers['content-disposition']).toBe(
      `attachment; filename="_n_ 'plan'.pdf"; filename*=UTF-8''%C3%9Cn%C3%AF%20%27plan%27.pdf`,
    )
    const shown = await actions.get(`${assetUrl}&disposition=inline`)
    expect(shown.headers.get('content-disposition')).toMatch(/^inline;/)
  })

  it('serves ranges', async () => {
    const { assetUrl } = (await upload(form(PDF))).body
    const part = await actions.get(assetUrl, { headers: { range: 'bytes=1-3' } })
    expect([part.status, part.body]).toEqual([206, 'PDF'])
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${PDF.length}`)
    const beyond = await actions.get(assetUrl, { headers: { range: 'bytes=999999-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${PDF.length}`])
  })

  it('[GO-37] opens nothing without a valid signature', async () => {
    const { assetUrl, asset_id } = (await upload(form(PDF))).body
    const other = (await upload(form(PDF))).body.asset_id
    for (const url of [
      `/api/files/${asset_id}`,
      assetUrl.replace(asset_id, other),
      assetUrl.replace(/expires=\d+/, 'expires=9999999999'),
      assetUrl.slice(0, -2),
    ]) {
      expect((await actions.get(url)).body.errorCode).toBe('FILE_LINK_INVALID')
    }
  })
})

describe('a link to a file', () => {
  it('[X-73] expires with the session it was created in', async () => {
    const someone = await actor(database, 'ingrid@halden.example')
    const { assetUrl } = (await upload(form(PDF), someone)).body
    expect((await actions.get(assetUrl)).status).toBe(200)
    await database.query('delete from auth.sessions where id = $1', [someone.sessionId])
    expect((await actions.get(assetUrl)).body.errorCode).toBe('FILE_LINK_INVALID')
  })
})

describe('DELETE /api/opportunities/assets/{id}', () => {
  const remove = (id: string, by: Actor = nora) =>
    actions.request('DELETE', `/api/opportunities/assets/${id}`, undefined, { token: by.token })

  it('[FRAC-21] deletes one’s own file and its content', async () => {
    const { asset_id, assetUrl } = (await upload(form(PDF))).body
    const before = (await filesOnDisk()).length
    expect((await remove(asset_id, elena)).status).toBe(404)
    expect((await remove(asset_id)).status).toBe(200)
    expect((await filesOnDisk()).length).toBe(before - 1)
    expect((await actions.get(assetUrl)).status).toBe(404)
    expect((await remove(asset_id)).body.errorCode).toBe('DOCUMENT_NOT_FOUND')
    expect((await remove('x')).status).toBe(404)
  })

  it('[FRAC-22, GD-62] keeps a file of a post in progress, and refuses everyone but the uploader', async () => {
    const { asset_id } = (await upload(form(PDF))).body
    const id = await post(actions, nora, { ...payload, assetIds: [asset_id] })
    await database.query(`update opportunities set status = 'published' where id = $1`, [id])
    expect((await remove(asset_id, elena)).body.errorCode).toBe('NOT_ALLOWED')
    await database.query(`update opportunities set status = 'in progress' where id = $1`, [id])
    const answer = await remove(asset_id)
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({
      errorCode: 'DOCUMENT_DELETE_NOT_ALLOWED',
      message: 'This document cannot be deleted.',
    })
    expect(await rowOf(asset_id)).toBeDefined()
  })
})

describe('nightly pruning', () => {
  it('removes old uploads that no post refers to and files without a row, and nothing else', async () => {
    const ids: string[] = []
    for (let count = 0; count < 4; count += 1) ids.push((await upload(form(PDF))).body.asset_id)
    const [forgotten = '', fresh = '', attached = '', orphan = ''] = ids
    await post(actions, nora, { ...payload, assetIds: [attached] })
    await database.query(`update opportunity_documents set created_at = now() - interval '8 days' where id = any($1)`, [
      [forgotten, attached],
    ])
    await database.query('delete from opportunity_documents where id = $1', [orphan])
    for (const file of await filesOnDisk()) await utimes(file, new Date(0), new Date(0))
    const run = { id: randomUUID(), scheduled_time: new Date(), payload: {}, name: 'prune_orphan_files' }
    expect((await actions.hook('/hooks/crons/prune-orphan-files', run)).body).toEqual({ isNew: true })
    const kept = (
      await database.query<{ storage_key: string }>('select storage_key from opportunity_documents where id <> $1', [
        forgotten,
      ])
    ).map(({ storage_key }) => path.join(folder, 'files', storage_key))
    await vi.waitFor(async () => expect((await filesOnDisk()).sort()).toEqual(kept.sort()), {
      timeout: 10_000,
      interval: 50,
    })
    expect(await rowOf(forgotten)).toBeUndefined()
    expect([(await rowOf(fresh))?.id, (await rowOf(attached))?.id]).toEqual([fresh, attached])
  })
})
