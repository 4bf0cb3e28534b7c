import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, completePayload, editPost, post, readVersionOf } from '../opportunities/opportunities.testkit.js'
import { FEEDBACK, openApplications } from './applications.testkit.js'

const { actions, database, statusOf, upload, who } = await openApplications()
let id: string
beforeAll(async () => {
  id = await post(actions, who.nora, await completePayload(database))
})

type Answer = Record<string, Record<string, unknown>>

/** Runs a mutation as the given person; fails the test if it is refused. */
async function mutate(by: Actor, mutation: string, role?: string): Promise<Record<string, unknown>> {
  const query = `mutation { answer: ${mutation} }`
  const { body } = await actions.engine.graphql({ query, token: by.token, ...(role ? { role } : {}) })
  const answer = (body as { data?: Answer }).data?.answer
  if (!answer) throw new Error(JSON.stringify(body))
  return answer
}

interface Entry {
  event: string
  actor_role: string
  actor: { first_name: string } | null
  words: string | null
}

/** The timeline as this person sees it, oldest first. */
async function timelineOf(by: Actor, role?: string): Promise<Entry[]> {
  const fields = 'event actor_role actor { first_name } words'
  const query = `{ opportunities_by_pk(id: "${id}") { history(order_by: { id: asc }) { ${fields} } } }`
  const { body } = await actions.engine.graphql({ query, token: by.token, ...(role ? { role } : {}) })
  return (body as { data: { opportunities_by_pk: { history: Entry[] } } }).data.opportunities_by_pk.history
}

const said = (entries: readonly Entry[]) =>
  entries.map(({ event, actor, actor_role }) => `${actor?.first_name ?? actor_role} ${event}`)

async function uploadProposal(name?: string): Promise<string> {
  const { status, body } = await upload(id, { name })
  expect(status).toBe(201)
  return body.asset_id
}

describe('the whole workflow over GraphQL', () => {
  const at = () => `opportunityId: "${id}"`
  const asRead = async () => {
    const { version, updatedAt } = await readVersionOf(database, id)
    return `version: ${version}, updatedAt: "${updatedAt}"`
  }
  /** The post was edited twice before anyone applied. */
  const terms = (cents: number) => `seenVersion: 3, seenAmountCents: ${cents}, seenAmountUnit: "month"`
  const deal = (cents: number) => `${terms(cents)}, seenTermsVersion: 1`
  const expert = () => `${at()}, expertId: "${who.elena.id}"`

  it('[GO-08, X-06] a post that staff send back once and then approve', async () => {
    const review = async (what: string, reason: string) =>
      mutate(who.ada, `${what}(id: "${id}", ${await asRead()}, reason: "${reason}") { status }`, 'staff')
    await review('requestOpportunityChanges', 'Say more about the goals.')
    const edit = (duration: number) => editPost({ actions, database }, id, { duration }, who.nora)
    expect((await edit(9)).status).toBe(200)
    expect((await edit(9)).status).toBe(200)
    expect(await review('approveOpportunity', 'Clear now.')).toEqual({ status: 'published' })
    await edit(12)
    await review('approveOpportunity', 'Fine.')
  })

  it('[FLOW-10, FLOW-11, FLOW-12] interest, proposal and a rejected counter offer', async () => {
    await mutate(who.elena, `showInterest(${at()}, seenTermsVersion: 1) { status }`)
    await uploadProposal()
    const spare = await uploadProposal('spare.pdf')
    const { token } = who.elena
    expect((await actions.request('DELETE', `/api/opportunities/assets/${spare}`, undefined, { token })).status).toBe(
      200,
    )
    const offer = await mutate(
      who.elena,
      `submitProposal(${at()}, agreedValueCents: 650000, seenVersion: 3) { application { agreed_value_cents documents { asset_name } } }`,
    )
    expect(offer.application).toEqual({ agreed_value_cents: 650000, documents: [{ asset_name: 'proposal.pdf' }] })
    const seen = await mutate(who.nora, `markTabSeen(${at()}, tab: "interestTab") { tab }`)
    expect(seen).toEqual({ tab: 'interestTab' })
    const input = (cents: number) => `input: { counterAmountCents: ${cents}, feedback: "${FEEDBACK}" }`
    const made = await mutate(
      who.nora,
      `createCounterOffer(${expert()}, ${input(600000)}, ${terms(650000)}) { id status }`,
    )
    await mutate(who.nora, `updateCounterOffer(id: "${made.id}", ${input(620000)}, ${terms(650000)}) { status }`)
    // Both sides agree to the version they saw, not to later changes.
    const accepting = `acceptCounterOffer(id: "${made.id}", ${terms(600000)}) { status }`
    await expect(mutate(who.elena, accepting)).rejects.toThrow('TERMS_CHANGED')
    await expect(mutate(who.nora, `hireExpert(${expert()}, ${deal(620000)}) { status }`)).rejects.toThrow(
      'TERMS_CHANGED',
    )
    const reason = 'This is below what I can work for.'
    const answered = await mutate(
      who.elena,
      `rejectCounterOffer(id: "${made.id}", reason: "${reason}", ${terms(620000)}) { counter_offer { status counter_amount_cents counter_amount_unit reject_reason } }`,
    )
    const counter = {
      status: 'rejected',
      counter_amount_cents: 620000,
      counter_amount_unit: 'month',
      reject_reason: reason,
    }
    expect(answered.counter_offer).toEqual(counter)
  })

  it('[FLOW-13, FLOW-14, FLOW-15, OFFER-07] hire at the first amount, acceptance, then opting out', async () => {
    const hired = await mutate(
      who.nora,
      `hireExpert(${expert()}, ${deal(650000)}) { application { status hire { agreed_value_cents agreed_value_unit } } }`,
    )
    expect(hired.application).toEqual({
      status: 'pending',
      hire: { agreed_value_cents: 650000, agreed_value_unit: 'month' },
    })
    const accepted = await mutate(
      who.elena,
      `acceptHire(${at()}, ${deal(650000)}) { opportunity { status } application { status } }`,
    )
    expect(accepted).toEqual({ opportunity: { status: 'in progress' }, application: { status: 'accepted' } })
    const reason = 'My other engagement was extended.'
    const left = await mutate(
      who.elena,
      `optOut(${at()}, reason: "${reason}", ${terms(650000)}) { status application { status opt_out_reason } }`,
    )
    expect(left.application).toEqual({ status: 'opted out', opt_out_reason: reason })
    expect(await statusOf(id)).toBe('published')
  })

  const OF_THE_POST = [
    'Nora posted',
    'staff changes_requested',
    'Nora edited',
    'staff published',
    'Nora edited',
    'staff edit_approved',
  ]
  const OF_THE_APPLICATION = [
    'Elena interest_shown',
    'Elena document_uploaded',
    'Elena document_uploaded',
    'Elena document_deleted',
    'Elena proposal_submitted',
    'Nora application_seen',
    'Nora counter_offered',
    'Nora counter_offer_changed',
    'Elena counter_offer_rejected',
    'Nora hired',
    'Elena hire_accepted',
    'Elena opted_out',
  ]

  it('[X-05] the timeline tells the poster and staff who did what, and when', async () => {
    const whole = await timelineOf(who.nora)
    const post = said(whole).filter((entry) => !OF_THE_APPLICATION.includes(entry))
    expect(post).toEqual([...OF_THE_POST, 'system started', 'system reopened'])
    expect(said(whole).filter((entry) => OF_THE_APPLICATION.includes(entry))).toEqual(OF_THE_APPLICATION)
    expect(whole.find(({ event }) => event === 'changes_requested')?.words).toBe('Say more about the goals.')
    expect(said(await timelineOf(who.ada, 'staff'))).toEqual(said(whole))
  })

  it('[X-05, GO-04] shows an expert only their own application, and others nothing', async () => {
    expect(said(await timelineOf(who.elena))).toEqual(OF_THE_APPLICATION)
    expect(await timelineOf(who.kenji)).toEqual([])
    expect(await timelineOf(who.tom)).toEqual([])
  })

  it('[GO-12, GO-14] closing by the poster and deleting by staff', async () => {
    expect(await mutate(who.nora, `closeOpportunity(id: "${id}", comments: "Done.") { status }`)).toEqual({
      status: 'no hires',
    })
    expect(
      await mutate(
        who.ada,
        `deleteOpportunity(id: "${id}", ${await asRead()}, comments: "Asked for.") { status }`,
        'staff',
      ),
    ).toEqual({
      status: 'deleted',
    })
  })
})
