import { parseType, type TypeNode } from 'graphql'
import type { Catalog } from '../catalog/catalog.js'
import type { ActionMetadata, InconsistentObject, Metadata } from '../metadata/metadata-types.js'

const BUILT_IN = ['Int', 'Float', 'String', 'Boolean', 'ID', 'smallint', 'bigint']

/** Actions whose arguments or answers have types that there are not. */
export function checkActions(metadata: Metadata, catalog: Catalog): InconsistentObject[] {
  const { scalars, enums, input_objects: inputs, objects } = metadata.custom_types
  const leaves = [...BUILT_IN, ...catalog.typeNames, ...[...scalars, ...enums].map(({ name }) => name)]
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
    const typeName = innermost(parseType(type))
    if (!known.input.has(typeName)) return `the type "${typeName}" of the argument "${name}" does not exist`
  }
  const output = innermost(parseType(definition.output_type))
  return known.output.has(output) ? null : `the output type "${output}" does not exist`
}

function innermost(node: TypeNode): string {
  return node.kind === 'NamedType' ? node.name.value : innermost(node.type)
}
