import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openEveryRoot } from '#tests/every-root.js'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { CALL_NAMES, openApplications, REASON } from './applications.testkit.js'

/** Planted in everything that only the two sides of an application may read. */
const SECRET = 'planted-between-two'

const { actions, arrange, call, database, publishedPost, upload, who } = await openApplications()
let id: string
let proposalId: string
/** Names, addresses and ids of the company and its poster. */
let companyTraces: string[]

beforeAll(async () => {
  await openEveryRoot(actions.engine)
  id = await publishedPost()
  const [company] = await database.query('select company_id from users where id = $1', [who.nora.id])
  companyTraces = ['Brightwater', 'brightwater', 'Lindqvist', 'Nora', who.nora.id, String(company?.company_id)]
  await arrange(id, who.elena, { standing: 'interested' })
  proposalId = (await upload(id, { name: `${SECRET} proposal.pdf` })).body.asset_id
  await upload(id, { uploadType: 'nda_apply', name: `${SECRET} nda.pdf` })
  await call('submitProposal', who.elena, target())
  await call('createCounterOffer', who.nora, target())
  await database.query(`update counter_offers set feedback = rpad($2, 60, '.') where opportunity_id = $1`, [id, SECRET])
  await call('rejectCounterOffer', who.elena, target())
  await write(who.elena)
})

/** A message between the company and Elena, or for all who take part. */
async function write(by: Actor, more: object = {}): Promise<void> {
  const sent = { comment: `${SECRET} message`, ...more }
  const { status } = await actions.post(`/api/opportunities/${id}/comments`, sent, { token: by.token })
  expect(status).toBe(201)
}

const target = () => ({ id, expert: who.elena })
const MARCUS_LOOKED = { standing: 'viewed' } as const

const TIMELINE = 'id event words actor_id actor { id first_name last_name }'
const APPLICATION = `user_id status agreed_value_cents rejected_reason counter_offer { feedback reject_reason }
  documents { id asset_name } history { ${TIMELINE} } contact { email calendly } hire { agreed_value_cents }`

/** Everything this person can query about the post and the application, as one text. */
async function everythingFor({ token }: Pick<Actor, 'token'>): Promise<string> {
  const gets = [
    `/api/opportunities/${id}`,
    `/api/opportunities/${id}/assets`,
    `/api/opportunities/assets?opportunityId=${id}`,
    `/api/opportunities/assets?opportunityId=${id}&userId=${who.elena.id}&type=opportunity_apply`,
    `/api/opportunities/${id}/comments`,
    `/api/notifications?opportunityId=${id}`,
    '/api/notifications/unread-count',
  ]
  const queries = [
    `opportunities_by_pk(id: "${id}") { title poster { user { id first_name } company { id company_name } } trackings { ${APPLICATION} }
       application_documents { asset_name } }`,
    `opportunity_trackings(where: { opportunity_id: { _eq: "${id}" } }) { ${APPLICATION} }`,
    `opportunity_history(where: { opportunity_id: { _eq: "${id}" } }) { ${TIMELINE} }`,
    `counter_offers { feedback reject_reason }`,
    `application_documents { asset_name user_id }`,
    `opportunity_documents(where: { upload_type: { _in: ["opportunity_apply", "nda_apply"] } }) { asset_name }`,
    `opportunity_applicants { email calendly }`,
    `opportunity_comments { comment user_id user { id first_name company { company_name } } contact { email } mentions { user_id } }`,
    `opportunity_participants { user_id user { first_name last_name } contact { email } }`,
    `opportunity_chats { newest_number unread_count others_seen_at }`,
    `opportunity_comment_documents { asset_name }`,
    'notifications { title body link }',
    `interestEligibility(opportunityId: "${id}") { isAllowed blocker message }`,
  ]
  const answers: unknown[] = []
  for (const path of gets) answers.push((await actions.get(path, { token })).body)
  for (const query of queries) answers.push((await actions.engine.graphql({ query: `{ ${query} }`, token })).body)
  return JSON.stringify(answers)
}

/** The responses to every action, tried as this person. */
async function everyAnswerTo(person: Actor): Promise<string> {
  const answers: unknown[] = []
  for (const name of CALL_NAMES) {
    const { status, body } = await call(name, person, target())
    answers.push({ name, status, body })
    expect([name, status < 300]).toEqual([name, false])
  }
  return JSON.stringify(answers)
}

const tracesIn = (text: string, traces: readonly string[]) => traces.filter((trace) => text.includes(trace))

describe('what stays between the two sides of an application', () => {
  it('can be read by both', async () => {
    for (const side of [who.elena, who.nora])
      expect(tracesIn(await everythingFor(side), [SECRET, REASON])).toEqual([SECRET, REASON])
  })

  it.each(['kenji', 'marcus', 'jonas', 'ingrid', 'tom', 'victor'] as const)(
    '[GO-04, GO-37, GO-43, GO-58] is not revealed by any response, list or error to %s',
    async (name) => {
      const person = who[name]
      const text = (await everythingFor(person)) + (await everyAnswerTo(person))
      expect(tracesIn(text, [SECRET, REASON, who.elena.email])).toEqual([])
    },
  )

  it('[GO-37] files can’t be opened without a link, and only the two sides get links', async () => {
    for (const token of ['', who.kenji.token, who.jonas.token, who.tom.token]) {
      expect((await actions.get(`/api/files/${proposalId}`, { token })).status).toBe(404)
    }
    for (const person of [who.kenji, who.jonas, who.tom, who.ingrid]) {
      const answer = await actions.request('DELETE', `/api/opportunities/assets/${proposalId}`, undefined, person)
      expect(answer.status).toBe(404)
    }
    const { body } = await actions.get<{ items: { assetUrl: string }[] }>(
      `/api/opportunities/assets?opportunityId=${id}&type=opportunity_apply`,
      { token: who.nora.token },
    )
    expect((await actions.get(body.items[0]?.assetUrl ?? '')).status).toBe(200)
  })
})

describe('the company of a fractional post', () => {
  it('[X-32, GO-82, OPP-91] is not revealed by any response, list or error before interest is shown', async () => {
    await arrange(id, who.marcus, MARCUS_LOOKED)
    for (const expert of [who.kenji, who.marcus]) {
      const text = (await everythingFor(expert)) + (await everyAnswerTo(expert))
      expect(tracesIn(text, companyTraces)).toEqual([])
    }
  })

  it('[X-32, X-05] appears in no notice or email to an expert, whatever happens', async () => {
    await database.query(`update opportunities set posted_by = posted_by where id = $1`, [id])
    const row = { id, status: 'published' }
    const event = { op: 'UPDATE', data: { old: { id, status: 'draft' }, new: row } }
    await actions.hook('/hooks/events/opportunity-status-changed', { id: randomUUID(), event })
    await write(who.nora)
    for (const name of ['hireExpert', 'acceptHire', 'optOut'] as const) {
      const by = name === 'hireExpert' ? who.nora : who.elena
      expect([name, (await call(name, by, target())).status]).toEqual([name, 200])
    }
    expect((await call('closeOpportunity', who.nora, target())).status).toBe(200)
    const jobs = `select 1 from graphile_worker.jobs where task_identifier in ('announce-ending', 'match-experts')`
    await expect.poll(() => database.query(jobs), { timeout: 20_000 }).toEqual([])
    const told = await database.query<{ words: string }>(
      `select n.title || n.body || n.link as words from notifications n join users u on u.id = n.user_id and u.is_expert
       union all select m.subject || m.text || m.html from private.outbox_mails m
       join user_accounts a on a.email = m.to_address join users u on u.id = a.user_id and u.is_expert`,
    )
    expect(told.length).toBeGreaterThan(5)
    expect(tracesIn(JSON.stringify(told), companyTraces)).toEqual([])
  })

  it('[X-32, GO-13] stays hidden after the end from an expert who only viewed the post', async () => {
    expect(tracesIn(await everythingFor(who.marcus), companyTraces)).toEqual([])
    expect(tracesIn(await everythingFor(who.elena), ['Brightwater'])).toEqual(['Brightwater'])
  })
})
