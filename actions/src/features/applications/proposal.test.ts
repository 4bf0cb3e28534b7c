import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { documentSql, openApplications, type Refused } from './applications.testkit.js'

const LIMIT_BYTES = 2 * 1024 * 1024

const kit = await openApplications()
const { actions, arrange, database, publishedPost, toldTo, who } = kit
let id: string
beforeAll(async () => {
  id = await publishedPost()
})
beforeEach(() => arrange(id, who.elena, { standing: 'interested' }))

const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
const submit = (agreedValue: unknown, by = who.elena, claims: object = {}) =>
  actions.post<Refused>(
    '/api/opportunities/proposal',
    { opportunityId: id, agreedValue, seenVersion: 1, ...claims },
    { token: by.token },
  )
const upload = (file?: Parameters<typeof kit.upload>[1]) => kit.upload(id, file)
const remove = (asset: string, by = who.elena) =>
  actions.request<Refused>('DELETE', `/api/opportunities/assets/${asset}`, undefined, { token: by.token })
const listed = async (by: Actor, query = '') => {
  const path = `/api/opportunities/assets?opportunityId=${id}${query}`
  return (
    await actions.get<{ count: number; items: { _id: string; userId: string; assetUrl: string }[] }>(path, {
      token: by.token,
    })
  ).body
}

describe('a proposal', () => {
  it('[FLOW-11, OBASE-10, GO-94] is a document and an offer, and notifies the poster', async () => {
    await upload()
    expect((await submit(6500)).status).toBe(200)
    const [row] = await database.query(
      'select agreed_value_cents, agreed_value_unit, is_proposal_uploaded from opportunity_trackings where opportunity_id = $1',
      [id],
    )
    expect(row).toEqual({ agreed_value_cents: '650000', agreed_value_unit: 'month', is_proposal_uploaded: true })
    expect((await toldTo(id, who.nora))[0]?.body).toContain('offers $6,500 per month')
  })

  it('[PROP-14, GO-94] can be changed while interested; repeating the same offer notifies nobody', async () => {
    await upload()
    await submit(6500)
    const told = (await toldTo(id, who.nora)).length
    expect((await submit(6500)).status).toBe(200)
    expect(await toldTo(id, who.nora)).toHaveLength(told)
    expect((await submit('6400.50')).status).toBe(200)
    expect((await toldTo(id, who.nora))[0]?.title).toBe('An offer has changed')
  })

  it.each([
    [null, 'Budget Amount cant be null'],
    ['', 'Budget Amount cant be null'],
    ['ten', 'Amount must be a number'],
    [0, "Budget can't be zero"],
    [0.5, 'Amount must be greater than 1'],
    [-5, 'Amount must be greater than 1'],
    [1.005, 'Amount must be a number'],
    [10_000_000_000, 'Amount must be a number'],
  ])('[GO-35, OERR-17] the offer %j gets 400 "%s"', async (value, message) => {
    await upload()
    const { status, body } = await submit(value)
    expect([status, body.message, body.errors]).toEqual([400, message, [{ field: 'agreedValue', message }]])
  })

  it('[PROP-13, GO-39] requires a document, whatever the sender claims', async () => {
    const { status, body } = await submit(6500, who.elena, { isProposalUploaded: true })
    expect([status, body.message]).toEqual([400, 'Please attach a proposal document to continue with your proposal.'])
  })

  it('[GO-02] can only be sent by its own expert', async () => {
    expect((await submit(6500, who.nora)).status).toBe(403)
    expect((await submit(6500, who.tom)).status).toBe(403)
    expect((await submit(6500, who.kenji)).status).toBe(409)
  })
})

describe('documents of an application', () => {
  it('[GO-36, OBASE-43] are strictly under 2 MB, and PDF or an image', async () => {
    const bytes = (size: number) => {
      const content = new Uint8Array(size).fill(32)
      content.set(new TextEncoder().encode('%PDF-1.7 '))
      return content
    }
    const large = await upload({ content: bytes(LIMIT_BYTES) })
    expect([large.status, large.body.message]).toEqual([413, 'File must be under 2MB'])
    expect((await upload({ content: bytes(LIMIT_BYTES - 1) })).status).toBe(201)
    const nda = await upload({ content: bytes(LIMIT_BYTES), uploadType: 'nda_apply' })
    expect([nda.status, nda.body.message]).toEqual([413, 'File must be under 2MB'])
    const wrong = await upload({ content: 'plain words' })
    const words = 'Only PDF, GIF, JPG and PNG files are allowed'
    expect([wrong.status, wrong.body.errorCode, wrong.body.message]).toEqual([415, 'FILE_TYPE_REFUSED', words])
    const huge = await upload({ content: bytes(3 * LIMIT_BYTES) })
    expect([huge.status, huge.body.message]).toEqual([413, 'File must be under 2MB'])
  })

  it('[PROP-01, PROP-02, OBASE-11] come in four kinds, each with an id, name, link and time', async () => {
    const answers = [
      await upload({ by: who.nora, uploadType: 'opportunity_create' }),
      await upload({ by: who.nora, uploadType: 'nda_create' }),
      await upload({ uploadType: 'opportunity_apply' }),
      await upload({ uploadType: 'nda_apply' }),
      await upload({ uploadType: 'diary_apply' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 400])
    expect((await listed(who.elena)).items[0]).toMatchObject({
      _id: expect.any(String),
      assetName: 'proposal.pdf',
      assetUrl: expect.stringMatching(/^\/api\/files\//),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('[PROP-16, PROP-17] are an NDA and a proposal, each as PDF, GIF, JPG or PNG', async () => {
    const bytes = (...head: number[]) => new Uint8Array([...head, ...new Array<number>(64).fill(0)])
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')
    const files: [string, string | Uint8Array<ArrayBuffer>][] = [
      ['application/pdf', '%PDF-1.7 words'],
      ['image/gif', gif],
      ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1)],
      ['image/png', PNG],
    ]
    for (const uploadType of ['nda_apply', 'opportunity_apply']) {
      for (const [contentType, content] of files) {
        const { status, body } = await upload({ content, uploadType })
        expect([uploadType, contentType, status, body.contentType]).toEqual([uploadType, contentType, 201, contentType])
      }
    }
    const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>'
    expect((await upload({ content: svg })).body.errorCode).toBe('FILE_TYPE_REFUSED')
    const unknown = await upload({ uploadType: 'profile_picture' })
    expect([unknown.status, unknown.body.errorCode]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('[GO-39] are limited to five of a kind', async () => {
    for (let count = 0; count < 5; count += 1) await database.query(documentSql(id, who.elena, 'opportunity_apply'))
    const sixth = await upload()
    expect([sixth.status, sixth.body.errorCode]).toEqual([400, 'DOCUMENT_LIMIT'])
    expect((await upload({ uploadType: 'nda_apply' })).status).toBe(201)
  })

  it('[GO-39] are not duplicated by a retry after a lost response, even for the fifth', async () => {
    const noted = `select id from opportunity_history where opportunity_id = $1`
    const uploadId = randomUUID()
    for (let count = 0; count < 4; count += 1) await upload()
    const send = () => upload({ uploadId })
    const first = await send()
    const before = await database.query(noted, [id])
    const again = await send()
    expect([first.status, again.status, again.body.asset_id]).toEqual([201, 201, uploadId])
    expect((await listed(who.elena)).count).toBe(5)
    expect(await database.query(noted, [id])).toHaveLength(before.length)
  })

  it('[OBASE-13, GO-95] are listed by type and opportunity, and for the poster by expert', async () => {
    const proposal = (await upload()).body.asset_id
    const nda = (await upload({ uploadType: 'nda_apply' })).body.asset_id
    const ids = async (by: Actor, query: string) => (await listed(by, query)).items.map(({ _id }) => _id).sort()
    for (const by of [who.elena, who.nora]) {
      expect(await ids(by, '&type=opportunity_apply')).toEqual([proposal])
      expect(await ids(by, '&type=nda_apply')).toEqual([nda])
      expect(await ids(by, '')).toEqual([proposal, nda].sort())
    }
    expect(await ids(who.nora, `&type=nda_apply&userId=${who.elena.id}`)).toEqual([nda])
    expect(await ids(who.nora, `&userId=${who.kenji.id}`)).toEqual([])
    for (const query of [`opportunityId=${id}&type=opportunity_create`, 'type=nda_apply']) {
      const { status } = await actions.get(`/api/opportunities/assets?${query}`, { token: who.nora.token })
      expect([query, status]).toEqual([query, 400])
    }
    const elsewhere = await publishedPost()
    const other = `/api/opportunities/assets?opportunityId=${elsewhere}`
    expect((await actions.get(other, { token: who.elena.token })).body).toEqual({ count: 0, items: [] })
  })

  it('[GO-37, GO-95] are visible to their owner and the poster, with working links', async () => {
    await upload()
    const forPoster = await listed(who.nora, `&userId=${who.elena.id}`)
    expect(forPoster).toMatchObject({ count: 1, items: [{ userId: who.elena.id }] })
    expect((await actions.get(forPoster.items[0]?.assetUrl ?? '')).status).toBe(200)
    expect((await listed(who.elena, `&userId=${who.kenji.id}`)).count).toBe(1)
    expect((await listed(who.kenji, `&userId=${who.elena.id}`)).count).toBe(0)
    expect((await listed(who.tom)).count).toBe(0)
  })

  it('[PROP-21, GO-38, OERR-11, OBASE-12] can be deleted, except the last document of a sent proposal', async () => {
    const first = (await upload()).body.asset_id
    await submit(6500)
    const refused = await remove(first)
    expect([refused.status, refused.body.errorCode, refused.body.message]).toEqual([
      403,
      'DOCUMENT_DELETE_NOT_ALLOWED',
      'This document cannot be deleted.',
    ])
    await upload()
    expect((await remove(first)).status).toBe(200)
  })

  it('[PROP-22, GO-38] an NDA can be deleted only once there is an offer, and nothing after a hire', async () => {
    const nda = (await upload({ uploadType: 'nda_apply' })).body.asset_id
    expect((await remove(nda)).body.errorCode).toBe('DOCUMENT_DELETE_NOT_ALLOWED')
    const proposal = (await upload()).body.asset_id
    await submit(6500)
    expect((await remove(nda)).status).toBe(200)
    await upload()
    await database.query(`update opportunity_trackings set status = 'pending' where opportunity_id = $1`, [id])
    expect((await remove(proposal)).body.errorCode).toBe('DOCUMENT_DELETE_NOT_ALLOWED')
  })

  it('[GO-02, GO-37] can’t be deleted by others, who don’t learn that they exist', async () => {
    const asset = (await upload()).body.asset_id
    expect((await remove(asset, who.nora)).status).toBe(403)
    expect((await remove(asset, who.kenji)).status).toBe(404)
  })
})
