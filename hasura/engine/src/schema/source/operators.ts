import type { PgType } from '../../catalog/catalog.js'
import { isTextual } from './scalars.js'

/** The right side of an operator: a value of the column's type, a list of them, or text of another type. */
export type OperandKind = 'self' | 'list' | OtherOperand

export interface OtherOperand {
  /** The GraphQL scalar of one value. */
  readonly scalar: string
  readonly sqlType: string
  readonly isList: boolean
}

const TEXT_VALUE: OtherOperand = { scalar: 'String', sqlType: 'text', isList: false }
const TEXT_LIST: OtherOperand = { scalar: 'String', sqlType: 'text[]', isList: true }
const JSON_PATH: OtherOperand = { scalar: 'String', sqlType: 'jsonpath', isList: false }
const treeValue = (name: string): OtherOperand => ({ scalar: name, sqlType: name, isList: false })
const treeList = (name: string): OtherOperand => ({ scalar: name, sqlType: `${name}[]`, isList: true })

/**
 * A comparison. To add one, add an entry here: the bool_exp types, the permission parser and the SQL printer all use
 * this table.
 */
export interface Operator {
  readonly name: string
  /** Infix SQL; the right side of list operators is wrapped in `any (…)` or `all (…)`. */
  readonly sql: string
  readonly operand: OperandKind
  readonly quantifier?: 'any' | 'all'
  readonly description?: string
}

/** Whether the right side is a list of values. */
export function takesList({ operand }: Operator): boolean {
  return typeof operand === 'string' ? operand === 'list' : operand.isList
}

const infix = (name: string, sql: string, operand: OperandKind, description?: string): Operator => ({
  name,
  sql,
  operand,
  description,
})

const EQUALITY: readonly Operator[] = [
  infix('_eq', '=', 'self'),
  infix('_neq', '<>', 'self'),
  { name: '_in', sql: '=', operand: 'list', quantifier: 'any' },
  { name: '_nin', sql: '<>', operand: 'list', quantifier: 'all' },
]

const ORDER: readonly Operator[] = [
  infix('_gt', '>', 'self'),
  infix('_lt', '<', 'self'),
  infix('_gte', '>=', 'self'),
  infix('_lte', '<=', 'self'),
]

const TEXT: readonly Operator[] = [
  infix('_like', 'like', 'self', 'does the column match the given pattern'),
  infix('_nlike', 'not like', 'self', 'does the column NOT match the given pattern'),
  infix('_ilike', 'ilike', 'self', 'does the column match the given case-insensitive pattern'),
  infix('_nilike', 'not ilike', 'self', 'does the column NOT match the given case-insensitive pattern'),
  infix('_similar', 'similar to', 'self', 'does the column match the given SQL regular expression'),
  infix('_nsimilar', 'not similar to', 'self', 'does the column NOT match the given SQL regular expression'),
  infix('_regex', '~', 'self', 'does the column match the given POSIX regular expression, case sensitive'),
  infix('_iregex', '~*', 'self', 'does the column match the given POSIX regular expression, case insensitive'),
  infix('_nregex', '!~', 'self', 'does the column NOT match the given POSIX regular expression, case sensitive'),
  infix('_niregex', '!~*', 'self', 'does the column NOT match the given POSIX regular expression, case insensitive'),
]

const CONTAINMENT: readonly Operator[] = [
  infix('_contains', '@>', 'self', 'does the column contain the given value'),
  infix('_contained_in', '<@', 'self', 'is the column contained in the given value'),
]

const JSONB: readonly Operator[] = [
  ...CONTAINMENT,
  infix('_has_key', '?', TEXT_VALUE, 'does the string exist as a top-level key in the column'),
  infix('_has_keys_any', '?|', TEXT_LIST, 'do any of these strings exist as top-level keys in the column'),
  infix('_has_keys_all', '?&', TEXT_LIST, 'do all of these strings exist as top-level keys in the column'),
  infix('_jsonb_path_exists', '@?', JSON_PATH, 'does the JSON path return any item for the column'),
  infix('_jsonb_path_match', '@@', JSON_PATH, 'does the JSON path predicate hold for the column'),
]

const LTREE: readonly Operator[] = [
  infix('_ancestor', '@>', 'self', 'is the left argument an ancestor of right (or equal)?'),
  infix('_ancestor_any', '@>', treeList('ltree'), 'does array contain an ancestor of `ltree`?'),
  infix('_descendant', '<@', 'self', 'is the left argument a descendant of right (or equal)?'),
  infix('_descendant_any', '<@', treeList('ltree'), 'does array contain a descendant of `ltree`?'),
  infix('_matches', '~', treeValue('lquery'), 'does `ltree` match `lquery`?'),
  infix('_matches_any', '?', treeList('lquery'), 'does `ltree` match any `lquery` in array?'),
  infix('_matches_fulltext', '@', treeValue('ltxtquery'), 'does `ltree` match `ltxtquery`?'),
]

const BY_TYPE: Readonly<Record<string, readonly Operator[]>> = { jsonb: JSONB, ltree: LTREE }

/** A type's comparisons; enum columns only have equality. */
export function operatorsOf(type: PgType, isEnum: boolean): readonly Operator[] {
  if (isEnum) return EQUALITY
  return [...EQUALITY, ...ORDER, ...specialOf(type)]
}

function specialOf(type: PgType): readonly Operator[] {
  if (type.element) return CONTAINMENT
  if (isTextual(type)) return TEXT
  return BY_TYPE[type.name] ?? []
}

const COMPARISONS = new Map([...EQUALITY, ...ORDER].map((operator) => [operator.name, operator]))

/** Column against column, in permissions only: `_ceq`, `_cgt` … by the plain comparison's name. */
export function columnOperator(name: string): Operator | undefined {
  const plain = name === '_cne' ? '_neq' : name.replace(/^_c/, '_')
  return name.startsWith('_c') && !['_in', '_nin'].includes(plain) ? COMPARISONS.get(plain) : undefined
}
