/** What Hasura's JSON parser calls a value's type. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'Null'
  if (Array.isArray(value)) return 'Array'
  if (typeof value === 'string') return 'String'
  if (typeof value === 'boolean') return 'Boolean'
  if (typeof value === 'number' || (value as { isLosslessNumber?: boolean }).isLosslessNumber) return 'Number'
  return 'Object'
}
