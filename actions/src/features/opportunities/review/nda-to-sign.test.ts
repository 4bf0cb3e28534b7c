import { expect, it } from 'vitest'
import { openPosting, opportunityRow, post, type Refused, readVersionOf } from '../opportunities.testkit.js'

const { actions, database, payload, nora, ada } = await openPosting({ engine: false })

const approve = async (id: string) =>
  actions.post<Refused>(`/api/opportunities/${id}/approve`, await readVersionOf(database, id), { token: ada.token })

async function storedNda(): Promise<unknown> {
  const [row] = await database.query(
    `insert into opportunity_documents (uploaded_by, upload_type, asset_name, storage_key, content_type, size_bytes)
     values ($1, 'nda_create', 'nda.pdf', 'documents/nda-to-sign', 'application/pdf', 9) returning id`,
    [nora.id],
  )
  return row?.id
}

it('[X-72, FRAC-43] a post that requires an NDA is approved only with one to sign', async () => {
  const wanted = { ...payload, companyAskedToSignNDA: true, ndaIds: [await storedNda()] }
  expect((await approve(await post(actions, nora, wanted))).status).toBe(200)

  // mimics a draft from before the last file became undeletable
  const id = await post(actions, nora, payload)
  await database.query('update opportunities set company_asked_to_sign_nda = true where id = $1', [id])
  const refused = await approve(id)
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'NDA_FILE_MISSING'])
  expect((await opportunityRow(database, id)).status).toBe('draft')
  await database.query('update opportunities set company_asked_to_sign_nda = false where id = $1', [id])
  expect((await approve(id)).status).toBe(200)
})
