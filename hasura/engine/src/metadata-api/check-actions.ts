import { parseType } from 'graphql'
import type { Catalog } from '../catalog/catalog.js'
import type { ActionMetadata } from '../metadata/model/actions.js'
import type { InconsistentObject, Metadata } from '../metadata/model/metadata.js'
import { typeNameOf } from '../metadata/type-text.js'
import { ACTION_SCALARS } from '../schema/source/scalars.js'

/** Actions whose arguments or results have unknown types. */
export function checkActions(metadata: Metadata, catalog: Catalog): InconsistentObject[] {
  const { scalars, enums, input_objects: inputs, objects } = metadata.custom_types
  const leaves = [...ACTION_SCALARS, ...catalog.typeNames, ...[...scalars, ...enums].map(({ name }) => name)]
  const known = {
    input: new Set([...leaves, ...inputs.map(({ name }) => name)]),
    output: new Set([...leaves, ...objects.map(({ name }) => name)]),
  }
  return metadata.actions.flatMap((action) => {
    const fault = findFault(action, known)
    if (fault === null) return []
    const reason = `Inconsistent object: in action "${action.name}"; ${fault}`
    return [{ type: 'action', name: `action ${action.name}`, reason, definition: { name: action.name } }]
  })
}

function findFault(
  { definition }: ActionMetadata,
  known: { input: ReadonlySet<string>; output: ReadonlySet<string> },
): string | null {
  for (const { name, type } of definition.arguments) {
    const typeName = typeNameOf(parseType(type))
    if (!known.input.has(typeName)) return `the type "${typeName}" of the argument "${name}" does not exist`
  }
  const output = typeNameOf(parseType(definition.output_type))
  return known.output.has(output) ? null : `the output type "${output}" does not exist`
}
