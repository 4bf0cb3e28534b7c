import { coversKey } from '../catalog/catalog.js'
import type { Condition, RelatedCondition } from '../schema/source/condition.js'
import { refersToRoot, textOf } from '../schema/source/condition-text.js'
import type { Owner } from './scope.js'

/**
 * A related row's filter often repeats what its owner has already proved: "whoever sees the post sees its topics".
 * Returns the remaining condition on the owner itself, empty if its filter implies it all; null if a row has to be
 * looked up.
 */
export function remainingCondition(related: RelatedCondition, owner: Owner): Asked | null {
  if (!leadsToOwner(related, owner)) return null
  const shown = new Set(conjuncts(owner.row.filter).map(textOf))
  const left = (condition: Condition) =>
    conjuncts(condition).filter((one) => refersToRoot(one) || !shown.has(textOf(one)))
  const asked: Asked = { permission: left(related.permission), where: left(related.where) }
  if (asked.permission.length + asked.where.length === 0) return asked
  // Only a key guarantees that no other row could match.
  return coversKey(
    owner.row.table.catalog,
    related.target.mapping.map(([, column]) => column),
  )
    ? asked
    : null
}

interface Asked {
  readonly permission: readonly Condition[]
  readonly where: readonly Condition[]
}

type RelatedTable = RelatedCondition & { readonly target: { readonly kind: 'table' } }

/** Back along the columns that joined the row to its owner. */
function leadsToOwner(related: RelatedCondition, { row, join }: Owner): related is RelatedTable {
  const { target } = related
  if (target.kind !== 'table' || target.table !== row.table || target.mapping.length === 0) return false
  return target.mapping.every(([own, owners]) => join.some(([local, remote]) => local === owners && remote === own))
}

function conjuncts(condition: Condition): readonly Condition[] {
  if (condition.kind === 'constant' && condition.value) return []
  return condition.kind === 'and' ? condition.items.flatMap(conjuncts) : [condition]
}
