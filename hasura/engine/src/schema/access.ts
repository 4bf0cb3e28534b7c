import { EngineError } from '../errors.js'
import type { InconsistentObject, Metadata } from '../metadata/model/metadata.js'
import { ADMIN_ROLE } from '../session/session.js'
import { inheritPermission, type Parents } from './inherited-roles.js'
import { ALWAYS } from './source/condition.js'
import { displayName } from './source/drafts.js'
import type { TableModel } from './source/model.js'
import type {
  DeleteAccess,
  InsertAccess,
  SelectAccess,
  SourceModel,
  TablePermissions,
  UpdateAccess,
} from './source/permissions.js'

/** One role's rights on one table; null means none. */
export interface TableAccess {
  readonly table: TableModel
  readonly select: SelectAccess | null
  readonly insert: InsertAccess | null
  readonly update: UpdateAccess | null
  readonly delete: DeleteAccess | null
}

/** Resolves permissions including inheritance. Created once per metadata; roles are resolved on first use. */
export interface AccessRules {
  accessOf(role: string, table: TableModel): TableAccess
  /** The role itself and all roles it inherits from, for permissions that any parent can grant. */
  lineage(role: string): ReadonlySet<string>
}

/** Permissions that can't be inherited are added to `inconsistencies`. Throws EngineError for cyclic roles. */
export function buildAccessRules(
  metadata: Metadata,
  source: SourceModel,
  inconsistencies: InconsistentObject[],
): AccessRules {
  const inherited = new Map(metadata.inherited_roles.map((one) => [one.role_name, one.role_set]))
  refuseCycles(inherited)
  const resolved = new Map<string, TableAccess>()
  const accessOf = (role: string, table: TableModel): TableAccess => {
    const key = `${role}\0${table.key}`
    const known = resolved.get(key)
    if (known) return known
    const access = role === ADMIN_ROLE ? adminAccess(table) : { table, ...none, ...permissionsOf(role, table) }
    resolved.set(key, access)
    return access
  }
  const permissionsOf = (role: string, table: TableModel): TablePermissions => {
    const own = source.permissions.get(table.key)?.get(role) ?? {}
    const parents = inherited.get(role)
    if (!parents) return own
    const grants: Parents = parents.map((parent) => accessOf(parent, table))
    return { ...inheritPermission(grants, (kind) => reportConflict(role, table, kind), own), ...own }
  }
  const reportConflict = (role: string, table: TableModel, kind: string) => {
    const name = displayName(table.catalog)
    inconsistencies.push({
      type: 'inherited role permission inconsistency',
      name: role,
      reason: `Could not inherit permission for the role '${role}' for the entity: '${kind} permission, table: ${name}, source: 'default''`,
      entity: { permission_type: kind, source: 'default', table: name },
    })
  }
  for (const role of inherited.keys()) for (const table of source.tables.values()) accessOf(role, table)
  return { accessOf, lineage: (role) => lineageOf(role, inherited) }
}

function refuseCycles(inherited: ReadonlyMap<string, readonly string[]>): void {
  const above = (role: string) => new Set((inherited.get(role) ?? []).flatMap((one) => [...lineageOf(one, inherited)]))
  const circular = [...inherited.keys()].filter((role) => above(role).has(role)).sort()
  const cycles = circular.map((role) =>
    JSON.stringify(circular.filter((one) => above(role).has(one) && above(one).has(role))),
  )
  if (cycles.length === 0) return
  const list = [...new Set(cycles)].join(', ')
  throw new EngineError('cyclic-dependency', `found cycle(s) in roles: ${list}`, { path: '$.args' })
}

const none = { select: null, insert: null, update: null, delete: null }

function lineageOf(role: string, inherited: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>([role])
  for (const one of found) for (const parent of inherited.get(one) ?? []) found.add(parent)
  return found
}

/** Everything the database allows. */
function adminAccess(table: TableModel): TableAccess {
  const { catalog } = table
  const columns = [...catalog.columns.keys()]
  const scalarFields = [...table.computedFields.values()].filter((field) => !field.returns)
  return {
    table,
    select: {
      columns: new Map(columns.map((column) => [column, null])),
      computedFields: new Map(scalarFields.map(({ name }) => [name, null])),
      filter: ALWAYS,
      limit: null,
      allowAggregations: true,
      queryRoots: null,
      subscriptionRoots: null,
    },
    insert: { columns: new Set(columns), check: ALWAYS, presets: new Map(), backendOnly: false },
    update: { columns: new Set(columns), filter: ALWAYS, check: null, presets: new Map(), backendOnly: false },
    delete: { filter: ALWAYS, backendOnly: false },
  }
}
