import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureDatabase, ensureRoles, ROLES, urlAs, urlOf, withClient } from '../../scripts/lib/database/database.mjs'
import { startPostgres } from '../../scripts/lib/database/postgres.mjs'
import { freePorts } from '../../scripts/lib/ports.mjs'
import { inheritedEnvironment, REPOSITORY } from '../../scripts/lib/settings.mjs'
import { killOnExit } from '../../scripts/lib/watchdog.mjs'

const START_LIMIT_MS = 60_000
const ENGINE = 'dist/hasura/engine/src/main.js'
const RECEIVER = path.join(import.meta.dirname, 'receiver.mjs')
const DATABASE = 'chaos'

/**
 * Postgres, the engine and two receivers, each of which can be killed and restarted on the same port. `outages` records
 * when each was down, by this machine's clock, which they all share.
 */
export class World {
  /** @type {{ target: string, from: number, to: number }[]} */
  outages = []
  /** Exits nobody asked for. @type {string[]} */
  surprises = []
  secret = randomBytes(12).toString('hex')
  #children = new Map()
  #starts = 0

  /** @param {import('./options.mjs').ChaosOptions} options */
  constructor(options) {
    this.options = options
    this.folder = mkdtempSync(path.join(tmpdir(), 'sagework-chaos-'))
    chmodSync(this.folder, 0o711)
  }

  async start() {
    const [postgres, engine, flaky, steady] = await freePorts(4)
    this.ports = { postgres, engine, flaky, steady }
    this.passwords = { owner: 'chaos-owner', hasura: 'chaos-hasura', actions: 'chaos-actions' }
    await this.#startPostgres()
    await ensureRoles(this.adminUrl, this.passwords)
    await ensureDatabase(this.adminUrl, DATABASE)
    await withClient(this.adminUrl, (client) => client.query(`grant create on database ${DATABASE} to ${ROLES.hasura}`))
    await Promise.all([this.#startReceiver('flaky'), this.#startReceiver('steady')])
    await this.#startEngine()
  }

  get ownerUrl() {
    return urlAs(urlOf(this.adminUrl, DATABASE), ROLES.owner, this.passwords.owner)
  }

  /** Superuser URL, for reading the engine's tables. */
  get lookerUrl() {
    return urlOf(this.adminUrl, DATABASE)
  }

  get engineUrl() {
    return `http://127.0.0.1:${this.ports.engine}`
  }

  logOf(name) {
    return path.join(this.folder, `${name}.log`)
  }

  /**
   * Kills with -9 and restarts after the pause.
   * @param {'engine' | 'receiver' | 'postgres'} target
   */
  async crash(target, pauseMs) {
    const outage = { target, from: Date.now(), to: Number.POSITIVE_INFINITY }
    this.outages.push(outage)
    const name = target === 'receiver' ? 'flaky' : target
    await this.#end(name, 'SIGKILL')
    await delay(pauseMs)
    if (target === 'postgres') await this.#startPostgres()
    else if (target === 'engine') await this.#startEngine()
    else await this.#startReceiver('flaky')
    outage.to = Date.now()
  }

  async stop() {
    for (const name of ['engine', 'flaky', 'steady', 'postgres']) {
      await this.#end(name, name === 'postgres' ? 'SIGINT' : 'SIGTERM').catch(() => undefined)
    }
    if (!this.options.keepsLogs) rmSync(this.folder, { recursive: true, force: true })
  }

  async #startPostgres() {
    const running = await startPostgres({
      dataDir: path.join(this.folder, 'postgres'),
      port: this.ports.postgres,
      password: 'chaos-admin',
      logFile: this.logOf('postgres'),
    })
    this.adminUrl = running.url
    this.#watch('postgres', running.child)
  }

  async #startEngine() {
    const child = this.#spawn('engine', [path.join(REPOSITORY, ENGINE)], {
      ...inheritedEnvironment(),
      HASURA_GRAPHQL_DATABASE_URL: urlAs(this.lookerUrl, ROLES.hasura, this.passwords.hasura),
      HASURA_GRAPHQL_SERVER_PORT: String(this.ports.engine),
      HASURA_GRAPHQL_ADMIN_SECRET: this.secret,
      ENGINE_EVENTS_LEASE_MS: String(this.options.leaseMs),
    })
    await until(child, () => answers(this.ports.engine), 'the engine')
  }

  async #startReceiver(name) {
    this.#starts += 1
    const seed = this.options.seed * 1_000 + this.#starts
    const log = this.logOf(`${name}-receipts`)
    const child = this.#spawn(name, [RECEIVER, String(this.ports[name]), log, String(seed)], inheritedEnvironment())
    await until(child, () => answers(this.ports[name]), `the ${name} receiver`)
  }

  #spawn(name, words, env) {
    const log = openSync(this.logOf(name), 'a')
    const child = spawn(process.execPath, words, { cwd: REPOSITORY, env, stdio: ['ignore', log, log] })
    killOnExit(child, 'TERM')
    this.#watch(name, child)
    return child
  }

  #watch(name, child) {
    const entry = { child, isOrdered: false }
    this.#children.set(name, entry)
    child.once('exit', (code, signal) => {
      if (!entry.isOrdered) this.surprises.push(`${name} ended by itself (${signal ?? code})`)
    })
  }

  async #end(name, signal) {
    const entry = this.#children.get(name)
    if (!entry || hasEnded(entry.child)) return
    entry.isOrdered = true
    const ended = new Promise((resolve) => entry.child.once('exit', resolve))
    entry.child.kill(signal)
    await ended
  }
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null

/** Whether something accepts connections; the engine listens once its schema is ready. */
function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    const done = (isThere) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
  })
}

async function until(child, isDone, what) {
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await isDone())) {
    if (hasEnded(child)) throw new Error(`${what} ended while it started`)
    if (Date.now() > deadline) throw new Error(`${what} did not start within ${START_LIMIT_MS / 1000} s`)
    await delay(20)
  }
}
