import { once } from 'node:events'
import type { Response } from 'express'
import {
  STATEMENT_START,
  type StatementBound,
  type StatementFilters,
  statementFilterSchema,
  statementVariables,
} from '#contract/credits/statement-filters.js'
import type { Caller } from '#platform/caller.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'
import { csvHead, csvLines } from './statement-csv.js'
import { getSdk } from './wallet.generated.js'

const PAGE_LINES = 100

/** The caller's statement as a spreadsheet: every line of the filter, sent page by page as it is read. */
export const statementCsvRoute = defineRoute({
  method: 'get',
  path: '/api/wizlings/transactions.csv',
  auth: 'session',
  query: statementFilterSchema,
  async handle({ caller, query, response }, services) {
    const pages = readPages(caller, query, services)
    // the first page comes before the headers, so that a failure is still answered as one
    const first = await pages.next()
    response.setHeader('Content-Type', 'text/csv; charset=utf-8')
    response.setHeader('Content-Disposition', 'attachment; filename="credits-statement.csv"')
    response.setHeader('Cache-Control', 'private, no-store')
    await send(response, csvHead + (first.value ?? ''))
    for await (const page of pages) {
      if (response.closed) return
      await send(response, page)
    }
    response.end()
  },
})

async function* readPages(caller: Caller, filters: StatementFilters, { graphql }: Services): AsyncGenerator<string> {
  const sdk = getSdk(graphql.asUser(caller))
  const fixed = { ...statementVariables(filters), limit: PAGE_LINES }
  let before: StatementBound | null = STATEMENT_START
  while (before) {
    const { transferId, currency } = before
    const page = await sdk.StatementForRest({ ...fixed, before: transferId, beforeCurrency: currency })
    const lines = page.ledger_statement_lines
    if (lines.length > 0) yield csvLines(lines)
    const last = lines.length === PAGE_LINES ? lines.at(-1) : undefined
    before = last ? { transferId: last.transfer_id, currency: last.currency } : null
  }
}

/** Waits while the reader is slower than the books. */
async function send(response: Response, text: string): Promise<void> {
  if (!response.write(text) && !response.closed) await Promise.race([once(response, 'drain'), once(response, 'close')])
}
