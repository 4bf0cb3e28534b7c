import { fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inheritedEnvironment } from '../../scripts/lib/settings.mjs'
import { endWithMe } from '../../scripts/lib/watchdog.mjs'

const CLERK = path.join(import.meta.dirname, 'clerk.mjs')
const RETRY_MS = 50
const ANSWER_LIMIT_MS = 20_000

/** Hands orders to the clerk and starts another one when it dies. An order is sent again until somebody knows what became of it. */
export class Counter {
  #waiting = new Map()
  #ids = 0
  #clerk = null
  /** Faults of the database by their code or words, with how often. */
  faults = new Map()
  retries = 0

  constructor(databaseUrl) {
    this.databaseUrl = databaseUrl
  }

  async open() {
    const clerk = fork(CLERK, [this.databaseUrl], {
      env: inheritedEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    endWithMe(clerk, 'TERM')
    clerk.on('message', (message) => {
      if (message.id !== undefined) this.#answer(message.id, message)
    })
    clerk.once('exit', () => {
      if (this.#clerk === clerk) this.#clerk = null
      for (const id of [...this.#waiting.keys()]) this.#answer(id, { lost: 'the clerk is gone' })
    })
    await new Promise((resolve, reject) => {
      clerk.once('message', resolve)
      clerk.once('exit', () => reject(new Error('the clerk ended while it started')))
    })
    this.#clerk = clerk
  }

  /** kill -9, and another one after the pause. */
  async crash(pauseMs) {
    const clerk = this.#clerk
    this.#clerk = null
    const gone = new Promise((resolve) => clerk.once('exit', resolve))
    clerk.kill('SIGKILL')
    await gone
    await delay(pauseMs)
    await this.open()
  }

  async close() {
    const clerk = this.#clerk
    if (!clerk) return
    const gone = new Promise((resolve) => clerk.once('exit', resolve))
    clerk.disconnect()
    await gone
  }

  /** @returns {Promise<{ posted?: object, refused?: string }>} */
  async book(order) {
    for (;;) {
      const { posted, refused, lost, code } = await this.#send(order)
      if (posted || refused) return { posted, refused }
      const fault = code ?? lost
      this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1)
      this.retries += 1
      await delay(RETRY_MS)
    }
  }

  #send(order) {
    const clerk = this.#clerk
    if (!clerk?.connected) return Promise.resolve({ lost: 'nobody is there' })
    const id = this.#ids++
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answer(id, { lost: 'no answer' }), ANSWER_LIMIT_MS)
      this.#waiting.set(id, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
      clerk.send({ id, order }, (error) => {
        if (error) this.#answer(id, { lost: 'the clerk is gone' })
      })
    })
  }

  #answer(id, answer) {
    this.#waiting.get(id)?.(answer)
    this.#waiting.delete(id)
  }
}
