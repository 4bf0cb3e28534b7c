import { amountAtStake } from '#contract/applications/amounts.js'
import { type AmountUnit, storedAmount } from '#contract/format/money.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { TestDatabase } from '#tests/database.js'
import type { Actor } from '../../opportunities/opportunities.testkit.js'

/** The terms on the caller's page, which they agree to. */
export interface Seen {
  seenVersion: number
  seenAmount: number | null
  seenAmountUnit: AmountUnit | null
  /** of the terms of hiring, where a deal is made */
  seenTermsVersion?: number
}

/** What one side's page shows right now; null if there is no amount yet. */
export async function seenNow(
  database: TestDatabase,
  { id, expert }: { id: string; expert: Actor },
  side: 'expert' | 'poster',
): Promise<Seen> {
  const [row] = await database.query<Row>(
    `select o.version_no as version, t.agreed_value_cents as offer, t.agreed_value_unit as offer_unit,
       c.counter_amount_cents as counter, c.counter_amount_unit as counter_unit, c.status as was,
       h.agreed_value_cents as hire, h.agreed_value_unit as hire_unit
     from opportunities o
     left join opportunity_trackings t on t.opportunity_id = o.id and t.user_id = $2
     left join counter_offers c on c.opportunity_id = o.id and c.user_id = $2
     left join hires h on h.opportunity_id = o.id and h.user_id = $2
     where o.id = $1`,
    [id, expert.id],
  )
  const answer = storedAmount(row?.counter, row?.counter_unit)
  const { amount } = amountAtStake(side, {
    offer: storedAmount(row?.offer, row?.offer_unit),
    counter: answer && { status: row?.was ?? '', amount: answer },
    hire: storedAmount(row?.hire, row?.hire_unit),
  })
  const seenAmount = amount === null ? null : amount.cents / DOLLARS_TO_CENTS
  return { seenVersion: row?.version ?? 1, seenAmount, seenAmountUnit: amount?.unit ?? null }
}

type Row = { version: number; was: string | null } & Record<'offer' | 'counter' | 'hire', string | null> &
  Record<'offer_unit' | 'counter_unit' | 'hire_unit', string | null>
