import { withClient } from '../scripts/lib/database/database.mjs'
import { buildApplications } from './demo/applications/applications.mjs'
import { buildCalls } from './demo/applications/calls.mjs'
import { buildChats } from './demo/applications/chats.mjs'
import { placeStandings, withNdaOf } from './demo/applications/standings.mjs'
import { buildTrackings } from './demo/applications/trackings.mjs'
import { bookerOf } from './demo/booker.mjs'
import { loadContent } from './demo/content/load-content.mjs'
import { bookCredits } from './demo/credits.mjs'
import { buildDocuments, writeDocuments } from './demo/documents.mjs'
import { agoFrom, stableUuid } from './demo/ids.mjs'
import { incomeSteps } from './demo/income.mjs'
import { ADVICES, INSIGHTS, QUESTIONS } from './demo/knowledge/index.mjs'
import { buildPeople } from './demo/people/people.mjs'
import { buildRateCardAvailabilities, buildRateCardRoles, buildRateCards } from './demo/people/rate-cards.mjs'
import { addressPosts, buildDeclines, buildPackageExperts } from './demo/posts/asking.mjs'
import { buildPostHistory } from './demo/posts/post-history.mjs'
import { buildPosts } from './demo/posts/posts.mjs'
import { paymentsOf } from './demo/posts/programmes.mjs'
import { buildVersions } from './demo/posts/versions.mjs'
import { moneySteps } from './demo/purchases.mjs'

/** The demo people's password "sagework-demo", as hashed by better-auth. */
const DEMO_PASSWORD_HASH =
  '8f8b8d4aa421c1246ce21a447ff2028e:d96b167eeb7f30597d2765bb6523e2b0f639f03e835e2a075dc6d023b55a1ad9768a0ea98388f6eae7a1ec0b26394998f32280e374e5da55e037fce0524ad11e'
/** The demo logins, the main characters of the market. */
const LOGINS = {
  nora: stableUuid('person:nora@brightwater.example'),
  elena: stableUuid('person:elena@sagework.example'),
  ada: stableUuid('person:ada@sagework.example'),
}
/** Personas who also buy and ask for credits. */
const OTHERS = { tom: stableUuid('person:tom@client.example'), ingrid: stableUuid('person:ingrid@halden.example') }
/** When the personas joined: before anything that they did. */
const JOINED_DAYS_AGO = 150
const ELENA_FIELDS = ['Brand & Positioning', 'Demand Generation', 'Product-Led Growth', 'Leadership & Teams']

/**
 * Loads the demo market in addition to the personas, in one transaction, once: whatever people have done in it since is
 * kept.
 * @param {string} url of the database, as its owner; personas are loaded
 * @param {{ now?: Date, filesFolder?: string }} [options] what dates are relative to; where uploads are stored, if
 *   posts should have documents
 * @returns {Promise<{ people: number, opportunities: number } | null>} what was loaded; null if it was there already
 */
export async function loadDemo(url, { now = new Date(), filesFolder } = {}) {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('select from opportunities where id = $1', [stableUuid('opportunity:0')])
    if (rowCount > 0) return null
    try {
      await client.query('begin')
      // Posts are inserted in any status without having gone through the transitions.
      await client.query('set local sagework.seeding = on')
      const counts = await loadMarket(client, agoFrom(now), filesFolder, now)
      await client.query('commit')
      return counts
    } catch (error) {
      // if the connection is gone, this error would hide the real one
      await client.query('rollback').catch(() => undefined)
      throw error
    }
  })
}

async function loadMarket(client, ago, filesFolder, now) {
  // Imported here because the product's catalogue is slow to load, and only loading the market needs it, not every
  // start.
  const { buildAudit, buildNotices } = await import('./demo/notices/notices.mjs')
  const { buildStepNotices } = await import('./demo/notices/step-notices.mjs')
  // whoever sets a client of Google sees at once what it is for
  await client.query(`update system_configurations set value = 'true' where config = 'SHOW_GOOGLE_DRIVE_UPLOAD'`)
  const masters = await readMasters(client)
  const { experts, owners } = buildPeople(masters, ago)
  await insertPeople(client, experts, owners)
  await client.query(`update users set created_at = $1 where created_at > $1 and id <> all($2)`, [
    ago(JOINED_DAYS_AGO),
    [...experts, ...owners].map(({ id }) => id),
  ])
  const nora = await readNora(client, LOGINS.nora)
  const elenas = await readSubjects(client, LOGINS.elena)
  const planned = addressPosts(buildPosts({ owners, nora, masters, ago }), { id: LOGINS.elena, subjects: elenas })
  const standings = placeStandings(planned, elenas)
  const posts = planned.map((post) => withNdaOf(post, standings.get(post.row.id)))
  await insertPosts(client, posts)
  const packageExperts = buildPackageExperts(posts, experts)
  await insertRows(client, 'opportunity_package_experts', packageExperts)
  await insertRows(client, 'opportunity_payments', paymentsOf(posts, LOGINS.ada))
  const elena = { id: LOGINS.elena, field: ELENA_FIELDS[0], second: ELENA_FIELDS[1] }
  const cards = buildRateCards(experts, elena)
  await insertRows(client, 'fractional_rate_cards', cards)
  await insertRows(client, 'rate_card_roles', buildRateCardRoles(cards, experts))
  await insertRows(client, 'rate_card_availabilities', buildRateCardAvailabilities(cards))
  const versions = buildVersions(posts, ago)
  const applications = buildApplications(posts, buildTrackings(posts, experts, elena, standings, ago), versions)
  const declines = buildDeclines(posts, packageExperts, ago)
  await insertRows(client, 'opportunity_trackings', [...applications.trackings, ...declines.trackings])
  await insertRows(client, 'counter_offers', applications.counterOffers)
  const documents = [...buildDocuments(posts, ago), ...applications.documents]
  if (filesFolder) await loadDocuments(client, documents, filesFolder)
  // after the documents, which the records of the deals list
  await insertRows(client, 'hires', applications.hires)
  const answers = [...applications.history, ...declines.history]
  const history = [...answers, ...buildPostHistory(posts, versions, applications.history)]
  await insertRows(client, 'opportunity_history', inOrder(history))
  await client.query('select private.fill_answer_times()')
  await insertRows(client, 'notifications', buildNotices({ posts, elenaFields: ELENA_FIELDS, ids: LOGINS, ago }))
  const chats = buildChats(posts, applications.trackings, now)
  await insertRows(client, 'opportunity_comments', chats.comments)
  await insertRows(client, 'tab_views', chats.views)
  await insertRows(client, 'consultations', buildCalls(applications.trackings, now))
  const names = new Map(experts.map(({ id, name }) => [id, name]))
  await insertRows(
    client,
    'notifications',
    buildStepNotices({ posts, history, hires: applications.hires, ids: LOGINS, names, ago }),
  )
  await insertRows(client, 'opportunity_versions', versions)
  await insertRows(client, 'staff_audit_log', buildAudit(posts, LOGINS.ada, ago))
  await bookMoney(client, posts, { experts, owners }, ago)
  await loadContent(
    client,
    { insights: INSIGHTS, questions: QUESTIONS, advices: ADVICES },
    { insertRows, ago, readers: [...Object.values(LOGINS), ...Object.values(OTHERS)], filesFolder },
  )
  return { people: experts.length + owners.length, opportunities: posts.length }
}

/** Transfers are numbered chronologically, at least for each person. */
async function bookMoney(client, posts, { experts, owners }, ago) {
  const book = bookerOf(client)
  const own = await bookCredits(client, book, posts, LOGINS.nora)
  const ids = experts.map(({ id }) => id)
  const steps = [
    ...incomeSteps(client, book, {
      ...{ elena: LOGINS.elena, ada: LOGINS.ada, others: ids.slice(0, 3), ago },
      askers: owners.slice(0, 3).map(({ id }) => id),
    }),
    ...(await moneySteps(client, book, { ...LOGINS, ...OTHERS, experts: ids.slice(3), ago })),
  ]
  const dated = [...own, ...steps.map(({ days, run }) => ({ at: ago(days), run }))]
  for (const { run } of dated.sort((one, other) => one.at.localeCompare(other.at))) await run()
}

/** Entries are numbered chronologically. */
const inOrder = (entries) => [...entries].sort((left, right) => left.created_at.localeCompare(right.created_at))

/** Files first: a row without its file would be a dead link, a file without a row wastes a few bytes. */
async function loadDocuments(client, documents, folder) {
  writeDocuments(documents, folder)
  await insertRows(
    client,
    'opportunity_documents',
    documents.map(({ row }) => row),
  )
}

async function readMasters(client) {
  const byField = async (table, name, field) => {
    const { rows } = await client.query(
      `select o.objective_name as field, array_agg(m.${name} order by m.${name}) as names
       from ${table} m join master_objectives o on o.id = m.${field} where not m.deleted group by 1`,
    )
    return new Map(rows.map((row) => [row.field, row.names]))
  }
  const domains = await client.query('select domain_name from master_domains where not deleted order by 1')
  const roles = await client.query('select role_name, role_type from master_roles')
  const ranges = await client.query(
    `select r.role_name || ' per ' || d.code as key, b.min_amount_cents / 100 as min, b.max_amount_cents / 100 as max
     from budget_ranges b join master_roles r on r.id = b.role_id
     join opportunity_duration_types d on d.id = b.duration_type_id`,
  )
  return {
    topics: await byField('master_topics', 'topic_name', 'objective_id'),
    expertise: await byField('master_expertise', 'expertise_name', 'category_id'),
    domains: domains.rows.map((row) => row.domain_name),
    ranges: new Map(ranges.rows.map((row) => [row.key, [Number(row.min), Number(row.max)]])),
    roleTypes: new Map(roles.rows.map((row) => [row.role_name, row.role_type])),
  }
}

async function readNora(client, id) {
  const { rows } = await client.query(
    'select c.id from users u join companies c on c.id = u.company_id where u.id = $1',
    [id],
  )
  if (!rows[0]) throw new Error('The demo market needs the personas: load them first.')
  const we = 'We make leak detection for city water networks, and are forty-two people in two countries.'
  return { id, country: 'SE', domain: 'Clean energy', we, company: rows[0] }
}

/** The subjects by which an expert of the personas is matched. */
async function readSubjects(client, id) {
  const names = async (table, master, name, key) => {
    const { rows } = await client.query(
      `select m.${name} as name from ${table} e join ${master} m on m.id = e.${key} where e.user_id = $1`,
      [id],
    )
    return rows.map((row) => row.name)
  }
  return {
    topics: await names('expert_topics', 'master_topics', 'topic_name', 'topic_id'),
    skills: await names('expert_expertise', 'master_expertise', 'expertise_name', 'expertise_id'),
    domains: await names('expert_domains', 'master_domains', 'domain_name', 'domain_id'),
  }
}

async function insertPeople(client, experts, owners) {
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

async function insertPosts(client, posts) {
  await insertRows(
    client,
    'opportunities',
    posts.map((post) => post.row),
  )
  const links = (names, prefix, column, isOrdered = false) =>
    posts.flatMap(({ row, subjects }) =>
      subjects[names].map((name, position) => ({
        opportunity_id: row.id,
        [column]: stableUuid(`${prefix}:${name}`),
        ...(isOrdered ? { position } : {}),
      })),
    )
  await insertRows(client, 'opportunity_categories', links('categories', 'objective', 'category_id', true))
  await insertRows(client, 'opportunity_roles', links('roles', 'role', 'role_id', true))
  await insertRows(client, 'opportunity_topics', links('topics', 'topic', 'topic_id'))
  await insertRows(client, 'opportunity_skills', links('skills', 'expertise', 'expertise_id'))
  await insertRows(client, 'opportunity_domains', links('domains', 'domain', 'domain_id'))
  await insertRows(
    client,
    'opportunity_availabilities',
    links('availabilities', 'availability', 'availability_type_id'),
  )
}

/** One statement per table; columns a row omits are null. */
async function insertRows(client, table, rows) {
  if (rows.length === 0) return
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ')
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}
