import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { temporaryFolder } from '#tests/environment.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { PDF, PNG } from './documents.testkit.js'

const ROOM = 40

let database: TestDatabase
let actions: TestActions
let folder: string
let nora: Persona

beforeAll(async () => {
  database = await createTestDatabase()
  folder = temporaryFolder()
  actions = await startTestActions(database, { engine: false, env: { DATA_DIR: folder } })
  nora = await persona(database, 'nora@brightwater.example')
})

function upload(content: string | Buffer, name: string) {
  const form = new FormData()
  form.append('uploadType', 'opportunity_create')
  form.append('uploadedFile', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  return actions.request('POST', '/api/opportunities/assets', form, { token: tokenFor(nora) })
}

const filesOnDisk = () => readdir(path.join(folder, 'files/documents')).catch(() => [])

describe('unattached files', () => {
  it('are limited, however many are uploaded concurrently', async () => {
    await database.query(
      `insert into opportunity_documents (uploaded_by, upload_type, asset_name, storage_key, content_type, size_bytes)
       select $1, 'opportunity_create', 'a.pdf', 'documents/' || gen_random_uuid(), 'application/pdf', 1
       from generate_series(1, $2)`,
      [nora.id, ROOM - 2],
    )
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => upload(PDF, `${index}.pdf`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array.from({ length: 8 }, () => 429)])
    expect(await filesOnDisk()).toHaveLength(2)
    await database.query('delete from opportunity_documents where uploaded_by = $1', [nora.id])
  })
})

describe('uploads by one person', () => {
  it('are limited, even if each is attached to a post that is then deleted', async () => {
    await database.query('delete from auth.throttles')
    const statuses: number[] = []
    for (let round = 0; round < 102; round += 1) {
      statuses.push((await upload(PDF, 'a.pdf')).status)
      await database.query('delete from opportunity_documents where uploaded_by = $1', [nora.id])
    }
    expect(statuses).toEqual([...Array(100).fill(201), 429, 429])
    expect((await upload(PDF, 'a.pdf')).headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    await database.query('delete from auth.throttles')
  })
})

describe('an image', () => {
  it('[X-50] that would decode to gigabytes is rejected with an explanation, and leaves nothing behind', async () => {
    const before = await filesOnDisk()
    const bomb = Buffer.from(PNG)
    bomb.writeUInt32BE(50_000, 16)
    bomb.writeUInt32BE(50_000, 20)
    expect(await upload(bomb, 'a.png')).toMatchObject({
      status: 413,
      body: { errorCode: 'FILE_TOO_LARGE', message: expect.stringContaining('pixels') },
    })
    const empty = Buffer.from(PNG)
    empty.writeUInt32BE(0, 16)
    expect(await upload(empty, 'a.png')).toMatchObject({ status: 415, body: { errorCode: 'FILE_TYPE_REFUSED' } })
    expect(await filesOnDisk()).toEqual(before)
    expect((await upload(PNG, 'a.png')).status).toBe(201)
  })
})
