import { EngineError } from '../errors.js'
import type { Bindings } from './bind.js'
import type { CompiledInsert, CompiledNested, CompiledObject } from './compile-mutation.js'
import { run } from './database.js'
import type { AnswerSize } from './wire/answer-size.js'
import type { Runner } from './wire/text-query.js'

/** What a nested insert wrote: the count over all tables, and the rows of its own table. */
interface Written {
  readonly count: number
  readonly rows: readonly WrittenRow[]
}

interface WrittenRow {
  /** Empty for rows of other tables than the field's own. */
  readonly json: string
  /** The requested columns, as texts. */
  readonly columns: ReadonlyMap<string, string | null>
}

/** Shared by all parts of a nested insert: the caller's transaction, the request's values, and the size budget. */
export interface InsertContext {
  readonly runner: Runner
  readonly bindings: Bindings
  readonly size: AnswerSize
}

/** Runs a nested insert; returns the count of all rows, and its own rows as JSON. */
export async function runNestedInsert(
  context: InsertContext,
  insert: CompiledInsert,
): Promise<{ count: number; rows: string }> {
  const { count, rows } = await runInsert(context, insert, new Map())
  return { count, rows: `[${rows.map(({ json }) => json).join()}]` }
}

async function runInsert(
  context: InsertContext,
  insert: CompiledInsert,
  row: ReadonlyMap<string, string | null>,
): Promise<Written> {
  const { runner, bindings } = context
  if (insert.kind === 'batch') {
    const [answer] = await run(runner, insert.statement, { ...bindings, row }, insert.errorPath)
    return { count: Number(answer?.[0] ?? 0), rows: [] }
  }
  let count = 0
  const rows: WrittenRow[] = []
  for (const object of insert.objects) {
    const written = await runObject(context, insert.table, object, row)
    count += written.count
    rows.push(...written.rows)
  }
  return { count, rows }
}

async function runObject(
  context: InsertContext,
  table: string,
  object: CompiledObject,
  given: ReadonlyMap<string, string | null>,
): Promise<Written> {
  const { runner, bindings, size } = context
  const row = new Map(given)
  let count = 0
  for (const one of object.before) count += await runBefore(context, one, row)
  const [answer] = await run(runner, object.statement, { ...bindings, row }, object.errorPath)
  if (!answer) {
    if (object.after.length === 0) return { count, rows: [] }
    const message = `cannot proceed to insert array relations since insert to table "${table}" affects zero rows`
    throw new EngineError('not-supported', message, { path: object.errorPath })
  }
  const columns = new Map(object.columns.map((name, index) => [name, answer[index] ?? null]))
  const json = size.add(answer[object.columns.length] ?? '')
  for (const { nested, insert } of object.after) {
    const fill = new Map(nested.relationship.mapping.map(([local, remote]) => [remote, columns.get(local) ?? null]))
    count += (await runInsert(context, insert, fill)).count
  }
  return { count: count + 1, rows: [{ json, columns }] }
}

/** Inserts the row of an object relationship first and fills this row's columns from it. */
async function runBefore(
  context: InsertContext,
  { nested, insert }: CompiledNested,
  row: Map<string, string | null>,
): Promise<number> {
  const { relationship, rows } = nested
  const written = await runInsert(context, insert, new Map())
  const [first] = written.rows
  if (!first) {
    const message = `cannot proceed to insert object relation "${relationship.name}" since insert to table "${rows.access.table.catalog.name}" affects zero rows`
    throw new EngineError('not-supported', message, { path: nested.errorPath })
  }
  for (const [local, remote] of relationship.mapping) row.set(local, first.columns.get(remote) ?? null)
  return written.count
}
