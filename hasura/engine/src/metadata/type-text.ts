import type { TypeNode } from 'graphql'

/** A valid GraphQL name. */
export const GRAPHQL_NAME = /^[_A-Za-z][_0-9A-Za-z]*$/

/** The name within lists and exclamation marks. */
export function typeNameOf(node: TypeNode): string {
  return node.kind === 'NamedType' ? node.name.value : typeNameOf(node.type)
}

export function isListType(node: TypeNode): boolean {
  return node.kind === 'NonNullType' ? isListType(node.type) : node.kind === 'ListType'
}
