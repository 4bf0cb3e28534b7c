import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 50
const WORDS_MAX = 600
const ONLINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const SLOW_BYTES_PER_SECOND = 12 * 1024
const RECORDING = /\/api\/recordings\/(?:uploads\/)?([0-9a-f-]{36})/

/** A tab in which an expert records the answer to a question, as people do: by the buttons of the page. */
export class RecorderTab {
  /** The recordings that it names to the server. @type {Set<string>} */
  ids = new Set()

  /**
   * @param {import('playwright-core').BrowserContext} context
   * @param {string} address of the flow that answers a question
   */
  static async open(context, address) {
    const tab = new RecorderTab()
    const page = await context.newPage()
    tab.page = page
    page.on('request', (request) => {
      const [, id] = RECORDING.exec(request.url()) ?? []
      if (id) tab.ids.add(id)
    })
    await page.addInitScript(prepare)
    await page.goto(address)
    tab.network = await context.newCDPSession(page)
    await tab.network.send('Network.enable')
    const kind = page.getByRole('radio', { name: /^Record audio/ })
    await kind.or(tab.done).first().waitFor()
    if (!(await tab.done.isVisible())) await kind.click()
    return tab
  }

  /** What is shown once the server has measured the take. */
  get done() {
    return this.page.getByRole('button', { name: 'Use another recording' })
  }

  /** @returns {Promise<number>} since when it records, by the clock */
  async record() {
    const recorder = this.page.getByRole('region', { name: 'Recorder' })
    await recorder.getByRole('button', { name: /^Record audio/ }).click()
    await recorder.getByRole('button', { name: 'Start recording' }).click()
    await recorder.getByRole('button', { name: 'Stop' }).waitFor()
    return this.#when('recordedFrom')
  }

  /**
   * A browser on a machine that has too much to do may have ended it by itself, as if the microphone were unplugged.
   * @returns {Promise<number>} until when it has recorded
   */
  async stop() {
    const button = this.page.getByRole('button', { name: 'Stop', exact: true })
    const taken = this.page.getByText(/^Your recording is \d+:\d\d long\.$/)
    await button.or(taken).or(this.done).first().waitFor()
    if (await button.isVisible()) await button.click()
    return this.#when('recordedUntil')
  }

  /** When the browser ended it by itself, as it may on a machine that has too much to do; null while it records. */
  endedAt() {
    return this.page.evaluate(() => globalThis.recordedUntil ?? null)
  }

  /** What the page says, for a take that went wrong. */
  async words() {
    const text = await this.page.getByRole('main').textContent()
    return (text ?? '').replaceAll(/\s+/g, ' ').slice(0, WORDS_MAX)
  }

  /** The take is offered again, or is on the server already. */
  async find() {
    await this.page.getByText('We kept the recording that you began here.').or(this.done).first().waitFor()
  }

  async cutNetwork() {
    await this.network.send('Network.emulateNetworkConditions', { ...ONLINE, offline: true })
  }

  async restoreNetwork({ isSlow = false } = {}) {
    const uploadThroughput = isSlow ? SLOW_BYTES_PER_SECOND : -1
    await this.network.send('Network.emulateNetworkConditions', { ...ONLINE, uploadThroughput })
  }

  /** Leaves nothing for the next take of the same question. */
  async close() {
    await this.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key !== 'was-signed-in') localStorage.removeItem(key)
    })
    await this.page.close()
  }

  async #when(name) {
    for (;;) {
      const at = await this.page.evaluate((key) => globalThis[key], name)
      if (at) return at
      await delay(POLL_MS)
    }
  }
}

/** Runs in the page, before anything else: notes when it records, and hears the tones as they are. */
function prepare() {
  localStorage.setItem('was-signed-in', 'true')
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = ({ audio, ...rest }) =>
    open({
      ...rest,
      audio: { ...audio, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    })
  const Native = globalThis.MediaRecorder
  globalThis.MediaRecorder = class extends Native {
    constructor(...words) {
      super(...words)
      this.addEventListener('start', () => {
        globalThis.recordedFrom = Date.now()
      })
    }
    stop() {
      globalThis.recordedUntil ??= Date.now()
      super.stop()
    }
    // which it does by itself after the device has slept
    pause() {
      globalThis.recordedUntil ??= Date.now()
      super.pause()
    }
  }
}
