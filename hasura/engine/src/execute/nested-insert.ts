import { EngineError } from '../errors.js'
import type { Bindings } from './bind.js'
import type { CompiledInsert, CompiledNested, CompiledObject } from './compile-mutation.js'
import { run } from './database.js'
import type { Runner } from './wire/text-query.js'

/** What a nested insert wrote: rows of every table counted, and those of its own table. */
interface Written {
  readonly count: number
  readonly rows: readonly WrittenRow[]
}

interface WrittenRow {
  readonly json: string
  /** The columns asked for, as texts. */
  readonly columns: ReadonlyMap<string, string | null>
}

/** Runs a nested insert inside the caller's transaction; answers the count of all rows and its own rows as JSON. */
export async function runNestedInsert(
  runner: Runner,
  insert: CompiledInsert,
  bindings: Bindings,
): Promise<{ count: number; rows: string }> {
  const { count, rows } = await runInsert(runner, insert, bindings, new Map())
  return { count, rows: `[${rows.map(({ json }) => json).join()}]` }
}

async function runInsert(
  runner: Runner,
  insert: CompiledInsert,
  bindings: Bindings,
  row: ReadonlyMap<string, string | null>,
): Promise<Written> {
  if (insert.kind === 'batch') {
    const [answer] = await run(runner, insert.statement, { ...bindings, row }, insert.errorPath)
    return { count: Number(answer?.[0] ?? 0), rows: [] }
  }
  let count = 0
  const rows: WrittenRow[] = []
  for (const object of insert.objects) {
    const written = await runObject(runner, insert.table, object, bindings, row)
    count += written.count
    rows.push(...written.rows)
  }
  return { count, rows }
}

async function runObject(
  runner: Runner,
  table: string,
  object: CompiledObject,
  bindings: Bindings,
  given: ReadonlyMap<string, string | null>,
): Promise<Written> {
  const row = new Map(given)
  let count = 0
  for (const one of object.before) count += await runBefore(runner, one, bindings, row)
  const [answer] = await run(runner, object.statement, { ...bindings, row }, object.errorPath)
  if (!answer) {
    if (object.after.length === 0) return { count, rows: [] }
    const message = `cannot proceed to insert array relations since insert to table "${table}" affects zero rows`
    throw new EngineError('not-supported', message, { path: object.errorPath })
  }
  const columns = new Map(object.columns.map((name, index) => [name, answer[index + 1] ?? null]))
  for (const { nested, insert } of object.after) {
    const fill = new Map(nested.relationship.mapping.map(([local, remote]) => [remote, columns.get(local) ?? null]))
    count += (await runInsert(runner, insert, bindings, fill)).count
  }
  return { count: count + 1, rows: [{ json: answer[0] ?? 'null', columns }] }
}

/** Writes the row of an object relationship first and fills this row's columns from it. */
async function runBefore(
  runner: Runner,
  { nested, insert }: CompiledNested,
  bindings: Bindings,
  row: Map<string, string | null>,
): Promise<number> {
  const { relationship, rows } = nested
  const written = await runInsert(runner, insert, bindings, new Map())
  const [first] = written.rows
  if (!first) {
    const message = `cannot proceed to insert object relation "${relationship.name}" since insert to table "${rows.access.table.catalog.name}" affects zero rows`
    throw new EngineError('not-supported', message, { path: nested.errorPath })
  }
  for (const [local, remote] of relationship.mapping) row.set(local, first.columns.get(remote) ?? null)
  return written.count
}
