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
import { insertRows } from './demo/insert-rows.mjs'
import { ADVICES, INSIGHTS, QUESTIONS } from './demo/knowledge/index.mjs'
import { readMasters, readNora, readSubjects } from './demo/known-before.mjs'
import { insertPeople } from './demo/people/insert-people.mjs'
import { buildPeople } from './demo/people/people.mjs'
import { buildRateCardAvailabilities, buildRateCardRoles, buildRateCards } from './demo/people/rate-cards.mjs'
import { addressPosts, buildDeclines, buildPackageExperts } from './demo/posts/asking.mjs'
import { insertPosts } from './demo/posts/insert-posts.mjs'
import { buildPostHistory } from './demo/posts/post-history.mjs'
import { buildPosts } from './demo/posts/posts.mjs'
import { paymentsOf } from './demo/posts/programmes.mjs'
import { buildVersions } from './demo/posts/versions.mjs'
import { moneySteps } from './demo/purchases.mjs'

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
    { ago, readers: [...Object.values(LOGINS), ...Object.values(OTHERS)], filesFolder },
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
