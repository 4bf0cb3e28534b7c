import type { PgType } from '../catalog/catalog.js'
import type { Metadata } from '../metadata/model/metadata.js'
import type { AccessRules, TableAccess } from './access.js'
import type { ColumnModel, TableModel } from './source/model.js'
import type { SourceModel } from './source/permissions.js'
import { isGraphqlName, scalarName } from './source/scalars.js'
import {
  type EnumType,
  type EnumValue,
  enumType,
  list,
  type NamedType,
  named,
  nonNull,
  type ScalarType,
  type TypeRef,
} from './types/type-model.js'

/** Settings that affect schemas and results. */
export interface SchemaSettings {
  /** Returns bigint, numeric, double precision and money as text. */
  readonly stringifyNumericTypes: boolean
  /** Query functions are visible to everyone who can see their table (semantics §2.8). */
  readonly inferFunctionPermissions: boolean
  /** Comparing with null is true instead of an error. */
  readonly v1BooleanNullCollapse: boolean
}

/** One role's types by name, each created once; the files `*-types.ts` create them through it. */
export class Registry {
  readonly types = new Map<string, NamedType>()

  constructor(
    readonly role: string,
    readonly isBackend: boolean,
    readonly source: SourceModel,
    readonly metadata: Metadata,
    readonly rules: AccessRules,
    readonly settings: SchemaSettings,
  ) {}

  /** The type with that name, created by `make` on first use. */
  define<T extends NamedType>(name: string, make: () => T): T {
    const known = this.types.get(name)
    if (known) return known as T
    const type = make()
    this.types.set(name, type)
    return type
  }

  /** The role's rights on a table; backend-only permissions apply to backend requests only. */
  access(table: TableModel): TableAccess {
    const access = this.rules.accessOf(this.role, table)
    if (this.isBackend || this.role === 'admin') return access
    const hide = <T extends { readonly backendOnly: boolean }>(grant: T | null) => (grant?.backendOnly ? null : grant)
    if (!access.insert?.backendOnly && !access.update?.backendOnly && !access.delete?.backendOnly) return access
    return { ...access, insert: hide(access.insert), update: hide(access.update), delete: hide(access.delete) }
  }

  scalar(name: string): ScalarType {
    return this.define(name, () => ({ kind: 'scalar', name }))
  }

  /** The GraphQL type of a Postgres type: arrays are nullable lists of non-null elements. */
  typeOfPg(type: PgType): TypeRef {
    if (type.element) return list(nonNull(this.typeOfPg(type.element)))
    const name = scalarName(type)
    return named(this.scalar(isGraphqlName(name) ? name : 'String'))
  }

  /** The nullable GraphQL type of a column. */
  typeOfColumn(column: ColumnModel): TypeRef {
    return column.enumTable ? named(this.tableEnum(column.enumTable)) : this.typeOfPg(column.type)
  }

  /** The enum whose values are a table's rows. */
  tableEnum(table: TableModel): EnumType {
    const values: EnumValue[] = (table.enumValues ?? []).map(({ value, description }) => ({
      name: value,
      description: description ?? undefined,
    }))
    return this.define(`${table.name}_enum`, () => ({
      ...enumType(`${table.name}_enum`, undefined, values),
      isTable: true,
    }))
  }

  orderBy(): EnumType {
    const direction = (name: string, description: string): EnumValue => ({ name, description })
    return this.define('order_by', () =>
      enumType('order_by', 'column ordering options', [
        direction('asc', 'in ascending order, nulls last'),
        direction('asc_nulls_first', 'in ascending order, nulls first'),
        direction('asc_nulls_last', 'in ascending order, nulls last'),
        direction('desc', 'in descending order, nulls first'),
        direction('desc_nulls_first', 'in descending order, nulls first'),
        direction('desc_nulls_last', 'in descending order, nulls last'),
      ]),
    )
  }
}

/** Columns the role may select, in the table's order. */
export function selectableColumns({ table, select }: TableAccess): ColumnModel[] {
  return [...table.columns.values()].filter((column) => select?.columns.has(column.name))
}

/**
 * Whether the table's own type has any field for the role, without building them, because types refer to each other.
 */
export function hasFields(registry: Registry, access: TableAccess): boolean {
  const { table, select } = access
  if (!select) return false
  if (select.columns.size > 0 && selectableColumns(access).length > 0) return true
  if (select.computedFields.size > 0) return true
  const targets = [
    ...[...table.relationships.values()].map(({ remote }) => remote),
    ...[...table.computedFields.values()].flatMap(({ returns }) => (returns ? [returns] : [])),
  ]
  return targets.some((target) => target.isExposed && registry.access(target).select !== null)
}
