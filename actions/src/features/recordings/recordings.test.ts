import { randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { BufferSource, Input, WEBM } from 'mediabunny'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { RECORDING_UPLOADS_PATH as UPLOADS } from '#contract/recordings/recording-limits.js'
import { recordingOf } from '#domain/recordings/recordings.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { temporaryFolder } from '#tests/environment.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
let folder: string
const tokens: Record<'elena' | 'marcus' | 'nora' | 'staff', string> = { elena: '', marcus: '', nora: '', staff: '' }
let elena: Awaited<ReturnType<typeof persona>>

beforeAll(async () => {
  database = await createTestDatabase()
  folder = temporaryFolder()
  actions = await startTestActions(database, { engine: false, env: { DATA_DIR: folder } })
  elena = await persona(database, 'elena@sagework.example')
  tokens.elena = tokenFor(elena)
  tokens.marcus = tokenFor(await persona(database, 'marcus@sagework.example'))
  tokens.nora = tokenFor(await persona(database, 'nora@brightwater.example'))
})

interface Begin {
  id?: string
  media?: string
  purpose?: string
  /** null: not known yet */
  bytes?: number | null
  as?: string
}
const WAIT = { timeout: 60_000, interval: 100 }
const TUS = { 'Tus-Resumable': '1.0.0' }
const encoded = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

function send(method: string, place: string, headers: Record<string, string>, body?: Uint8Array, as = tokens.elena) {
  return fetch(actions.url + place, {
    method,
    headers: { ...TUS, ...(as ? { Authorization: `Bearer ${as}` } : {}), ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}
function begin({ id = randomUUID(), media = 'audio', purpose = 'answer', bytes = null, as }: Begin) {
  const length: Record<string, string> =
    bytes === null ? { 'Upload-Defer-Length': '1' } : { 'Upload-Length': String(bytes) }
  return send('POST', UPLOADS, { ...length, 'Upload-Metadata': encoded({ id, media, purpose }) }, undefined, as)
}
function add(id: string, offset: number, content: Uint8Array, { total, as }: { total?: number; as?: string } = {}) {
  const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) }
  return send(
    'PATCH',
    `${UPLOADS}/${id}`,
    { ...headers, ...(total === undefined ? {} : { 'Upload-Length': String(total) }) },
    content,
    as,
  )
}
const offsetOf = async (id: string, as?: string) => {
  const answer = await send('HEAD', `${UPLOADS}/${id}`, {}, undefined, as)
  return [answer.status, answer.headers.get('upload-offset')]
}
const stateOf = async (id: string, token = tokens.elena) =>
  (
    await actions.get<{ state: string; url: string; message: string; durationMs: number; peaks: number[] }>(
      `/api/recordings/${id}/state`,
      { token },
    )
  ).body

async function upload(content: Uint8Array, fields: Begin = {}) {
  const id = fields.id ?? randomUUID()
  expect((await begin({ ...fields, id, bytes: content.length })).status).toBe(201)
  expect((await add(id, 0, content)).status).toBe(204)
  return vi.waitFor(async () => {
    const state = await stateOf(id)
    expect(['ready', 'refused']).toContain(state.state)
    return { ...state, id }
  }, WAIT)
}
const jobsAreDone = () =>
  vi.waitFor(async () => {
    const [row] = await database.query('select count(*)::int as waiting from graphile_worker._private_jobs')
    expect(row?.waiting).toBe(0)
  }, WAIT)
const filesOnDisk = async () => {
  const found = await readdir(path.join(folder, 'files/recordings'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return found.filter((one) => one.isFile()).map(({ name, parentPath }) => path.join(parentPath, name))
}

describe('a recording', () => {
  it('[X-51, GI-67] arrives in parts, without its length being known, and is measured once it is whole', async () => {
    const [id, content] = [randomUUID(), await recordingOf(121)]
    const [half, rest] = [content.subarray(0, 20_000), content.subarray(20_000)]
    const begun = await begin({ id })
    expect([begun.status, begun.headers.get('location')]).toEqual([201, `${UPLOADS}/${id}`])
    expect((await add(id, 0, half)).headers.get('upload-offset')).toBe('20000')
    expect(await offsetOf(id)).toEqual([200, '20000'])
    expect((await stateOf(id)).state).toBe('receiving')
    expect((await add(id, 20_000, rest, { total: content.length })).status).toBe(204)
    const whole = await vi.waitFor(async () => {
      const state = await stateOf(id)
      expect(state.state).toBe('ready')
      return state
    }, WAIT)
    expect(whole.durationMs).toBeCloseTo(121_000, -2)
    expect(whole.peaks).toHaveLength(240)

    // what is kept says how long it is and can be sought in, which what arrived could not
    const played = await fetch(actions.url + whole.url)
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'audio/webm; codecs="opus"'])
    const kept = new Input({ source: new BufferSource(await played.arrayBuffer()), formats: [WEBM] })
    expect(await kept.computeDuration()).toBeCloseTo(121, 1)
    const part = await fetch(actions.url + whole.url, { headers: { Range: 'bytes=0-99' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
    await vi.waitFor(
      async () => expect((await filesOnDisk()).filter((file) => file.includes(id))).toHaveLength(1),
      WAIT,
    )
  })

  it('[X-51] goes on where it stopped: what was lost on the way is sent again, what arrived twice counts once', async () => {
    const [id, content] = [randomUUID(), await recordingOf(121)]
    await begin({ id })
    const part = content.subarray(0, 10_000)
    const both = await Promise.all([add(id, 0, part), add(id, 0, part)])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await offsetOf(id)).toEqual([200, '10000'])
    expect((await add(id, 4_000, part)).status).toBe(409)
    expect((await begin({ id })).status).toBe(409)
    const other = randomUUID()
    expect([(await begin({ id: other })).status, (await begin({ id: other })).status]).toEqual([201, 201])
  })

  it('[GI-61, REC-18] is refused if it is too short, by what it holds and not by what it says', async () => {
    expect(await upload(await recordingOf(60))).toMatchObject({
      state: 'refused',
      message: 'This recording is too short.',
    })
    expect(await upload(await recordingOf(118.2))).toMatchObject({ state: 'ready' })
    expect(await upload(await recordingOf(60), { purpose: 'insight' })).toMatchObject({ state: 'ready' })
    const claimed = await upload(await recordingOf(30, { stretchedTo: 130 }))
    expect(claimed).toMatchObject({ state: 'refused', refusal: 'too_short' })
  })

  it('[REC-16, GI-61, GI-65] of a response has the limits that the table gives its kind', async () => {
    await database.query("update recording_limits set min_secs = 10, max_secs = 15 where type = 'AUDIO'")
    expect(await upload(await recordingOf(12), { purpose: 'response' })).toMatchObject({ state: 'ready' })
    const long = await upload(await recordingOf(18), { purpose: 'response' })
    expect(long).toMatchObject({ state: 'refused', message: 'This recording is too long.' })
    await vi.waitFor(async () => expect((await filesOnDisk()).some((file) => file.includes(long.id))).toBe(false), WAIT)
    await database.query("update recording_limits set min_secs = 60, max_secs = 900 where type = 'AUDIO'")
    expect(await upload(await recordingOf(12), { purpose: 'response' })).toMatchObject({ state: 'refused' })
  })

  it.each([
    ['a text', async () => Buffer.from('not a recording at all')],
    ['a picture', async () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['the beginning of a recording', async () => (await recordingOf(1)).subarray(0, 60)],
  ])('[GI-67] is refused if it is %s', async (_, content) => {
    expect(await upload(await content())).toMatchObject({ state: 'refused', refusal: 'no_recording', url: null })
  })

  it('[GI-67, X-12] is refused if it says that it is empty, at its beginning or at its end', async () => {
    const [told, deferred] = [randomUUID(), randomUUID()]
    const refused = await begin({ id: told, bytes: 0 })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/^This file isn’t a recording/) })
    expect((await actions.get(`/api/recordings/${told}/state`, { token: tokens.elena })).status).toBe(404)
    expect((await begin({ id: deferred })).status).toBe(201)
    expect((await add(deferred, 0, new Uint8Array(), { total: 0 })).status).toBe(400)
    expect((await send('DELETE', `${UPLOADS}/${deferred}`, {})).status).toBe(204)
  })

  it('[GI-67] is refused if it is of the other kind', async () => {
    const spoken = await upload(await recordingOf(121), { media: 'video' })
    expect(spoken).toMatchObject({ state: 'refused', refusal: 'other_media' })
    const shown = await upload(await recordingOf(121, { hasPicture: true }))
    expect(shown).toMatchObject({ state: 'refused', refusal: 'other_media' })
  })

  it('[REC-10, GI-26] may be a video where the flow has videos', async () => {
    expect(await upload(await recordingOf(121, { hasPicture: true }), { media: 'video' })).toMatchObject({
      state: 'ready',
    })
    expect((await begin({ media: 'video', purpose: 'insight' })).status).toBe(400)
  })
})

describe('whose recordings they are', () => {
  it('[GI-01] only experts record, and nobody without a session', async () => {
    expect((await begin({ as: tokens.nora })).status).toBe(403)
    expect((await begin({ as: '' })).status).toBe(401)
  })

  it('[GI-01] nobody else can hear, ask about, add to or remove a take', async () => {
    const { id, url } = await upload(await recordingOf(121))
    const open = randomUUID()
    await begin({ id: open })
    const as = tokens.marcus
    expect(await offsetOf(open, as)).toEqual([404, null])
    expect((await add(open, 0, Buffer.from('mine now'), { as })).status).toBe(404)
    expect((await send('DELETE', `${UPLOADS}/${id}`, {}, undefined, as)).status).toBe(404)
    expect((await begin({ id: open, as })).status).toBe(409)
    expect((await actions.get(`/api/recordings/${id}/state`, { token: as })).status).toBe(404)
    expect((await fetch(`${actions.url}/api/recordings/${id}`)).status).toBe(404)
    expect((await fetch(actions.url + url.replace(/signature=.../, 'signature=AAA'))).status).toBe(404)
    expect((await fetch(actions.url + url)).status).toBe(200)
  })

  it.each([
    ['a name that is no id', { id: '../../etc/passwd' }, 400],
    ['no known kind', { media: 'image' }, 400],
    ['no known purpose', { purpose: 'ransom' }, 400],
    ['more than 100 MB of sound', { bytes: 101 * 1024 * 1024 }, 413],
    ['more than 500 MB', { media: 'video', bytes: 501 * 1024 * 1024 }, 413],
  ])('[GI-67] refuses %s', async (_, fields, status) => {
    expect((await begin(fields)).status).toBe(status)
  })

  it('can be removed, with all its bytes', async () => {
    const { id } = await upload(await recordingOf(121))
    expect((await send('DELETE', `${UPLOADS}/${id}`, {})).status).toBe(204)
    expect((await actions.get(`/api/recordings/${id}/state`, { token: tokens.elena })).status).toBe(404)
    expect((await filesOnDisk()).some((file) => file.includes(id))).toBe(false)
  })
})

describe('a recording that is erased while it is measured', () => {
  it('[REC-05] leaves no file', async () => {
    const id = randomUUID()
    const content = await recordingOf(121)
    await database.query(`
      create function erase_meanwhile() returns trigger language plpgsql as
        $$ begin delete from private.recordings where id = old.id; return null; end $$;
      create trigger erase_meanwhile before update on private.recordings for each row
        when (new.state = 'ready') execute function erase_meanwhile()`)
    try {
      await begin({ id, bytes: content.length })
      await add(id, 0, content)
      await jobsAreDone()
    } finally {
      await database.query(`drop trigger erase_meanwhile on private.recordings; drop function erase_meanwhile`)
    }
    expect((await filesOnDisk()).filter((file) => file.includes(`whole/${id}`))).toEqual([])
  })
})

describe('what nobody comes back for', () => {
  const prune = async () => {
    await actions.hook('/hooks/crons/prune-recordings', { id: randomUUID() })
    await jobsAreDone()
  }

  it('is removed after a month, and its files a day later; what is in use stays', async () => {
    const [unused, used] = [await upload(await recordingOf(121)), await upload(await recordingOf(121))]
    await database.query(`
      with question as (
        insert into insights_questions (user_id, question, topic_id, category_id, slug)
        select '${elena.id}', 'What do companies get wrong when they first put a price on it?', id, objective_id, ''
        from master_topics where not deleted limit 1 returning id)
      insert into insights_responses (question_id, user_id, response_type, recording_id, media_url, media_duration)
      select id, '${elena.id}', 'audio', '${used.id}', '/api/recordings/${used.id}', 121 from question`)
    const own = `where user_id = '${elena.id}'`
    expect((await fetch(`${actions.url}/api/recordings/${used.id}`)).status).toBe(404)
    await database.query(`update insights_responses set submitted_for_approval = true ${own}`)
    await database.query(`update insights_questions set is_approved = true ${own}`)
    await database.query(`update insights_responses set is_approved = true ${own}`)
    // approved, so anybody may hear it
    expect((await fetch(`${actions.url}/api/recordings/${used.id}`)).status).toBe(200)
    expect((await send('DELETE', `${UPLOADS}/${used.id}`, {})).status).toBe(409)

    await database.query(`alter table private.recordings disable trigger recordings_set_updated_at`)
    await database.query(`update private.recordings set updated_at = now() - interval '31 days'`)
    await prune()
    expect((await actions.get(`/api/recordings/${unused.id}/state`, { token: tokens.elena })).status).toBe(404)
    expect((await stateOf(used.id)).state).toBe('ready')
    const yesterday = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
    for (const file of await filesOnDisk()) await utimes(file, yesterday, yesterday)
    await prune()
    const left = await filesOnDisk()
    expect([left.some((file) => file.includes(unused.id)), left.some((file) => file.includes(used.id))]).toEqual([
      false,
      true,
    ])

    await database.query(`update users set is_suspended = true where id = '${elena.id}'`)
    expect((await fetch(`${actions.url}/api/recordings/${used.id}`)).status).toBe(404)
  })
})
