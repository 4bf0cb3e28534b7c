import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { DEMO_PASSWORD } from '../../scripts/lib/start/demo-logins.mjs'
import { familyOf, nameOf } from '../lib/processes.mjs'
import { preparePlace, startProduct } from '../lib/product.mjs'
import { tokenFor } from '../lib/reads.mjs'
import { RecordingBrowser } from './browser.mjs'
import { timeCodeFile } from './time-code.mjs'

export const EXPERT = 'elena@sagework.example'
const SERVICE = 'dist/actions/src/main.js'
const TO_ANSWER = '{ answerable_questions(limit: 200, order_by: [{ question_id: asc }]) { question_id } }'

/** The product, and an expert with a browser whose microphone hears the time code; either may be killed. */
export class World {
  /** Leaves nothing behind where the product doesn't start. */
  static async open() {
    const world = new World()
    try {
      await world.#prepare()
    } catch (error) {
      await world.close()
      throw error
    }
    return world
  }

  async #prepare() {
    this.place = await preparePlace()
    this.folder = mkdtempSync(path.join(tmpdir(), 'sagework-chaos-'))
    this.product = await startProduct(this.place)
    const microphone = path.join(this.folder, 'time-code.wav')
    writeFileSync(microphone, timeCodeFile())
    this.browser = new RecordingBrowser({ dataDir: this.place.dataDir, microphone })
    await this.#shortenTakes()
    this.questions = await this.#questions()
    this.known = (await this.recordings()).map(({ id }) => id)
  }

  say(line) {
    process.stdout.write(`  ${line}\n`)
  }

  /** Where the answer to a question is recorded; every take has a question of its own as long as there are some. */
  addressOf(index) {
    return `${this.place.url}/insight/create/${this.questions[index % this.questions.length]}`
  }

  /** Opens the browser where it isn't open, as the expert. */
  async openBrowser() {
    this.context ??= await this.#signedIn(await this.browser.open())
    return this.context
  }

  async killBrowser() {
    this.context = null
    await this.browser.kill()
  }

  /** kill -9 of the service, which ends the product; after the pause it is started again. */
  async killService(pauseMs) {
    const pid = familyOf(this.product.pid).find((one) => nameOf(one) === SERVICE)
    if (!pid) throw new Error('the service does not run')
    process.kill(pid, 'SIGKILL')
    await this.product.stop()
    await delay(pauseMs)
    this.product = await startProduct(this.place)
  }

  /** The expert's recordings that were not there at the beginning. */
  async recordings() {
    const { rows } = await withClient(this.place.ownerUrl(), (client) =>
      client.query(
        `select r.id, r.state from private.recordings r join user_accounts a on a.user_id = r.user_id
         where a.email = $1 and r.id <> all($2::uuid[])`,
        [EXPERT, this.known ?? []],
      ),
    )
    return rows
  }

  /** @returns {Promise<ArrayBuffer>} as its author hears it */
  async fileOf(id) {
    const { url } = await (await this.#ask(`/api/recordings/${id}/state`)).json()
    return (await fetch(`${this.place.url}${url}`)).arrayBuffer()
  }

  async removeRecordings() {
    for (const { id } of await this.recordings())
      await this.#ask(`/api/recordings/uploads/${id}`, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } })
  }

  async close() {
    await this.browser?.remove()
    await this.product?.stop()
    this.place?.remove()
    if (this.folder) rmSync(this.folder, { recursive: true, force: true })
  }

  async #ask(address, { method = 'GET', headers = {} } = {}) {
    const { token } = await tokenFor(this.place.ownerUrl(), this.place.signingKey(), EXPERT, { withSession: true })
    const answer = await fetch(`${this.place.url}${address}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }

  async #signedIn(context) {
    const { url } = this.place
    const answer = await context.request.post(`${url}/api/auth/sign-in/email`, {
      data: { email: EXPERT, password: DEMO_PASSWORD },
      headers: { 'x-requested-with': 'sagework', origin: url },
    })
    if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}: ${await answer.text()}`)
    return context
  }

  /** So that whatever comes back of a take is long enough for the server. */
  async #shortenTakes() {
    await withClient(this.place.ownerUrl(), (client) =>
      client.query(`update recording_limits set min_secs = 1 where type = 'AUDIO'`),
    )
  }

  async #questions() {
    const { token } = await tokenFor(this.place.ownerUrl(), this.place.signingKey(), EXPERT)
    const answer = await fetch(`${this.place.url}/v1/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: TO_ANSWER }),
    })
    const { data } = await answer.json()
    return data.answerable_questions.map(({ question_id }) => question_id)
  }
}
