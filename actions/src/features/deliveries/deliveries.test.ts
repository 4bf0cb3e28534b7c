import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

interface Page {
  events: { id: string; trigger: string; lastStatus: number | null; tries: number }[]
  nextCursor: string | null
}

let database: TestDatabase
let actions: TestActions
let staff: string
let ids: string[]

const list = (query = '', token = staff) => actions.get<Page>(`/api/admin/events${query}`, { token })
const sendAgain = (id: string, token = staff) => actions.post(`/api/admin/events/${id}/redeliver`, {}, { token })

/** Events the engine gave up on. Each concerns a deleted post, so delivering them notifies nobody. */
async function plantFailures(count: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `insert into sagework_engine.event_log (schema_name, table_name, trigger_name, payload, error, tries, created_at)
     select 'public', 'opportunities', 'opportunity_submitted',
            json_build_object('op', 'INSERT', 'data', json_build_object('old', null, 'new', json_build_object('id', gen_random_uuid()))),
            true, 21, now() - i * interval '1 minute'
     from generate_series(1, $1) i returning id`,
    [count],
  )
  await database.query(
    `insert into sagework_engine.event_invocation_logs (trigger_name, event_id, status)
     select trigger_name, id, 502 from sagework_engine.event_log where error`,
  )
  return rows.map(({ id }) => id)
}

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database)
  staff = tokenFor(await persona(database, 'ada@sagework.example'), { role: 'staff' })
  ids = await plantFailures(3)
})

describe('failed deliveries', () => {
  it('are listed for staff, newest first, with the response to the last attempt', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.events.map(({ id }) => id)).toEqual(ids)
    expect(body.events[0]).toMatchObject({ trigger: 'opportunity_submitted', lastStatus: 502, tries: 21 })
  })

  it('are paged', async () => {
    const first = await list('?limit=2')
    const second = await list(`?limit=2&cursor=${first.body.nextCursor}`)
    expect([...first.body.events, ...second.body.events].map(({ id }) => id)).toEqual(ids)
    expect(second.body.nextCursor).toBeNull()
  })

  it('are visible to staff only', async () => {
    const nora = tokenFor(await persona(database, 'nora@brightwater.example'))
    expect((await list('', nora)).status).toBe(403)
    expect((await sendAgain(ids[0] ?? '', nora)).status).toBe(403)
    expect((await actions.get('/api/admin/events')).status).toBe(401)
  })

  it('are delivered when staff resend them, which is recorded in the audit log', async () => {
    const [id = ''] = ids
    await database.query(
      `insert into private.event_claims (event_id, trigger_name) values ($1, 'opportunity_submitted')`,
      [id],
    )
    expect(await sendAgain(id)).toMatchObject({ status: 200, body: { status: 'waiting' } })
    await vi.waitFor(async () => {
      const [event] = await database.query('select delivered from sagework_engine.event_log where id = $1', [id])
      expect(event).toEqual({ delivered: true })
    }, 10_000)
    expect(await database.query('select event_id from private.event_claims where event_id = $1', [id])).toHaveLength(1)
    expect(await database.query('select action from staff_audit_log where subject_id = $1', [id])).toEqual([
      { action: 'redeliver event' },
    ])
    expect((await list()).body.events.map((one) => one.id)).not.toContain(id)
  })

  it('that do not exist are 404 and leave nothing in the log', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await sendAgain(unknown)).toMatchObject({ status: 404, body: { errorCode: 'EVENT_NOT_FOUND' } })
    expect((await sendAgain('nonsense')).status).toBe(404)
    expect(await database.query('select id from staff_audit_log where subject_id = $1', [unknown])).toEqual([])
  })
})
