import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveGoogle } from '#providers/google/scripted-google.testkit.js'
import { findChromium } from '#scripts/lib/chromium.mjs'
import { freePorts } from '#scripts/lib/ports.mjs'
import { dataFolder, inheritedEnvironment, REPOSITORY } from '#scripts/lib/settings.mjs'
import { STORY_WORKERS } from './workers.js'

export interface Product {
  url: string
  /** For programs that connect to this instance, such as `npm run staff`. */
  environment: Record<string, string>
}

export interface ChromiumProgram {
  path: string
  libraries?: string
}

declare module 'vitest' {
  interface ProvidedContext {
    chromium: ChromiumProgram
    products: Product[]
  }
}

interface RunningProduct extends Product {
  stop(): Promise<void>
}

const START_MS = 120_000

/**
 * Starts the product the way its users do, one instance per worker: stories sign demo people in and out, which would
 * disturb another worker's. The first start makes the build that the others reuse.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running: RunningProduct[] = []
  const stopAll = async () => {
    await Promise.all(running.map((product) => product.stop()))
  }
  try {
    for (let worker = 0; worker < STORY_WORKERS; worker += 1) running.push(await startProduct())
  } catch (error) {
    await stopAll()
    throw error
  }
  project.provide('chromium', findChromium(path.join(dataFolder(), 'chromium')))
  project.provide(
    'products',
    running.map(({ url, environment }) => ({ url, environment })),
  )
  return stopAll
}

/** On free ports, with its own data folder. */
async function startProduct(): Promise<RunningProduct> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sagework-stories-'))
  chmodSync(folder, 0o711)
  const [web, engine, actions, postgres] = await freePorts(4)
  const google = await serveGoogle()
  const environment = {
    WEB_PORT: String(web),
    ENGINE_PORT: String(engine),
    ACTIONS_PORT: String(actions),
    POSTGRES_PORT: String(postgres),
    DATA_DIR: path.join(folder, 'data'),
    // Its thread would take a core from the stories.
    EMBEDDINGS_PROVIDER: 'none',
    ...google.settings(),
  }
  const child = spawn(process.execPath, [path.join(REPOSITORY, 'scripts/start.mjs')], {
    cwd: REPOSITORY,
    env: withoutTestMode({ ...inheritedEnvironment(), ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await ended(child)
    google.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilRunning(child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://localhost:${web}`, environment, stop }
}

/** The product should run as it does for its users, not in test mode. */
function withoutTestMode(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  const { NODE_ENV: _mode, VITEST: _vitest, PUBLIC_URL: _publicUrl, HOST: _host, ...rest } = environment
  return rest
}

function untilRunning(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`The product did not start in time:\n${said}`)), START_MS)
    const read = (chunk: Buffer) => {
      said += chunk
      if (!said.includes('is running')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`The product did not start:\n${said}`)))
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await exit
}
