import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { withClient } from '#scripts/lib/database/database.mjs'
import { startPostgres } from '#scripts/lib/database/postgres.mjs'
import { freePort } from '#scripts/lib/ports.mjs'
import { REPOSITORY, temporaryFolder } from '#tests/environment.js'

const folder = temporaryFolder()
chmodSync(folder, 0o711)
const dataDir = path.join(folder, 'postgres')
const port = await freePort()
const start = () =>
  startPostgres({ dataDir, port, password: 'secret', logFile: path.join(folder, 'postgres.log'), isThrowaway: true })
let running: Awaited<ReturnType<typeof start>> | undefined
afterAll(() => running?.stop())

const count = () =>
  withClient(
    String(running?.url),
    async (client) => (await client.query('select count(*)::int as n from kept')).rows[0].n,
  )

/** A dead process that hasn't been reaped yet, a zombie, still has its id. */
function isAlive(pid: number | undefined): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && !/\) Z /.test(readFileSync(file, 'utf8'))
}

describe('the embedded Postgres', () => {
  it('listens on loopback only, without a socket file, and requires a password', async () => {
    running = await start()
    await withClient(running.url, async (client) => {
      await client.query('create table kept (id int); insert into kept values (1)')
      const { rows } = await client.query(
        "select name, setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories', 'fsync') order by 1",
      )
      expect(rows.map((row) => row.setting)).toEqual(['on', '127.0.0.1', ''])
    })
    await expect(withClient(running.url.replace('secret', 'wrong'), async () => undefined)).rejects.toThrow(
      /authentication failed/,
    )
  })

  it('writes no statements, rows or values to its log', async () => {
    await withClient(String(running?.url), async (client) => {
      await client.query('create table guarded (secret text, n int check (n > 0))')
      const write = client.query("insert into guarded values ('cnry7x', -1)")
      await expect(write).rejects.toThrow('guarded_n_check')
      await expect(client.query('select $1::text::uuid', ['cnry7x'])).rejects.toThrow('cnry7x')
    })
    const log = readFileSync(path.join(folder, 'postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('cnry7x')
  })

  it('keeps its data when killed, even with a lock file that names a living process', async () => {
    const pid = running?.child.pid
    running?.child.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false))
    const lockFile = path.join(dataDir, 'postmaster.pid')
    writeFileSync(lockFile, readFileSync(lockFile, 'utf8').replace(/^\d+/, String(process.pid)))
    running = await start()
    expect(await count()).toBe(1)
  })

  it('exits when the process that started it is killed, and a new start takes over', async () => {
    await running?.stop()
    const script = `
      const { startPostgres } = await import(${JSON.stringify(path.join(REPOSITORY, 'scripts/lib/database/postgres.mjs'))})
      const { child } = await startPostgres(${JSON.stringify({ dataDir, port, password: 'secret', logFile: path.join(folder, 'postgres.log') })})
      process.stdout.write(String(child.pid))
      setInterval(() => undefined, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (text) => resolve(Number(text))))
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    running = await start()
    expect(isAlive(pid)).toBe(false)
    expect(await count()).toBe(1)
  })
})
