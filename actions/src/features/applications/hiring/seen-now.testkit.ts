import type { TestDatabase } from '../../../../../tests/support/database.js'
import { amountAtStake } from '../../../../contract/applications/amounts.js'
import { DOLLARS_TO_CENTS } from '../../../../contract/limits.js'
import type { Actor } from '../../opportunities/opportunities.testkit.js'

/** What stands on the page of whoever makes a call: they agree to that. */
export interface Seen {
  seenVersion: number
  seenAmount: number | null
}

/** What the page of one side says at this moment; where there is no amount yet, nothing is agreed to by naming null. */
export async function seenNow(
  database: TestDatabase,
  { id, expert }: { id: string; expert: Actor },
  side: 'expert' | 'poster',
): Promise<Seen> {
  const [row] = await database.query<Record<'version' | 'offer' | 'counter' | 'hire', number | null> & { was: string }>(
    `select o.version_no as version, t.agreed_value_cents::int as offer, c.counter_amount_cents::int as counter,
       c.status as was, h.agreed_value_cents::int as hire
     from opportunities o
     left join opportunity_trackings t on t.opportunity_id = o.id and t.user_id = $2
     left join counter_offers c on c.opportunity_id = o.id and c.user_id = $2
     left join hires h on h.opportunity_id = o.id and h.user_id = $2
     where o.id = $1`,
    [id, expert.id],
  )
  const counter = row?.counter ? { status: row.was, cents: row.counter } : null
  const { cents } = amountAtStake(side, { offerCents: row?.offer ?? null, counter, hireCents: row?.hire ?? null })
  return { seenVersion: row?.version ?? 1, seenAmount: cents === null ? null : cents / DOLLARS_TO_CENTS }
}
