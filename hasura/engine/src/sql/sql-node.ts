/**
 * SQL as a tree of four kinds of nodes. Text comes only from template literals in this program; names go through
 * `identifier`, words of the schema through `constant`, and everything from a request is a `parameter`.
 */
export type SqlNode<P = unknown> = RawNode | IdentifierNode | ParameterNode<P> | ListNode<P>

interface RawNode {
  readonly kind: 'raw'
  readonly text: string
}
interface IdentifierNode {
  readonly kind: 'identifier'
  readonly names: readonly string[]
}
interface ParameterNode<P> {
  readonly kind: 'parameter'
  readonly parameter: P
}
interface ListNode<P> {
  readonly kind: 'list'
  readonly nodes: readonly SqlNode<P>[]
}

/** A template whose placeholders are nodes, never text: sql`select ${identifier('a')} from ${table}`. */
export function sql<P = never>(texts: TemplateStringsArray, ...holes: readonly SqlNode<P>[]): SqlNode<P> {
  const nodes: SqlNode<P>[] = []
  texts.forEach((text, index) => {
    if (text) nodes.push({ kind: 'raw', text })
    const hole = holes[index]
    if (hole) nodes.push(hole)
  })
  return { kind: 'list', nodes }
}

/** A name, or a path of names, from the catalog or metadata. */
export function identifier(...names: readonly string[]): SqlNode<never> {
  return { kind: 'identifier', names }
}

/** The whole row of an alias. Without the star, a column of that name could be meant instead. */
export function wholeRow(alias: string): SqlNode<never> {
  return { kind: 'list', nodes: [identifier(alias), { kind: 'raw', text: '.*' }] }
}

/** A value bound when the statement runs; numbered when printing, equal objects once. */
export function parameter<P>(value: P): SqlNode<P> {
  return { kind: 'parameter', parameter: value }
}

/** A word of the role's schema (a type name, a response key) as a quoted constant; never a request's value. */
export function constant(text: string): SqlNode<never> {
  const quoted = `'${text.replaceAll("'", "''")}'`
  return { kind: 'raw', text: text.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted }
}

/** The name of a Postgres type or operator, as spelled in the catalog or the operator table. */
export function trusted(text: string): SqlNode<never> {
  return { kind: 'raw', text }
}

/** Nodes joined by a separator; nothing for an empty list. */
export function join<P>(nodes: readonly SqlNode<P>[], separator = ', '): SqlNode<P> {
  const parts = nodes.flatMap((node, index) => (index === 0 ? [node] : [trusted(separator), node]))
  return { kind: 'list', nodes: parts }
}

export const EMPTY: SqlNode<never> = { kind: 'list', nodes: [] }
