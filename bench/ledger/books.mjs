import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureDatabase, ensureRoles, ROLES, urlAs, urlOf, withClient } from '../../scripts/lib/database/database.mjs'
import { migrate } from '../../scripts/lib/database/migrations.mjs'
import { discardPostgres, startPostgres } from '../../scripts/lib/database/postgres.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { REPOSITORY } from '../../scripts/lib/settings.mjs'

const DATABASE = 'books'

/** A Postgres of its own with all migrations, which flushes as in the product and can be killed. */
export class Books {
  #postgres = null

  static async open() {
    const books = new Books()
    books.folder = mkdtempSync(path.join(tmpdir(), 'sagework-books-'))
    chmodSync(books.folder, 0o711)
    books.port = await freePort()
    books.password = randomBytes(12).toString('hex')
    await books.#start()
    const { owner, hasura, actions } = { owner: books.password, hasura: books.password, actions: books.password }
    await ensureRoles(books.adminUrl, { owner, hasura, actions })
    await ensureDatabase(books.adminUrl, DATABASE)
    await migrate(urlAs(books.url, ROLES.owner, books.password), path.join(REPOSITORY, 'hasura/migrations/default'))
    return books
  }

  get adminUrl() {
    return this.#postgres.url
  }

  get pid() {
    return this.#postgres.child.pid
  }

  get url() {
    return urlOf(this.#postgres.url, DATABASE)
  }

  get actionsUrl() {
    return urlAs(this.url, ROLES.actions, this.password)
  }

  /** A copy of the whole database, which nobody may be using. */
  async copy(name) {
    await withClient(this.adminUrl, (client) => client.query(`create database ${name} template ${DATABASE}`))
    const url = urlOf(this.#postgres.url, name)
    return { url, actionsUrl: urlAs(url, ROLES.actions, this.password) }
  }

  /** @returns {Promise<string[]>} ids */
  addPeople(count) {
    return withClient(this.url, async (client) => {
      const { rows } = await client.query(
        `with known as (
           insert into auth.users (id, name, email, email_verified)
           select gen_random_uuid(), 'Client ' || n, 'client-' || gen_random_uuid() || '@books.example', true from generate_series(1, $1::int) n
           returning id, email
         ), people as (
           insert into users (id, first_name, last_name, slug)
           select id, 'Client', 'Books', 'client-' || id from known returning id
         ) insert into user_accounts (user_id, email, is_email_verified)
           select id, email, true from known returning user_id as id`,
        [count],
      )
      return rows.map(({ id }) => id)
    })
  }

  /** kill -9, and a start after the pause. */
  async crash(pauseMs) {
    const { child } = this.#postgres
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    await delay(pauseMs)
    await this.#start()
  }

  async close() {
    await this.#postgres?.stop()
    await discardPostgres(this.#dataDir)
    rmSync(this.folder, { recursive: true, force: true })
  }

  get #dataDir() {
    return path.join(this.folder, 'postgres')
  }

  async #start() {
    this.#postgres = await startPostgres({
      ...{ dataDir: this.#dataDir, port: this.port, password: this.password },
      logFile: path.join(this.folder, 'postgres.log'),
    })
  }
}
