import { type Amount, perUnit } from '#contract/format/money.js'

interface UnitNoteProps {
  /** the amount about to be agreed to */
  amount: Amount | null
  /** the unit that the role asks for now */
  unit: Amount['unit']
}

/** An amount keeps its unit when the role changes to another one, and whoever agrees to it is reminded. */
export function UnitNote({ amount, unit }: UnitNoteProps) {
  if (amount === null || amount.unit === unit) return null
  return (
    <p className="text-sm text-muted">
      The role asks for amounts {perUnit(unit)} now. This one was given {perUnit(amount.unit)} and stays so.
    </p>
  )
}
