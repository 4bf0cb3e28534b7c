import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePorts } from '../../scripts/lib/ports.mjs'
import { hasEnded, stopChild } from '../../scripts/lib/processes.mjs'
import { inheritedEnvironment, REPOSITORY } from '../../scripts/lib/settings.mjs'
import { killOnExit } from '../../scripts/lib/watchdog.mjs'

const START_LIMIT_MS = 180_000
const ANSWER_LIMIT_MS = 5_000
/** Its parts are stopped one after another, and each may take fifteen seconds. */
const STOP_LIMIT_MS = 60_000

/** A separate copy of the product, with its own data folder and ports. */
export async function preparePlace() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sagework-bench-'))
  const [web, engine, actions, postgres] = await freePorts(4)
  return {
    dataDir,
    url: `http://localhost:${web}`,
    env: {
      GRAPHQL_PER_MINUTE: '0', // all requests come from one caller
      ...inheritedEnvironment(),
      DATA_DIR: dataDir,
      WEB_PORT: String(web),
      ENGINE_PORT: String(engine),
      ACTIONS_PORT: String(actions),
      POSTGRES_PORT: String(postgres),
    },
    ownerUrl: () => {
      const { ownerPassword } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
      return `postgres://sagework_owner:${ownerPassword}@127.0.0.1:${postgres}/sagework`
    },
    signingKey: () => JSON.parse(JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')).jwtPrivateJwk),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/**
 * Starts the product and waits for its first page.
 * @returns {Promise<{ pid: number, firstPageMs: number, stop: () => Promise<void> }>}
 */
export async function startProduct({ url, env }) {
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: REPOSITORY,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // However this process ends, even by a timeout, the product must not outlive it.
  killOnExit(child, 'TERM')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const stop = () => stopChild(child, STOP_LIMIT_MS)
  while (!(await answers(url))) {
    if (hasEnded(child)) throw new Error(`The product exited during its start:\n${said}`)
    if (performance.now() - began > START_LIMIT_MS) {
      await stop()
      throw new Error(`No page after ${START_LIMIT_MS / 1000} s:\n${said}`)
    }
    await delay(50)
  }
  return { pid: child.pid, firstPageMs: performance.now() - began, stop }
}

/**
 * Runs the work with that many copies of the product; afterwards, however it ended, nothing is left of them.
 * @template Result
 * @param {number} count
 * @param {(products: (Awaited<ReturnType<typeof preparePlace>> & { pid: number })[]) => Promise<Result>} work
 */
export async function withProducts(count, work) {
  const products = []
  try {
    for (let left = count; left > 0; left--) {
      const product = { ...(await preparePlace()), stop: () => undefined }
      products.push(product)
      Object.assign(product, await startProduct(product))
    }
    return await work(products)
  } finally {
    for (const { stop, remove } of products) {
      await stop()
      remove()
    }
  }
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })).ok
  } catch {
    return false
  }
}
