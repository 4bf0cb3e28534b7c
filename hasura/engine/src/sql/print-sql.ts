import type { SqlNode } from './sql-node.js'

/** A statement ready to prepare: `$1` is the first of `parameters`. */
export interface Statement<P> {
  readonly text: string
  readonly parameters: readonly P[]
}

/** The only place where a name becomes SQL text. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('\0', '').replaceAll('"', '""')}"`
}

/** Prints the tree. A parameter object that occurs twice is bound once. */
export function printSql<P>(root: SqlNode<P>): Statement<P> {
  const parameters: P[] = []
  const numbers = new Map<P, number>()
  const print = (node: SqlNode<P>): string => {
    switch (node.kind) {
      case 'raw':
        return node.text
      case 'identifier':
        return node.names.map(quoteIdentifier).join('.')
      case 'list':
        return node.nodes.map(print).join('')
      case 'parameter': {
        const known = numbers.get(node.parameter)
        if (known !== undefined) return `$${known}`
        parameters.push(node.parameter)
        numbers.set(node.parameter, parameters.length)
        return `$${parameters.length}`
      }
    }
  }
  return { text: print(root), parameters }
}
