import {
  execute,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isScalarType,
} from 'graphql'
import { documentOf, type Role, schemaOf } from './role-schemas'

interface Asked {
  role: Role
  query: string
  variables: Record<string, unknown>
}

type Row = Record<string, unknown>

/** For each object in the double: the type it stands for, and which of its keys were selected. */
type Read = Map<Row, { type: GraphQLObjectType; keys: Set<string> }>

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isMoment = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(String(value)))

/** How each scalar looks in JSON. graphql-js would silently turn `5` into `"5"`. */
const SCALARS: Record<string, (value: unknown) => boolean> = {
  Boolean: (value) => typeof value === 'boolean',
  Int: Number.isSafeInteger,
  smallint: Number.isSafeInteger,
  bigint: Number.isSafeInteger,
  Float: isNumber,
  float8: isNumber,
  numeric: isNumber,
  ID: isText,
  String: isText,
  bpchar: isText,
  uuid: isText,
  date: isMoment,
  timestamptz: isMoment,
  json: () => true,
  jsonb: () => true,
}

/** A response, and where the double differs from anything the server could send to that role. */
interface Held {
  data: unknown
  faults: string[]
}

/**
 * Executes an operation against the role's schema with the double as its data, so that unselected fields are left out as
 * the server would. Missing fields, fields unknown to the schema and values of the wrong type are faults.
 */
export function answerBySchema({ role, query, variables }: Asked, double: unknown): Held {
  const { document, faults } = documentOf(role, query)
  if (faults.length > 0) return { data: null, faults }
  const read: Read = new Map()
  const result = execute({
    schema: schemaOf(role),
    document,
    rootValue: double,
    variableValues: variables,
    fieldResolver: readerOf(read),
  })
  if (result instanceof Promise) throw new Error('A double has to be awaited before it is checked')
  const wrong = (result.errors ?? []).map(({ path, message }) => (path ? `${path.join('.')}: ${message}` : message))
  return { data: result.data, faults: [...wrong, ...new Set(unknownFields(read))] }
}

/** Reads each field by its response key, since doubles are written with the aliases of their operation. */
function readerOf(read: Read): GraphQLFieldResolver<unknown, unknown> {
  return (source, _args, _context, { path, parentType, returnType }) => {
    if (typeof source !== 'object' || source === null)
      throw new Error(`the double contains ${JSON.stringify(source)} here`)
    const row = source as Row
    const key = String(path.key)
    const place = read.get(row) ?? { type: parentType, keys: new Set<string>() }
    read.set(row, place)
    place.keys.add(key)
    const value = row[key]
    if (value === undefined) throw new Error('the double leaves it out')
    checkScalar(returnType, value)
    return value
  }
}

function checkScalar(type: GraphQLOutputType, value: unknown): void {
  const named = getNamedType(type)
  if (!isScalarType(named)) return
  const isRight = SCALARS[named.name]
  if (!isRight) throw new Error(`answer-by-schema.ts has no check for the scalar ${named.name}`)
  for (const one of Array.isArray(value) && named.name !== 'jsonb' ? value.flat() : [value]) {
    if (one !== null && !isRight(one)) throw new Error(`${JSON.stringify(one)} is not a valid ${named.name}`)
  }
}

/** Keys that neither the operation nor the schema knows: removed columns, or typing errors. */
function unknownFields(read: Read): string[] {
  return [...read].flatMap(([row, { type, keys }]) =>
    Object.keys(row)
      .filter((key) => !keys.has(key) && !(key in type.getFields()) && row[key] !== undefined)
      .map((key) => `${type.name} has no field ${key}`),
  )
}
