import { fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inheritedEnvironment } from '../../scripts/lib/settings.mjs'
import { killOnExit } from '../../scripts/lib/watchdog.mjs'

const SERVICE = path.join(import.meta.dirname, 'service.mjs')
const RETRY_MS = 50
const ANSWER_LIMIT_MS = 20_000
/** Longer than any outage of a run: whoever waits for so long waits in vain. */
const GIVE_UP_MS = 120_000

/** Hands orders to the service and starts another one when it dies. An order is sent again until somebody knows what became of it. */
export class ServiceClient {
  #waiting = new Map()
  #ids = 0
  #service = null
  /** What the provider says of each subscription, for the next service. */
  #known = new Map()
  /** Faults of the database by their code or words, with how often. */
  faults = new Map()
  retries = 0
  /** Set when the run's time is up: no further orders then. */
  isOver = false

  /** @param {import('./clock.mjs').Clock} clock */
  constructor(databaseUrl, clock) {
    this.databaseUrl = databaseUrl
    this.clock = clock
  }

  async open() {
    const service = fork(SERVICE, [this.databaseUrl], {
      env: inheritedEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Keeps dates.
      serialization: 'advanced',
    })
    killOnExit(service, 'TERM')
    service.on('message', (message) => {
      if (message.id !== undefined) this.#answer(message.id, message)
    })
    service.once('exit', () => {
      if (this.#service === service) this.#service = null
      for (const id of [...this.#waiting.keys()]) this.#answer(id, { lost: 'the service is gone' })
    })
    await new Promise((resolve, reject) => {
      service.once('message', resolve)
      service.once('exit', () => reject(new Error('the service ended while it started')))
    })
    service.send({ known: [...this.#known.values()] })
    this.#service = service
  }

  /** kill -9, and another one after the pause. */
  async crash(pauseMs) {
    const service = this.#service
    this.#service = null
    const gone = new Promise((resolve) => service.once('exit', resolve))
    service.kill('SIGKILL')
    await gone
    await delay(pauseMs)
    await this.open()
  }

  async close() {
    const service = this.#service
    if (!service) return
    const gone = new Promise((resolve) => service.once('exit', resolve))
    service.disconnect()
    await gone
  }

  /** @returns {Promise<{ posted?: object, refused?: string, lost?: string }>} `lost` after trying for too long */
  async book(order) {
    const limit = performance.now() + GIVE_UP_MS
    for (;;) {
      const { posted, refused, lost, code, isConstraint } = await this.#send({ ...order, now: this.clock.now() })
      if (posted || refused || isConstraint) this.clock.tick()
      if (posted || refused) return { posted, refused }
      const fault = code ?? lost
      this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1)
      if (performance.now() > limit) return { lost: fault }
      this.retries += 1
      await delay(RETRY_MS)
    }
  }

  #send(order) {
    const service = this.#service
    if (!service?.connected) return Promise.resolve({ lost: 'nobody is there' })
    const id = this.#ids++
    const { state, paid } = order
    if (state) this.#known.set(state.subscriptionId, { state, paid })
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answer(id, { lost: 'no answer' }), ANSWER_LIMIT_MS)
      this.#waiting.set(id, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
      service.send({ id, order }, (error) => {
        if (error) this.#answer(id, { lost: 'the service is gone' })
      })
    })
  }

  #answer(id, answer) {
    this.#waiting.get(id)?.(answer)
    this.#waiting.delete(id)
  }
}
