import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { IncomePeriod, IncomeSource } from '#contract/income/income-sources.js'
import { ASKED_FIRST_MS } from '#lib/lazy-part.js'
import { restGet } from '#lib/rest-client.js'

/** As `GET /api/dashboard/expertIncome/all` responds, in cents (GD-10). */
export interface IncomeReport {
  growthArrow: 'UP' | 'DOWN' | 'NEUTRAL'
  growthPercentage: number
  totalIncome: number
  charData: { name: string; value: number }[]
  /** how many earnings there are in the period */
  count: number
  /** one page of them, newest first */
  items: IncomeEntry[]
}

export interface IncomeEntry {
  id: string
  kind: IncomeSource
  amount: number
  createdAt: string
}

/** The periods in words. */
export const INCOME_PERIOD_LABELS: Readonly<Record<IncomePeriod, string>> = {
  '7': '7 days',
  '30': '30 days',
  '365': '365 days',
  overall: 'Overall',
}
export const DEFAULT_INCOME_PERIOD: IncomePeriod = '30'

const PATH = '/api/dashboard/expertIncome/all'
const PAGE_ROWS = 20

/** What was earned in a period, by source. */
export function useIncomeReport(days: IncomePeriod) {
  return useQuery({
    queryKey: ['income-report', days],
    staleTime: 0,
    queryFn: ({ signal }) => restGet<IncomeReport>(`${PATH}?days=${days}&limit=1`, { signal }),
  })
}

/** The same with its single earnings, page by page: there is a next page while not all of them are loaded (DASH-34). */
export const useIncomePages = (days: IncomePeriod) => useInfiniteQuery(incomePagesOf(days))

export function incomePagesOf(days: IncomePeriod) {
  return infiniteQueryOptions({
    queryKey: ['income-pages', days],
    initialPageParam: 1,
    staleTime: ASKED_FIRST_MS,
    queryFn: ({ pageParam, signal }) =>
      restGet<IncomeReport>(`${PATH}?days=${days}&page=${pageParam}&limit=${PAGE_ROWS}`, { signal }),
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((rows, { items }) => rows + items.length, 0)
      // an empty page ends it, should an earning have been taken back meanwhile
      return last.count > loaded && last.items.length > 0 ? pages.length + 1 : null
    },
  })
}
