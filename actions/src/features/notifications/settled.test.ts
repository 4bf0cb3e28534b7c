import { beforeAll, describe, expect, it } from 'vitest'
import { openApplications } from '../applications/applications.testkit.js'
import { type Actor, completePayload, editPost, post, readVersionOf } from '../opportunities/opportunities.testkit.js'

const { actions, arrange, call, database, publishedPost, who } = await openApplications({ engine: false })
let id: string
beforeAll(async () => {
  id = await publishedPost()
})

/** The kinds of a person's new notices about the opportunity. */
const newOf = async ({ id: userId }: Actor, about = id) =>
  (
    await database.query<{ kind: string }>(
      'select kind from notifications where user_id = $1 and opportunity_id = $2 and seen_at is null order by created_at',
      [userId, about],
    )
  ).map(({ kind }) => kind)
const act = async (name: Parameters<typeof call>[0], by: Actor, expert = who.elena) => {
  const { status, body } = await call(name, by, { id, expert })
  if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
}

/** An edit, including its notice. */
async function editAndTell() {
  await editPost({ actions, database }, id, { duration: 3 }, who.nora)
  await expect.poll(() => newOf(who.elena)).toContain('application_progress')
}

describe('a notice that calls for action', () => {
  it('[X-05] is new until the application is opened, and no other', async () => {
    await arrange(id, who.kenji, { standing: 'interested' })
    await database.query(
      `insert into notifications (user_id, kind, title, opportunity_id, link)
       values ($1, 'application_received', 'An expert is interested', $2, '/x?tab=interests&applicant=' || $3)`,
      [who.nora.id, id, who.kenji.id],
    )
    await act('showInterest', who.elena)
    expect(await newOf(who.nora)).toEqual(['application_received', 'application_received'])
    const seen = {
      action: { name: 'markTabSeen' },
      input: { opportunityId: id, tab: 'interestTab', applicants: [who.elena.id] },
    }
    const session = {
      'x-hasura-role': 'user',
      'x-hasura-user-id': who.nora.id,
      'x-hasura-session-id': who.nora.sessionId,
    }
    const answer = await actions.hook('/hooks/actions/mark-tab-seen', { ...seen, session_variables: session })
    expect(answer.status).toBe(200)
    expect(await newOf(who.nora)).toEqual(['application_received'])
    await act('rejectApplicant', who.nora, who.kenji)
    expect(await newOf(who.nora)).toEqual([])
    expect(await newOf(who.kenji)).toEqual(['application_progress'])
  })

  it('[X-05] is settled by the answer to a counter offer, by the hire and by its acceptance', async () => {
    await arrange(id, who.elena, { standing: 'interested', hasProposal: true })
    await act('createCounterOffer', who.nora)
    expect(await newOf(who.elena)).toContain('counter_offer')
    await act('updateCounterOffer', who.nora)
    expect((await newOf(who.elena)).filter((kind) => kind === 'counter_offer')).toHaveLength(1)
    await act('acceptCounterOffer', who.elena)
    expect([await newOf(who.elena), await newOf(who.nora)]).toEqual([[], ['counter_offer']])
    await act('hireExpert', who.nora)
    expect([await newOf(who.elena), await newOf(who.nora)]).toEqual([['hire_offer'], []])
    await act('acceptHire', who.elena)
    // news call for no action, and stay
    expect([await newOf(who.elena), await newOf(who.nora)]).toEqual([[], ['hire_answer']])
  })

  it.each([
    ['acceptCounterOffer', 'pending'],
    ['rejectCounterOffer', 'pending'],
    ['submitProposal', null],
    ['optOut', null],
  ] as const)('[X-05, X-71] a changed role is new until its expert responds to it: %s', async (name, counterOffer) => {
    id = await publishedPost()
    await arrange(id, who.elena, { standing: 'interested', hasProposal: true, counterOffer })
    await editAndTell()
    await act(name, who.elena)
    expect(await newOf(who.elena)).not.toContain('application_progress')
  })

  it('[X-05, X-71] a changed role is new until its hire is accepted, whatever the company does in between', async () => {
    id = await publishedPost()
    await arrange(id, who.elena, { standing: 'interested', hasProposal: true })
    await editAndTell()
    await act('hireExpert', who.nora)
    expect(await newOf(who.elena)).toEqual(['application_progress', 'hire_offer'])
    await act('acceptHire', who.elena)
    expect(await newOf(who.elena)).toEqual([])
  })

  it('[X-05, X-06] is settled for the poster by the requested change, and for staff by their decision', async () => {
    const draft = await post(actions, who.nora, await completePayload(database))
    await database.query(
      `insert into notifications (user_id, kind, title, opportunity_id) values ($1, 'opportunity_submitted', 'A post waits', $2)`,
      [who.ada.id, draft],
    )
    const ask = await actions.hook('/hooks/actions/request-opportunity-changes', {
      action: { name: 'requestOpportunityChanges' },
      input: { id: draft, reason: 'Say more about the goals.', ...(await readVersionOf(database, draft)) },
      session_variables: {
        'x-hasura-role': 'staff',
        'x-hasura-user-id': who.ada.id,
        'x-hasura-session-id': who.ada.sessionId,
      },
    })
    expect(ask.status).toBe(200)
    expect([await newOf(who.ada, draft), await newOf(who.nora, draft)]).toEqual([[], ['opportunity_changes_requested']])
    await editPost({ actions, database }, draft, { duration: 3 }, who.nora)
    expect(await newOf(who.nora, draft)).toEqual([])
  })
})
