import { describe, expect, it } from 'vitest'
import { completePayload, post, readVersionOf } from '../opportunities/opportunities.testkit.js'
import { openApplications, type Situation } from './applications.testkit.js'
import { seenNow } from './hiring/seen-now.testkit.js'

const UNSEEN = ' \u200b\u2800\u{e0041}\u3164 '
const { actions, arrange, database, publishedPost, toldTo, who } = await openApplications({ engine: false })

const draft = async () => post(actions, who.nora, await completePayload(database))
async function withApplicant(situation: Situation) {
  const id = await publishedPost()
  await arrange(id, who.elena, situation)
  return id
}
const send = (path: string, body: object, by: { token: string }) => actions.post(path, body, { token: by.token })
const seen = (id: string, side: 'poster' | 'expert') => seenNow(database, { id, expert: who.elena }, side)

/** Each endpoint with an optional text: how to prepare a post for it, and the request. */
const DOORS = {
  'the poster takes a draft back': async () => {
    const id = await draft()
    return [id, await send(`/api/opportunities/${id}/delete`, { deleteOpportunityComments: UNSEEN }, who.nora)]
  },
  'the poster closes': async () => {
    const id = await withApplicant({ standing: 'interested' })
    return [id, await send(`/api/opportunities/${id}/close`, { closeOpportunityComments: UNSEEN }, who.nora)]
  },
  'staff approve': async () => {
    const id = await draft()
    const words = { reason: UNSEEN, ...(await readVersionOf(database, id)) }
    return [id, await send(`/api/opportunities/${id}/approve`, words, who.ada)]
  },
  'the poster rejects': async () => {
    const id = await withApplicant({ standing: 'interested' })
    const words = { rejectedReason: UNSEEN, ...(await seen(id, 'poster')) }
    return [id, await send(`/api/opportunities/${id}/reject/${who.elena.id}`, words, who.nora)]
  },
} as const satisfies Record<string, () => Promise<readonly [string, { status: number }]>>

describe('text with nothing visible in it', () => {
  it.each(Object.keys(DOORS) as (keyof typeof DOORS)[])('counts as empty: %s', async (door) => {
    const [id, answer] = await DOORS[door]()
    expect(answer.status).toBe(200)
    const stored = await database.query(
      `select close_comments as words from opportunities where id = $1 union all
       select delete_comments from opportunities where id = $1 union all
       select review_reason from opportunities where id = $1 union all
       select rejected_reason from opportunity_trackings where opportunity_id = $1 union all
       select words from opportunity_history where opportunity_id = $1 union all
       select reason from staff_audit_log where subject_id = $1`,
      [id],
    )
    expect(stored.map(({ words }) => words).filter((words) => words !== null)).toEqual([])
    for (const person of [who.nora, who.elena])
      for (const { body } of await toldTo(id, person)) expect(body).not.toMatch(/[\u200b\u2800\u3164]|wrote|reason/)
  })

  it.each([
    ['the expert opts out', 'optOutReason', 'optOut'],
    ['the expert turns a counter offer down', 'rejectReason', 'counterOffer'],
    ['staff delete what waits', 'deleteOpportunityComments', 'delete'],
    ['staff delete a live post', 'deleteOpportunityComments', 'deleteLive'],
    ['staff close', 'closeOpportunityComments', 'close'],
  ])('doesn’t count as a required reason: %s', async (_who, field, door) => {
    const situation = { standing: 'interested', hasProposal: true, counterOffer: 'pending' } as const
    const id = door === 'delete' ? await draft() : await withApplicant(situation)
    const [offer] = await database.query('select id from counter_offers where opportunity_id = $1', [id])
    const call = {
      optOut: ['POST', `/api/opportunities/${id}/optOut/${who.elena.id}`, await seen(id, 'expert'), who.elena],
      counterOffer: [
        'PATCH',
        `/api/opportunities/counterOffer/${offer?.id}`,
        { rejectedOffer: true, ...(await seen(id, 'expert')) },
        who.elena,
      ],
      delete: ['POST', `/api/opportunities/${id}/delete`, await readVersionOf(database, id), who.ada],
      deleteLive: ['POST', `/api/opportunities/${id}/delete`, await readVersionOf(database, id), who.ada],
      close: ['POST', `/api/opportunities/${id}/close`, await readVersionOf(database, id), who.ada],
    } as const
    const [method, path, body, by] = call[door as keyof typeof call]
    const answer = await actions.request<{ errors: { field: string }[] }>(
      method,
      path,
      { ...body, [field]: UNSEEN.repeat(5) },
      { token: by.token },
    )
    expect([answer.status, answer.body.errors.map((error) => error.field)]).toEqual([400, [field]])
  })
})
