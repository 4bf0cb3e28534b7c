/** The database has the same limit. */
export const FILTER_NAME_MAX = 60

/** Why a name can't be used; null if it can. */
export function nameFault(name: string, others: readonly { name: string }[]): string | null {
  const plain = name.trim()
  if (plain === '') return 'Give the filters a name'
  const isTaken = others.some((other) => other.name.trim().toLowerCase() === plain.toLowerCase())
  return isTaken ? 'You already have filters with this name' : null
}
