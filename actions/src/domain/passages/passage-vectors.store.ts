import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'

const FLOAT_BYTES = 4

/** A passage whose vector is missing, or is another model's. */
export interface UnreadPassage {
  id: string
  revision: number
  content: string
  /** What its source is called, and what is said of it. */
  source: string
}

/** A few of the passages that the model hasn't read as they are now. */
export async function findUnread(queryable: Queryable, model: string, limit: number): Promise<UnreadPassage[]> {
  const { rows } = await sql<UnreadPassage>`
    with unread as (
      (select passage_id, revision from private.passage_vectors where model < ${model} limit ${limit})
      union all (select passage_id, revision from private.passage_vectors where model > ${model} limit ${limit})
      limit ${limit}
    )
    select p.id, unread.revision, p.content, concat_ws('. ', p.title, nullif(p.about, '')) as source
    from unread join private.passages p on p.id = unread.passage_id`.execute(queryable)
  return rows
}

/** Stores what the model made of a passage, unless the passage has changed meanwhile. */
export async function keepVector(
  queryable: Queryable,
  model: string,
  { id, revision, vector }: { id: string; revision: number; vector: Float32Array },
): Promise<void> {
  await queryable
    .updateTable('private.passage_vectors')
    .set({ model, vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength) })
    .where('passage_id', '=', id)
    .where('revision', '=', revision)
    .execute()
}

/** The vectors of those passages that the model has read. */
export async function readVectors(
  queryable: Queryable,
  model: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Float32Array>> {
  if (ids.length === 0) return new Map()
  const rows = await queryable
    .selectFrom('private.passage_vectors')
    .where('passage_id', 'in', [...ids])
    .where('model', '=', model)
    .select(['passage_id', 'vector'])
    .execute()
  return new Map(rows.flatMap(({ passage_id, vector }) => (vector ? [[passage_id, toFloats(vector)]] : [])))
}

/** Copied, since what a driver reads needn't begin where floats may. */
function toFloats(bytes: Buffer): Float32Array {
  const floats = new Float32Array(bytes.length / FLOAT_BYTES)
  return floats.map((_, at) => bytes.readFloatLE(at * FLOAT_BYTES))
}
