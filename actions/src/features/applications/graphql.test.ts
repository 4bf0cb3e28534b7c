import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '../../../../tests/support/actions.js'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.js'
import type { Actor } from '../opportunities/opportunities.testkit.js'
import { FEEDBACK, type People, people, publishedPost, statusOf } from './applications.testkit.js'

let database: TestDatabase
let actions: TestActions
let who: People
let id: string
beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database)
  who = await people(database)
  id = await publishedPost(database, actions, who.nora)
})

type Answer = Record<string, Record<string, unknown>>

/** One mutation as somebody; fails with the refusal when there is one. */
async function mutate(by: Actor, mutation: string, role?: string): Promise<Record<string, unknown>> {
  const query = `mutation { answer: ${mutation} }`
  const { body } = await actions.engine.graphql({ query, token: by.token, ...(role ? { role } : {}) })
  const answer = (body as { data?: Answer }).data?.answer
  if (!answer) throw new Error(JSON.stringify(body))
  return answer
}

async function uploadProposal(): Promise<void> {
  const data = new FormData()
  data.append('uploadType', 'opportunity_apply')
  data.append('opportunityId', id)
  data.append('uploadedFile', new Blob(['%PDF-1.7 words']), 'proposal.pdf')
  const { status } = await actions.request('POST', '/api/opportunities/assets', data, { token: who.elena.token })
  expect(status).toBe(201)
}

describe('the whole way over GraphQL', () => {
  const at = () => `opportunityId: "${id}"`
  const expert = () => `${at()}, expertId: "${who.elena.id}"`

  it('[FLOW-10, FLOW-11, FLOW-12] interest, proposal and a counter offer that is rejected', async () => {
    await mutate(who.elena, `showInterest(${at()}) { status }`)
    await uploadProposal()
    const offer = await mutate(
      who.elena,
      `submitProposal(${at()}, agreedValueCents: 650000) { application { agreed_value_cents documents { asset_name } } }`,
    )
    expect(offer.application).toEqual({ agreed_value_cents: 650000, documents: [{ asset_name: 'proposal.pdf' }] })
    const seen = await mutate(who.nora, `markTabSeen(${at()}, tab: "interestTab") { tab }`)
    expect(seen).toEqual({ tab: 'interestTab' })
    const input = (cents: number) => `input: { counterAmountCents: ${cents}, feedback: "${FEEDBACK}" }`
    const made = await mutate(who.nora, `createCounterOffer(${expert()}, ${input(600000)}) { id status }`)
    await mutate(who.nora, `updateCounterOffer(id: "${made.id}", ${input(620000)}) { status }`)
    const reason = 'This is below what I can work for.'
    const answered = await mutate(
      who.elena,
      `rejectCounterOffer(id: "${made.id}", reason: "${reason}") { counter_offer { status counter_amount_cents reject_reason } }`,
    )
    const counter = { status: 'rejected', counter_amount_cents: 620000, reject_reason: reason }
    expect(answered.counter_offer).toEqual(counter)
  })

  it('[FLOW-13, FLOW-14, FLOW-15, OFFER-07] hire at the first amount, acceptance, and opting out after', async () => {
    const hired = await mutate(
      who.nora,
      `hireExpert(${expert()}) { application { status hire { agreed_value_cents } } }`,
    )
    expect(hired.application).toEqual({ status: 'pending', hire: { agreed_value_cents: 650000 } })
    const accepted = await mutate(who.elena, `acceptHire(${at()}) { opportunity { status } application { status } }`)
    expect(accepted).toEqual({ opportunity: { status: 'in progress' }, application: { status: 'accepted' } })
    await mutate(who.elena, `optOut(${at()}, reason: "My other engagement was extended.") { status }`)
    expect(await statusOf(database, id)).toBe('published')
  })

  it('keeps a timeline of it, who and what and when', async () => {
    const query = `{ opportunity_history(where: { opportunity_id: { _eq: "${id}" } }, order_by: { id: asc }) { event actor_role actor { first_name } words } }`
    const { body } = await actions.engine.graphql({ query, token: who.elena.token })
    const rows = (body as { data: { opportunity_history: { event: string; actor: { first_name: string } }[] } }).data
    expect(rows.opportunity_history.map(({ event, actor }) => `${actor.first_name} ${event}`)).toEqual([
      'Elena interest_shown',
      'Elena proposal_submitted',
      'Nora application_seen',
      'Nora counter_offered',
      'Nora counter_offer_changed',
      'Elena counter_offer_rejected',
      'Nora hired',
      'Elena hire_accepted',
      'Elena opted_out',
    ])
  })

  it('[GO-12, GO-14] closing by the poster and deleting by staff', async () => {
    expect(await mutate(who.nora, `closeOpportunity(id: "${id}", comments: "Done.") { status }`)).toEqual({
      status: 'no hires',
    })
    expect(await mutate(who.ada, `deleteOpportunity(id: "${id}", comments: "Asked for.") { status }`, 'staff')).toEqual(
      {
        status: 'deleted',
      },
    )
  })
})
