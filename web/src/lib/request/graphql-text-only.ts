/**
 * Replaces the `graphql` package in the browser bundle (vite.config.ts). graphql-request would pull in its parser and
 * printer, 10 KB, and calls neither: our documents are strings, and `excludeOperationName` is on.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const

export function parse(): never {
  throw new Error('Documents are sent as they are written: set excludeOperationName')
}

export function print(): never {
  throw new Error('Documents are sent as text, not as syntax trees')
}
