import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Catalog } from '../catalog/catalog.js'
import { loadCatalog } from '../catalog/load-catalog.js'
import { EngineError } from '../errors.js'
import { syncCapture } from '../events/capture.js'
import { syncCronEvents } from '../events/cron-schedule.js'
import { ensureEngineSchema } from '../events/engine-schema.js'
import type { Engine } from '../execute/engine-types.js'
import { exportMetadata, withHidden } from '../metadata/export-metadata.js'
import type { InconsistentObject, Metadata } from '../metadata/model/metadata.js'
import { loadStoredMetadata, storeMetadata } from './metadata-store.js'

/** What the engine currently serves; replaced as a whole. */
export interface EngineState {
  readonly metadata: Metadata
  readonly resourceVersion: number
  readonly catalog: Catalog
  readonly engine: Engine
  readonly inconsistencies: readonly InconsistentObject[]
}

export interface MetadataServiceOptions {
  readonly pool: pg.Pool
  readonly databaseUrl: string
  readonly stringifyNumericTypes: boolean
  /** Builds the schema stage and everything above it; throws EngineError for unresolvable errors. */
  readonly createEngine: (metadata: Metadata, catalog: Catalog) => Engine
  /** Errors only the host can detect: endpoints, environment. */
  readonly check: (metadata: Metadata, catalog: Catalog) => readonly InconsistentObject[]
  /** Adds what must always be present, such as the one source. */
  readonly complete: (metadata: Metadata) => Metadata
}

export interface ReplaceOptions {
  /** Name of the object the command concerns: if it alone is inconsistent, its reason becomes the error. */
  readonly subject?: string
  readonly allowInconsistent?: boolean
  /** The whole metadata is replaced: errors that existed before are rejected as well. */
  readonly isWhole?: boolean
  /** Reloads the catalog. */
  readonly reload?: boolean
}

type ChangeListener = (state: EngineState) => void

/** Conflicting inherited permissions are merely not inherited, so they don't block anything. */
export const CONFLICT_TYPE = 'inherited role permission inconsistency'

/**
 * Holds the current state and changes it: one change at a time, in one transaction with its triggers and stored copy.
 */
export class MetadataService {
  /** Distinguishes this process' own notifications from those of others. */
  readonly id = randomUUID()
  private current: EngineState | null = null
  private queue: Promise<unknown> = Promise.resolve()
  private readonly listeners: ChangeListener[] = []

  constructor(private readonly options: MetadataServiceOptions) {}

  get state(): EngineState {
    if (!this.current) throw new EngineError('unexpected', 'the engine is still starting')
    return this.current
  }

  onChange(listener: ChangeListener): void {
    this.listeners.push(listener)
  }

  /**
   * The initial state: the given metadata, which replaces what was stored, or what was stored. Inconsistent objects
   * only stop it if `judge` throws, which leaves the database unchanged.
   */
  async start(given: Metadata | null, judge: (found: readonly InconsistentObject[]) => void): Promise<void> {
    await this.apply(async (transaction) => {
      const stored = await loadStoredMetadata(transaction.client)
      const metadata = given ? withHidden(given, stored.metadata) : stored.metadata
      const { inconsistencies } = await transaction.replace(metadata, { allowInconsistent: true, reload: true })
      judge(inconsistencies)
      const textOf = (one: Metadata) => JSON.stringify(exportMetadata(this.options.complete(one)))
      const isSame = given === null || textOf(metadata) === textOf(stored.metadata)
      transaction.keepVersion(isSame ? stored.resourceVersion : stored.resourceVersion + 1)
    })
  }

  /** Adopts what another process stored. */
  async reloadStored(): Promise<void> {
    await this.apply(async (transaction) => {
      const stored = await loadStoredMetadata(transaction.client)
      if (stored.resourceVersion <= this.state.resourceVersion) return
      await transaction.replace(stored.metadata, { allowInconsistent: true, reload: true })
      transaction.keepVersion(stored.resourceVersion)
    })
  }

  /**
   * Runs work in a transaction on its own connection and adopts the new state when it commits. Throws whatever the work
   * throws, after rolling everything back.
   */
  async apply<Result>(work: (transaction: MetadataTransaction) => Promise<Result>): Promise<Result> {
    const turn = this.queue.then(() => this.applyNow(work))
    this.queue = turn.catch(() => {})
    return turn
  }

  private async applyNow<Result>(work: (transaction: MetadataTransaction) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({
      connectionString: this.options.databaseUrl,
      application_name: 'sagework-engine-metadata',
    })
    client.on('error', () => {})
    await client.connect()
    try {
      await client.query('begin')
      await ensureEngineSchema(client)
      const transaction = new MetadataTransaction(client, this.options, this.current)
      const result = await work(transaction)
      const next = await transaction.finish(this.id)
      await client.query('commit')
      if (next) this.takeOver(next)
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      await client.end().catch(() => {})
    }
  }

  private takeOver(next: EngineState): void {
    this.current = next
    for (const listener of this.listeners) listener(next)
  }
}

type Draft = Omit<EngineState, 'resourceVersion'>

/** A change in progress. */
export class MetadataTransaction {
  private draft: Draft | null
  private catalogOfNow: Catalog | null = null
  private isChanged = false
  private keptVersion: number | null = null

  constructor(
    readonly client: pg.Client,
    private readonly options: MetadataServiceOptions,
    private readonly before: EngineState | null,
  ) {
    this.draft = before
  }

  /** The state as changed by this transaction so far. */
  get state(): Draft {
    if (!this.draft) throw new EngineError('unexpected', 'the engine is still starting')
    return this.draft
  }

  get resourceVersion(): number {
    return this.before?.resourceVersion ?? 0
  }

  /** The catalog as seen by this transaction, read once. */
  async catalog(metadata: Metadata): Promise<Catalog> {
    this.catalogOfNow ??= await loadCatalog(this.client, metadata)
    return this.catalogOfNow
  }

  /** Call after this transaction has changed the database. */
  forgetCatalog(): void {
    this.catalogOfNow = null
  }

  /** Throws EngineError if this introduces an inconsistency, unless allowed. */
  async replace(given: Metadata, options: ReplaceOptions = {}): Promise<Draft> {
    const metadata = this.options.complete(given)
    if (options.reload) this.forgetCatalog()
    const catalog = await this.catalog(metadata)
    const engine = this.options.createEngine(metadata, catalog)
    const inconsistencies = [...engine.inconsistencies, ...this.options.check(metadata, catalog)]
    if (!options.allowInconsistent) refuseNewFaults(this.draft?.inconsistencies ?? [], inconsistencies, options)
    this.draft = { metadata, catalog, engine, inconsistencies }
    this.isChanged = true
    return this.draft
  }

  /** The metadata is what is already stored. */
  keepVersion(version: number): void {
    this.keptVersion = version
  }

  /** Writes triggers, cron events and the stored copy; null if nothing changed. */
  async finish(senderId: string): Promise<EngineState | null> {
    if (!this.isChanged || !this.draft) return null
    const { metadata, catalog } = this.draft
    await ensureEngineSchema(this.client)
    await syncCapture(this.client, metadata, catalog, this.options.stringifyNumericTypes)
    await syncCronEvents(this.client, metadata.cron_triggers, new Date())
    const resourceVersion = this.keptVersion ?? this.resourceVersion + 1
    await storeMetadata(this.client, { metadata, resourceVersion }, this.keptVersion === null ? senderId : null)
    return { ...this.draft, resourceVersion }
  }
}

function refuseNewFaults(
  before: readonly InconsistentObject[],
  after: readonly InconsistentObject[],
  { subject, isWhole }: ReplaceOptions,
): void {
  const known = new Set(isWhole ? [] : before.map((one) => JSON.stringify([one.type, one.name])))
  const added = after.filter((one) => one.type !== CONFLICT_TYPE && !known.has(JSON.stringify([one.type, one.name])))
  if (added.length === 0) return
  const own = added.find((one) => one.name !== undefined && one.name === subject)
  if (own) throw new EngineError('invalid-configuration', own.reason, { path: '$.args', internal: added })
  const message = isWhole
    ? 'cannot continue due to inconsistent metadata'
    : 'cannot continue due to new inconsistent metadata'
  throw new EngineError('unexpected', message, { path: '$.args', status: 400, internal: added })
}
