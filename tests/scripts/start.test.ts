import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { urlAs, withClient } from '#scripts/lib/database/database.mjs'
import { discardPostgres } from '#scripts/lib/database/postgres.mjs'
import { freePorts } from '#scripts/lib/ports.mjs'
import { REPOSITORY, temporaryFolder } from '#tests/environment.js'

const START_MS = 120_000
const dataDir = path.join(temporaryFolder(), 'data')
const [web, engine, actions, postgres] = await freePorts(4)
const ports = {
  WEB_PORT: String(web),
  ENGINE_PORT: String(engine),
  ACTIONS_PORT: String(actions),
  POSTGRES_PORT: String(postgres),
}
const started: ChildProcess[] = []
/** A start takes seconds, so a test can leave its product running for the next one. */
let keptRunning: Run | undefined

interface Run {
  child: ChildProcess
  said: () => string
  ended: Promise<number | null>
}

/** Starts from a folder other than the repository, as people may. */
function start(words: string[] = [], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [path.join(REPOSITORY, 'scripts/start.mjs'), ...words], {
    cwd: tmpdir(),
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: tmpdir(), DATA_DIR: dataDir, ...ports, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  return { child, said: () => said, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

async function running(run: Run): Promise<void> {
  const died = run.ended.then(() => Promise.reject(new Error(run.said())))
  await Promise.race([
    died,
    vi.waitFor(() => expect(run.said()).toContain('is running'), { timeout: START_MS, interval: 50 }),
  ])
}

async function alreadyRunning(): Promise<Run> {
  const run = keptRunning ?? start()
  await running(run)
  return run
}

/** This run's processes, except zombies: servers have the data folder in their environment, Postgres its port. */
function processesLeft(): string[] {
  return [...processesWith('environ', dataDir), ...processesWith('cmdline', `port=${ports.POSTGRES_PORT}`)]
}

function processesWith(file: 'environ' | 'cmdline', text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .filter((pid) => contains(`/proc/${pid}/${file}`, text))
}

function contains(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes(text)
  } catch {
    return false
  }
}

function asOwner<T>(sql: string): Promise<T[]> {
  const { ownerPassword } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
  const url = urlAs(`postgres://127.0.0.1:${ports.POSTGRES_PORT}/sagework`, 'sagework_owner', ownerPassword)
  return withClient(url, async (client) => (await client.query(sql)).rows as T[])
}

afterEach(async ({ task }) => {
  if (keptRunning && task.result?.state !== 'fail') return
  keptRunning = undefined
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  await vi.waitFor(() => expect(processesLeft()).toEqual([]), { timeout: 20_000, interval: 50 })
})

// If run by root, Postgres' own user can't access the test's folder, so the cluster may be elsewhere.
afterAll(() => discardPostgres(path.join(dataDir, 'postgres')))

describe.runIf(process.platform === 'linux')('the life of npm start', { timeout: START_MS * 2 }, () => {
  it('[X-54] shows one block with address, logins by role and mail, keeps secrets to its owner, and stops without a trace', async () => {
    const run = start()
    await running(run)
    for (const words of [
      `http://localhost:${ports.WEB_PORT}`,
      'nora@brightwater.example',
      'Expert',
      'Staff',
      '/admin/outbox',
      'Ctrl-C',
    ])
      expect(run.said()).toContain(words)
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect((await fetch(`http://localhost:${ports.WEB_PORT}/`)).headers.get('content-type')).toContain('text/html')
    const answer = await fetch(`http://localhost:${ports.WEB_PORT}/v1/graphql`, {
      method: 'POST',
      body: '{"query":"{__typename}"}',
    })
    expect(await answer.json()).toEqual({ data: { __typename: 'query_root' } })
    await asOwner("insert into system_configurations (config, value) values ('kept', '1')")
    run.child.kill('SIGINT')
    expect(await run.ended).toBe(0)
    expect(processesLeft()).toEqual([])
  })

  it('keeps the data for the next start, refuses a second one, and names a taken port with its setting', async () => {
    const run = start()
    await running(run)
    expect(await asOwner("select value from system_configurations where config = 'kept'")).toHaveLength(1)
    const beside = start()
    expect(await beside.ended).toBe(1)
    expect(beside.said()).toContain('It runs already')
    const elsewhere = start([], { DATA_DIR: path.join(dataDir, 'second') })
    expect(await elsewhere.ended).toBe(1)
    expect(elsewhere.said()).toContain(`Port ${ports.WEB_PORT} is taken: set WEB_PORT`)
    keptRunning = run
  })

  it('leaves no process behind when killed, and the next start recovers', async () => {
    const killed = await alreadyRunning()
    killed.child.kill('SIGKILL')
    const run = start()
    await running(run)
    expect(await asOwner("select value from system_configurations where config = 'kept'")).toHaveLength(1)
    keptRunning = run
  })

  it('stops the rest and says why when a part dies', async () => {
    const run = await alreadyRunning()
    // A process just forked by Postgres has its parent's command line for a moment.
    const findPostgres = () => processesWith('cmdline', `port=${ports.POSTGRES_PORT}`)
    await vi.waitFor(() => expect(findPostgres()).toHaveLength(1))
    process.kill(Number(findPostgres()[0]), 'SIGKILL')
    expect(await run.ended).toBe(1)
    expect(run.said()).toContain('Postgres ended unexpectedly')
    keptRunning = undefined
  })

  it('starts from scratch with --reset', async () => {
    const run = start(['--reset'])
    await running(run)
    expect(await asOwner("select value from system_configurations where config = 'kept'")).toHaveLength(0)
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect(existsSync(path.join(dataDir, 'start.lock'))).toBe(false)
  })

  it('also names a foreign listener on an internal port', async () => {
    const listener = net.createServer().listen(Number(ports.POSTGRES_PORT), '127.0.0.1')
    const run = start()
    expect(await run.ended).toBe(1)
    expect(run.said()).toContain(`Port ${ports.POSTGRES_PORT} is taken: set POSTGRES_PORT`)
    await new Promise((resolve) => listener.close(resolve))
  })
})
