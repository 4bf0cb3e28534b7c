import { useInfiniteQuery } from '@tanstack/react-query'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useIncomeQuery, useIncomeStatementQuery, useOwnRewardsQuery, usePayoutsQuery } from './income.expert.generated'

const PAGE_ROWS = 20

/** What somebody has earned and not been paid out yet. */
export function useIncome() {
  return useIncomeQuery(undefined, {
    staleTime: 0,
    select: ({ ledger_balances, held, system_configurations }) => {
      const of = (kind: string) => Number(ledger_balances.find((row) => row.kind === kind)?.balance ?? 0)
      const setting = (name: string) => Number(system_configurations.find(({ config }) => config === name)?.value ?? 0)
      return {
        available: of('income'),
        held: of('income_held'),
        requested: of('payout_requested'),
        owed: Math.abs(of('income_owed')),
        heldEarnings: held,
        payoutMinCents: setting('PAYOUT_MIN_DOLLARS') * DOLLARS_TO_CENTS,
        withdrawableAfterDays: setting('WITHDRAWABLE_AFTER_DAYS'),
      }
    },
  })
}

/** The income statement, newest first. */
export function useIncomeStatement() {
  return useInfiniteQuery({
    queryKey: [useIncomeStatementQuery.rootKey],
    initialPageParam: Number.MAX_SAFE_INTEGER,
    staleTime: 0,
    queryFn: async ({ pageParam: before }) => {
      const { ledger_statement_lines: lines } = await useIncomeStatementQuery.fetcher({
        before,
        limit: PAGE_ROWS + 1,
      })()
      return pageOf(lines, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, ({ transfer_id }) => transfer_id),
  })
}

/** A person's own payouts, newest first. */
export function usePayouts() {
  return useInfiniteQuery({
    queryKey: [usePayoutsQuery.rootKey],
    initialPageParam: AFTER_ALL,
    staleTime: 0,
    queryFn: async ({ pageParam: { at: before, id: beforeId } }) => {
      const { payouts } = await usePayoutsQuery.fetcher({ before, beforeId, limit: PAGE_ROWS + 1 })()
      return pageOf(payouts, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: last.id })),
  })
}

const REWARD_ROWS = 10

/** What somebody's answers earned, newest first, with the present window of paid answers. */
export function useOwnRewards() {
  return useInfiniteQuery({
    queryKey: [useOwnRewardsQuery.rootKey],
    initialPageParam: AFTER_ALL,
    staleTime: 0,
    queryFn: async ({ pageParam: { at: before, id: beforeId } }) => {
      const page = await useOwnRewardsQuery.fetcher({ before, beforeId, limit: REWARD_ROWS + 1 })()
      const { answer_earnings: rewards, response_windows: windows, system_configurations: settings } = page
      return {
        ...{ rows: rewards.slice(0, REWARD_ROWS), hasMore: rewards.length > REWARD_ROWS, window: windows[0] ?? null },
        answerCents: Number(settings[0]?.value ?? 0) * DOLLARS_TO_CENTS,
      }
    },
    getNextPageParam: (page) =>
      cursorAfter(page, ({ booked_at: at, response_id: id }) => (at && id ? { at, id } : null)),
  })
}
