import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { temporaryFolder } from '#tests/environment.js'
import { persona, tokenFor } from '#tests/tokens.js'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const BOMB = Buffer.from(PNG)
BOMB.writeUInt32BE(50_000, 16)
BOMB.writeUInt32BE(50_000, 20)
const TWO_DAYS_AGO = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)

let database: TestDatabase
let actions: TestActions
let folder: string
let token: string
let userId: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = temporaryFolder()
  actions = await startTestActions(database, { engine: false, env: { DATA_DIR: folder } })
  const elena = await persona(database, 'elena@sagework.example')
  userId = elena.id
  token = tokenFor(elena)
})

function upload(content: Buffer | string, as: string | undefined = token) {
  const data = new FormData()
  data.append('uploadedFile', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'me.png')
  return actions.request<{ profile_pic: string; errorCode?: string }>('POST', '/api/user/photo', data, { token: as })
}
const cardOf = async () =>
  (await database.query<{ profile_pic: string | null }>('select profile_pic from users where id = $1', [userId]))[0]
const photosOnDisk = () => readdir(path.join(folder, 'files/photos')).catch(() => [])
const isPhotoCounted = async () =>
  (await database.query('select is_profile_photo_uploaded as yes from expert_details where user_id = $1', [userId]))[0]

describe('the caller’s own photo', () => {
  it('[PROF-02, X-50] is stored, shown on the card, counted, and served with its type', async () => {
    const { status, body } = await upload(PNG)
    expect(status).toBe(201)
    expect(body.profile_pic).toMatch(/^\/api\/photos\/[0-9a-f-]{36}\.jpg$/)
    expect(await cardOf()).toEqual({ profile_pic: body.profile_pic })
    expect(await isPhotoCounted()).toEqual({ yes: true })
    const picture = await fetch(actions.url + body.profile_pic)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1, height: 1 })
  })

  it('[X-50] is encoded anew: a square without what else was in the file', async () => {
    const grey = { create: { width: 900, height: 600, channels: 3, background: '#888' } } as const
    const sent = await sharp(grey)
      .withExif({ IFD0: { Copyright: 'somewhere private' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(Buffer.concat([sent, Buffer.from('<script>hidden</script>')]))
    const stored = Buffer.from(await (await fetch(actions.url + body.profile_pic)).arrayBuffer())
    const { width, height, exif } = await sharp(stored).metadata()
    expect({ width, height, exif }).toEqual({ width: 512, height: 512, exif: undefined })
    for (const words of ['somewhere private', 'hidden']) expect(stored.includes(words)).toBe(false)
  })

  it('is kept even if the previous one can’t be deleted', async () => {
    await upload(PNG)
    const [stored] = await photosOnDisk()
    const stuck = path.join(folder, 'files/photos', String(stored))
    await rm(stuck)
    await mkdir(path.join(stuck, 'held'), { recursive: true })
    const { status, body } = await upload(PNG)
    expect([status, await cardOf()]).toEqual([201, { profile_pic: body.profile_pic }])
    expect((await fetch(actions.url + body.profile_pic)).status).toBe(200)
    await rm(stuck, { recursive: true })
  })

  it('replaces the previous one, whose address then returns 404', async () => {
    const before = (await upload(PNG)).body.profile_pic
    const after = (await upload(PNG)).body.profile_pic
    expect(after).not.toBe(before)
    expect((await actions.get(before)).status).toBe(404)
    expect(await photosOnDisk()).toHaveLength(1)
  })

  it('can be removed, even twice', async () => {
    await upload(PNG)
    for (const _ of [1, 2]) {
      expect(await actions.request('DELETE', '/api/user/photo', undefined, { token })).toMatchObject({
        status: 200,
        body: { profile_pic: null },
      })
    }
    expect(await cardOf()).toEqual({ profile_pic: null })
    expect(await isPhotoCounted()).toEqual({ yes: false })
    expect(await photosOnDisk()).toEqual([])
  })

  it.each([
    ['a script that calls itself a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'FILE_TYPE_REFUSED'],
    ['half a picture', PNG.subarray(0, 40), 415, 'FILE_TYPE_REFUSED'],
    ['a PDF', '%PDF-1.7\nwords', 415, 'FILE_TYPE_REFUSED'],
    ['50,000 pixels squared in a few bytes', BOMB, 413, 'FILE_TOO_LARGE'],
    ['more than 2 MB', Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]), 413, 'FILE_TOO_LARGE'],
  ])('[X-50] refuses %s and leaves nothing behind', async (_what, content, status, errorCode) => {
    expect(await upload(content)).toMatchObject({ status, body: { errorCode } })
    expect(await photosOnDisk()).toEqual([])
  })

  it('requires a session', async () => {
    expect((await upload(PNG, '')).status).toBe(401)
  })

  it.each(['/api/photos/x.png', `/api/photos/${randomUUID()}.svg`, `/api/photos/${randomUUID()}.png`])(
    '%s is not found',
    async (address) => {
      expect((await actions.get(address)).status).toBe(404)
    },
  )

  it('files left by a crash without a card are removed a day later', async () => {
    await upload(PNG)
    const lost = path.join(folder, 'files/photos', `${randomUUID()}-jpg`)
    await writeFile(lost, PNG)
    for (const name of await photosOnDisk())
      await utimes(path.join(folder, 'files/photos', name), TWO_DAYS_AGO, TWO_DAYS_AGO)
    const run = { id: randomUUID(), scheduled_time: new Date(), payload: {}, name: 'prune_photos' }
    expect((await actions.hook('/hooks/crons/prune-photos', run)).body).toEqual({ isNew: true })
    await vi.waitFor(async () => expect(await photosOnDisk()).toHaveLength(1), { timeout: 10_000 })
    expect(await photosOnDisk()).not.toContain(path.basename(lost))
  })
})
