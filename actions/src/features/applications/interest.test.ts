import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { openApplications, type Refused } from './applications.testkit.js'

const { actions, arrange, call, database, publishedPost, standingOf, toldTo, upload, who } = await openApplications()
let id: string
let withNda: string
beforeAll(async () => {
  id = await publishedPost()
  withNda = await publishedPost({ isNdaRequired: true })
})
beforeEach(() => arrange(id, who.elena, { standing: null }))

const show = (expert: Actor, at = id) => call('showInterest', expert, { id: at, expert })
const codeOf = async (expert: Actor, at = id) => (await show(expert, at)).body.errorCode

interface Eligible {
  data: { interestEligibility: { isAllowed: boolean; blocker: string | null; message: string | null } }
}
async function eligibility(expert: Actor, at = id) {
  const query = `{ interestEligibility(opportunityId: "${at}") { isAllowed blocker message profilePercentNeeded } }`
  const { body } = await actions.engine.graphql({ query, token: expert.token })
  return (body as unknown as Eligible).data.interestEligibility
}

describe('showing interest', () => {
  it('[FLOW-10, INT-19, OBASE-09, GO-93] records it, and notifies the poster with a link to the tab', async () => {
    const answer = await show(who.elena)
    expect([answer.status, answer.body.status]).toEqual([201, 'interested'])
    const tracked = await database.query(
      'select status, interest_shown_at from opportunity_trackings where opportunity_id = $1 and user_id = $2',
      [id, who.elena.id],
    )
    expect(tracked).toEqual([{ status: 'interested', interest_shown_at: expect.any(Date) }])
    const notice = (await toldTo(id, who.nora)).find(({ kind }) => kind === 'application_received')
    expect(notice).toMatchObject({ kind: 'application_received', mailed: true })
    expect(notice?.link).toBe(`/dashboard/opportunity_detail/${id}?tab=interests&applicant=${who.elena.id}`)
    expect(notice?.body).toContain('Elena Marchetti showed interest')
  })

  it('[INT-03, GO-23, GO-93] is refused if repeated, and to people it isn’t for', async () => {
    await show(who.elena)
    expect(await codeOf(who.elena)).toBe('INVALID_STATUS_TRANSITION')
    expect(await codeOf(who.tom)).toBe('EXPERTS_ONLY')
    expect(await codeOf(who.nora)).toBe('EXPERTS_ONLY')
    const other = { opportunityId: id, status: 'accepted' }
    const { status } = await actions.post('/api/opportunities/interest', other, { token: who.elena.token })
    expect(status).toBe(400)
  })

  it('[INT-08, GO-30] tells an expert who isn’t matched whom to contact', async () => {
    await database.query(`delete from opportunity_topics where opportunity_id = $1`, [id])
    const ask = await eligibility(who.kenji)
    expect(ask).toMatchObject({ isAllowed: false, blocker: 'NOT_MATCHED' })
    const { supportEmail } = (await actions.get<{ supportEmail: string }>('/api/config')).body
    expect(ask.message).toBe(
      `You are not matched to this opportunity. Please contact ${supportEmail} if you think this is a mistake.`,
    )
    expect(await codeOf(who.kenji)).toBe('NOT_MATCHED')
  })

  describe('the match', () => {
    const KENJI = `(select id from users where slug = 'kenji-mori')`
    const wanted = (table: string, held: string, column: string) =>
      `insert into ${table} (opportunity_id, ${column}) select o.id, h.${column} from opportunities o, ${held} h
       where o.id = $1 and h.user_id = ${KENJI}`
    let fresh: string
    beforeEach(async () => {
      fresh = await publishedPost()
      expect((await eligibility(who.kenji, fresh)).blocker).toBe('NOT_MATCHED')
    })

    it.each([
      ['topic', wanted('opportunity_topics', 'expert_topics', 'topic_id')],
      ['domain', wanted('opportunity_domains', 'expert_domains', 'domain_id')],
      ['skill of their expertise', wanted('opportunity_skills', 'expert_expertise', 'expertise_id')],
      [
        'country',
        `update opportunities set country_id = (select country_id from expert_details where user_id = ${KENJI}) where id = $1`,
      ],
    ])('[INT-04, GO-27] by %s lets an expert show interest', async (_what, sql) => {
      await database.query(sql, [fresh])
      expect((await eligibility(who.kenji, fresh)).isAllowed).toBe(true)
      expect((await show(who.kenji, fresh)).status).toBe(201)
    })

    it('[INT-05] by the package lets an expert show interest', async () => {
      await database.query('insert into opportunity_package_experts (opportunity_id, user_id) values ($1, $2)', [
        fresh,
        who.kenji.id,
      ])
      expect((await show(who.kenji, fresh)).status).toBe(201)
    })

    it('[INT-06, GO-28] by assignment lets that expert show interest, and nobody else', async () => {
      const assigned = randomUUID()
      await database.query(`begin; set local sagework.seeding = on;
        insert into opportunities (id, type, status, title, brief, posted_by, assigned_expert_id)
          select '${assigned}', 'hire-expert-on-project', 'published', title, brief, posted_by, '${who.kenji.id}'
          from opportunities where id = '${fresh}';
        insert into opportunity_topics select '${assigned}', topic_id from opportunity_topics where opportunity_id = '${fresh}';
        commit`)
      // for everybody else it doesn't exist
      expect(await codeOf(who.elena, assigned)).toBe('OPPORTUNITY_NOT_FOUND')
      expect((await show(who.kenji, assigned)).status).toBe(201)
    })

    it('[INT-07] is required, and otherwise nothing is recorded', async () => {
      expect(await codeOf(who.kenji, fresh)).toBe('NOT_MATCHED')
      expect(await standingOf(fresh, who.kenji)).toBeNull()
    })
  })

  it('[INT-16, GO-24] needs a calendar first', async () => {
    await database.query('insert into opportunity_package_experts values ($1, $2) on conflict do nothing', [
      id,
      who.marcus.id,
    ])
    expect((await eligibility(who.marcus)).blocker).toBe('CALENDAR_REQUIRED')
    expect(await codeOf(who.marcus)).toBe('CALENDAR_REQUIRED')
  })

  it('[INT-17, X-34] then 80% of the profile, by what is stored', async () => {
    await database.query(`update user_accounts set calendly = 'https://calendly.com/m' where user_id = $1`, [
      who.marcus.id,
    ])
    const fill = (words: string | null) =>
      database.query<{ percent: number }>(
        `update expert_details set bio = 'b', experience = $2, work = $2 where user_id = $1
         returning profile_complete_percent as percent`,
        [who.marcus.id, words],
      )
    await database.query(`update users set profile_pic = '/faces/m.svg' where id = $1`, [who.marcus.id])
    await database.query('delete from expert_topics where user_id = $1', [who.marcus.id])
    expect(await fill(null)).toEqual([{ percent: 40 }])
    expect([(await eligibility(who.marcus)).blocker, await codeOf(who.marcus)]).toEqual([
      'PROFILE_INCOMPLETE',
      'PROFILE_INCOMPLETE',
    ])
    expect(await fill('words')).toEqual([{ percent: 80 }])
    expect((await eligibility(who.marcus)).isAllowed).toBe(true)
    expect((await show(who.marcus)).status).toBe(201)
  })

  it('[GO-03] reveals nothing about a hidden post', async () => {
    await arrange(id, who.elena, { standing: null, status: 'draft' })
    expect((await show(who.elena)).status).toBe(404)
    const lost = { opportunityId: 'not-an-id', status: 'interested' }
    expect((await actions.post('/api/opportunities/interest', lost, { token: who.elena.token })).status).toBe(404)
  })

  it('[X-61, X-71] accepts the terms of hiring on the page, if those apply now', async () => {
    const mutation = (version: string) => `mutation { showInterest(opportunityId: "${id}"${version}) { status } }`
    const ask = async (version: string) =>
      (await actions.engine.graphql({ query: mutation(version), token: who.elena.token })).body
    expect((await ask('')).errors).toHaveLength(1)
    expect((await ask(', seenTermsVersion: 0')).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' })
    const { errors } = await ask(', seenTermsVersion: 2')
    const hiringTerms = { version: 1, appliesFrom: '2026-11-01', changes: [] }
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TERMS_CHANGED', terms: { amountCents: null, hiringTerms } })
    // a REST client names them or doesn't
    const rest = { opportunityId: id, status: 'interested', seenTermsVersion: 2 }
    const answer = await actions.post<Refused>('/api/opportunities/interest', rest, { token: who.elena.token })
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
    expect(await standingOf(id, who.elena)).toBeNull()
    expect((await ask(', seenTermsVersion: 1')).data).toEqual({ showInterest: { status: 'interested' } })
  })

  it('is an action in the expert’s schema, which returns the application', async () => {
    const query = `mutation { showInterest(opportunityId: "${id}", seenTermsVersion: 1) { status application { status is_proposal_uploaded } } }`
    const { body } = await actions.engine.graphql({ query, token: who.elena.token })
    const application = { status: 'interested', is_proposal_uploaded: false }
    expect(body.data).toEqual({ showInterest: { status: 'interested', application } })
  })
})

describe('when an NDA is required', () => {
  it('[INT-18, GO-25, PROP-07] nothing works without it', async () => {
    expect(await codeOf(who.elena, withNda)).toBe('NDA_REQUIRED')
    const proposal = { opportunityId: withNda, agreedValue: 5000, seenVersion: 1 }
    const answer = await actions.post<Refused>('/api/opportunities/proposal', proposal, { token: who.elena.token })
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'NDA_REQUIRED'])
    expect((await upload(withNda)).body.errorCode).toBe('NDA_REQUIRED')
  })

  it('[GO-25] someone who may not show interest can’t send the NDA either, and no file is kept', async () => {
    expect((await upload(withNda, { by: who.tom, uploadType: 'nda_apply' })).body.errorCode).toBe('EXPERTS_ONLY')
    expect(await database.query(`select id from opportunity_documents where uploaded_by = $1`, [who.tom.id])).toEqual(
      [],
    )
  })

  it('[GO-25] the first signed copy records interest, the second is merely a copy', async () => {
    const first = await upload(withNda, { uploadType: 'nda_apply' })
    expect([first.status, first.body.isInterestRecorded]).toEqual([201, true])
    expect(await standingOf(withNda, who.elena)).toBe('interested')
    const second = await upload(withNda, { uploadType: 'nda_apply' })
    expect([second.status, second.body.isInterestRecorded]).toEqual([201, false])
    const told = (await toldTo(withNda, who.nora)).filter(({ kind }) => kind === 'application_received')
    expect(told.map(({ title }) => title)).toEqual(['An expert is interested'])
  })
})
