import { beforeAll, describe, expect, it } from 'vitest'
import { doors } from '#actions/doors.js'
import { OPPORTUNITY_STATUSES } from '#contract/opportunities/statuses.js'
import { APPLICATION_ACTIONS } from '#contract/workflow/tracking.graph.js'
import {
  CALL_NAMES,
  documentSql,
  FEEDBACK,
  openApplications,
  REASON,
  type Refused,
} from '../applications/applications.testkit.js'
import { completePayload } from '../opportunities/opportunities.testkit.js'

const { actions, arrange, call, database, publishedPost, standingOf, statusOf, upload, who } = await openApplications({
  engine: false,
})
let id: string
beforeAll(async () => {
  id = await publishedPost()
  await arrange(id, who.elena, { standing: 'interested', hasProposal: true, counterOffer: 'pending' })
  const invited = { invitedUserIds: [who.jonas.id] }
  await actions.post(`/api/opportunities/${id}/invitedUsers`, invited, { token: who.nora.token })
})

/** The poster is about to book a call; the same one until an application is arranged anew. */
async function openCall(): Promise<string> {
  const input = { opportunityId: id, expertId: who.elena.id }
  const { body } = await hook<{ id: string }>('/hooks/actions/open-call-booking', 'openCallBooking', input, who.nora)
  return body.id
}

const hook = <T>(path: string, name: string, input: object, by: { id: string; sessionId: string }, role = 'user') =>
  actions.hook<T>(path, {
    action: { name },
    input,
    session_variables: {
      'x-hasura-role': role,
      'x-hasura-user-id': by.id,
      'x-hasura-session-id': by.sessionId,
    },
  })

const offerId = async () =>
  (await database.query<{ id: string }>('select id from counter_offers where opportunity_id = $1', [id]))[0]?.id

/** What an action of each name is sent, so that it gets as far as deciding who may. */
async function inputOf(name: string, fields: readonly string[]): Promise<Record<string, unknown>> {
  const counter = /CounterOffer$/.test(name) && name !== 'createCounterOffer'
  const values: Record<string, unknown> = {
    opportunityId: id,
    expertId: who.elena.id,
    id: counter ? await offerId() : name === 'recordCallBooking' ? await openCall() : id,
    userId: who.jonas.id,
    userIds: [who.jonas.id],
    reason: REASON,
    comments: REASON,
    version: 1,
    seenVersion: 1,
    seenAmountCents: 650_000,
    seenAmountUnit: 'month',
    seenTermsVersion: 1,
    agreedValueCents: 650_000,
    input: name === 'updateOpportunity' ? await graphqlInput() : { counterAmountCents: 600_000, feedback: FEEDBACK },
  }
  return Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]]))
}

/** Of the form's input only what the schema needs to let the rule decide. */
async function graphqlInput() {
  const payload = await completePayload(database)
  return {
    type: 'fractional',
    categoryIds: payload.objectiveId,
    topicIds: payload.topicId,
    domainIds: payload.domain,
    skillIds: payload.skills,
    roleIds: payload.roles,
    availabilityIds: payload.availability,
    brief: payload.clientRequirements,
    posterAgreedTerms: true,
    companyAskedToSignNda: false,
  }
}

/** Every action that a member of the public may call about an opportunity or an application to it. */
const ABOUT_A_POST = doors.filter(
  ({ kind, auth, takes, name }) =>
    kind === 'action' &&
    auth !== 'staff' &&
    (takes?.body.includes('opportunityId') || name in APPLICATION_ACTIONS || /Opportunity$/.test(name)) &&
    // marking a tab is reading it (GO-98)
    !['createOpportunity', 'markTabSeen'].includes(name),
)
/** Reading, and the view that is silently not recorded, answer 200 and change nothing. */
const HARMLESS = ['interestEligibility', 'chatEligibility', 'recordOpportunityView']

const snapshot = async () =>
  database.query(`select (select md5(string_agg(t::text, ',' order by t::text)) from opportunities t) as posts,
    (select md5(string_agg(t::text, ',' order by t::text)) from opportunity_trackings t) as trackings,
    (select md5(string_agg(t::text, ',' order by t::text)) from counter_offers t) as offers,
    (select md5(string_agg(t::text, ',' order by t::text)) from consultations t) as calls,
    (select md5(string_agg(t::text, ',' order by t::text)) from opportunity_team_members t) as team,
    (select md5(string_agg(t::text, ',' order by t::text)) from opportunity_documents t) as documents,
    (select count(*) from hires) as hires, (select count(*) from tab_views) as views,
    (select count(*) from opportunity_history) as history, (select count(*) from notifications) as notices`)

describe.each([
  ['a client', false],
  ['an expert', true],
] as const)('an invited member who is %s', (_who, isExpert) => {
  beforeAll(async () => {
    await database.query('update users set is_expert = $2 where id = $1', [who.jonas.id, isExpert])
  })

  it('[GO-05] is refused by every action on the post, with 403, and nothing changes', async () => {
    expect(ABOUT_A_POST.length).toBeGreaterThan(15)
    await openCall()
    const before = await snapshot()
    const faults: string[] = []
    for (const door of ABOUT_A_POST) {
      const input = await inputOf(door.name, door.takes?.body ?? [])
      const { status, body } = await hook<Refused>(door.path, door.name, input, who.jonas, isExpert ? 'expert' : 'user')
      const expected = HARMLESS.includes(door.name) ? 200 : 403
      if (status !== expected) faults.push(`${door.name}: ${status} ${JSON.stringify(body)}`)
    }
    expect(faults).toEqual([])
    expect(await snapshot()).toEqual(before)
  })

  it('[GO-05] is refused by the REST paths in every status of the post, with 403', { timeout: 120_000 }, async () => {
    const faults: string[] = []
    for (const status of OPPORTUNITY_STATUSES) {
      await arrange(id, who.elena, { status, standing: 'interested', hasProposal: true, counterOffer: 'pending' })
      for (const name of CALL_NAMES) {
        const answer = await call(name, who.jonas, { id, expert: who.elena })
        if (answer.status !== 403) faults.push(`${name} while ${status}: ${answer.status} ${answer.body.errorCode}`)
      }
      expect([await statusOf(id), await standingOf(id, who.elena)]).toEqual([status, 'interested'])
    }
    expect(faults).toEqual([])
    await arrange(id, who.elena, { standing: 'interested', hasProposal: true, counterOffer: 'pending' })
  })

  it('[GO-05] uploads nothing, deletes nobody’s file, and pays for no hire', async () => {
    await database.query(documentSql(id, who.elena, 'nda_apply'))
    const callId = await openCall()
    const before = await snapshot()
    for (const uploadType of ['opportunity_apply', 'nda_apply'])
      expect((await upload(id, { by: who.jonas, uploadType })).status).toBe(403)
    const files = await database.query<{ id: string }>(
      'select id from opportunity_documents where opportunity_id = $1',
      [id],
    )
    const token = { token: who.jonas.token }
    for (const file of files)
      expect((await actions.request('DELETE', `/api/opportunities/assets/${file.id}`, undefined, token)).status).toBe(
        403,
      )
    const form = new FormData()
    form.append('opportunityId', id)
    form.append('expertId', who.elena.id)
    expect((await actions.request('POST', '/consultation/consultation', form, token)).status).toBe(403)
    expect((await actions.request('PATCH', `/api/consultation/${callId}`, {}, token)).status).toBe(403)
    expect((await actions.get(`/api/opportunities/${id}/companySetup`, token)).status).toBe(403)
    expect(await snapshot()).toEqual(before)
  })

  it('[GO-05, GO-98] marks the tabs they see as seen for themselves, which tells applicants nothing', async () => {
    await database.query(`delete from tab_views; update opportunity_trackings set seen_by_poster_at = null`)
    const [before] = await snapshot()
    const mark = (status: string, { token } = who.jonas) =>
      actions.post('/api/opportunities/tabSeen', { opportunityId: id, status }, { token })
    expect((await mark('interestTab')).status).toBe(200)
    expect((await mark('hiredTab')).status, 'nobody is hired').toBe(403)
    expect((await mark('interestTab', who.tom)).status, 'somebody who wasn’t invited').toBe(403)
    expect(await database.query('select user_id, tab from tab_views')).toEqual([
      { user_id: who.jonas.id, tab: 'interestTab' },
    ])
    expect(await snapshot()).toEqual([{ ...before, views: '1' }])
  })
})
