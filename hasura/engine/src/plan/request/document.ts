import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
} from 'graphql'
import { EngineError } from '../../errors.js'
import { checkLimits, type OperationLimits, STANDARD_LIMITS } from '../../operation-limits.js'
import { fieldPath } from '../path.js'

/** The chosen operation of a document, checked as far as possible without a schema. */
export interface Operation {
  readonly document: DocumentNode
  readonly node: OperationDefinitionNode
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly variables: ReadonlyMap<string, DeclaredVariable>
  readonly limits: OperationLimits
}

/** Clients can choose operation names of any length. */
const MAX_LABEL_LENGTH = 100

/** An operation's kind and name, for the log. */
export function operationLabel({ operation, name }: OperationDefinitionNode): string {
  return name ? `${operation} ${name.value.slice(0, MAX_LABEL_LENGTH)}` : operation
}

export interface DeclaredVariable {
  readonly name: string
  readonly type: TypeNode
  /** The type as written, for messages. */
  readonly typeText: string
  readonly defaultValue: ValueNode | null
}

/** Parses the text and chooses the operation; throws EngineError as in semantics §1.4. */
export function readOperation(
  query: string,
  operationName: string | null | undefined,
  limits: OperationLimits = STANDARD_LIMITS,
): Operation {
  const document = parseDocument(query, limits.tokens)
  const node = chooseOperation(document, operationName || null)
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  }
  checkFragments(node.selectionSet, fragments, '$', [])
  checkLimits(node, fragments, limits)
  return { document, node, fragments, variables: declaredVariables(node), limits }
}

function parseDocument(query: string, maxTokens: number): DocumentNode {
  try {
    return parse(query, { noLocation: true, maxTokens })
  } catch (error) {
    if (error instanceof Error && error.message.includes(`more that ${maxTokens} tokens`))
      throw new EngineError('validation-failed', `the query has more than ${maxTokens} tokens`, { path: '$.query' })
    throw new EngineError('validation-failed', 'not a valid graphql query', { path: '$.query' })
  }
}

function chooseOperation(document: DocumentNode, name: string | null): OperationDefinitionNode {
  const operations = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  )
  const refuse = (message: string): never => {
    throw new EngineError('validation-failed', message)
  }
  if (name === null) {
    const [only] = operations
    if (!only || operations.length > 1) {
      return refuse('exactly one operation has to be present in the document when operationName is not specified')
    }
    return only
  }
  if (operations.some((one) => !one.name)) {
    return refuse('operationName cannot be used when an anonymous operation exists in the document')
  }
  return (
    operations.find((one) => one.name?.value === name) ?? refuse(`no such operation found in the document: "${name}"`)
  )
}

function declaredVariables(node: OperationDefinitionNode): Map<string, DeclaredVariable> {
  const variables = new Map<string, DeclaredVariable>()
  for (const { variable, type, defaultValue } of node.variableDefinitions ?? []) {
    const name = variable.name.value
    if (variables.has(name)) throw new EngineError('parse-failed', `multiple definitions for variable "${name}"`)
    variables.set(name, { name, type, typeText: typeNodeText(type), defaultValue: defaultValue ?? null })
  }
  return variables
}

export function typeNodeText(type: TypeNode): string {
  if (type.kind === 'NonNullType') return `${typeNodeText(type.type)}!`
  return type.kind === 'ListType' ? `[${typeNodeText(type.type)}]` : type.name.value
}

/** Rejects missing and cyclic fragments; each is walked once per path that may contain a cycle. */
function checkFragments(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  path: string,
  trail: readonly string[],
  sound: Set<string> = new Set(),
): void {
  for (const selection of set.selections) {
    if (selection.kind === 'Field') {
      if (selection.selectionSet)
        checkFragments(selection.selectionSet, fragments, fieldPath(path, selection.name.value), trail, sound)
      continue
    }
    if (selection.kind === 'InlineFragment') {
      checkFragments(selection.selectionSet, fragments, path, trail, sound)
      continue
    }
    const name = selection.name.value
    const at = `${path}.selectionSet`
    if (trail.includes(name)) {
      const names = trail.slice(trail.indexOf(name))
      throw new EngineError('validation-failed', `the fragment definition(s) ${listOfNames(names)} form a cycle`, {
        path: at,
      })
    }
    const fragment = fragments.get(name)
    if (!fragment) throw new EngineError('validation-failed', `reference to undefined fragment "${name}"`, { path: at })
    if (sound.has(name)) continue
    checkFragments(fragment.selectionSet, fragments, fieldPath(path, name), [...trail, name], sound)
    sound.add(name)
  }
}

/** `a`, `a and b`, `a, b, and c`. */
export function listOfNames(names: readonly string[], word = 'and'): string {
  if (names.length < 2) return names.join('')
  if (names.length === 2) return names.join(` ${word} `)
  return `${names.slice(0, -1).join(', ')}, ${word} ${names[names.length - 1]}`
}
