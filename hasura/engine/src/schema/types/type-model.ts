import type { FieldMeaning, InputMeaning } from './meanings.js'

/**
 * The role's GraphQL types. Similar to graphql-js, but fields carry their meaning for the plan stage, are built on
 * demand, and are looked up in maps.
 */
export type TypeRef = NamedRef | ListRef

export interface NamedRef {
  readonly kind: 'named'
  readonly type: NamedType
  readonly isNonNull: boolean
}

export interface ListRef {
  readonly kind: 'list'
  readonly of: TypeRef
  readonly isNonNull: boolean
}

export type NamedType = ScalarType | EnumType | InputType | ObjectType

export interface ScalarType {
  readonly kind: 'scalar'
  readonly name: string
  readonly description?: string
}

export interface EnumValue {
  readonly name: string
  readonly description?: string
  /** The column, constraint or other thing the value refers to. */
  readonly meaning?: unknown
}

export interface EnumType {
  readonly kind: 'enum'
  readonly name: string
  readonly description?: string
  readonly values: ReadonlyMap<string, EnumValue>
  /** Values come from a table's rows; variables may be texts. */
  readonly isTable?: boolean
}

export interface InputField {
  readonly name: string
  readonly description?: string
  readonly type: TypeRef
  readonly defaultValue?: unknown
  readonly meaning?: InputMeaning
}

export interface InputType {
  readonly kind: 'input'
  readonly name: string
  readonly description?: string
  readonly fields: ReadonlyMap<string, InputField>
}

export interface OutputField {
  readonly name: string
  readonly description?: string
  readonly type: TypeRef
  readonly args: ReadonlyMap<string, InputField>
  readonly meaning: FieldMeaning
}

export interface ObjectType {
  readonly kind: 'object'
  readonly name: string
  readonly description?: string
  readonly fields: ReadonlyMap<string, OutputField>
}

export const named = (type: NamedType): TypeRef => ({ kind: 'named', type, isNonNull: false })
export const list = (of: TypeRef): TypeRef => ({ kind: 'list', of, isNonNull: false })
export const nonNull = (type: TypeRef): TypeRef => ({ ...type, isNonNull: true })
/** `[T!]`, the shape of nearly every list in the schema. */
export const listOf = (type: NamedType): TypeRef => list(nonNull(named(type)))

/** The type within all lists. */
export function innermost(type: TypeRef): NamedType {
  return type.kind === 'list' ? innermost(type.of) : type.type
}

/** `[T!]!` in GraphQL syntax. */
export function typeText(type: TypeRef): string {
  const text = type.kind === 'list' ? `[${typeText(type.of)}]` : type.type.name
  return type.isNonNull ? `${text}!` : text
}

export function fieldMap<F extends { readonly name: string }>(fields: readonly F[]): ReadonlyMap<string, F> {
  return new Map(fields.map((field) => [field.name, field]))
}

/** An input type whose fields are built on first use, so that types may refer to each other. */
export function inputType(name: string, description: string | undefined, make: () => readonly InputField[]): InputType {
  let fields: ReadonlyMap<string, InputField> | undefined
  return {
    kind: 'input',
    name,
    description,
    get fields() {
      fields ??= fieldMap(make())
      return fields
    },
  }
}

/** Same for object types. */
export function objectType(
  name: string,
  description: string | undefined,
  make: () => readonly OutputField[],
): ObjectType {
  let fields: ReadonlyMap<string, OutputField> | undefined
  return {
    kind: 'object',
    name,
    description,
    get fields() {
      fields ??= fieldMap(make())
      return fields
    },
  }
}

export function enumType(name: string, description: string | undefined, values: readonly EnumValue[]): EnumType {
  return { kind: 'enum', name, description, values: fieldMap(values) }
}
