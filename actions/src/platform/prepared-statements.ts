import type { PoolClient } from 'pg'

/** Names the statement that follows it; the name must be unique to its text. */
const NAME = /^\s*\/\* prepared: (\w+) \*\//

/**
 * Lets a connection parse and plan a statement only once if its text begins with a comment `prepared: <name>`. Postgres
 * otherwise does both at each call, which for a call of a function takes longer than most of what it does.
 */
export function prepareNamedStatements(client: PoolClient): void {
  const query: (...words: unknown[]) => unknown = client.query.bind(client)
  Object.assign(client, {
    query: (...words: unknown[]) => {
      const [text, values] = words
      const name = typeof text === 'string' && words.length === 2 ? NAME.exec(text)?.[1] : undefined
      return name ? query({ name, text, values }) : query(...words)
    },
  })
}
