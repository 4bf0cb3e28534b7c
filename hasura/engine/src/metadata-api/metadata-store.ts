import type pg from 'pg'
import { ENGINE_SCHEMA, METADATA_CHANNEL } from '../events/engine-schema.js'
import { exportMetadata } from '../metadata/export-metadata.js'
import type { Metadata } from '../metadata/model/metadata.js'
import { EMPTY_METADATA, parseMetadata } from '../metadata/parse-metadata.js'

export interface StoredMetadata {
  readonly metadata: Metadata
  readonly resourceVersion: number
}

/** The last stored metadata; empty if there is none. */
export async function loadStoredMetadata(client: pg.ClientBase): Promise<StoredMetadata> {
  const { rows } = await client.query<{ metadata: unknown; version: string }>(
    `select metadata, resource_version as version from ${ENGINE_SCHEMA}.metadata where id = 1`,
  )
  const [row] = rows
  if (!row) return { metadata: EMPTY_METADATA, resourceVersion: 0 }
  return { metadata: parseMetadata(row.metadata), resourceVersion: Number(row.version) }
}

/** Stores the metadata under that version and, if it is a new one, notifies other processes on commit. */
export async function storeMetadata(
  client: pg.ClientBase,
  { metadata, resourceVersion }: StoredMetadata,
  senderId: string | null,
): Promise<void> {
  await client.query(
    `insert into ${ENGINE_SCHEMA}.metadata (id, resource_version, metadata) values (1, $1, $2)
     on conflict (id) do update set resource_version = excluded.resource_version, metadata = excluded.metadata`,
    [resourceVersion, JSON.stringify(exportMetadata(metadata))],
  )
  if (senderId !== null) await client.query('select pg_notify($1, $2)', [METADATA_CHANNEL, senderId])
}
