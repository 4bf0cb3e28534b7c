import type { Condition } from './condition.js'

/** Equal texts mean equal permissions: tables by key, columns by name, sets sorted. */
export function textOf(access: object): string {
  return JSON.stringify(access, (_key, value: unknown) => {
    if (value instanceof Set) return [...value].sort()
    if (value instanceof Map) return [...value].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    if (typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'column')
      return (value as { name?: string }).name
    if (typeof value === 'object' && value !== null && 'catalog' in value && 'key' in value) return value.key
    return value
  })
}

/**
 * Whether a part compares with the root table of the whole expression, and so means something else within another one.
 */
export function refersToRoot(condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.items.some(refersToRoot)
    case 'not':
      return refersToRoot(condition.item)
    case 'compareColumns':
      return condition.isOfRoot
    case 'related':
    case 'exists':
      return refersToRoot(condition.where)
    default:
      return false
  }
}
