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
let jonas: Actor
let experts: Actor[]
let id: string
beforeAll(async () => {
  database = await createTestDatabase()
  await fundPersonas(database)
  actions = await startTestActions(database, { engine: false })
  nora = await actor(database, 'nora@brightwater.example')
  ada = await actor(database, 'ada@sagework.example')
  jonas = await actor(database, 'jonas@brightwater.example')
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
  const sent = by === ada ? { ...(await readVersionOf(database, id)), ...body } : body
  return actions.post<{ status?: string; errorCode?: string }>(`/api/opportunities/${id}/${what}`, sent, {
    token: by.token,
  })
}
const invite = (person: Actor) =>
  database.query(
    `insert into opportunity_team_members (opportunity_id, user_id, company_id, invited_by)
     select $1, $2, company_id, posted_by from opportunities where id = $1`,
    [id, person.id],
  )
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
  it.each([
    ['completed', 'close', 'A role is completed', WORDS],
    ['deleted', 'delete', 'A role was deleted', 'by our staff'],
  ] as const)('[X-05, GO-05] reach the invited team once, when it is %s', async (_ending, what, title, part) => {
    await arrange('in progress', ['accepted'])
    await invite(jonas)
    const comments = what === 'close' ? { closeOpportunityComments: WORDS } : { deleteOpportunityComments: WORDS }
    expect((await send(what, what === 'close' ? nora : ada, comments)).status).toBe(200)
    await expect.poll(() => told(jonas)).toHaveLength(1)
    expect(await told(jonas)).toEqual([
      { title, body: expect.stringContaining(part), link: `/dashboard/opportunity_detail/${id}` },
    ])
    const again = JSON.stringify({ opportunityId: id, event: what === 'close' ? 'completed' : 'deleted' })
    await database.query(`select graphile_worker.add_job('announce-ending', $1::json)`, [again])
    const left = `select 1 from graphile_worker.jobs where task_identifier = 'announce-ending'`
    await expect.poll(() => database.query(left)).toEqual([])
    expect(await told(jonas)).toHaveLength(1)
  })

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
    const reason = { deleteOpportunityComments: 'Asked for.' }
    expect((await send('delete', ada, reason)).status).toBe(200)
    expect((await send('delete', ada, reason)).status).toBe(409)
  })

  it('[GO-09, GO-12] takes a comment of up to 1000 characters, and names the field of a longer one', async () => {
    await arrange('published', [])
    for (const [what, by, field] of [
      ['close', nora, 'closeOpportunityComments'],
      ['delete', ada, 'deleteOpportunityComments'],
    ] as const) {
      const refused = await send(what, by, { [field]: 'x'.repeat(1001) })
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { errors: [{ field, message: 'Comment must be up to 1000 characters' }] },
      ])
    }
    expect((await send('delete', ada, { deleteOpportunityComments: `${'x'.repeat(1000)}` })).status).toBe(200)
  })

  it.each(['draft', 'published', 'completed'] as const)(
    '[GO-14, X-05] needs a reason, whatever its status: %s',
    async (status) => {
      await arrange(status, [])
      for (const deleteOpportunityComments of [undefined, '', '   ', 'x'.repeat(1001)])
        expect((await send('delete', ada, { deleteOpportunityComments })).status).toBe(400)
      const [row] = await database.query<{ status: string }>('select status from opportunities where id = $1', [id])
      expect(row?.status).toBe(status)
    },
  )
})

describe('closing by staff', () => {
  const close = async (by: Actor, input: object = { reason: WORDS }, role = 'staff') =>
    actions.hook<{ status?: string; extensions?: { code: string } }>('/hooks/actions/close-opportunity-as-staff', {
      action: { name: 'closeOpportunityAsStaff' },
      input: { id, ...(await readVersionOf(database, id)), ...input },
      session_variables: { 'x-hasura-role': role, 'x-hasura-user-id': by.id, 'x-hasura-session-id': by.sessionId },
    })

  it.each([
    ['in progress', ['accepted', 'interested', 'viewed'], 'completed', ['completed', 'closed', 'closed']],
    ['published', ['interested', 'pending', 'viewed'], 'no hires', ['no hires', 'no hires', 'closed']],
    ['published', [], 'closed', []],
  ] as const)('[X-06, GO-13] %s with %j gives %s, and %j', async (status, before, ending, after) => {
    await arrange(status, before)
    expect((await close(ada)).body.status).toBe(ending)
    expect(await standings()).toEqual(after)
    const log = await database.query('select actor_id, action, reason from staff_audit_log where subject_id = $1', [id])
    expect(log).toEqual([{ actor_id: ada.id, action: 'close_opportunity', reason: WORDS }])
  })

  it('[X-05, X-06] the poster and every applicant whose application ends read the reason', async () => {
    await arrange('published', ['interested', 'viewed', 'rejected'])
    const jonas = await actor(database, 'jonas@brightwater.example')
    await database.query(
      `insert into opportunity_team_members (opportunity_id, user_id, company_id, invited_by)
       select $1, user_id, company_id, $3 from company_members where user_id = $2`,
      [id, jonas.id, nora.id],
    )
    await close(ada)
    await expect.poll(() => told(jonas)).toHaveLength(1)
    expect((await told(jonas))[0]?.body).toMatch(
      /^Our staff closed the role “.*”, which you follow\. Our staff wrote: We have found/,
    )
    await expect.poll(() => told(nora)).toHaveLength(1)
    await expect.poll(() => told(experts[0] as Actor)).toHaveLength(1)
    expect((await told(nora))[0]?.body).toMatch(/^Our staff closed your role “.*”\. Our staff wrote: We have found/)
    expect((await told(experts[0] as Actor))[0]?.body).toMatch(/ended without a hire\. Our staff wrote: We have found/)
    expect([await told(experts[1] as Actor), await told(experts[2] as Actor)]).toEqual([[], []])
  })

  it('[GO-01, X-06] is refused without a reason, to others, for a draft, an ended post and one that isn’t there', async () => {
    const code = async (...asked: Parameters<typeof close>) => (await close(...asked)).body.extensions?.code
    expect(await code(ada)).toBe('INVALID_STATUS_TRANSITION')
    await arrange('published', ['interested'])
    expect(await code(ada, { reason: ' ' })).toBe('VALIDATION_FAILED')
    expect(await code(ada, { reason: 'x'.repeat(1001) })).toBe('VALIDATION_FAILED')
    expect(await code(ada, { reason: WORDS, version: 2 })).toBe('TERMS_CHANGED')
    expect(await code(nora)).toBe('STAFF_ONLY')
    expect(await code(ada, { reason: WORDS }, 'user')).toBe('STAFF_ONLY')
    expect(await code(ada, { reason: WORDS, id: '00000000-0000-4000-8000-000000000001' })).toBe('OPPORTUNITY_NOT_FOUND')
    expect(await standings()).toEqual(['interested'])
    expect((await close(ada)).status).toBe(200)
    expect(await code(ada)).toBe('INVALID_STATUS_TRANSITION')
  })

  it('[X-06, X-44] by the REST path too, where a reason and the version that was read are needed', async () => {
    await arrange('published', ['interested'])
    expect((await send('close', ada)).status).toBe(400)
    const reason = { closeOpportunityComments: WORDS }
    expect((await send('close', ada, { ...reason, version: 2 })).body.errorCode).toBe('TERMS_CHANGED')
    expect((await send('close', ada, reason)).body.status).toBe('no hires')
    expect((await send('close', ada, reason)).status).toBe(409)
  })

  it('[GO-01, X-06] of two members of staff, or of staff and the poster at once, one does it', async () => {
    await arrange('published', ['interested'])
    const answers = await Promise.all([close(ada), close(ada), send('close', nora)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const ends = await database.query(
      `select 1 from opportunity_history where opportunity_id = $1 and user_id is null and event = 'no_hires'`,
      [id],
    )
    expect(ends).toHaveLength(1)
  })
})
