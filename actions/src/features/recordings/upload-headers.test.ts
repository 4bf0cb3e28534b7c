import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { RECORDING_UPLOADS_PATH as UPLOADS } from '#contract/recordings/recording-limits.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let actions: TestActions
let token: string

beforeAll(async () => {
  const database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  token = tokenFor(await persona(database, 'elena@sagework.example'))
})

it.each([
  ['POST', 'Upload-Length', '-1'],
  ['POST', 'Upload-Length', '1e3'],
  ['POST', 'Upload-Defer-Length', '2'],
  ['POST', 'Upload-Metadata', ',,'],
  ['PATCH', 'Upload-Offset', '-1'],
  ['PATCH', 'Content-Type', 'text/plain'],
])(
  '[X-12] a recording that is sent by %s with %s: %s is refused in JSON, as everywhere',
  async (method, name, value) => {
    const refused = await fetch(actions.url + (method === 'POST' ? UPLOADS : `${UPLOADS}/${randomUUID()}`), {
      method,
      headers: {
        ...{ Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0' },
        ...{ 'Content-Type': 'application/offset+octet-stream', [name]: value },
      },
      body: 'x',
    })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      400,
      expect.stringMatching(/^application\/json/),
    ])
    expect(await refused.json()).toMatchObject({ errorCode: 'VALIDATION_FAILED', errors: [{ field: name }] })
  },
)
