/** A row of `ledger_balances`, whose columns may all be null to GraphQL because it is a view. */
export interface BalanceRow {
  kind: string | null
  source?: string | null
  balance: number | null
  next_due_at?: string | null
}

/** Sources of spending credits, in the order in which they are shown and roughly spent (GK-005). */
export const CREDIT_SOURCES = ['plan', 'trial', 'welcome', 'bought', 'granted', 'referral', 'insight'] as const
export type CreditSource = (typeof CREDIT_SOURCES)[number]

/** Some of somebody's credits, and when the first of them end. */
interface Holding {
  total: number
  endsAt: string | null
}

export interface Wallet {
  /** Everything that can be spent (CRED-06). */
  available: number
  /** Credits of a plan or a trial, which don't roll over (CRED-07). */
  plan: Holding
  /** What is left of the one-time welcome credits (CRED-08). */
  welcome: number
  /** What can be spent, by where it came from; sources without credits are left out. */
  bySource: readonly (Holding & { source: CreditSource })[]
  /** Set aside for something under way. */
  held: number
  /** What a refund left owing; it has to be settled before anything can be spent. */
  owed: number
  /** Reward credits, which can be redeemed but not spent. */
  rewards: number
}

/** Adds up what somebody has. */
export function walletOf(rows: readonly BalanceRow[]): Wallet {
  const spendable = rows.filter(({ kind }) => kind === 'credits')
  const ofPlan = spendable.filter(({ source }) => source === 'plan' || source === 'trial')
  const ofKind = (kind: string) => sumOf(rows.filter((row) => row.kind === kind))
  return {
    available: sumOf(spendable),
    plan: holdingOf(ofPlan),
    welcome: sumOf(spendable.filter(({ source }) => source === 'welcome')),
    bySource: CREDIT_SOURCES.flatMap((source) => {
      const holding = holdingOf(spendable.filter((row) => row.source === source))
      return holding.total > 0 ? [{ source, ...holding }] : []
    }),
    held: ofKind('credits_held'),
    owed: Math.abs(ofKind('credits_owed')),
    rewards: ofKind('reward_credits'),
  }
}

function sumOf(rows: readonly BalanceRow[]): number {
  return rows.reduce((sum, { balance }) => sum + Number(balance ?? 0), 0)
}

function holdingOf(rows: readonly BalanceRow[]): Holding {
  const ends = rows.flatMap(({ next_due_at }) => (next_due_at ? [next_due_at] : [])).sort(byTime)
  return { total: sumOf(rows), endsAt: ends[0] ?? null }
}

const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other)
