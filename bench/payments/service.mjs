import { fork } from 'node:child_process'
import { createHmac, createSign, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/ports.mjs'
import { inheritedEnvironment, REPOSITORY } from '../../scripts/lib/settings.mjs'
import { killOnExit } from '../../scripts/lib/watchdog.mjs'

const START_LIMIT_MS = 30_000
const TOKEN_SECONDS = 3600

/** The product's own service with its payment sandbox, on a given database; it may be killed and started again. */
export class Service {
  #child = null
  #requests = 0
  #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  #sandboxSecret = randomBytes(24).toString('hex')
  #secrets = Object.fromEntries(
    ['HASURA_GRAPHQL_ADMIN_SECRET', 'ACTION_SECRET', 'AUTH_SECRET', 'FILE_LINK_SECRET'].map((name) => [
      name,
      randomBytes(24).toString('hex'),
    ]),
  )

  async start(databaseUrl) {
    this.databaseUrl = databaseUrl
    this.folder ??= mkdtempSync(path.join(tmpdir(), 'sagework-payments-'))
    this.port ??= await freePort()
    const child = fork(path.join(REPOSITORY, 'dist/actions/src/main.js'), [], {
      env: {
        ...inheritedEnvironment(),
        ...this.#secrets,
        HOST: '127.0.0.1',
        ACTIONS_PORT: String(this.port),
        DATABASE_URL: databaseUrl,
        ENGINE_URL: 'http://127.0.0.1:1',
        JWT_PRIVATE_JWK: JSON.stringify({ ...this.#keys.privateKey.export({ format: 'jwk' }), kid: 'bench' }),
        PAYMENT_SANDBOX_SECRET: this.#sandboxSecret,
        DATA_DIR: this.folder,
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    killOnExit(child, 'TERM')
    this.#child = child
    const limit = performance.now() + START_LIMIT_MS
    while (
      !(await fetch(`${this.url}/readyz`).then(
        ({ status }) => status < 500,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error('the service ended while it started')
      if (performance.now() > limit) throw new Error('the service did not start')
      await delay(50)
    }
  }

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  /** A sender of its own for each request, because each address may only send so many a minute. */
  sender() {
    const count = this.#requests++
    return { 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` }
  }

  /** kill -9, and another one after the pause and what is done meanwhile. */
  async crash(pauseMs, meanwhile) {
    await this.stop('SIGKILL')
    await delay(pauseMs)
    await meanwhile?.()
    await this.start(this.databaseUrl)
  }

  async stop(signal = 'SIGTERM') {
    const child = this.#child
    if (!child || child.exitCode !== null) return
    this.#child = null
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  async close() {
    await this.stop()
    if (this.folder) rmSync(this.folder, { recursive: true, force: true })
  }

  /** A header as the provider would send it. */
  sign(body, { secret = this.#keyFor('webhooks', 'whsec'), at = Math.floor(Date.now() / 1000) } = {}) {
    return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
  }

  /** A call of the sandbox's API. */
  sandbox(callPath, parameters = {}) {
    return this.#askSandbox(callPath, { method: 'POST', body: new URLSearchParams(parameters) })
  }

  /** Reads an object of the sandbox. */
  read(callPath) {
    return this.#askSandbox(callPath, {})
  }

  async #askSandbox(callPath, options) {
    const headers = { authorization: `Bearer ${this.#keyFor('api', 'sk_test')}` }
    const answer = await fetch(`${this.url}/v1/${callPath}`, { ...options, headers })
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${callPath} answered ${answer.status}: ${JSON.stringify(body)}`)
    return body
  }

  /** Runs one of the product's crons, as the engine would. */
  async runCron(name) {
    const answer = await fetch(`${this.url}/hooks/crons/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-action-secret': this.#secrets.ACTION_SECRET },
      body: JSON.stringify({ id: randomUUID() }),
    })
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  }

  /** A call of the product's API as a person. */
  async post(callPath, data, { userId, sessionId }) {
    const answer = await fetch(this.url + callPath, {
      method: 'POST',
      headers: {
        ...this.sender(),
        'content-type': 'application/json',
        'x-requested-with': 'sagework',
        authorization: `Bearer ${this.#token(userId, sessionId)}`,
      },
      body: JSON.stringify(data),
    })
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${callPath} answered ${answer.status}: ${JSON.stringify(body)}`)
    return body
  }

  #keyFor(purpose, prefix) {
    return `${prefix}_${createHmac('sha256', this.#sandboxSecret).update(`payment-sandbox:${purpose}`).digest('hex')}`
  }

  #token(userId, sessionId) {
    const now = Math.floor(Date.now() / 1000)
    const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const words = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'bench' })}.${encode({
      ...{ sub: userId, iss: 'sagework', aud: 'sagework', iat: now, exp: now + TOKEN_SECONDS, sid: sessionId },
      'https://hasura.io/jwt/claims': {
        'x-hasura-user-id': userId,
        'x-hasura-default-role': 'user',
        'x-hasura-allowed-roles': ['user'],
        'x-hasura-session-id': sessionId,
      },
    })}`
    return `${words}.${createSign('RSA-SHA256').update(words).sign(this.#keys.privateKey, 'base64url')}`
  }
}
