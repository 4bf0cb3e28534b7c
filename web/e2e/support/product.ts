import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium } from '#scripts/lib/chromium.mjs'
import { freePort } from '#scripts/lib/ports.mjs'
import { dataFolder, inheritedEnvironment, REPOSITORY } from '#scripts/lib/settings.mjs'

export interface Product {
  url: string
  chromium: { path: string; libraries?: string }
  /** What a program needs that talks to this product, such as `npm run staff`. */
  environment: Record<string, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    product: Product
  }
}

const START_MS = 120_000

/** Starts the product as its users do, on free ports and in a folder of its own, and stops it the same way. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium(path.join(dataFolder(), 'chromium'))
  const folder = mkdtempSync(path.join(tmpdir(), 'sagework-stories-'))
  chmodSync(folder, 0o711)
  const web = await freePort()
  const environment = {
    WEB_PORT: String(web),
    ENGINE_PORT: String(await freePort()),
    ACTIONS_PORT: String(await freePort()),
    POSTGRES_PORT: String(await freePort()),
    DATA_DIR: path.join(folder, 'data'),
  }
  const child = spawn(process.execPath, [path.join(REPOSITORY, 'scripts/start.mjs')], {
    cwd: REPOSITORY,
    env: withoutTestMode({ ...inheritedEnvironment(), ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await ended(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilRunning(child)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('product', { url: `http://localhost:${web}`, chromium, environment })
  return stop
}

/** The product is to run as its users run it, not as tests do. */
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
