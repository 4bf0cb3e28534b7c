import { withClient } from '../../scripts/lib/database/database.mjs'
import { withProducts } from '../lib/product.mjs'
import { compareGrowth } from '../lib/reads.mjs'
import { EXPERT, FIRST_INSIGHTS, fillInsights, MEMBER, VOTES_EACH } from './market.mjs'

const CONNECTIONS = 16
const GOAL = 1.3
const DETAILS = 20
const PAGE_ROWS = 21
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const FIRST_PLACE = -2_147_483_647
const VISITOR = null
const print = (line = '') => process.stdout.write(`${line}\n`)

const list = (part) => () => ({
  ...{ kind: 'insight', sort: 'recommended', topic: null, category: null, afterPlace: FIRST_PLACE },
  ...{ afterAt: 'infinity', afterId: END, rows: PAGE_ROWS, ...part },
})
const latest = (part) => (me) => ({ me, kind: 'insight', before: 'infinity', beforeId: END, limit: PAGE_ROWS, ...part })
const saved = () => ({ kind: 'insight', before: 'infinity', beforeId: END, limit: PAGE_ROWS })

/** Detail and lists: what each is called here, its operation, whose it is, and its variables. */
function readsOf({ topic, category, insights }) {
  return [
    ['detail', 'Insight', MEMBER, () => insights.map((id) => ({ id }))],
    ['its visitor', 'PublicInsight', VISITOR, () => insights.map((id) => ({ id }))],
    ['own votes', 'OwnReactions', MEMBER, () => ({ ids: insights })],
    ['recommended', 'ContentList', EXPERT, list()],
    ['its category', 'ContentList', EXPERT, list({ category })],
    ['its second step', 'ContentList', EXPERT, list({ afterPlace: 1 })],
    ['its last step', 'ContentList', EXPERT, list({ afterPlace: 2 })],
    ['newest', 'PublicContentList', VISITOR, list()],
    ['by topic', 'ContentList', MEMBER, list({ topic })],
    ['most liked', 'ContentList', MEMBER, list({ sort: 'like_count' })],
    ['most viewed', 'ContentList', MEMBER, list({ sort: 'view_count' })],
    ['most shared', 'ContentList', MEMBER, list({ sort: 'share_count' })],
    ['liked, topic', 'ContentList', MEMBER, list({ sort: 'like_count', topic })],
    ['liked, category', 'ContentList', MEMBER, list({ sort: 'like_count', category })],
    ['own', 'OwnItems', EXPERT, latest()],
    ['saved', 'SavedItems', MEMBER, saved],
  ].map(([name, operation, email, variablesOf]) => ({ name, operation, email, variablesOf }))
}

/**
 * Whether the detail page and the lists of insights grow with the market.
 * @param {{ small: number, large: number, requests: number }} sizes how many insights, each with ten votes
 */
export function measureInsights({ small, large, requests }) {
  return withProducts(2, async (products) => {
    const reads = []
    for (const [place, insights] of [small, large].entries()) {
      await fillInsights(products[place].ownerUrl(), insights)
      reads.push(readsOf(await namesIn(products[place].ownerUrl())))
    }
    print(`\n${CONNECTIONS} connections, ${small} and ${large} insights of ${VOTES_EACH} votes each (goal ×${GOAL})`)
    const plan = { goal: GOAL, connections: CONNECTIONS, requests }
    for (const [index, read] of reads[0].entries())
      print(await compareGrowth(products, [read, reads[1][index]], { ...plan, name: read.name }))
  })
}

/** The topic and category of the newest insight, and the newest insights. */
const namesIn = (ownerUrl) =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `with first as (select ${FIRST_INSIGHTS} as insights)
       select insights, topic_id as topic, category_id as category
       from first join content_items on content_items.id = insights[1]`,
      [DETAILS],
    )
    return rows[0]
  })
