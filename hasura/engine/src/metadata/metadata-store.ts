import type pg from 'pg'
import { ENGINE_SCHEMA, METADATA_CHANNEL } from '../events/engine-schema.js'
import { exportMetadata } from './export-metadata.js'
import type { Metadata } from './metadata-types.js'
import { EMPTY_METADATA, parseMetadata } from './parse-metadata.js'

export interface StoredMetadata {
  readonly metadata: Metadata
  readonly resourceVersion: number
}

/** What was kept last; the empty metadata when nothing was. */
export async function loadStoredMetadata(client: pg.ClientBase): Promise<StoredMetadata> {
  const { rows } = await client.query<{ metadata: unknown; version: string }>(
    `select metadata, resource_version as version from ${ENGINE_SCHEMA}.metadata where id = 1`,
  )
  const [row] = rows
  if (!row) return { metadata: EMPTY_METADATA, resourceVersion: 0 }
  return { metadata: parseMetadata(row.metadata), resourceVersion: Number(row.version) }
}

/** Keeps the metadata under the next version and tells the other processes once the transaction commits. */
export async function storeMetadata(client: pg.ClientBase, metadata: Metadata, senderId: string): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    `insert into ${ENGINE_SCHEMA}.metadata (id, resource_version, metadata) values (1, 1, $1)
     on conflict (id) do update set resource_version = metadata.resource_version + 1, metadata = excluded.metadata
     returning resource_version as version`,
    [JSON.stringify(exportMetadata(metadata))],
  )
  await client.query('select pg_notify($1, $2)', [METADATA_CHANNEL, senderId])
  return Number(rows[0]?.version)
}
