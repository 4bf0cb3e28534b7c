import { withClient } from '../../scripts/lib/database/database.mjs'
import { withProducts } from '../lib/product.mjs'
import { compareGrowth } from '../lib/reads.mjs'
import { EXPERT, fillLists, POSTER } from './market.mjs'

const CONNECTIONS = 16
const GOAL = 1.3
const SERVER_GOAL_MS = 40
const DETAILS = 20
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const START = '00000000-0000-0000-0000-000000000000'
const OPEN = ['draft', 'published', 'in progress']
const print = (line = '') => process.stdout.write(`${line}\n`)

const newest = (filter) => (me) => ({
  filter: { statuses: OPEN, ...filter },
  afterAt: 'infinity',
  afterId: END,
  rows: 21,
  me,
})
const byBudget = (afterCents, afterId) => (me) => ({ filter: { statuses: OPEN }, afterCents, afterId, rows: 21, me })
const latest = (part) => (me) => ({ me, before: 'infinity', beforeId: END, limit: 26, ...part })
const counted = (filter) => () => ({ filter: { statuses: OPEN, ...filter }, countMax: 1001 })

/** The detail page and each list: what it is called here, its operation, whose it is, and its variables. */
function readsOf({ topic, country, posts }) {
  return [
    ['detail', 'OpportunityDetail', EXPERT, (me) => posts.map((id) => ({ id, me }))],
    ['newest', 'OpportunityList', EXPERT, newest()],
    ['by topic', 'OpportunityList', EXPERT, newest({ topics: [topic] })],
    ['by country', 'OpportunityList', EXPERT, newest({ countries: [country] })],
    ['rare word', 'OpportunityList', EXPERT, newest({ words: 'zymurgy' })],
    ['frequent word', 'OpportunityList', EXPERT, newest({ words: 'ordinary length' })],
    ['highest budget', 'OpportunityListByHighestBudget', EXPERT, byBudget(Number.MAX_SAFE_INTEGER, END)],
    ['lowest budget', 'OpportunityListByLowestBudget', EXPERT, byBudget(-1, START)],
    ['count', 'OpportunityCount', EXPERT, counted()],
    ['count by topic', 'OpportunityCount', EXPERT, counted({ topics: [topic] })],
    ['applications', 'OwnApplications', EXPERT, latest({ turn: 'company' })],
    ['own posts', 'OwnPosts', POSTER, latest({ statuses: OPEN })],
  ].map(([name, operation, email, variablesOf]) => ({ name, operation, email, variablesOf }))
}

/**
 * Whether the detail page and the lists that people work with grow with the market.
 * @param {{ small: number, large: number, requests: number }} sizes how many posts, each with ten applicants
 */
export function measureGrowth({ small, large, requests }) {
  return withProducts(2, async (products) => {
    const reads = []
    for (const [place, posts] of [small, large].entries()) {
      await fillLists(products[place].ownerUrl(), posts)
      reads.push(readsOf(await namesIn(products[place].ownerUrl())))
    }
    print(
      `\n${CONNECTIONS} connections, ${small} and ${large} posts of ten applicants each (goal ×${GOAL} and a p95 of ${SERVER_GOAL_MS} ms; counting ends at 1,001)`,
    )
    const plan = { goal: GOAL, connections: CONNECTIONS, requests }
    for (const [index, read] of reads[0].entries())
      print(await compareGrowth(products, [read, reads[1][index]], { ...plan, name: read.name }))
  })
}

const namesIn = (ownerUrl) =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select (select id from master_topics order by id offset 7 limit 1) as topic,
         (select id from master_countries order by country_name offset 7 limit 1) as country,
         (select array_agg(private.stable_uuid('bench list post ' || n)) from generate_series(0, $1::int - 1) n) as posts`,
      [DETAILS],
    )
    return rows[0]
  })
