import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { PollingConfig } from '../config/config-types.js'
import { EngineError } from '../errors.js'
import type { CallerShares } from '../execute/caller-shares.js'
import { type LiveAnswer, type LiveSource, runLive } from '../execute/live-source.js'
import { tooLong } from '../execute/wire/answer-size.js'
import type { Logger } from '../logger.js'

/** A subscriber to a source. */
export interface LiveListener {
  /** False while its client hasn't read earlier data. */
  isReady(): boolean
  /** JSON text of `{"data":…}`. */
  next(body: string): void
  /** The refresh failed for this subscriber, which stays subscribed. */
  failed(error: EngineError): void
}

/** Subscribers with equal values: queried once, all sent the same result. */
interface Member {
  values: readonly (string | null)[]
  readonly listeners: Set<LiveListener>
  /** Those to be sent the next result even if unchanged. */
  readonly waiting: Set<LiveListener>
  /** Digest of the last result sent. */
  told: string | null
  /** Size of the last result, if there is a limit. */
  bytes: number
  failures: number
  /** Not queried before this time; a failing member is queried less and less often. */
  notBefore: number
}

export interface LiveGroupOptions {
  readonly pool: pg.Pool
  readonly shares: CallerShares
  readonly polling: PollingConfig
  readonly logger: Logger
}

const LANES = 4
const MAX_PAUSE_MS = 60_000
/** SQLSTATE classes that concern the server rather than one member's values. */
const SERVER_CLASSES = new Set(['08', '40', '53', '55', '57', '58', 'XX'])
const QUERY_CANCELED = '57014'

/** All subscribers of one statement. Everything in a group runs in sequence, so that no result overtakes another. */
export class LiveGroup {
  private readonly members = new Map<string, Member>()
  private readonly newcomers = new Set<Member>()
  private timer: NodeJS.Timeout | null = null
  private nextPoll: number
  private readonly caller: string
  private isBusy = false
  private serial = 0

  constructor(
    private readonly source: LiveSource,
    private readonly options: LiveGroupOptions,
  ) {
    this.nextPoll = Date.now() + options.polling.intervalMs
    this.caller = options.shares.callerOf(source.session)
  }

  get isEmpty(): boolean {
    return this.members.size === 0
  }

  get isStream(): boolean {
    return this.source.statement.cursorIndex !== null
  }

  /** Subscribes with these values: the first result as soon as possible, then every change. */
  add(values: Member['values'], listener: LiveListener): { stop(): void; position(): string | null } {
    const key = this.isStream ? String(this.serial++) : JSON.stringify(values)
    const member = this.members.get(key) ?? newMember(values)
    this.members.set(key, member)
    member.listeners.add(listener)
    member.waiting.add(listener)
    this.newcomers.add(member)
    if (this.newcomers.size === 1) this.schedule()
    return {
      stop: () => {
        member.listeners.delete(listener)
        member.waiting.delete(listener)
        if (member.listeners.size > 0) return
        this.newcomers.delete(member)
        if (this.members.get(key) === member) this.members.delete(key)
        if (this.isEmpty) this.stop()
      },
      position: () => member.values[this.source.statement.cursorIndex ?? -1] ?? null,
    }
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.members.clear()
    this.newcomers.clear()
  }

  /** Newcomers at the same moment are served together; everyone else at the next poll. */
  private schedule(): void {
    if (this.isBusy || this.isEmpty) return
    if (this.timer) clearTimeout(this.timer)
    const pause = this.newcomers.size > 0 ? 0 : Math.max(0, this.nextPoll - Date.now())
    this.timer = setTimeout(() => void this.work(), pause)
  }

  private async work(): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    try {
      for (let due = this.due(); due.length > 0; due = this.due()) await this.refresh(due)
    } catch (error) {
      this.options.logger.error({ err: error }, 'a live query failed')
    } finally {
      this.isBusy = false
      this.schedule()
    }
  }

  private due(): Member[] {
    const now = Date.now()
    const newcomers = [...this.newcomers]
    this.newcomers.clear()
    if (now < this.nextPoll) return newcomers
    this.nextPoll = now + this.options.polling.intervalMs
    return [...this.members.values()].filter((member) => member.notBefore <= now && this.canReceive(member))
  }

  /** A stream's rows are sent only once, so they are fetched only when a client can take them. */
  private canReceive(member: Member): boolean {
    return !this.isStream || [...member.listeners].every((listener) => listener.isReady())
  }

  private async refresh(members: readonly Member[]): Promise<void> {
    const sound = members.filter((member) => member.failures === 0)
    const batches = [...this.batchesOf(sound), ...members.filter(({ failures }) => failures > 0).map((one) => [one])]
    const lane = async () => {
      for (let batch = batches.pop(); batch; batch = batches.pop()) await this.ask(batch)
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }

  /** Members to query together: not too many, nor too much data as far as known. */
  private batchesOf(members: readonly Member[]): Member[][] {
    const { maxBytes } = this.source.statement
    const batches: Member[][] = []
    let bytes = 0
    for (const member of members) {
      const last = batches.at(-1)
      bytes += member.bytes
      if (last && last.length < this.options.polling.batchSize && bytes <= (maxBytes || Number.POSITIVE_INFINITY))
        last.push(member)
      else {
        batches.push([member])
        bytes = member.bytes
      }
    }
    return batches
  }

  /** Runs one statement. If one member's values make it fail, bisects to find it, and the others get their results. */
  private async ask(batch: readonly Member[]): Promise<void> {
    let answers: (LiveAnswer | undefined)[]
    try {
      const values = batch.map((member) => member.values)
      const { pool, shares } = this.options
      answers = await shares.run(this.caller, () => runLive(pool, this.source, values))
    } catch (error) {
      const code = sqlState(error)
      if (!(error instanceof EngineError) || isServerFailure(error.code, code)) {
        this.options.logger.warn({ err: error }, 'could not refresh live queries; retrying')
        return
      }
      if (batch.length === 1 || code === QUERY_CANCELED) {
        for (const member of batch) this.fail(member, error)
        return
      }
      const middle = Math.ceil(batch.length / 2)
      await this.ask(batch.slice(0, middle))
      await this.ask(batch.slice(middle))
      return
    }
    batch.forEach((member, index) => {
      const answer = answers[index]
      if (answer) this.take(member, answer)
    })
    const left = batch.filter((_, index) => !answers[index])
    const answered = batch.length - left.length
    for (let start = 0; answered > 0 && start < left.length; start += answered)
      await this.ask(left.slice(start, start + answered))
  }

  private take(member: Member, answer: LiveAnswer): void {
    const { maxBytes } = this.source.statement
    if (answer.bytes > maxBytes) this.fail(member, tooLong(maxBytes))
    else this.tell(member, answer)
    member.bytes = Math.min(answer.bytes, maxBytes)
  }

  private tell(member: Member, { text, cursor }: LiveAnswer): void {
    member.failures = 0
    const { cursorIndex } = this.source.statement
    if (cursorIndex !== null) {
      if (text === null) return
      member.values = member.values.with(cursorIndex, cursor)
    }
    const body = `{"data":{${this.source.responseKey}:${text ?? 'null'}}}`
    this.announce(member, this.isStream ? null : digestOf(body), (listener) => listener.next(body))
  }

  private fail(member: Member, error: EngineError): void {
    member.failures += 1
    member.notBefore = Date.now() + Math.min(this.options.polling.intervalMs * 2 ** member.failures, MAX_PAUSE_MS)
    this.announce(member, digestOf(`${error.code}\n${error.message}`), (listener) => listener.failed(error))
  }

  /** Sends news to all, and the current result to those waiting for it; whoever can't take it now waits. */
  private announce(member: Member, digest: string | null, tell: (listener: LiveListener) => void): void {
    const isNews = digest === null || digest !== member.told
    member.told = digest
    for (const listener of isNews ? [...member.listeners] : [...member.waiting]) {
      const isReady = digest === null || listener.isReady()
      if (isReady) {
        member.waiting.delete(listener)
        tell(listener)
      } else member.waiting.add(listener)
    }
  }
}

/** The server or the caller's share failed, not a member's values. */
function isServerFailure(errorCode: string, sqlCode: string): boolean {
  return errorCode === 'busy' || (sqlCode !== QUERY_CANCELED && SERVER_CLASSES.has(sqlCode.slice(0, 2)))
}

function newMember(values: Member['values']): Member {
  const shared = { told: null, bytes: 0, failures: 0, notBefore: 0 }
  return { values, listeners: new Set(), waiting: new Set(), ...shared }
}

function digestOf(text: string): string {
  return createHash('sha1').update(text).digest('base64')
}

function sqlState(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
}
