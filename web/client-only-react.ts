import type { Plugin } from 'vite'

/**
 * The kinds of nodes in React's tree that our pages never make, as React numbers them: what the server has rendered and the
 * client hasn't taken over yet, `SuspenseList`, what is hoisted into the head (`<title>`, `<meta>`, `<link>`), `<html>`, `<head>`
 * and `<body>`, `ViewTransition`, and `Activity`. Should one be made all the same, React throws when it meets it.
 */
const KINDS_NEVER_MADE = [18, 19, 26, 27, 30, 31]

/** Variables that only taking over a server's page, or a view transition, ever sets. */
const VARIABLES = new Map([
  ['isHydrating', 'false'],
  ['shouldStartViewTransition', 'false'],
])
/** Properties of React's state that say what the server has rendered. */
const PROPERTIES = new Map([
  ['dehydrated', 'null'],
  ['isDehydrated', 'false'],
])

/** Functions that are only called for what the server has rendered, refs of fragments, form actions, and preloading by React. */
const NEVER_CALLED = new Set([
  ...['updateDehydratedSuspenseComponent', 'prepareToHydrateHostInstance', 'attemptExplicitHydrationTarget'],
  ...['queueIfContinuousEvent', 'scheduleReplayQueueIfNeeded'],
  ...['FragmentInstance', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  ...['mountActionState', 'updateActionState', 'rerenderActionState'],
  ...['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'insertStylesheetIntoRoot'],
])
const THROWS = '{ throw Error("Left out of React: see client-only-react.ts"); }'

/** What is only there to be called from outside. */
const NOT_OFFERED = ['exports.hydrateRoot', 'FragmentInstance.prototype', 'ReactDOMSharedInternals.findDOMNode']

/** A node of the syntax tree. */
interface Syntax {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
interface Place {
  parent: Syntax | null
  /** the nearest function */
  within: Syntax
}
/** From where to where the source is replaced, and by what. */
type Edit = [start: number, end: number, text: string]
/** Replaces what was found under one of the names above. */
type Replace = (found: string, ...edit: Edit) => void

/**
 * Leaves out of React what only pages need that a server renders, and what we don't use: a quarter of the largest part of every
 * page's first load. It states what is always so; the minifier then drops what can't be reached.
 */
export function clientOnlyReact(): Plugin {
  let isFound = false
  return {
    name: 'client-only-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        isFound = true
        return clientOnly(code, this.parse(code) as unknown as Syntax)
      },
    },
    generateBundle() {
      if (!isFound) throw new Error('React’s client has another file; see web/client-only-react.ts')
    },
  }
}

/**
 * @param code React's client, as its package has it
 * @param program its syntax tree
 * @returns the same without what is left out
 * @throws if something isn't there: a new release of React has to be looked at
 */
export function clientOnly(code: string, program: Syntax): string {
  const edits: Edit[] = []
  const left = new Set([
    ...VARIABLES.keys(),
    ...PROPERTIES.keys(),
    ...NEVER_CALLED,
    ...NOT_OFFERED,
    ...KINDS_NEVER_MADE.map(String),
  ])
  const replace: Replace = (found, ...edit) => {
    left.delete(found)
    edits.push(edit)
  }
  visit(program, { parent: null, within: program }, (node, place) => editOne(node, place, code, replace))
  if (left.size > 0) throw new Error(`React has no ${[...left].join(', ')}; see web/client-only-react.ts`)
  return edited(code, edits)
}

/** @returns whether to look into the node, too */
function editOne(node: Syntax, { parent, within }: Place, code: string, replace: Replace): boolean {
  if (node.type === 'ExpressionStatement') {
    const offered = NOT_OFFERED.find((name) => code.startsWith(name, node.start))
    if (offered) replace(offered, node.start, node.end, '')
    return !offered
  }
  if (node.type === 'FunctionDeclaration') return editFunction(node, replace)
  if (node.type === 'SwitchStatement' && isKind(node.discriminant)) {
    removeCases(node.cases as Syntax[], within.body as Syntax, replace)
    return true
  }
  if (node.type === 'BinaryExpression') return editComparison(node, replace)
  if (node.type === 'AssignmentExpression') return editAssignment(node, replace)
  const [name, known] = [nameOf(node), node.type === 'Identifier' ? VARIABLES : PROPERTIES]
  const value = isRead(node, parent) ? known.get(name) : undefined
  if (value !== undefined) replace(name, node.start, node.end, value)
  return value === undefined
}

/** Bodies of functions that are never called; one that names a parameter like a variable of ours means that. */
function editFunction(node: Syntax, replace: Replace): boolean {
  const name = nameOf(node.id as Syntax)
  const body = node.body as Syntax
  if (NEVER_CALLED.has(name)) replace(name, body.start, body.end, THROWS)
  return !NEVER_CALLED.has(name) && !(node.params as Syntax[]).some((one) => VARIABLES.has(nameOf(one)))
}

/** `26 === fiber.tag` */
function editComparison(node: Syntax, replace: Replace): boolean {
  const [one, other] = [node.left as Syntax, node.right as Syntax]
  const kind = isKind(other) ? neverMade(one) : isKind(one) ? neverMade(other) : null
  if (kind === null || !/^[!=]==$/.test(String(node.operator))) return true
  replace(kind, node.start, node.end, String(node.operator === '!=='))
  return false
}

/** Nothing is ever assigned to what is always the same; its new value may still have to be computed. */
function editAssignment(node: Syntax, replace: Replace): boolean {
  const [target, value] = [node.left as Syntax, node.right as Syntax]
  if (target.type === 'Identifier' && VARIABLES.has(nameOf(target)))
    replace(nameOf(target), target.start, value.start, '')
  return true
}

/**
 * The cases for kinds that are never made. What another case falls into stays, without its label; and so do variables that
 * are declared there, since others may use them.
 */
function removeCases(cases: readonly Syntax[], body: Syntax, replace: Replace): void {
  let isReached = false
  for (const one of cases) {
    const [kind, statements] = [neverMade(one.test), one.consequent as Syntax[]]
    const [first, last] = [statements[0], statements.at(-1)]
    if (kind !== null && isReached && first) replace(kind, one.start, first.start, '')
    else if (kind !== null) {
      const names = statements.flatMap(declaredIn)
      if (names.length > 0) replace(kind, body.start + 1, body.start + 1, `var ${names.join()};`)
      replace(kind, one.start, one.end, '')
      one.type = 'Removed'
      continue
    }
    isReached = !(last && isLeft(last))
  }
}

function declaredIn(statement: Syntax): string[] {
  const names: string[] = []
  visit(statement, { parent: null, within: statement }, (node) => {
    if (node.type === 'VariableDeclarator') names.push(nameOf(node.id as Syntax))
    return !node.type.startsWith('Function')
  })
  return names
}

/** Whether nothing after this statement is reached. */
function isLeft(statement: Syntax): boolean {
  if (statement.type === 'BlockStatement') return (statement.body as Syntax[]).some(isLeft)
  return /^(Break|Return|Throw|Continue)Statement$/.test(statement.type)
}

/** `fiber.tag` */
const isKind = (node: unknown): boolean =>
  (node as Syntax).type === 'MemberExpression' && nameOf(node as Syntax) === 'tag'

function neverMade(node: unknown): string | null {
  const kind = (node as Syntax | null)?.value
  return KINDS_NEVER_MADE.includes(kind as number) ? String(kind) : null
}

/** The name of a variable, or of the property that is read; empty if it has none. */
function nameOf(node: Syntax): string {
  if (node.type === 'Identifier') return String(node.name)
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property as Syntax) : ''
}

/** Not what is declared or assigned to, and not a property's name. */
function isRead(node: Syntax, parent: Syntax | null): boolean {
  if (parent?.type === 'AssignmentExpression') return parent.left !== node
  if (parent?.type === 'MemberExpression') return parent.property !== node
  return parent !== null && parent.id !== node && parent.key !== node
}

function visit(node: Syntax, place: Place, see: (node: Syntax, place: Place) => boolean): void {
  if (node.type === 'Removed' || !see(node, place)) return
  const inside = { parent: node, within: node.type.startsWith('Function') ? node : place.within }
  for (const part of Object.values(node).flat())
    if (part && typeof (part as Syntax).type === 'string') visit(part as Syntax, inside, see)
}

function edited(code: string, edits: readonly Edit[]): string {
  let [text, place] = ['', 0]
  for (const [start, end, replacement] of edits.toSorted(([one], [other]) => one - other)) {
    text += code.slice(place, start) + replacement
    place = end
  }
  return text + code.slice(place)
}
