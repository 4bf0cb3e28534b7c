import { stableUuid } from '../ids.mjs'
import { insertRows } from '../insert-rows.mjs'

/** The demo people's password "sagework-demo", as hashed by better-auth. */
const DEMO_PASSWORD_HASH =
  '8f8b8d4aa421c1246ce21a447ff2028e:d96b167eeb7f30597d2765bb6523e2b0f639f03e835e2a075dc6d023b55a1ad9768a0ea98388f6eae7a1ec0b26394998f32280e374e5da55e037fce0524ad11e'

/** Puts the people in, with what they log in by, what they know and their companies. */
export async function insertPeople(client, experts, owners) {
  const people = [...experts, ...owners]
  await insertRows(
    client,
    'auth.users',
    people.map(({ id, name, email }) => ({ id, name, email, email_verified: true })),
  )
  await insertRows(client, 'auth.accounts', people.map(credentialOf))
  await insertRows(
    client,
    'users',
    people.map((person) => person.user),
  )
  await insertRows(
    client,
    'user_accounts',
    people.map((person) => person.account),
  )
  await insertRows(
    client,
    'private.legal_acceptances',
    people.flatMap(({ id }) =>
      ['terms-of-use', 'privacy'].map((document) => ({
        ...{ user_id: id, document, version: 1, accepted_at: new Date(), occasion: 'sign-up' },
      })),
    ),
  )
  await insertRows(
    client,
    'expert_details',
    experts.map((expert) => expert.details),
  )
  const links = (prefix, column, names) =>
    experts.flatMap((expert) =>
      expert[names].map((name) => ({ user_id: expert.id, [column]: stableUuid(`${prefix}:${name}`) })),
    )
  await insertRows(client, 'expert_topics', links('topic', 'topic_id', 'topics'))
  await insertRows(client, 'expert_domains', links('domain', 'domain_id', 'domains'))
  await insertRows(client, 'expert_expertise', links('expertise', 'expertise_id', 'skills'))
  await insertCompanies(client, owners)
}

/** What the companies on a plan have bought of it. */
const PLAN_PRICES = {
  basic_quarterly: 'basic_quarterly_company',
  standard_annual: 'advance_yearly_company',
  professional_annual: 'growth_yearly_company',
  premium_annual: 'premium_yearly_company',
}

async function insertCompanies(client, owners) {
  await insertRows(
    client,
    'companies',
    owners.map((owner) => owner.company),
  )
  await insertRows(
    client,
    'company_members',
    owners.map(({ id, company }) => ({ company_id: company.id, user_id: id, member_role: 'owner' })),
  )
  await client.query(
    'update users u set company_id = c.id from companies c where c.created_by = u.id and u.company_id is null',
  )
  await insertRows(
    client,
    'subscriptions',
    owners.map(({ id, plan, company }) => ({
      id: stableUuid(`subscription:${company.id}`),
      company_id: company.id,
      plan_code: plan,
      price_id: PLAN_PRICES[plan] ?? null,
      // receives the monthly credits
      bought_by: PLAN_PRICES[plan] ? id : null,
      starts_at: company.created_at,
    })),
  )
}

function credentialOf({ id, email }) {
  return {
    id: stableUuid(`credential:${email}`),
    user_id: id,
    issuer: 'local:credential',
    account_id: id,
    provider_id: 'credential',
    password: DEMO_PASSWORD_HASH,
  }
}
