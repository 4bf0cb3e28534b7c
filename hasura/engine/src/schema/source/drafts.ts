import type { Catalog } from '../../catalog/catalog.js'
import type { InconsistentObject } from '../../metadata/model/metadata.js'
import type { ColumnModel, ComputedFieldModel, RelationshipModel, TableModel } from './model.js'

/** A table being resolved: its maps are filled in three passes, because tables refer to each other. */
export interface TableDraft extends TableModel {
  readonly columns: Map<string, ColumnModel>
  readonly relationships: Map<string, RelationshipModel>
  readonly computedFields: Map<string, ComputedFieldModel>
}

/** Shared by the passes: tables by key, and the list of inconsistencies. */
export interface SourceDraft {
  readonly sourceName: string
  readonly catalog: Catalog
  readonly tables: Map<string, TableDraft>
  readonly inconsistencies: InconsistentObject[]
}

/** A table's name in messages, without the schema if it is `public`. */
export function displayName({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return schema === 'public' ? name : `${schema}.${name}`
}
