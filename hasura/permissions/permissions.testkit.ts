import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import type { TestDatabase } from '#tests/database.js'
import { type GraphqlBody, startTestEngine } from '#tests/engine.js'
import { openEveryRoot } from '#tests/every-root.js'
import { tokenFor } from '#tests/tokens.js'
import { ADA, ELENA, JONAS, KENJI, MARCUS, NORA, TOM, VICTOR } from './market.testkit.js'

const client = (id: string) => ({ token: tokenFor({ id, isExpert: false, isAdmin: false }) })
const expert = (id: string) => ({ token: tokenFor({ id, isExpert: true, isAdmin: false }) })

/** The callers, each with a token as issued by the product. */
const CALLERS = {
  visitor: () => ({}),
  /** A visitor who claims to be someone. */
  pretender: () => ({ headers: { 'x-hasura-user-id': TOM, 'x-hasura-role': 'user' } }),
  nora: () => client(NORA),
  jonas: () => client(JONAS),
  tom: () => client(TOM),
  elena: () => expert(ELENA),
  marcus: () => expert(MARCUS),
  kenji: () => expert(KENJI),
  victor: () => expert(VICTOR),
  staff: () => ({ token: tokenFor({ id: ADA, isExpert: false, isAdmin: true }), role: 'staff' }),
  service: () => ({ adminSecret: true, role: 'service' }),
} as const
export type CallerName = keyof typeof CALLERS

export type Rows = Record<string, unknown>[]

export interface Asking {
  /** The complete response. */
  ask(query: string, variables?: Record<string, unknown>): Promise<GraphqlBody<Record<string, unknown>>>
  /** Rows of one root; the text is the selection, e.g. `users { id }`. */
  rows(query: string): Promise<Rows>
  /** `affected_rows` of one mutation, e.g. `update_users(where: {}, _set: { first_name: "x" })`. */
  affected(mutation: string): Promise<number>
  /** The error code; fails if there was none. */
  refusal(query: string): Promise<string>
  schema(): Promise<GraphQLSchema>
}

/**
 * Starts the engine on the database and queries it as any caller. Every root field is enabled, so that each row filter
 * is tested on its own, even if the product only reaches the table through others.
 * @param options.roots `named`: only those listed in the metadata, as in the product
 */
export async function openPermissions(
  database: TestDatabase,
  { roots = 'every' }: { roots?: 'every' | 'named' } = {},
): Promise<(caller: CallerName) => Asking> {
  const engine = await startTestEngine(database)
  if (roots === 'every') await openEveryRoot(engine)
  return (caller) => {
    const ask: Asking['ask'] = async (query, variables) =>
      (await engine.graphql({ ...CALLERS[caller](), query, ...(variables ? { variables } : {}) })).body
    const dataOf = async (query: string) => {
      const { data, errors } = await ask(query)
      if (!data) throw new Error(`${caller} was refused: ${JSON.stringify(errors)}\n${query}`)
      return data
    }
    return {
      ask,
      rows: async (query) => Object.values(await dataOf(`{ ${query} }`))[0] as Rows,
      affected: async (mutation) => {
        const data = await dataOf(`mutation { ${mutation} { affected_rows } }`)
        return (Object.values(data)[0] as { affected_rows: number }).affected_rows
      },
      refusal: async (query) => {
        const { data, errors } = await ask(query)
        if (!errors?.[0]) throw new Error(`${caller} was not refused: ${JSON.stringify(data)}`)
        return errors[0].extensions.code
      },
      schema: async () => buildClientSchema((await dataOf(getIntrospectionQuery())) as unknown as IntrospectionQuery),
    }
  }
}
