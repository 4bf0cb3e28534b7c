import { type DirectiveNode, type FieldNode, print, type SelectionSetNode } from 'graphql'
import type { ObjectType, OutputField, TypeRef } from '../../schema/types/type-model.js'
import { innermost } from '../../schema/types/type-model.js'
import { invalid, type PlanContext } from '../context.js'
import { argumentPath, fieldPath } from '../path.js'
import { flag, type Given, isNull, nullError, refuseRepeats, resolve } from './input.js'

/** A field of a selection set, merged from all selections with the same response key. */
export interface SelectedField {
  readonly key: string
  readonly name: string
  readonly node: FieldNode
  readonly selectionSets: SelectionSetNode[]
  /** JSONPath of the field. */
  readonly path: string
}

/** A field with its definition; `__typename` has none. */
export type TypedField =
  | { readonly kind: 'typename'; readonly key: string; readonly typeName: string }
  | { readonly kind: 'field'; readonly key: string; readonly field: OutputField; readonly selected: SelectedField }

const KNOWN_DIRECTIVES = new Set(['include', 'skip', 'cached', '_multiple_top_level_fields'])

/** The selected fields of a type in order of first occurrence, with fragments expanded and directives applied. */
export function selectFields(
  context: PlanContext,
  type: ObjectType,
  sets: readonly SelectionSetNode[],
  path: string,
): TypedField[] {
  const collected = new Map<string, SelectedField>()
  const opened = new Set<string>()
  for (const set of sets) collect(context, type, set, path, collected, opened)
  context.countFields(collected.size, path)
  return [...collected.values()].map((selected): TypedField => {
    if (selected.name === '__typename') return { kind: 'typename', key: selected.key, typeName: type.name }
    const field = type.fields.get(selected.name)
    if (!field) throw invalid(`field "${selected.name}" not found in type: '${type.name}'`, selected.path)
    checkSubselection(selected, field)
    return { kind: 'field', key: selected.key, field, selected }
  })
}

function checkSubselection({ selectionSets, path }: SelectedField, field: OutputField): void {
  const type = innermost(field.type)
  if (type.kind === 'object' && selectionSets.length === 0)
    throw invalid(`missing selection set for "${type.name}"`, path)
  if (type.kind !== 'object' && selectionSets.length > 0)
    throw invalid('unexpected subselection set for non-object field', path)
}

function collect(
  context: PlanContext,
  type: ObjectType,
  set: SelectionSetNode,
  path: string,
  into: Map<string, SelectedField>,
  opened: Set<string>,
): void {
  for (const selection of set.selections) {
    if (!isIncluded(context, selection.directives ?? [], `${path}.selectionSet`)) continue
    if (selection.kind === 'Field') {
      addField(selection, path, into)
      continue
    }
    const fragment =
      selection.kind === 'InlineFragment' ? selection : context.operation.fragments.get(selection.name.value)
    if (!fragment) continue
    const condition = fragment.typeCondition?.name.value
    if (condition !== undefined && condition !== type.name) continue
    if (selection.kind === 'FragmentSpread') {
      // A repeated spread of the same fragment adds nothing, but expanding it over and over could take forever.
      if (opened.has(selection.name.value)) continue
      opened.add(selection.name.value)
    }
    collect(context, type, fragment.selectionSet, path, into, opened)
  }
}

function addField(node: FieldNode, path: string, into: Map<string, SelectedField>): void {
  const name = node.name.value
  const key = node.alias?.value ?? name
  const known = into.get(key)
  if (!known) {
    into.set(key, {
      key,
      name,
      node,
      selectionSets: node.selectionSet ? [node.selectionSet] : [],
      path: fieldPath(path, name),
    })
    return
  }
  if (known.name !== name) {
    throw invalid(
      `selection of both "${known.name}" and "${name}" specify the same response name, "${key}"`,
      `${path}.selectionSet`,
    )
  }
  if (argumentsText(known.node) !== argumentsText(node)) {
    throw invalid(`inconsistent arguments between multiple selections of field "${name}"`, `${path}.selectionSet`)
  }
  if (node.selectionSet) known.selectionSets.push(node.selectionSet)
}

function argumentsText(node: FieldNode): string {
  return (node.arguments ?? [])
    .map((one) => print(one))
    .sort()
    .join(',')
}

/** Applies `@include` and `@skip`; rejects unknown and repeated directives. */
function isIncluded(context: PlanContext, directives: readonly DirectiveNode[], path: string): boolean {
  if (directives.length === 0) return true
  checkDirectives(directives, ['include', 'skip'], 'field', path)
  return directives.every((directive) => {
    const isOn = directiveFlag(context, directive, path)
    return directive.name.value === 'include' ? isOn : !isOn
  })
}

/** Rejects directives that don't exist, are repeated, or don't belong on `place`. */
export function checkDirectives(
  directives: readonly DirectiveNode[],
  allowed: readonly string[],
  place: string,
  path: string,
): void {
  const names = directives.map((directive) => directive.name.value)
  for (const name of names) {
    if (!KNOWN_DIRECTIVES.has(name)) throw invalid(`directive "${name}" is not defined in the schema`, path)
    if (!allowed.includes(name)) throw invalid(`directive "${name}" is not allowed on a ${place}`, path)
  }
  const repeated = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
  if (repeated.length > 0)
    throw invalid(`the following directives are used more than once: ${repeated.join(', ')}`, path)
}

function directiveFlag(context: PlanContext, directive: DirectiveNode, path: string): boolean {
  const type: TypeRef = { kind: 'named', type: context.registry.scalar('Boolean'), isNonNull: true }
  const argument = directive.arguments?.find((one) => one.name.value === 'if')
  const at = `${path}.${directive.name.value}.if`
  if (!argument) throw invalid('missing required field "if"', path)
  return flag(resolve(context, { kind: 'literal', node: argument.value }, type, at), at)
}

/**
 * The arguments of a field, with variables substituted; absent ones stay absent. Throws on unknown and missing ones.
 */
export function fieldArguments(
  context: PlanContext,
  { field, selected }: { field: OutputField; selected: SelectedField },
): Map<string, { given: Given; path: string }> {
  const found = new Map<string, { given: Given; path: string }>()
  refuseRepeats(selected.node.arguments ?? [])
  for (const { name, value } of selected.node.arguments ?? []) {
    const definition = field.args.get(name.value)
    if (!definition) throw invalid(`"${field.name}" has no argument named "${name.value}"`, selected.path)
    const path = argumentPath(selected.path, name.value)
    const given = resolve(context, { kind: 'literal', node: value }, definition.type, path)
    if (definition.type.isNonNull && isNull(given)) throw nullError(definition.type, path)
    found.set(name.value, { given, path })
  }
  for (const argument of field.args.values()) {
    if (argument.type.isNonNull && argument.defaultValue === undefined && !found.has(argument.name)) {
      throw invalid(`missing required field "${argument.name}"`, `${selected.path}.args`)
    }
  }
  return found
}
