import { beforeEach, describe, expect, it } from 'vitest'
import { editPost } from '../../opportunities/opportunities.testkit.js'
import { type CallName, COUNTER_CENTS, OFFER_CENTS, openApplications, type Situation } from '../applications.testkit.js'

const { actions, arrange, call, database, publishedPost, standingOf, toldTo, who } = await openApplications({
  engine: false,
})
let id: string
beforeEach(async () => {
  id = await publishedPost()
})

const PROPOSED: Situation = { standing: 'interested', hasProposal: true }
const COUNTERED: Situation = { ...PROPOSED, counterOffer: 'pending' }
const HIRED: Situation = { standing: 'pending', hasProposal: true }

/** Every step that binds or rejects: who takes it, from which situation, and the dollar amount on their page. */
const STEPS: readonly [CallName, 'nora' | 'elena', Situation, number | null][] = [
  ['createCounterOffer', 'nora', PROPOSED, OFFER_CENTS / 100],
  ['updateCounterOffer', 'nora', COUNTERED, OFFER_CENTS / 100],
  ['acceptCounterOffer', 'elena', COUNTERED, COUNTER_CENTS / 100],
  ['rejectCounterOffer', 'elena', COUNTERED, COUNTER_CENTS / 100],
  ['hireExpert', 'nora', PROPOSED, OFFER_CENTS / 100],
  ['acceptHire', 'elena', HIRED, OFFER_CENTS / 100],
  ['rejectApplicant', 'nora', PROPOSED, OFFER_CENTS / 100],
  ['rejectApplicant', 'nora', { standing: 'interested' }, null],
  ['optOut', 'elena', COUNTERED, COUNTER_CENTS / 100],
  ['optOut', 'elena', HIRED, OFFER_CENTS / 100],
]
const take = (name: CallName, by: 'nora' | 'elena', seen?: object) =>
  call(name, who[by], { id, expert: who.elena, seen })
const edit = (changes: Record<string, unknown>) => editPost({ actions, database }, id, changes, who.nora)
const entries = async () =>
  (await database.query('select 1 from opportunity_history where opportunity_id = $1', [id])).length

describe('agreeing to the terms on the page', () => {
  it.each(STEPS)('[X-71] %s by %s from %j: not for another version', async (name, by, situation) => {
    await arrange(id, who.elena, situation)
    expect((await edit({ minBudgetAmount: 6000 })).status).toBe(200)
    const before = await entries()
    const { status, body } = await take(name, by, { seenVersion: 1 })
    expect([status, body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
    expect(body.terms).toMatchObject({
      version: 2,
      changes: [{ name: 'Budget', before: '$5,000 – $9,000 per month', after: '$6,000 – $9,000 per month' }],
    })
    expect([await standingOf(id, who.elena), await entries()]).toEqual([situation.standing, before])
    expect((await take(name, by, { seenVersion: 2 })).status).toBeLessThan(300)
  })

  it.each(STEPS)('[X-71] %s by %s from %j: not for another amount', async (name, by, situation, dollars) => {
    await arrange(id, who.elena, situation)
    const { status, body } = await take(name, by, { seenAmount: 4321, seenAmountUnit: 'month' })
    expect([status, body.errorCode]).toEqual([409, 'TERMS_CHANGED'])
    const cents = dollars === null ? null : dollars * 100
    expect(body.terms).toMatchObject({ version: 1, amountCents: cents, changes: [{ before: '$4,321 per month' }] })
    expect((await take(name, by, { seenAmount: dollars })).status).toBeLessThan(300)
  })

  it.each(STEPS)('[X-71] %s by %s from %j: not without naming the terms', async (name, by, situation, dollars) => {
    await arrange(id, who.elena, situation)
    for (const left of ['seenVersion', 'seenAmount', ...(dollars === null ? [] : ['seenAmountUnit'])]) {
      const { status, body } = await take(name, by, { [left]: undefined })
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, [left]])
    }
    expect(await standingOf(id, who.elena)).toBe(situation.standing)
  })

  it.each(STEPS)('[X-71] %s by %s from %j: not for a nearly equal amount', async (name, by, situation, dollars) => {
    await arrange(id, who.elena, situation)
    const { status, body } = await take(name, by, { seenAmount: (dollars ?? 0) + 0.001, seenAmountUnit: 'month' })
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['seenAmount']])
    const beyond = await take(name, by, { seenVersion: 2 ** 31 })
    expect([beyond.status, beyond.body.errors?.map(({ field }) => field)]).toEqual([400, ['seenVersion']])
    expect(await standingOf(id, who.elena)).toBe(situation.standing)
  })

  it.each([
    ['hireExpert', 'nora', PROPOSED, 'terms_version'],
    ['acceptHire', 'elena', HIRED, 'accepted_terms_version'],
  ] as const)(
    '[X-61, X-71] %s by %s: only with the terms of hiring that apply now',
    async (name, by, situation, kept) => {
      await arrange(id, who.elena, situation)
      for (const seenTermsVersion of [undefined, 0, 1.5, 'one'] as unknown as number[]) {
        const { status, body } = await take(name, by, { seenTermsVersion })
        expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['seenTermsVersion']])
      }
      const { status, body } = await take(name, by, { seenTermsVersion: 2 })
      expect([status, body.errorCode, body.message]).toEqual([
        409,
        'TERMS_CHANGED',
        'The terms of hiring have changed since you opened this page. Read what is new before you decide.',
      ])
      expect(body.terms).toMatchObject({
        ...{ version: 1, amountCents: OFFER_CENTS, changes: [] },
        hiringTerms: { version: 1, appliesFrom: '2026-11-01' },
      })
      expect(await standingOf(id, who.elena)).toBe(situation.standing)
      expect((await take(name, by, { seenTermsVersion: 1 })).status).toBe(200)
      const [hire] = await database.query(`select ${kept} from hires where opportunity_id = $1`, [id])
      expect(hire).toEqual({ [kept]: 1 })
    },
  )

  it('[X-71] same for the GraphQL actions, whose amounts are in cents', async () => {
    await arrange(id, who.elena, PROPOSED)
    const hire = (seen: object) =>
      actions.hook('/hooks/actions/hire-expert', {
        action: { name: 'hireExpert' },
        input: { opportunityId: id, expertId: who.elena.id, ...seen },
        session_variables: {
          'x-hasura-role': 'user',
          'x-hasura-user-id': who.nora.id,
          'x-hasura-session-id': who.nora.sessionId,
        },
      })
    expect((await hire({})).status).toBe(400)
    const seenTermsVersion = 1
    for (const seenAmountCents of ['much', true, [OFFER_CENTS], `${OFFER_CENTS}.0`, '6.5e5'])
      expect((await hire({ seenVersion: 1, seenAmountCents, seenAmountUnit: 'month', seenTermsVersion })).status).toBe(
        400,
      )
    const old = await hire({ seenVersion: 1, seenAmountCents: 640_000, seenAmountUnit: 'month', seenTermsVersion })
    expect([old.status, old.body]).toMatchObject([
      409,
      { extensions: { code: 'TERMS_CHANGED', terms: { amountCents: OFFER_CENTS, amount: '$6,500 per month' } } },
    ])
    expect(
      (await hire({ seenVersion: 1, seenAmountCents: String(OFFER_CENTS), seenAmountUnit: 'month', seenTermsVersion }))
        .status,
    ).toBe(200)
  })
})

describe('an edit of a published post', () => {
  it('[X-71, X-05] notifies everyone with an open application, saying what changed', async () => {
    await arrange(id, who.elena, HIRED)
    await arrange(id, who.marcus, PROPOSED)
    await arrange(id, who.kenji, { standing: 'rejected' })
    await edit({ minBudgetAmount: 6000, duration: 3 })
    await expect.poll(async () => (await toldTo(id, who.marcus)).length).toBe(1)
    const [hired] = await toldTo(id, who.elena)
    expect(hired).toMatchObject({ title: 'A role you applied for has changed', mailed: true })
    expect(hired?.body).toContain(
      'Duration: 6 months → 3 months. Budget: $5,000 – $9,000 per month → $6,000 – $9,000 per month.',
    )
    expect(hired?.body).toContain('read the changes before you accept')
    expect(await toldTo(id, who.kenji)).toEqual([])
    const rows = await database.query(
      `select user_id, words from opportunity_history where opportunity_id = $1 and event = 'edited' order by id`,
      [id],
    )
    const words = 'Duration: 6 months → 3 months\nBudget: $5,000 – $9,000 per month → $6,000 – $9,000 per month'
    expect(rows).toEqual([null, who.elena.id, who.marcus.id].map((user_id) => ({ user_id, words })))
  })

  it('[X-71] doesn’t change the version an application responds to, until its expert responds again', async () => {
    await call('showInterest', who.elena, { id, expert: who.elena })
    const answered = async () =>
      (await database.query('select answers_version_no from opportunity_trackings where opportunity_id = $1', [id]))[0]
    await edit({ duration: 3 })
    expect(await answered()).toEqual({ answers_version_no: 1 })
    await arrange(id, who.elena, PROPOSED)
    expect((await call('submitProposal', who.elena, { id, expert: who.elena, seen: { seenVersion: 1 } })).status).toBe(
      409,
    )
    expect((await call('submitProposal', who.elena, { id, expert: who.elena })).status).toBe(200)
    expect(await answered()).toEqual({ answers_version_no: 2 })
    await edit({ duration: 4 })
    expect((await call('submitProposal', who.elena, { id, expert: who.elena })).status).toBe(200)
    expect(await answered()).toEqual({ answers_version_no: 3 })
    expect((await toldTo(id, who.nora))[0]?.title).toBe('An offer stands after your change')
  })

  it('[X-71] an accepted counter offer responds to the version its expert had read', async () => {
    await arrange(id, who.elena, COUNTERED)
    await database.query('update opportunity_trackings set answers_version_no = 1 where opportunity_id = $1', [id])
    await edit({ duration: 3 })
    expect((await take('acceptCounterOffer', 'elena', { seenVersion: 2 })).status).toBe(200)
    const answered = await database.query(
      'select answers_version_no from opportunity_trackings where opportunity_id = $1',
      [id],
    )
    expect(answered).toEqual([{ answers_version_no: 2 }])
  })

  it('[X-71] a hire keeps the version both sides agreed to', async () => {
    await arrange(id, who.elena, PROPOSED)
    await take('hireExpert', 'nora')
    await edit({ duration: 3 })
    expect((await take('acceptHire', 'elena', { seenVersion: 1 })).body.errorCode).toBe('TERMS_CHANGED')
    expect((await take('acceptHire', 'elena', { seenVersion: 2 })).status).toBe(200)
    const [hire] = await database.query('select version_no from hires where opportunity_id = $1', [id])
    expect(hire).toEqual({ version_no: 2 })
    const change = database.query('update hires set version_no = 3 where opportunity_id = $1', [id])
    await expect(change).rejects.toThrow('the terms of a hire cannot change')
  })
})

describe('two at the same time', () => {
  const rounds = Array.from({ length: 6 }, (_, round) => round)

  it.each([
    ['hireExpert', 'nora', PROPOSED],
    ['acceptHire', 'elena', HIRED],
    ['acceptCounterOffer', 'elena', COUNTERED],
  ] as const)(
    '[X-71, GO-23] an edit and %s by %s: nobody is bound to what they did not see',
    async (name, by, situation) => {
      for (const round of rounds) {
        await arrange(id, who.elena, situation)
        const [post] = await database.query<{ version_no: number }>(
          'select version_no from opportunities where id = $1',
          [id],
        )
        const seenVersion = post?.version_no ?? 0
        const from = await entries()
        const [step] = await Promise.all([take(name, by, { seenVersion }), edit({ duration: 1 + ((round + 6) % 24) })])
        const events = await database.query<{ event: string }>(
          'select event from opportunity_history where opportunity_id = $1 order by id offset $2',
          [id, from],
        )
        const editedAt = events.findIndex(({ event }) => event === 'edited')
        const steppedAt = events.findIndex(({ event }) =>
          ['hired', 'hire_accepted', 'counter_offer_accepted'].includes(event),
        )
        // Whoever came second saw the first one's change: a step after the edit is refused.
        if (step.status === 200) expect(editedAt === -1 || steppedAt < editedAt).toBe(true)
        else expect([step.body.errorCode, steppedAt]).toEqual(['TERMS_CHANGED', -1])
      }
    },
  )

  it('[X-71, GO-23] a counter offer changed while being accepted is accepted at the amount that was seen', async () => {
    for (const round of rounds) {
      await arrange(id, who.elena, COUNTERED)
      const [accepted] = await Promise.all([
        take('acceptCounterOffer', 'elena', { seenAmount: COUNTER_CENTS / 100 }),
        take('updateCounterOffer', 'nora', { seenAmount: OFFER_CENTS / 100 }),
      ])
      const [offer] = await database.query(
        'select status, counter_amount_cents from counter_offers where opportunity_id = $1',
        [id],
      )
      expect([round, accepted.status, offer]).toEqual([
        round,
        ...(accepted.status === 200
          ? [200, { status: 'accepted', counter_amount_cents: String(COUNTER_CENTS) }]
          : [409, { status: 'pending', counter_amount_cents: '610000' }]),
      ])
    }
  })
})

describe('a required NDA', () => {
  const nda = `insert into opportunity_documents (opportunity_id, uploaded_by, upload_type, asset_name, storage_key,
    content_type, size_bytes) values ($1, $2, 'nda_apply', 'nda.pdf', gen_random_uuid()::text, 'application/pdf', 9) returning id`
  const sign = async () => (await database.query<{ id: string }>(nda, [id, who.elena.id]))[0]?.id ?? ''
  const remove = (document: string) =>
    actions.request<{ errorCode?: string }>('DELETE', `/api/opportunities/assets/${document}`, undefined, {
      token: who.elena.token,
    })
  beforeEach(async () => {
    id = await publishedPost({ isNdaRequired: true })
    await arrange(id, who.elena, PROPOSED)
  })

  it('[X-72] stays once there is an offer: it can be replaced, but the last copy can’t be deleted', async () => {
    const first = await sign()
    expect((await remove(first)).body.errorCode).toBe('DOCUMENT_DELETE_NOT_ALLOWED')
    const gone = database.query('delete from opportunity_documents where id = $1', [first])
    await expect(gone).rejects.toThrow('the signed NDA of an application with an offer stays')
    await sign()
    expect((await remove(first)).status).toBe(200)
  })

  it('[X-72] is checked again at hiring and at acceptance', async () => {
    expect((await take('hireExpert', 'nora')).body.errorCode).toBe('SIGNED_NDA_MISSING')
    await sign()
    expect((await take('hireExpert', 'nora')).status).toBe(200)
    await database.query(
      `begin; set local sagework.seeding = on;
       delete from opportunity_documents where opportunity_id = '${id}' and upload_type = 'nda_apply'; commit`,
    )
    expect((await take('acceptHire', 'elena')).body.errorCode).toBe('NDA_REQUIRED')
  })
})
