import type pg from 'pg'
import type { Bindings } from './bind.js'
import type { CompiledMutation, StatementsMutation } from './compile-mutation.js'
import { prepare, run } from './database.js'
import { type InsertContext, runNestedInsert } from './nested-insert.js'
import type { AnswerSize } from './wire/answer-size.js'
import { RESET } from './wire/settings.js'

const SET_SESSION = prepare({
  text: `select set_config('hasura.user', $1, true)`,
  parameters: [{ kind: 'sessionJson' }],
})

/** Transaction isolation for mutations. */
export type Isolation = 'read committed' | 'repeatable read' | 'serializable'

export interface MutationOptions {
  readonly isolation?: Isolation | undefined
  /** How much more the response may add up to. */
  readonly size: AnswerSize
}

/**
 * Runs mutation fields in order and returns their JSON texts: a single guarded statement on its own, anything else in
 * one transaction, which an error or an oversized response rolls back completely.
 */
export async function runMutations(
  pool: pg.Pool,
  mutations: readonly CompiledMutation[],
  bindings: Bindings,
  { isolation = 'read committed', size }: MutationOptions,
): Promise<string[]> {
  const [only] = mutations
  const isStandard = isolation === 'read committed'
  const isSimple = only && mutations.length === 1 && (only.kind === 'nothing' || isSingleStatement(only, isolation))
  if (isSimple) return [await runMutation({ runner: pool, bindings, size }, only)]
  const client = await pool.connect()
  let isBroken = false
  try {
    // Clears session settings left by an earlier caller's function.
    await client.query(`${RESET.text}; begin${isStandard ? '' : ` isolation level ${isolation}`}`)
    await run(client, SET_SESSION, bindings)
    const texts: string[] = []
    for (const mutation of mutations) texts.push(await runMutation({ runner: client, bindings, size }, mutation))
    await client.query('commit')
    return texts
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** Whether the mutation is a single statement that needs no explicit transaction. */
export function isSingleStatement(
  mutation: CompiledMutation,
  isolation: Isolation = 'read committed',
): mutation is StatementsMutation {
  return isolation === 'read committed' && mutation.kind === 'statements' && mutation.isGuarded && !mutation.second
}

async function runMutation(context: InsertContext, mutation: CompiledMutation): Promise<string> {
  if (mutation.kind !== 'many') return context.size.add(await runOne(context, mutation))
  const texts: string[] = []
  for (const one of mutation.mutations) texts.push(await runMutation(context, one))
  return `[${texts.join()}]`
}

type OneMutation = Exclude<CompiledMutation, { readonly kind: 'many' }>

async function runOne(context: InsertContext, mutation: OneMutation): Promise<string> {
  const { runner, bindings } = context
  switch (mutation.kind) {
    case 'nothing':
      return mutation.text
    case 'call':
      return (await run(runner, mutation.statement, bindings))[0]?.[0] ?? 'null'
    case 'nested': {
      const { count, rows } = await runNestedInsert({ ...context, size: context.size.another() }, mutation.insert)
      const row = new Map([
        ['count', String(count)],
        ['rows', rows],
      ])
      return (await run(runner, mutation.output, { ...bindings, row }, mutation.errorPath))[0]?.[0] ?? 'null'
    }
    case 'statements': {
      const [answer] = await run(runner, mutation.first, bindings, mutation.errorPath)
      if (!mutation.second) return answer?.[0] ?? 'null'
      const row = new Map([
        ['count', answer?.[0] ?? '0'],
        ['rows', answer?.[1] ?? '[]'],
      ])
      return (await run(runner, mutation.second, { ...bindings, row }, mutation.errorPath))[0]?.[0] ?? 'null'
    }
  }
}
