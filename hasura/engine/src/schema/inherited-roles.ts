import { and, type Condition, or } from './source/condition.js'
import { textOf } from './source/condition-text.js'
import type { DeleteAccess, InsertAccess, SelectAccess, TablePermissions, UpdateAccess } from './source/permissions.js'

/** The parent roles' rights on one table. */
export type Parents = readonly {
  readonly select: SelectAccess | null
  readonly insert: InsertAccess | null
  readonly update: UpdateAccess | null
  readonly delete: DeleteAccess | null
}[]

/**
 * Combines the parents' permissions (semantics §6.8). Kinds already in `own` are left alone; `onConflict` is called for
 * mutations on which the parents disagree, which are then not inherited.
 */
export function inheritPermission(
  parents: Parents,
  onConflict: (kind: string) => void,
  own: TablePermissions,
): TablePermissions {
  const agreed = <T>(
    kind: keyof TablePermissions,
    grants: readonly (T | null)[],
    text: (grant: T) => string,
  ): T | undefined => {
    const given = grants.filter((grant) => grant !== null)
    const [first] = given
    if (own[kind] || first === undefined) return undefined
    if (given.every((grant) => text(grant) === text(first))) return first
    onConflict(kind)
    return undefined
  }
  const selects = parents.flatMap(({ select }) => (select ? [select] : []))
  return {
    ...(selects.length > 0 && !own.select && { select: combineSelects(selects) }),
    ...pick(
      'insert',
      agreed(
        'insert',
        parents.map((one) => one.insert),
        textOf,
      ),
    ),
    ...pick(
      'update',
      agreed(
        'update',
        parents.map((one) => one.update),
        textOf,
      ),
    ),
    ...pick(
      'delete',
      agreed(
        'delete',
        parents.map((one) => one.delete),
        textOf,
      ),
    ),
  }
}

function pick<K extends string, T>(key: K, value: T | undefined): Partial<Record<K, T>> {
  return value === undefined ? {} : ({ [key]: value } as Partial<Record<K, T>>)
}

/**
 * Combines several parents' selects: rows that pass any filter, columns of all, cells only if a granting parent sees
 * the row.
 */
function combineSelects(selects: readonly SelectAccess[]): SelectAccess {
  const [first] = selects
  if (first && selects.length === 1) return first
  const limits = selects.map(({ limit }) => limit)
  const roots = (key: 'queryRoots' | 'subscriptionRoots') =>
    selects.some((one) => one[key] === null) ? null : new Set(selects.flatMap((one) => [...(one[key] ?? [])]))
  return {
    columns: combineCells(selects, (one) => one.columns),
    computedFields: combineCells(selects, (one) => one.computedFields),
    filter: or(selects.map(({ filter }) => filter)),
    limit: limits.some((limit) => limit === null) ? null : Math.max(...limits.map(Number)),
    allowAggregations: selects.some((one) => one.allowAggregations),
    queryRoots: roots('queryRoots'),
    subscriptionRoots: roots('subscriptionRoots'),
  }
}

type Cells = ReadonlyMap<string, Condition | null>

function combineCells(selects: readonly SelectAccess[], cellsOf: (select: SelectAccess) => Cells): Cells {
  const names = new Set(selects.flatMap((select) => [...cellsOf(select).keys()]))
  return new Map(
    [...names].map((name) => {
      const granting = selects.filter((select) => cellsOf(select).has(name))
      const isEverywhere = granting.length === selects.length && granting.every((one) => !cellsOf(one).get(name))
      const conditions = granting.map((one) =>
        and([one.filter, cellsOf(one).get(name) ?? { kind: 'constant', value: true }]),
      )
      return [name, isEverywhere ? null : or(conditions)]
    }),
  )
}
