import { withClient } from '../../scripts/lib/database/database.mjs'
import { withProducts } from '../lib/product.mjs'
import { compareGrowth } from '../lib/reads.mjs'
import { sharesOf } from '../lib/shares.mjs'
import { fillExperts, fillOpportunities } from './market.mjs'

const CONNECTIONS = 16
const GOAL = 1.3
const GOAL_MS = 150
const SAMPLES = 200
const print = (line = '') => process.stdout.write(`${line}\n`)

/** Whose matches are listed: any expert of the market is like another. */
const OWN_MATCHES = {
  operation: 'OwnMatches',
  email: 'bench-expert-42@bench.example',
  variablesOf: (me) => ({ before: 'infinity', beforeId: 'ffffffff-ffff-ffff-ffff-ffffffffffff', limit: 21, me }),
}

/**
 * How long it takes to match an opportunity against every expert, and whether an expert's list of matches grows with the
 * market.
 * @param {{ experts: number, small: number, large: number, requests: number }} sizes how many experts, and open posts
 */
export function measureMatching({ experts, small, large, requests }) {
  return withProducts(2, async (products) => {
    for (const [place, posts] of [small, large].entries()) {
      await fillExperts(products[place].ownerUrl(), experts)
      await fillOpportunities(products[place].ownerUrl(), posts)
    }
    print(`\n${CONNECTIONS} connections, ${experts} experts, ${small} and ${large} open posts (goal ×${GOAL})`)
    const plan = { name: 'own matches', goal: GOAL, connections: CONNECTIONS, requests }
    print(await compareGrowth(products, [OWN_MATCHES, OWN_MATCHES], plan))
    await measureOnePost(products[1].ownerUrl(), Math.min(SAMPLES, large))
  })
}

/** Everybody who matches one opportunity, as the job that notifies them reads it. */
function measureOnePost(ownerUrl, samples) {
  return withClient(ownerUrl, async (client) => {
    const times = []
    let matches = 0
    for (let sample = 1; sample <= samples; sample++) {
      const began = performance.now()
      const { rows } = await client.query({
        name: 'matching',
        text: `select count(*)::int as count, max(strength) from opportunity_matches
               where opportunity_id = private.stable_uuid('bench post ' || $1::int)`,
        values: [sample],
      })
      times.push(performance.now() - began)
      matches += rows[0].count
    }
    const { p50, p95 } = sharesOf(times)
    print(
      `one post         p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms (goal ${GOAL_MS} ms)  ${Math.round(matches / samples)} matches each`,
    )
  })
}
