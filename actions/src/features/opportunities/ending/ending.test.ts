import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { fundPersonas } from '#domain/ledger/fund.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Actor, actor, completePayload, post, readVersionOf } from '../opportunities.testkit.js'

const EXPERTS = ['elena', 'marcus', 'kenji'] as const
const WORDS = 'We have found a way with our own people.'

let database: TestDatabase
let actions: TestActions
let nora: Actor
let ada: Actor
let experts: Actor[]
let id: string
beforeAll(async () => {
  database = await createTestDatabase()
  await fundPersonas(database)
  actions = await startTestActions(database, { engine: false })
  nora = await actor(database, 'nora@brightwater.example')
  ada = await actor(database, 'ada@sagework.example')
  experts = await Promise.all(EXPERTS.map((name) => actor(database, `${name}@sagework.example`)))
})
beforeEach(async () => {
  id = await post(actions, nora, await completePayload(database))
})

/** Puts the opportunity and up to three experts into the given states. */
async function arrange(status: OpportunityStatus, standings: readonly string[]): Promise<void> {
  const rows = standings.map(
    (standing, index) => `insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
      values ('${id}', '${experts[index]?.id}', '${standing}', ${standing === 'viewed' ? 'null' : 'now()'})`,
  )
  const steps = [`update opportunities set status = '${status}' where id = '${id}'`, ...rows]
  await database.query(`begin; set local sagework.seeding = on; ${steps.join('; ')}; commit`)
}

const standings = async () => {
  const rows = await database.query<{ user_id: string; status: string }>(
    'select user_id, status from opportunity_trackings where opportunity_id = $1',
    [id],
  )
  return experts.flatMap((expert) => rows.find((row) => row.user_id === expert.id)?.status ?? [])
}
const send = async (what: 'close' | 'delete', by: Actor, body: object = {}) => {
  const sent = by === ada && what === 'delete' ? { ...(await readVersionOf(database, id)), ...body } : body
  return actions.post<{ status?: string; errorCode?: string }>(`/api/opportunities/${id}/${what}`, sent, {
    token: by.token,
  })
}
const told = (person: Actor) =>
  database.query<{ title: string; body: string; link: string }>(
    `select title, body, link from notifications where opportunity_id = $1 and user_id = $2 and kind = 'opportunity_ended'`,
    [id, person.id],
  )

describe('closing', () => {
  it.each([
    ['in progress', ['accepted', 'interested', 'viewed'], 'completed', ['completed', 'closed', 'closed']],
    ['in progress', ['accepted', 'pending', 'rejected'], 'completed', ['completed', 'closed', 'rejected']],
    ['published', ['interested', 'pending', 'viewed'], 'no hires', ['no hires', 'no hires', 'closed']],
    ['published', ['rejected', 'opted out'], 'no hires', ['rejected', 'opted out']],
    ['published', ['viewed'], 'closed', ['closed']],
    ['published', [], 'closed', []],
  ] as const)('[GO-12, GO-13] %s with %j gives %s, and %j', async (status, before, ending, after) => {
    await arrange(status, before)
    const answer = await send('close', nora, { closeOpportunityComments: WORDS })
    expect([answer.status, answer.body.status]).toEqual([200, ending])
    expect(await standings()).toEqual(after)
  })

  it('[GO-12, GO-15, GO-23] is up to the poster, works once, and takes up to 1000 characters', async () => {
    await arrange('published', ['interested'])
    expect((await send('close', experts[0] as Actor)).status).toBe(403)
    expect((await send('close', ada)).status).toBe(403)
    expect((await send('close', nora, { closeOpportunityComments: 'x'.repeat(1001) })).status).toBe(400)
    expect((await send('close', nora)).status).toBe(200)
    expect((await send('close', nora)).body.errorCode).toBe('INVALID_STATUS_TRANSITION')
  })

  it('[X-05] every applicant whose application ends is notified, with the reason; those who only viewed the post are not', async () => {
    await arrange('published', ['interested', 'viewed', 'rejected'])
    await send('close', nora, { closeOpportunityComments: WORDS })
    await expect.poll(() => told(experts[0] as Actor)).toHaveLength(1)
    const [notice] = await told(experts[0] as Actor)
    expect(notice?.body).toContain(WORDS)
    expect(notice?.link).toBe(`/dashboard/opportunity_detail/${id}?tab=interests`)
    // Runs the job again, as after a crash between its work and its completion.
    const again = JSON.stringify({ opportunityId: id, event: 'no_hires' })
    await database.query(`select graphile_worker.add_job('announce-ending', $1::json)`, [again])
    const left = `select 1 from graphile_worker.jobs where task_identifier = 'announce-ending'`
    await expect.poll(() => database.query(left)).toEqual([])
    expect(await told(experts[0] as Actor)).toHaveLength(1)
    const mails = `select 1 from private.outbox_mails where to_address = $1 and kind = 'opportunity_ended' and text like $2`
    expect(await database.query(mails, [experts[0]?.email, `%${id}%`])).toHaveLength(1)
    expect([await told(experts[1] as Actor), await told(experts[2] as Actor), await told(nora)]).toEqual([[], [], []])
  })
})

describe('the notices about an ending', () => {
  it('[X-05, GO-13] congratulate the hired and thank the others, by name and with the role in the subject', async () => {
    await arrange('in progress', ['accepted', 'interested'])
    const [hired, unchosen] = experts as [Actor, Actor]
    await database.query(
      `insert into hires (opportunity_id, user_id, agreed_value_cents, agreed_value_unit, hired_at, accepted_at)
       values ($1, $2, 600000, 'month', now(), now())`,
      [id, hired.id],
    )
    await send('close', nora)
    await expect.poll(() => told(unchosen)).toHaveLength(1)
    expect((await told(hired))[0]).toMatchObject({
      title: 'Your work is completed',
      body: expect.stringMatching(/^Congratulations, /),
      link: `/dashboard/opportunity_detail/${id}?tab=hired`,
    })
    expect((await told(unchosen))[0]).toMatchObject({
      title: 'The role went to somebody else',
      body: expect.stringContaining('Thank you for your interest'),
    })
    const mailTo = async ({ email }: Actor) =>
      (
        await database.query<{ subject: string; text: string }>(
          'select subject, text from private.outbox_mails where to_address = $1 and text like $2',
          [email, `%${id}%`],
        )
      )[0]
    expect((await mailTo(hired))?.subject).toMatch(/^Your work is completed: Fractional Role for a /)
    expect((await mailTo(hired))?.text).toMatch(/^Hello Elena,\n\nCongratulations, /)
    expect((await mailTo(unchosen))?.text).toMatch(/^Hello Marcus,\n\n“Fractional Role .* went to somebody else\./)
  })
})

describe('deleting by staff', () => {
  it('[GO-14] ends all open applications, notifies applicants and the poster, and is logged', async () => {
    await arrange('in progress', ['accepted', 'interested', 'rejected'])
    const answer = await send('delete', ada, { deleteOpportunityComments: 'Against the rules.' })
    expect([answer.status, answer.body.status]).toEqual([200, 'deleted'])
    expect(await standings()).toEqual(['closed', 'closed', 'rejected'])
    await expect.poll(() => told(nora)).toHaveLength(1)
    await expect.poll(() => told(experts[1] as Actor)).toHaveLength(1)
    const log = await database.query('select action, reason from staff_audit_log where subject_id = $1', [id])
    expect(log).toEqual([{ action: 'delete_opportunity', reason: 'Against the rules.' }])
  })

  it.each([
    ['published', ['viewed', 'interested', 'pending'], ['closed', 'closed', 'closed']],
    ['in progress', ['accepted', 'rejected', 'opted out'], ['closed', 'rejected', 'opted out']],
    ['completed', ['completed', 'closed', 'opted out'], ['completed', 'closed', 'opted out']],
    ['no hires', ['no hires', 'rejected', 'closed'], ['no hires', 'rejected', 'closed']],
  ] as const)('[GO-14] of a post that is %s moves %j to %j', async (status, before, after) => {
    await arrange(status, before)
    expect((await send('delete', ada, { deleteOpportunityComments: 'Asked for.' })).body.status).toBe('deleted')
    expect(await standings()).toEqual(after)
  })

  it('[GO-09, GO-14, GO-15] can be done once, also to an ended post', async () => {
    await arrange('completed', [])
    expect((await send('delete', nora)).status).toBe(409)
    expect((await send('delete', ada)).status).toBe(200)
    expect((await send('delete', ada)).status).toBe(409)
  })
})
