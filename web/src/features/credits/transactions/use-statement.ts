import { useInfiniteQuery } from '@tanstack/react-query'
import {
  STATEMENT_START,
  type StatementBound,
  type StatementFilters,
  statementVariables,
} from '#contract/credits/statement-filters.js'
import { atReadersTime } from './address-filters'
import { type StatementQuery, useStatementQuery } from './statement.generated'

const PAGE_LINES = 20

export type StatementLine = StatementQuery['ledger_statement_lines'][number]

/** The statement, newest first. Keyset paging: one request per page, and new lines don't make it skip or repeat any. */
export function useStatement(filters: StatementFilters) {
  return useInfiniteQuery({
    queryKey: [useStatementQuery.rootKey, filters],
    initialPageParam: STATEMENT_START,
    queryFn: async ({ pageParam: { transferId, currency } }) => {
      const variables = { ...statementVariables(atReadersTime(filters)), before: transferId, beforeCurrency: currency }
      // one more than a page, to know whether there is another
      const page = await useStatementQuery.fetcher({ ...variables, limit: PAGE_LINES + 1 })()
      const lines = page.ledger_statement_lines
      return { lines: lines.slice(0, PAGE_LINES), hasMore: lines.length > PAGE_LINES }
    },
    getNextPageParam: ({ lines, hasMore }): StatementBound | null => {
      const last = lines.at(-1)
      return hasMore && last ? { transferId: last.transfer_id, currency: last.currency } : null
    },
    staleTime: 0,
  })
}
