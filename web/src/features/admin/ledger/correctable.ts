import { correctionRefusal } from '#contract/credits/correctable-transfers.js'
import { parseAmount } from '../desk/typed-amount'
import type { LedgerTransferQuery } from './ledger.generated'

export type Transfer = LedgerTransferQuery['ledger_transfers'][number]
export type TransferEntry = Transfer['entries'][number]

/** An entry of a transfer with what a correction may still book. */
export interface Correctable {
  entry: TransferEntry
  left: number
}

/** Why this can't be corrected, whatever is left of it. The server says the same. */
export function uncorrectableReason({ kind, entries }: Transfer): string | null {
  return correctionRefusal(
    kind,
    entries.flatMap(({ account }) => account ?? []),
  )
}

/** What is left to correct, less earlier corrections. The server decides anew. */
export function correctableOf({ entries, corrected_by }: Transfer): Correctable[] {
  const earlier = new Map<number, number>()
  for (const { account_id, amount } of corrected_by.flatMap((correction) => correction.entries))
    earlier.set(account_id, (earlier.get(account_id) ?? 0) + Number(amount))
  return entries
    .filter(({ account }) => account)
    .map((entry) => ({ entry, left: -Number(entry.amount) - (earlier.get(entry.account_id) ?? 0) }))
    .filter(({ entry, left }) => left !== 0 && Math.sign(left) !== Math.sign(Number(entry.amount)))
}

/** The amount of an entry from what was typed; NaN if it is none. Empty is nothing. */
export function amountFrom(typed: string, { entry, left }: Correctable): number {
  if (typed.trim() === '') return 0
  const size = parseAmount(typed, entry.currency)
  return size === 0 ? 0 : Math.sign(left) * size
}
