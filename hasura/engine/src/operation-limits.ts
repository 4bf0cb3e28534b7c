import type { FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode, ValueNode } from 'graphql'
import { EngineError } from './errors.js'

/** Limits on a single operation, so that a short text can't cost much time or memory. */
export interface OperationLimits {
  readonly tokens: number
  /** Nesting depth of selection sets, with fragments expanded. */
  readonly depth: number
  /** Each is a statement of its own. */
  readonly rootFields: number
  readonly selectedFields: number
  /** Nesting depth of lists and objects in arguments and variables. */
  readonly inputDepth: number
  /** Estimated maximum number of rows, for everyone but administrators; 0 disables the estimate. */
  readonly rows: number
  /** Maximum size of a response in bytes, for everyone; 0 for unlimited. */
  readonly answerBytes: number
}

export const STANDARD_LIMITS: OperationLimits = {
  tokens: 50_000,
  depth: 50,
  rootFields: 100,
  selectedFields: 10_000,
  inputDepth: 200,
  rows: 0,
  answerBytes: 0,
}

/**
 * Rejects operations that are too deep or too broad. Fragments must already be known to exist and to be acyclic. Throws
 * EngineError validation-failed.
 */
export function checkLimits(
  node: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  limits: OperationLimits,
): void {
  const roots = rootFields(node.selectionSet, fragments, limits.rootFields)
  if (roots > limits.rootFields) throw tooMuch(`has more than ${limits.rootFields} root fields`)
  new DepthCheck(fragments, limits).check(node.selectionSet, 1)
}

function tooMuch(what: string): EngineError {
  return new EngineError('validation-failed', `the operation ${what}`)
}

/** Stops counting just above the limit, because fragments can double each other. */
function rootFields(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  limit: number,
  opened: Set<string> = new Set(),
): number {
  let count = 0
  for (const selection of set.selections) {
    if (count > limit) return count
    if (selection.kind === 'Field') {
      count += 1
      continue
    }
    if (selection.kind === 'InlineFragment') {
      count += rootFields(selection.selectionSet, fragments, limit, opened)
      continue
    }
    const fragment = fragments.get(selection.name.value)
    if (!fragment || opened.has(selection.name.value)) continue
    opened.add(selection.name.value)
    count += rootFields(fragment.selectionSet, fragments, limit, opened)
  }
  return count
}

class DepthCheck {
  /** The greatest depth at which each fragment has been checked. */
  readonly #known = new Map<string, number>()

  constructor(
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly limits: OperationLimits,
  ) {}

  check(set: SelectionSetNode, level: number): void {
    if (level > this.limits.depth) throw tooMuch(`is nested deeper than ${this.limits.depth} levels`)
    for (const selection of set.selections) {
      if (selection.kind === 'FragmentSpread') {
        this.checkFragment(selection.name.value, level)
        continue
      }
      if (selection.kind === 'Field') for (const { value } of selection.arguments ?? []) this.checkValue(value, 1)
      const inner = selection.kind === 'Field' ? level + 1 : level
      if (selection.selectionSet) this.check(selection.selectionSet, inner)
    }
  }

  private checkFragment(name: string, level: number): void {
    if ((this.#known.get(name) ?? 0) >= level) return
    const fragment = this.fragments.get(name)
    if (fragment) this.check(fragment.selectionSet, level)
    this.#known.set(name, level)
  }

  private checkValue(value: ValueNode, level: number): void {
    if (level > this.limits.inputDepth) throw tooMuch(`has values nested deeper than ${this.limits.inputDepth} levels`)
    if (value.kind === 'ListValue') for (const item of value.values) this.checkValue(item, level + 1)
    if (value.kind === 'ObjectValue') for (const field of value.fields) this.checkValue(field.value, level + 1)
  }
}
