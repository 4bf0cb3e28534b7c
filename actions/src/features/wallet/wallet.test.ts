import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'
import { openBooks } from './wallet.testkit.js'

let database: TestDatabase
let actions: TestActions
let books: ReturnType<typeof openBooks>
let nora: { id: string }
let tom: { id: string }
let tokens: Record<'nora' | 'tom', string>

beforeAll(async () => {
  database = await createTestDatabase()
  // As in live mode: the engine only accepts operations on the allow list, including ours.
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
  books = openBooks(database)
  const [one, other] = [
    await persona(database, 'nora@brightwater.example'),
    await persona(database, 'tom@client.example'),
  ]
  nora = one
  tom = other
  tokens = { nora: tokenFor(one), tom: tokenFor(other) }
})

interface Credits {
  total_credits: { available: number }
  subscription_credits: { total: number; expires_at: string | null }
  free_credits: { total: number }
}

const read = async (who: 'nora' | 'tom', path = '/api/wizlings') =>
  (await actions.get<Credits>(path, { token: tokens[who] })).body
const PATHS = ['/api/wizlings', '/api/user/credits', '/api/user/funds', '/api/company/funds']

describe('one’s own credits over REST', () => {
  it('[CRED-06, OBASE-30, GO-101] say what can be spent, and what of it came with the plan and the welcome', async () => {
    const before = await read('nora')
    await books.grant(nora.id, 300, { source: 'plan', endsAt: new Date('2999-06-01T00:00:00Z') })
    await books.grant(nora.id, 40, { source: 'plan', endsAt: new Date('2020-01-01T00:00:00Z') })
    await books.grant(nora.id, 15, { source: 'bought' })
    const expected = {
      total_credits: { available: before.total_credits.available + 315 },
      subscription_credits: { total: 300, expires_at: expect.stringMatching(/^2999-06-01T00:00:00/) },
      free_credits: before.free_credits,
    }
    for (const path of PATHS) expect(await read('nora', path)).toEqual(expected)
    const other = await read('tom')
    expect(other.subscription_credits).toEqual({ total: 0, expires_at: null })
  })

  it('need a session, and the company’s a company', async () => {
    for (const path of PATHS) expect((await actions.get(path)).status).toBe(401)
    expect((await actions.get('/api/company/funds', { token: tokens.tom })).status).toBe(404)
  })
})

interface Change {
  id: number
  amount: number
  reason: string
  created_at: string
}

const unseen = async (who: 'nora' | 'tom', path = '/api/wizlings/changes') =>
  (await actions.get<Change[]>(path, { token: tokens[who] })).body
const markSeen = (who: 'nora' | 'tom', ids: unknown) =>
  actions.request('PATCH', '/api/wizlings/changes/seen', { ids }, { token: tokens[who] })

const markAllSeen = async () =>
  markSeen(
    'nora',
    (await unseen('nora')).map(({ id }) => id),
  )

describe('changes of one’s credits', () => {
  it('[PROMPT-41, KBASE-51, IBASE-12, GD-43] are listed with amount and reason until they have been seen', async () => {
    await markAllSeen()
    await books.grant(nora.id, 100, { reason: 'A present' })
    await books.spend(nora.id, 30, { reason: 'Taken by staff', actorId: tom.id })
    const changes = await unseen('nora')
    expect(changes).toEqual([
      { id: expect.any(Number), amount: 100, reason: 'A present', created_at: expect.stringMatching(/^20/) },
      { id: expect.any(Number), amount: -30, reason: 'Taken by staff', created_at: expect.stringMatching(/^20/) },
    ])
    expect(await unseen('nora', '/api/wizlings/changes/pending')).toEqual(changes)
    expect(await unseen('tom')).toEqual([])
    expect((await markSeen('nora', [changes[0]?.id])).body).toEqual({ seen: 1 })
    expect(await unseen('nora')).toEqual([changes[1]])
    const path = `/api/wizlings/changes/${changes[1]?.id}/seen`
    expect((await actions.post(path, {}, { token: tokens.nora })).body).toEqual({ seen: 1 })
    expect(await unseen('nora')).toEqual([])
  })

  it('[GD-43] are none of what somebody spent themselves, nor of the end of their credits or the welcome', async () => {
    await books.spend(nora.id, 5, { actorId: nora.id })
    await books.grant(nora.id, 5, { kind: 'welcome_credits' })
    await books.spend(nora.id, 5, { kind: 'credits_expired' })
    expect(await unseen('nora')).toEqual([])
  })

  it.each(['credits_bought', 'credits_of_plan'] as const)(
    '[GD-43] are none of %s that they have just bought themselves, which the page after the checkout confirms',
    async (kind) => {
      await books.grant(nora.id, 200, { kind, actorId: nora.id })
      expect(await unseen('nora')).toEqual([])
      await books.grant(nora.id, 200, { kind, actorId: null })
      expect(await unseen('nora')).toEqual([expect.objectContaining({ amount: 200 })])
      await markAllSeen()
    },
  )

  it('[GK-037] are seen by their receiver alone, and once', async () => {
    await books.grant(nora.id, 7)
    const [change] = await unseen('nora')
    expect((await markSeen('tom', [change?.id])).body).toEqual({ seen: 0 })
    expect((await actions.post(`/api/wizlings/changes/${change?.id}/seen`, {}, { token: tokens.tom })).body).toEqual({
      seen: 0,
    })
    expect(await unseen('nora')).toHaveLength(1)
    expect((await markSeen('nora', [change?.id, change?.id])).body).toEqual({ seen: 1 })
    expect((await markSeen('nora', [change?.id])).body).toEqual({ seen: 0 })
  })

  it.each([[['x']], [[1.5]], [[-1]], [[0]], [[1e300]], ['1'], [null], [Array.from({ length: 101 }, (_, i) => i + 1)]])(
    'refuse the ids %j',
    async (ids) => {
      expect((await markSeen('nora', ids)).status).toBe(400)
    },
  )

  it('need a session and an id', async () => {
    expect((await actions.get('/api/wizlings/changes')).status).toBe(401)
    expect((await actions.post('/api/wizlings/changes/x/seen', {}, { token: tokens.nora })).status).toBe(400)
  })
})

const download = async (query = '') => {
  const response = await fetch(`${actions.url}/api/wizlings/transactions.csv${query}`, {
    headers: { authorization: `Bearer ${tokens.tom}` },
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const linesOf = (text: string) => text.split('\r\n').slice(1, -1)

describe('the statement as a spreadsheet', () => {
  it('[BASE-07] has every line of the filter, more than a page of them, with what was left after each', async () => {
    const before = linesOf((await download()).text).length
    for (let count = 1; count <= 120; count++) await books.grant(tom.id, 10, { reason: `Grant ${count}` })
    await books.spend(tom.id, 4, { kind: 'hold_posted', reason: 'A call' })
    const { status, type, text } = await download()
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = linesOf(text)
    expect(lines).toHaveLength(before + 121)
    expect(lines[0]).toMatch(/^20\d\d-\d\d-\d\dT[\d:.]+Z,A call,Spent,Credits,-4,\d+,\d+$/)
    const balances = lines.map((line) => Number(line.split(',').at(-2)))
    expect((balances[1] ?? 0) - (balances[0] ?? 0)).toBe(4)
    expect(new Set(lines).size).toBe(lines.length)
    expect(linesOf((await download('?direction=out')).text)).toEqual([lines[0]])
    expect(linesOf((await download('?kind=spent&kind=corrected&currency=credit,usd')).text)).toEqual([lines[0]])
    expect(linesOf((await download('?until=2020-01-01')).text)).toEqual([])
  })

  it('never lets a text become a formula of the spreadsheet', async () => {
    for (const reason of ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', 'plain, "quoted"'])
      await books.grant(tom.id, 1, { reason, kind: 'credit_request' })
    const texts = linesOf((await download('?kind=given')).text).map((line) => line.slice(line.indexOf(',') + 1))
    for (const reason of [`"'=HYPERLINK(""http://x"")"`, `'+1`, `'-1`, `'@SUM(A1)`, `'\tx`, `"plain, ""quoted"""`])
      expect(texts.some((text) => text.startsWith(`${reason},Given,Credits,1,`))).toBe(true)
  })

  it('has nobody else’s lines, and is nobody’s without a session', async () => {
    await books.grant(nora.id, 1, { reason: 'For Nora alone' })
    expect((await download()).text).not.toContain('For Nora alone')
    expect((await actions.get('/api/wizlings/transactions.csv')).status).toBe(401)
  })

  it.each(['?currency=eur', '?from=31.3.2026', '?kind=constructor', '?owner=1'])('refuses %s', async (query) => {
    expect((await download(query)).status).toBe(400)
  })
})
