import { type Catalog, type CatalogTable, catalogKey } from '../catalog/catalog.js'
import type { InconsistentObject, Metadata } from '../metadata/model/metadata.js'
import type { EventTriggerMetadata } from '../metadata/model/triggers.js'
import { tableLabel } from './edit-metadata.js'

/** Event triggers that watch or send columns their table doesn't have. */
export function checkEventTriggers(metadata: Metadata, catalog: Catalog): InconsistentObject[] {
  return metadata.sources.flatMap((source) =>
    source.tables.flatMap(({ table: name, event_triggers: triggers }) => {
      const table = catalog.tables.get(catalogKey(name))
      if (!table) return []
      return triggers.flatMap((trigger) => {
        const column = unknownColumn(trigger, table)
        if (column === undefined) return []
        const reason = `Inconsistent object: in table "${tableLabel(name)}": in event trigger "${trigger.name}": column "${column}" does not exist`
        const subject = `event_trigger ${trigger.name} in table ${tableLabel(name)} in source ${source.name}`
        return [
          { type: 'event_trigger', name: subject, reason, definition: { name: trigger.name, table: { ...name } } },
        ]
      })
    }),
  )
}

function unknownColumn({ definition }: EventTriggerMetadata, table: CatalogTable): string | undefined {
  const lists = [definition.insert, definition.update, definition.delete].flatMap((one) =>
    one ? [one.columns, one.payload ?? '*'] : [],
  )
  return lists.flatMap((list) => (list === '*' ? [] : list)).find((column) => !table.columns.has(column))
}
