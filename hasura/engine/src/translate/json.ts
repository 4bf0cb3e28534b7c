import { constant, identifier, join, sql, trusted, wholeRow } from '../sql/sql-node.js'
import type { Sql } from './scope.js'

/** Postgres truncates names at this many bytes, so longer response keys can't be column names. */
const MAX_NAME_BYTES = 63
/** A function takes at most 100 arguments. */
const MAX_PAIRS = 50

/** A response key with its value. */
export interface Pair {
  readonly key: string
  readonly value: Sql
}

const isLong = ({ key }: Pair) => Buffer.byteLength(key) > MAX_NAME_BYTES
/** Whether keys can't be columns: too long, or none at all, which `distinct` doesn't allow. */
const isBuilt = (pairs: readonly Pair[]) => pairs.length === 0 || pairs.some(isLong)

/** The select list of a row whose JSON object is `objectOf(alias, pairs)`, in key order. */
export function selectList(pairs: readonly Pair[]): Sql {
  if (isBuilt(pairs)) return sql`${buildObject(pairs)} as "object"`
  return join(pairs.map(({ key, value }) => sql`${value} as ${identifier(key)}`))
}

/** The JSON object of a row selected with `selectList`. */
export function objectOf(alias: string, pairs: readonly Pair[]): Sql {
  return isBuilt(pairs) ? identifier(alias, 'object') : sql`row_to_json(${wholeRow(alias)})`
}

/** A JSON object built from expressions. */
export function inlineObject(pairs: readonly Pair[]): Sql {
  if (isBuilt(pairs)) return buildObject(pairs)
  return sql`(select row_to_json("o".*) from (select ${selectList(pairs)}) as "o")`
}

function buildObject(pairs: readonly Pair[]): Sql {
  if (pairs.length === 0) return trusted(`'{}'::json`)
  const chunks: Sql[] = []
  for (let start = 0; start < pairs.length; start += MAX_PAIRS) {
    const parts = pairs.slice(start, start + MAX_PAIRS).map(({ key, value }) => sql`${constant(key)}, ${value}`)
    chunks.push(sql`json_build_object(${join(parts)})`)
  }
  const [only] = chunks
  return only && chunks.length === 1
    ? only
    : sql`(${join(
        chunks.map((chunk) => sql`${chunk}::jsonb`),
        ' || ',
      )})::json`
}
