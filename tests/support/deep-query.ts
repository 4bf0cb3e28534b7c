import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

const AGGREGATED = ['max', 'min']

/**
 * One query per root for everything in the role's schema: every column, and every column of related rows, two levels
 * deep; aggregates with min and max of each column.
 */
export function deepQueries(schema: GraphQLSchema, depth = 2): string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  return fields
    .filter(({ args }) => isOfTable(args) && !args.some(isRequiredArgument))
    .map((field) => `{ ${field.name} ${selectionOf(field, depth)} }`)
}

/** Roots of tables can be filtered; the others are actions, whose answers come from handlers and are tested there. */
const isOfTable = (args: readonly GraphQLArgument[]) => args.some(({ name }) => name === 'where')

/** Every column of a field, and of the rows related to it as far as `depth`; empty for a leaf. */
export function selectionOf(field: GraphQLField<unknown, unknown>, depth: number): string {
  const type = getNamedType(field.type)
  if (!isObjectType(type)) return ''
  if (field.name.endsWith('_aggregate')) return aggregateOf(type.getFields(), depth)
  const parts = Object.values(type.getFields()).flatMap((child) => {
    if (child.args.some(isRequiredArgument)) return []
    if (isLeafType(getNamedType(child.type))) return [child.name]
    if (depth === 0) return []
    return [`${child.name} ${selectionOf(child, depth - 1)}`]
  })
  return `{ __typename ${parts.join(' ')} }`
}

function aggregateOf(fields: Record<string, GraphQLField<unknown, unknown>>, depth: number): string {
  const aggregate = fields.aggregate && getNamedType(fields.aggregate.type)
  const inner = isObjectType(aggregate) ? aggregate.getFields() : {}
  const parts = AGGREGATED.flatMap((name) => {
    const type = inner[name] && getNamedType(inner[name].type)
    return isObjectType(type) ? [`${name} { ${Object.keys(type.getFields()).join(' ')} }`] : []
  })
  const nodes = fields.nodes ? `nodes ${selectionOf(fields.nodes, Math.max(0, depth - 1))}` : ''
  return `{ aggregate { count ${parts.join(' ')} } ${nodes} }`
}
