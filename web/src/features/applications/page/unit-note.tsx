import { type Amount, perUnit } from '#contract/format/money.js'

interface UnitNoteProps {
  /** what somebody is about to agree to */
  amount: Amount | null
  /** what the role asks amounts for now */
  unit: Amount['unit']
}

/** An amount from before the role changed its unit stays what it was: whoever agrees to it is told for what. */
export function UnitNote({ amount, unit }: UnitNoteProps) {
  if (amount === null || amount.unit === unit) return null
  return (
    <p className="text-sm text-muted">
      The role asks for amounts {perUnit(unit)} now. This one was given {perUnit(amount.unit)} and stays so.
    </p>
  )
}
