import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { openResponses } from '../responses.testkit.js'

const kit = await openResponses()
const { actions, database, elena, marcus, tom, ada } = kit
const PDF = '%PDF-1.7\nwords\n%%EOF'
const MAX = 10_485_760

const uploaded = async (options: Parameters<typeof kit.upload>[1] = {}) =>
  (await (await kit.upload(PDF, options)).json()) as {
    asset_id: string
    path: string
    errorCode?: string
    message?: string
  }
const open = async (path: string, person?: typeof elena) => {
  if (!person) return (await fetch(`${actions.url}${path}`)).status
  const link = await actions.get<{ url?: string }>(`${path}/link`, kit.by(person))
  return link.body.url ? (await fetch(`${actions.url}${link.body.url}`)).status : link.status
}

describe('the artefact of a response', () => {
  it('[EDIT-06, GI-93] is a PDF by its content, whatever it is called', async () => {
    const stored = await kit.upload(PDF, { name: 'Price list.pdf' })
    expect([stored.status, await stored.json()]).toEqual([
      201,
      {
        asset_id: expect.any(String),
        path: expect.stringMatching(/^\/api\/insight\/assets\//),
        fileName: 'Price list.pdf',
        size: PDF.length,
      },
    ])
    const picture = await kit.upload(Buffer.from('GIF89a..........'), { name: 'a.pdf' })
    expect([picture.status, await picture.json()]).toEqual([
      415,
      expect.objectContaining({ message: 'Only PDF files are allowed' }),
    ])
    expect((await kit.upload(PDF, { uploadType: 'knowledge_upload' })).status).toBe(400)
    expect((await kit.upload(PDF, { by: tom })).status).toBe(403)
  })

  it('[EDIT-07, GI-78] has exactly 10485760 bytes at most', async () => {
    const sized = (bytes: number) => Buffer.concat([Buffer.from(PDF), Buffer.alloc(bytes - PDF.length, 32)])
    expect((await kit.upload(sized(MAX))).status).toBe(201)
    const large = await kit.upload(sized(MAX + 1))
    expect([large.status, await large.json()]).toEqual([
      413,
      expect.objectContaining({ message: 'This file exceeds the max file size of 10MB' }),
    ])
  })

  it('is stored once, however often it is sent, and never over somebody else’s', async () => {
    const uploadId = randomUUID()
    expect((await uploaded({ uploadId })).asset_id).toBe(uploadId)
    expect((await uploaded({ uploadId })).asset_id).toBe(uploadId)
    expect((await kit.upload(PDF, { uploadId, by: marcus })).status).toBe(403)
    expect(await kit.one('select count(*)::int from private.response_artefacts where id = $1', [uploadId])).toEqual({
      count: 1,
    })
  })

  it('is removed after a month if no response holds it', async () => {
    const [unused, used] = [await uploaded(), await uploaded()]
    await kit.submit(kit.written({ resourceUrl: { filePath: used.path, fileTitle: 'The plan' } }))
    await database.query(`update private.response_artefacts set created_at = now() - interval '31 days'`)
    await actions.hook('/hooks/crons/prune-artefacts', { id: randomUUID() })
    await vi.waitFor(async () => expect(await open(unused.path, elena)).toBe(404), { timeout: 60_000, interval: 100 })
    expect(await open(used.path, elena)).toBe(200)
  })

  it('[GI-28, GI-01] is opened by its author, by staff once it was sent, and by everybody once it is public', async () => {
    const { path } = await uploaded()
    expect([await open(path, elena), await open(path, marcus), await open(path, ada), await open(path)]).toEqual([
      200, 404, 404, 404,
    ])
    const sent = await kit.submit(kit.written({ resourceUrl: { filePath: path, fileTitle: 'The plan' } }))
    expect([await open(path, ada), await open(path, marcus), await open(path)]).toEqual([200, 404, 404])
    await kit.decide(sent.id, true)
    expect([await open(path), await open(path, tom)]).toEqual([200, 200])
    await database.query('update users set is_suspended = true where id = $1', [elena.id])
    expect(await open(path)).toBe(404)
  })
})
