import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished, vi } from 'vitest'
import { inheritedEnvironment } from '#scripts/lib/settings.mjs'

/** A microphone and a camera that beep and turn, and a user who allows them. */
const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const START = { timeout: 30_000, interval: 100 }
/** A connection that comes too early, while the first window opens, may never answer; the next one does. */
const CONNECT_MS = 8_000
const CONNECT = { timeout: 60_000, interval: 500 }
/** The children of a killed browser end a moment later, and write until then. */
const REMOVE = { timeout: 60_000, interval: 200 }
/** Without the work of a first start. */
const PLAIN = ['--headless=new', '--no-sandbox', '--no-first-run', '--no-default-browser-check', '--disable-gpu']

export interface KillableBrowser {
  /** opens the browser, with what it has stored */
  open(): Promise<Page>
  /** as a crash or an empty battery does */
  kill(): Promise<void>
}

/** A browser with a microphone and a profile of its own, which can be killed and started again. */
export function killableBrowser(): KillableBrowser {
  const profile = mkdtempSync(path.join(tmpdir(), 'sagework-profile-'))
  let running: { process: ChildProcess; browser: Browser } | null = null
  const kill = async () => {
    if (!running) return
    const { process, browser } = running
    running = null
    const ended = new Promise((resolve) => process.once('exit', resolve))
    process.kill('SIGKILL')
    await ended
    await browser.close().catch(() => undefined)
  }
  onTestFinished(async () => {
    await kill()
    await vi.waitFor(() => rm(profile, { recursive: true, force: true }), REMOVE)
  })
  return {
    kill,
    async open() {
      const { path: program, libraries } = inject('chromium')
      const port = path.join(profile, 'DevToolsActivePort')
      rmSync(port, { force: true })
      const process = spawn(
        program,
        [...PLAIN, '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...FAKE_DEVICES, 'about:blank'],
        {
          env: { ...inheritedEnvironment(), ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) },
          stdio: 'ignore',
        },
      )
      await vi.waitFor(() => {
        if (!existsSync(port)) throw new Error('The browser did not start.')
      }, START)
      const [number] = readFileSync(port, 'utf8').split('\n')
      const address = `http://127.0.0.1:${number}`
      const browser = await vi.waitFor(() => chromium.connectOverCDP(address, { timeout: CONNECT_MS }), CONNECT)
      running = { process, browser }
      const [context] = browser.contexts()
      if (!context) throw new Error('The browser has no profile.')
      return context.newPage()
    },
  }
}
