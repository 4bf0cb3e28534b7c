import { expect, vi } from 'vitest'
import { caller } from './api.js'
import { BRIEF, smallPdf } from './fractional-form.js'

export const COMPANY = 'nora@brightwater.example'
export const EXPERT = 'elena@sagework.example'
export const OTHER_EXPERT = 'marcus@sagework.example'
export const STAFF = 'ada@sagework.example'

/** Choices for a role that matches Elena and Marcus. */
const CHOICES = `query {
  topics: master_topics(where: { topic_name: { _eq: "Product marketing" } }) { id objective_id }
  roles: master_roles(where: { role_name: { _eq: "Chief Marketing Officer" } }) { id }
  skills: master_expertise(where: { expertise_name: { _eq: "Launch planning" } }) { id }
  domains: master_domains(where: { domain_name: { _in: ["Clean energy", "Cybersecurity"] } }) { id }
  availability: opportunity_availability_types(where: { code: { _eq: "remote" } }) { id }
  starts: opportunity_start_dates(where: { code: { _eq: "immediately" } }) { id }
}`
const READ = 'query ($id: uuid!) { opportunities_by_pk(id: $id) { version_no updated_at } }'
const APPROVE = `mutation ($id: uuid!, $version: Int!, $updatedAt: timestamptz!) {
  approveOpportunity(id: $id, version: $version, updatedAt: $updatedAt) { status }
}`
const CONNECT = `mutation ($me: uuid!) {
  update_user_accounts_by_pk(pk_columns: { user_id: $me }, _set: { calendly: "https://calendly.com/marcus" }) { user_id }
}`
export const INTEREST = 'mutation ($id: uuid!) { showInterest(opportunityId: $id, seenTermsVersion: 1) { status } }'
const OFFER = `mutation ($id: uuid!, $cents: bigint!) {
  submitProposal(opportunityId: $id, agreedValueCents: $cents, seenVersion: 1) { status }
}`

/**
 * Posts a fractional role as Nora and has it approved.
 * @returns its id
 */
export async function publishRole(options: { isNdaRequired?: boolean } = {}): Promise<string> {
  const id = await postRole(COMPANY, options)
  await approve(id)
  return id
}

const TITLED = 'query ($title: String!) { opportunities(where: { title: { _eq: $title } }) { id } }'

/**
 * Approves a post that a page has sent.
 * @param title of this post only
 * @returns its id
 */
export async function approveTitled(title: string): Promise<string> {
  const { opportunities } = await (await caller(STAFF)).ask<{ opportunities: { id: string }[] }>(
    TITLED,
    { title },
    'staff',
  )
  const [post] = opportunities
  if (!post) throw new Error(`Nothing was posted as “${title}”`)
  await approve(post.id)
  return post.id
}

async function approve(id: string): Promise<void> {
  const staff = await caller(STAFF)
  const { opportunities_by_pk: post } = await staff.ask<{
    opportunities_by_pk: { version_no: number; updated_at: string }
  }>(READ, { id }, 'staff')
  await staff.ask(APPROVE, { id, version: post.version_no, updatedAt: post.updated_at }, 'staff')
}

/**
 * Sends a fractional role for approval, which costs the company credits.
 * @returns its id
 */
export async function postRole(email: string, { isNdaRequired = false } = {}): Promise<string> {
  const company = await caller(email)
  const choices = await company.ask<Record<string, { id: string; objective_id?: string }[]>>(CHOICES)
  const ids = (name: string) => (choices[name] ?? []).map(({ id }) => id)
  const { _id: id } = await company.post<{ _id: string }>('/api/opportunities', {
    data: {
      type: 'fractional',
      objectiveId: (choices.topics ?? []).map(({ objective_id }) => objective_id),
      topicId: ids('topics'),
      roles: ids('roles'),
      skills: ids('skills'),
      domain: ids('domains'),
      availability: ids('availability'),
      startDate: ids('starts')[0],
      duration: 6,
      durationType: 'month',
      clientMinBudget: 5000,
      clientMaxBudget: 9000,
      clientRequirements: BRIEF,
      posterAgreedTandC: true,
      companyAskedToSignNDA: isNdaRequired,
      ...(isNdaRequired ? { ndaIds: [await uploadNda()] } : {}),
    },
  })
  return id
}

async function uploadNda(): Promise<string> {
  const company = await caller(COMPANY)
  const multipart = { uploadType: 'nda_create', uploadedFile: { ...smallPdf(), name: 'nda-to-sign.pdf' } }
  return (await company.post<{ asset_id: string }>('/api/opportunities/assets', { multipart })).asset_id
}

/** Shows interest and sends a proposal document and an offer as an expert, for stories that begin after that. */
export async function apply(email: string, opportunityId: string, dollars: number): Promise<void> {
  const expert = await caller(email)
  if (email === OTHER_EXPERT) await expert.ask(CONNECT, { me: expert.userId })
  await expert.ask(INTEREST, { id: opportunityId })
  const multipart = { uploadType: 'opportunity_apply', opportunityId, uploadedFile: smallPdf() }
  await expert.post('/api/opportunities/assets', { multipart })
  await expert.ask(OFFER, { id: opportunityId, cents: dollars * 100 })
}

/** Takes a step outside the page under test, as if on another device. */
export async function takeStep(email: string, mutation: string, variables: object): Promise<void> {
  await (await caller(email)).ask(mutation, variables)
}

const COUNTER = `mutation ($id: uuid!, $expertId: uuid!, $input: CounterOfferInput!, $seen: bigint!, $unit: String!) {
  createCounterOffer(opportunityId: $id, expertId: $expertId, input: $input, seenVersion: 1, seenAmountCents: $seen, seenAmountUnit: $unit) { id }
}`
const SENT = `query ($id: uuid!, $expertId: uuid!) {
  opportunity_trackings(where: { opportunity_id: { _eq: $id }, user_id: { _eq: $expertId } }) { agreed_value_cents agreed_value_unit }
}`

/** The expert's offer, as the company's page shows it. */
async function offerOf(opportunityId: string, expertId: string): Promise<{ seen: number; unit: string }> {
  const company = await caller(COMPANY)
  const { opportunity_trackings: rows } = await company.ask<{
    opportunity_trackings: { agreed_value_cents: number; agreed_value_unit: string }[]
  }>(SENT, { id: opportunityId, expertId })
  const [row] = rows
  if (!row) throw new Error(`${expertId} has offered nothing`)
  return { seen: row.agreed_value_cents, unit: row.agreed_value_unit }
}

/** Makes the company's counter offer to Elena. */
export async function counter(opportunityId: string, dollars: number, words: string): Promise<void> {
  const input = { counterAmountCents: dollars * 100, feedback: words, feedbackRichText: null }
  const expertId = await userIdOf(EXPERT)
  await takeStep(COMPANY, COUNTER, { id: opportunityId, expertId, input, ...(await offerOf(opportunityId, expertId)) })
}

const QUOTE = `query ($id: uuid!, $expertId: uuid!) {
  hireQuote(opportunityId: $id, expertId: $expertId) { percent feeCents saasType agreedValueCents agreedValueUnit }
}`
interface Quote {
  percent: number
  feeCents: number
  saasType: string
  agreedValueCents: number
  agreedValueUnit: string
}
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 60', cvc: '123', name: 'Nora Lindqvist' }

/** Offers Elena the hire for the amount she asked, by paying its fee; the hire is made as soon as the payment arrives. */
export async function hire(opportunityId: string): Promise<void> {
  const [company, expertId] = [await caller(COMPANY), await userIdOf(EXPERT)]
  const { hireQuote } = await company.ask<{ hireQuote: Quote }>(QUOTE, { id: opportunityId, expertId })
  const { percent, feeCents, saasType, agreedValueCents, agreedValueUnit } = hireQuote
  const { url } = await company.post<{ url: string }>('/api/payment/checkout-session', {
    data: {
      ...{ purchaseType: 'hire_expert', opportuntiyId: opportunityId, hireExpertId: expertId, saasType },
      ...{ customAmount: feeCents, agreedValPercent: percent },
      ...{ seenVersion: 1, seenAmount: agreedValueCents / 100, seenAmountUnit: agreedValueUnit, seenTermsVersion: 1 },
    },
  })
  const paid = await fetch(url, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' })
  if (paid.status !== 303) throw new Error(`the payment was answered with ${paid.status}`)
  await vi.waitFor(async () => expect(await standingOf(opportunityId, expertId)).toBe('pending'), HIRE_WAIT)
}

const HIRE_WAIT = { timeout: 20_000, interval: 200 }
const STANDING = `query ($id: uuid!, $expertId: uuid!) {
  opportunity_trackings(where: { opportunity_id: { _eq: $id }, user_id: { _eq: $expertId } }) { status }
}`

async function standingOf(id: string, expertId: string): Promise<string | undefined> {
  const company = await caller(COMPANY)
  const { opportunity_trackings: rows } = await company.ask<{ opportunity_trackings: { status: string }[] }>(STANDING, {
    ...{ id, expertId },
  })
  return rows[0]?.status
}

/** Accepts the hire as Elena. */
export async function acceptHire(opportunityId: string): Promise<void> {
  const step = `mutation ($id: uuid!, $seen: bigint!, $unit: String!) {
    acceptHire(opportunityId: $id, seenVersion: 1, seenTermsVersion: 1, seenAmountCents: $seen, seenAmountUnit: $unit) { status }
  }`
  await takeStep(EXPERT, step, { id: opportunityId, ...(await offerOf(opportunityId, await userIdOf(EXPERT))) })
}

export async function userIdOf(email: string): Promise<string> {
  return (await caller(email)).userId
}
