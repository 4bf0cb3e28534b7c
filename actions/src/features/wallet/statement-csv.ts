import { stringify } from 'csv-stringify/sync'
import type { StatementCurrency } from '#contract/credits/statement-filters.js'
import { kindLabel } from '#contract/credits/statement-kinds.js'
import type { StatementForRestQuery } from './wallet.generated.js'

type Line = StatementForRestQuery['ledger_statement_lines'][number]

const CENTS = 100
const CURRENCY_LABELS: Record<StatementCurrency, string> = { credit: 'Credits', reward: 'Reward Credits', usd: 'USD' }

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export const csvHead = `${BYTE_ORDER_MARK}${csvOf([['Date (UTC)', 'What for', 'Kind', 'Currency', 'Amount', 'Balance', 'Number']])}`

export function csvLines(lines: readonly Line[]): string {
  return csvOf(
    lines.map(({ transfer_id, currency, amount, balance_after, kind, posted_at, transfer }) => [
      new Date(posted_at).toISOString(),
      transfer?.reason ?? '',
      kindLabel(kind),
      CURRENCY_LABELS[currency as StatementCurrency],
      currency === 'usd' ? amount / CENTS : amount,
      currency === 'usd' ? balance_after / CENTS : balance_after,
      transfer_id,
    ]),
  )
}

/** A reason may quote what people wrote, which a spreadsheet must not take for a formula. Numbers stay numbers. */
function csvOf(rows: (string | number)[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' })
}
