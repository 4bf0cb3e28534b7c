import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { openApplications } from './applications.testkit.js'

const { actions, arrange, call, database, publishedPost, standingOf, toldTo, who } = await openApplications()
const REASON = 'I’m fully booked until spring.'
let id: string
let open: string

beforeAll(async () => {
  id = await publishedPost()
  await database.query('update opportunities set assigned_expert_id = $2 where id = $1', [id, who.elena.id])
  open = await publishedPost()
})
beforeEach(() => arrange(id, who.elena, { standing: null }))

interface Answer {
  data?: { declineRequest: { status: string } }
  errors?: { message: string; extensions: { code: string; errors?: { field: string; message: string }[] } }[]
}
async function decline(by: Actor, { reason, at = id }: { reason?: string; at?: string } = {}) {
  const query = `mutation ($id: uuid!, $reason: String) { declineRequest(opportunityId: $id, reason: $reason) { status } }`
  const { body } = await actions.engine.graphql({ query, variables: { id: at, reason }, token: by.token })
  return body as unknown as Answer
}
const codeOf = async (by: Actor, options?: { reason?: string; at?: string }) =>
  (await decline(by, options)).errors?.[0]?.extensions.code

describe('an expert who was asked', () => {
  it.each([[null], ['viewed']] as const)(
    '[X-05, GO-28, GO-20] declines for good before applying, and the poster reads why (from %s)',
    async (standing) => {
      await arrange(id, who.elena, { standing })
      expect((await decline(who.elena, { reason: ` ${REASON} ` })).data).toEqual({
        declineRequest: { status: 'opted out' },
      })
      const [row] = await database.query(
        `select status, is_opt_out, opt_out_reason, interest_shown_at, applicant_rank
         from opportunity_trackings where opportunity_id = $1 and user_id = $2`,
        [id, who.elena.id],
      )
      expect(row).toEqual({
        status: 'opted out',
        is_opt_out: true,
        opt_out_reason: REASON,
        interest_shown_at: null,
        applicant_rank: null,
      })
      const [notice] = await toldTo(id, who.nora)
      expect(notice).toMatchObject({ title: 'An expert you asked has declined', mailed: true })
      expect(notice?.body).toMatch(/^Elena Marchetti declined your request “.+”: I’m fully booked until spring\.$/)
      expect((await call('showInterest', who.elena, { id, expert: who.elena })).body.errorCode).toBe(
        'INVALID_STATUS_TRANSITION',
      )
      expect(await codeOf(who.elena)).toBe('INVALID_STATUS_TRANSITION')
    },
  )

  it('[X-05] need not say why', async () => {
    await decline(who.elena, { reason: ' ' })
    expect((await toldTo(id, who.nora))[0]?.body).toMatch(/^Elena Marchetti declined your request “.+”\.$/)
    expect(await standingOf(id, who.elena)).toBe('opted out')
  })

  it('[X-05] stands in the timeline of both, and nothing asks them any more', async () => {
    await database.query(
      `insert into notifications (user_id, kind, title, body, link, opportunity_id) values ($1, 'opportunity_request', 'Asked', 'x', '/x', $2)`,
      [who.elena.id, id],
    )
    await decline(who.elena, { reason: REASON })
    const query = `{ opportunity_history(where: { opportunity_id: { _eq: "${id}" }, event: { _eq: "request_declined" } }, order_by: { id: desc }, limit: 1) { words actor_role } }`
    for (const reader of [who.nora, who.elena]) {
      const { body } = await actions.engine.graphql({ query, token: reader.token })
      expect(body).toMatchObject({ data: { opportunity_history: [{ words: REASON, actor_role: 'expert' }] } })
    }
    const waiting = await database.query(
      `select from notifications where opportunity_id = $1 and user_id = $2 and kind = 'opportunity_request' and seen_at is null`,
      [id, who.elena.id],
    )
    expect(waiting).toEqual([])
    const [newest] = await database.query<{ ids: string[] }>(
      `select array(select opportunity_id from private.newest_matches($1, '-infinity', 'infinity', $1, 100)) as ids`,
      [who.elena.id],
    )
    expect(newest?.ids).not.toContain(id)
    expect(newest?.ids).toContain(open)
  })

  it('[X-32, GO-82, GO-04] learns nothing of who asked, and leaves nothing to reach them by', async () => {
    await decline(who.elena)
    const ofPoster = `{ opportunities_by_pk(id: "${id}") { id poster { user_id user { last_name } company { company_name } } } }`
    const { body } = await actions.engine.graphql({ query: ofPoster, token: who.elena.token })
    expect(body).toEqual({ data: { opportunities_by_pk: { id, poster: null } } })
    const ofExpert = `{ opportunity_trackings(where: { opportunity_id: { _eq: "${id}" } }) { user_id contact { email } } }`
    const { body: seen } = await actions.engine.graphql({ query: ofExpert, token: who.nora.token })
    expect(seen).toEqual({ data: { opportunity_trackings: [{ user_id: who.elena.id, contact: null }] } })
    for (const action of ['rejectApplicant', 'hireExpert'] as const)
      expect((await call(action, who.nora, { id, expert: who.elena })).body.errorCode).toBe('APPLICATION_NOT_FOUND')
  })

  it('[GO-21] writes up to 1000 characters', async () => {
    const { errors } = await decline(who.elena, { reason: 'x'.repeat(1001) })
    expect(errors?.[0]?.extensions.errors).toEqual([
      { field: 'declineReason', message: 'Reason must be up to 1000 characters' },
    ])
    expect(await standingOf(id, who.elena)).toBeNull()
  })

  it('[GO-12, GO-13] is no applicant: the post ends as one that nobody applied to, without a list to open', async () => {
    const post = await publishedPost()
    await database.query('update opportunities set assigned_expert_id = $2 where id = $1', [post, who.elena.id])
    await decline(who.elena, { at: post })
    const mark = `mutation ($id: uuid!) { markTabSeen(opportunityId: $id, tab: "interestTab") { tab } }`
    const seen = await actions.engine.graphql({ query: mark, variables: { id: post }, token: who.nora.token })
    expect(seen.body).toMatchObject({ errors: [{ extensions: { code: 'NOT_ALLOWED' } }] })
    const close = `mutation ($id: uuid!) { closeOpportunity(id: $id) { status } }`
    const { body } = await actions.engine.graphql({ query: close, variables: { id: post }, token: who.nora.token })
    expect(body).toEqual({ data: { closeOpportunity: { status: 'closed' } } })
    expect(await standingOf(post, who.elena)).toBe('opted out')
  })

  it('[GO-20] opts out instead, with a reason, once they have shown interest', async () => {
    await arrange(id, who.elena, { standing: 'interested' })
    expect(await codeOf(who.elena)).toBe('INVALID_STATUS_TRANSITION')
    expect(await standingOf(id, who.elena)).toBe('interested')
  })
})

describe('whoever was not asked', () => {
  it('[GO-28, GO-03] has nothing to decline, and is told nothing of a post for somebody else', async () => {
    expect(await codeOf(who.marcus)).toBe('OPPORTUNITY_NOT_FOUND')
    expect(await codeOf(who.elena, { at: open })).toBe('NOT_ALLOWED')
    expect(await standingOf(open, who.elena)).toBeNull()
  })

  it('[GO-20] never stands as opted out without having applied, whoever writes', async () => {
    await expect(
      database.query(
        `insert into opportunity_trackings (opportunity_id, user_id, status) values ($1, $2, 'opted out')`,
        [open, who.elena.id],
      ),
    ).rejects.toThrow(/only an expert who was asked can decline/)
  })

  it('[OPP-24] one of several who are asked by name may', async () => {
    await database.query('insert into opportunity_package_experts (opportunity_id, user_id) values ($1, $2)', [
      open,
      who.elena.id,
    ])
    expect((await decline(who.elena, { at: open })).data?.declineRequest.status).toBe('opted out')
    expect(await codeOf(who.marcus, { at: open })).toBe('NOT_ALLOWED')
  })
})
