import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { inheritedEnvironment } from '../../scripts/lib/settings.mjs'
import { killOnExit } from '../../scripts/lib/watchdog.mjs'

const START_LIMIT_MS = 60_000
/** A connection that comes too early, while the first window opens, may never answer; the next one does. */
const CONNECT_MS = 8_000
const ACTION_MS = 120_000
const REMOVE_TRIES = 40
/** Without the work of a first start, and with tabs that all count as visible. */
const PLAIN = [
  ...['--headless=new', '--no-sandbox', '--no-first-run', '--no-default-browser-check', '--disable-gpu'],
  ...['--disable-background-timer-throttling', '--disable-renderer-backgrounding', '--mute-audio'],
  ...['--disable-backgrounding-occluded-windows', '--use-fake-device-for-media-stream'],
  '--use-fake-ui-for-media-stream',
]

/** A browser with a profile of its own, whose microphone hears a file; it may be killed and opened again. */
export class RecordingBrowser {
  #running = null

  /** @param {{ dataDir: string, microphone: string }} options */
  constructor({ dataDir, microphone }) {
    this.profile = mkdtempSync(path.join(tmpdir(), 'sagework-profile-'))
    this.program = findChromium(`${dataDir}/chromium`)
    this.microphone = microphone
  }

  /** @returns {Promise<import('playwright-core').BrowserContext>} with what it has stored */
  async open() {
    const port = path.join(this.profile, 'DevToolsActivePort')
    rmSync(port, { force: true })
    const { path: program, libraries } = this.program
    const words = [`--use-file-for-fake-audio-capture=${this.microphone}`, `--user-data-dir=${this.profile}`]
    const process = spawn(program, [...PLAIN, ...words, '--remote-debugging-port=0', 'about:blank'], {
      env: { ...inheritedEnvironment(), ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) },
      // a group of its own, which dies all at once
      detached: true,
      stdio: 'ignore',
    })
    killOnExit(process, 'TERM')
    const ended = new Promise((resolve) => process.once('exit', resolve))
    const limit = performance.now() + START_LIMIT_MS
    while (!existsSync(port)) {
      if (performance.now() > limit) throw new Error('the browser did not start')
      await delay(50)
    }
    const browser = await connect(port, limit)
    this.#running = { process, browser, ended }
    const [context] = browser.contexts()
    context.setDefaultTimeout(ACTION_MS)
    return context
  }

  /** As a crash or an empty battery does. */
  async kill() {
    if (!this.#running) return
    const { process: child, browser, ended } = this.#running
    this.#running = null
    process.kill(-child.pid, 'SIGKILL')
    await ended
    await browser.close().catch(() => undefined)
  }

  async remove() {
    await this.kill()
    // its children end a moment later, and write until then
    for (let left = REMOVE_TRIES; left > 0; left -= 1) {
      const isGone = await rm(this.profile, { recursive: true, force: true }).then(
        () => true,
        () => false,
      )
      if (isGone) return
      await delay(250)
    }
  }
}

async function connect(port, limit) {
  for (;;) {
    const [number] = readFileSync(port, 'utf8').split('\n')
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${number}`, { timeout: CONNECT_MS })
    } catch (error) {
      if (performance.now() > limit) throw error
      await delay(500)
    }
  }
}
