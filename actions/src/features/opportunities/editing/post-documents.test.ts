import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TermsSheet } from '#domain/workflow/terms-sheet.rules.js'
import {
  type Actor,
  actor,
  editPost,
  openPosting,
  opportunityRow,
  type Posted,
  post,
  readVersionOf,
} from '../opportunities.testkit.js'

const { actions, database, payload, nora, elena } = await openPosting()

async function file(uploadType = 'opportunity_create', by = nora): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `insert into opportunity_documents (uploaded_by, upload_type, asset_name, storage_key, content_type, size_bytes)
     values ($1, $2, $2 || '.pdf', $3, 'application/pdf', 9) returning id`,
    [by.id, uploadType, randomUUID()],
  )
  return row?.id ?? ''
}
const publish = (id: string) =>
  database.query(`update opportunities set status = 'published', review_status = 'approved' where id = $1`, [id])
async function posted({ isLive = true, isNdaAskedFor = true } = {}) {
  const [asset, nda] = [await file(), await file('nda_create')]
  const wanted = { ...payload, companyAskedToSignNDA: isNdaAskedFor, assetIds: [asset], ndaIds: [nda] }
  const id = await post(actions, nora, wanted)
  if (isLive) await publish(id)
  return { id, asset, nda }
}
const patch = (id: string, changes: Record<string, unknown>, by = nora) =>
  editPost({ actions, database }, id, changes, by)
const remove = (id: string, by = nora) =>
  actions.request<Posted>('DELETE', `/api/opportunities/assets/${id}`, undefined, { token: by.token })
const isOn = async (id: string) =>
  (await database.query('select detached_at from opportunity_documents where id = $1', [id]))[0]?.detached_at === null
async function versionsOf(id: string): Promise<TermsSheet[]> {
  const rows = await database.query<{ sheet: TermsSheet }>(
    `select snapshot -> 'sheet' as sheet from opportunity_versions where opportunity_id = $1 order by version_no`,
    [id],
  )
  return rows.map(({ sheet }) => sheet)
}
const lastWords = async (id: string) =>
  (
    await database.query<{ words: string }>(
      `select words from opportunity_history where opportunity_id = $1 and event = 'edited' order by id desc limit 1`,
      [id],
    )
  )[0]?.words
const listed = async (id: string, by: Actor) => {
  const answer = await actions.get<{ items: { _id: string; removedAt?: string }[] }>(
    `/api/opportunities/${id}/assets`,
    {
      token: by.token,
    },
  )
  return answer.body.items
}

describe('documents of a live post', () => {
  it('[X-72, X-71] are removed by an edit that omits them, as the next version, which still lists them', async () => {
    const { id, asset, nda } = await posted()
    expect((await patch(id, { assetIds: [] })).status).toBe(200)
    expect([await isOn(asset), await isOn(nda)]).toEqual([false, true])
    expect(await opportunityRow(database, id)).toMatchObject({ version_no: 2, review_status: 'edited after approval' })
    expect((await versionsOf(id)).map(({ documents }) => documents.map((document) => document.id).sort())).toEqual([
      [asset, nda].sort(),
    ])
    expect(await lastWords(id)).toBe('Document removed: opportunity_create.pdf')
    expect((await patch(id, { assetIds: [] })).status).toBe(200)
    expect((await opportunityRow(database, id)).version_no).toBe(2)
  })

  it('[X-72] stay if the list isn’t sent or is null', async () => {
    const { id, asset, nda } = await posted()
    await patch(id, { duration: 7 })
    await patch(id, { assetIds: null, ndaIds: null, duration: 8 })
    expect([await isOn(asset), await isOn(nda)]).toEqual([true, true])
    expect((await opportunityRow(database, id)).version_no).toBe(3)
  })

  it('[X-72, FRAC-43] include an NDA if required, which can be replaced but not removed', async () => {
    const { id, nda } = await posted()
    const refused = await patch(id, { ndaIds: [] })
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field: 'ndaIds', message: 'Nda is required' }]])
    expect(await isOn(nda)).toBe(true)
    const better = await file('nda_create')
    expect((await patch(id, { ndaIds: [better] })).status).toBe(200)
    expect([await isOn(nda), await isOn(better)]).toEqual([false, true])
    expect(await lastWords(id)).toBe('NDA removed: nda_create.pdf\nNDA added: nda_create.pdf')
    expect((await patch(id, { companyAskedToSignNDA: false, ndaIds: [] })).status).toBe(200)
    expect(await isOn(better)).toBe(false)
  })

  it('[X-72] the later of two concurrent edits learns which file the earlier one removed', async () => {
    const { id, asset, nda } = await posted()
    const { version } = await readVersionOf(database, id)
    const answers = await Promise.all([
      patch(id, { version, assetIds: [], ndaIds: [nda] }),
      patch(id, { version, assetIds: [], ndaIds: [nda] }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.terms?.changes).toMatchObject([{ name: 'Document', after: null }])
    expect((await opportunityRow(database, id)).version_no).toBe(2)
    const stale = await patch(id, { assetIds: [asset], duration: 9 })
    expect(stale.status).toBe(400)
    expect(stale.body.errors).toEqual([
      { field: 'assetIds', message: expect.stringMatching(/^This file has been removed from the post since/) },
    ])
    expect((await opportunityRow(database, id)).duration_months).toBe(6)
  })

  it('[X-72, GD-62] can’t be edited by others, nor can one use theirs or files of another post', async () => {
    const { id, asset } = await posted()
    const other = await posted()
    expect((await patch(id, { assetIds: [] }, elena)).status).toBe(403)
    expect((await patch(id, { assetIds: [asset, other.asset] })).body.errors?.[0]?.field).toBe('assetIds')
    expect((await patch(id, { assetIds: [asset, await file('opportunity_create', elena)] })).status).toBe(400)
    expect([await isOn(asset), await isOn(other.asset)]).toEqual([true, true])
  })

  it('[X-72, GD-62] are visible to staff only once removed', async () => {
    const { id, asset, nda } = await posted()
    await patch(id, { assetIds: [] })
    const staff = await actor(database, 'ada@sagework.example')
    for (const reader of [nora, elena]) expect((await listed(id, reader)).map(({ _id }) => _id)).toEqual([nda])
    const shown = await listed(id, staff)
    expect(shown.map(({ _id, removedAt }) => [_id, removedAt !== undefined])).toEqual(
      expect.arrayContaining([
        [asset, true],
        [nda, false],
      ]),
    )
  })
})

describe('DELETE /api/opportunities/assets/{id} of an attached file', () => {
  it('[X-72] is refused while the post is live, to its uploader and to others', async () => {
    const { id, asset } = await posted()
    const answer = await remove(asset)
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'DOCUMENT_OF_LIVE_POST'])
    expect(answer.body.message).toBe('This file is part of a live role. Edit the role, remove it there and save.')
    expect([(await remove(asset, elena)).status, await isOn(asset)]).toEqual([403, true])
    await patch(id, { assetIds: [] })
    expect([(await remove(asset)).status, (await remove(asset, elena)).status]).toEqual([404, 404])
    expect(await database.query('select 1 from opportunity_documents where id = $1', [asset])).toHaveLength(1)
  })

  it('[X-72, X-71] creates the next version of a draft: staff who read the file do not approve without it', async () => {
    const { id, asset } = await posted({ isLive: false })
    const read = await readVersionOf(database, id)
    expect((await remove(asset)).status).toBe(200)
    expect((await remove(asset)).status).toBe(404)
    expect(await opportunityRow(database, id)).toMatchObject({ version_no: 2, review_status: 'waiting' })
    expect(await lastWords(id)).toBe('Document removed: opportunity_create.pdf')
    const staff = await actor(database, 'ada@sagework.example')
    const approval = await actions.post<Posted & { terms: { changes: object[] } }>(
      `/api/opportunities/${id}/approve`,
      read,
      { token: staff.token },
    )
    expect([approval.status, approval.body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
    expect(approval.body.terms.changes).toEqual([{ name: 'Document', before: 'opportunity_create.pdf', after: null }])
  })

  it('[X-72] keeps the last NDA of a draft that requires one, even if two are deleted concurrently', async () => {
    const { id, nda } = await posted({ isLive: false })
    expect((await remove(nda)).body.errorCode).toBe('DOCUMENT_DELETE_NOT_ALLOWED')
    const second = await file('nda_create')
    await patch(id, { ndaIds: [nda, second] })
    const statuses = (await Promise.all([remove(nda), remove(second)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 403])
    const free = await posted({ isLive: false, isNdaAskedFor: false })
    expect((await remove(free.nda)).status).toBe(200)
  })
})

describe('the tables', () => {
  it('[X-72] keep files that are attached to a live post or listed by a version, whoever writes', async () => {
    const { id, asset, nda } = await posted()
    const named = 'opportunity_documents_named_file_stays'
    await expect(database.query('delete from opportunity_documents where id = $1', [asset])).rejects.toThrow(/stays/)
    await patch(id, { assetIds: [] })
    await expect(database.query('delete from opportunity_documents where id = $1', [asset])).rejects.toMatchObject({
      constraint: named,
    })
    await expect(
      database.query('update opportunity_documents set opportunity_id = null, detached_at = null where id = $1', [
        asset,
      ]),
    ).rejects.toMatchObject({ constraint: named })
    await expect(
      database.query('update opportunity_documents set detached_at = now() where id = $1', [nda]),
    ).rejects.toMatchObject({ constraint: 'opportunity_documents_nda_to_sign_stays' })
    await expect(
      database.query('update opportunity_documents set detached_at = now() where id = $1', [await file()]),
    ).rejects.toMatchObject({ constraint: 'opportunity_documents_detached_from_post' })
  })
})
