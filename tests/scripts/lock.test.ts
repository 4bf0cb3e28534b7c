import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { lockDataDir, tryLock, withLock } from '#scripts/lib/lock.mjs'
import { REPOSITORY, temporaryFolder } from '#tests/environment.js'

const folder = temporaryFolder()
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** A process named like a start that runs these lines with the lock's functions in scope. */
function asStart(lines: string): { child: ChildProcess; said: Promise<string> } {
  const place = path.join(folder, `start-${children.length}-${Date.now()}`)
  mkdirSync(place, { recursive: true })
  const file = path.join(place, 'start.mjs')
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'\nimport { setTimeout as delay } from 'node:timers/promises'\n` +
      `import { tryLock, withLock } from ${JSON.stringify(path.join(REPOSITORY, 'scripts/lib/lock.mjs'))}\n${lines}\n`,
  )
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  return { child, said: new Promise((resolve) => child.once('exit', () => resolve(text))) }
}

describe('the lock between starts', () => {
  it('lets one of several concurrent starts work while the others wait their turn', async () => {
    const lock = path.join(folder, 'turns/.lock')
    const log = path.join(folder, 'turns.log')
    const lines = `
      await withLock(${JSON.stringify(lock)}, () => console.log('waits'), async () => {
        appendFileSync(${JSON.stringify(log)}, 'in ')
        await delay(400)
        appendFileSync(${JSON.stringify(log)}, 'out ')
      })`
    const said = await Promise.all([asStart(lines), asStart(lines), asStart(lines)].map((run) => run.said))
    expect(readFileSync(log, 'utf8')).toBe('in out in out in out ')
    expect(said.filter((text) => text.includes('waits')).length).toBeGreaterThan(0)
    expect(readdirSync(path.dirname(lock))).toEqual([])
  })

  it('is taken over from a killed start, by one process only', async () => {
    const lock = path.join(folder, 'stale.lock')
    const { child, said } = asStart(
      `console.log(tryLock(${JSON.stringify(lock)}).holder === undefined); await delay(60_000)`,
    )
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    expect(tryLock(lock).holder?.pid).toBe(child.pid)
    child.kill('SIGKILL')
    await said
    const take = `const lock = tryLock(${JSON.stringify(lock)}); console.log(lock.holder ? 'no' : 'mine'); await delay(1500)`
    const answers = await Promise.all([1, 2, 3, 4].map(() => asStart(take).said))
    expect(answers.map((text) => text.trim()).sort()).toEqual(['mine', 'no', 'no', 'no'])
  })

  it('ignores our own process id from before, as in a restarted container', () => {
    writeFileSync(path.join(folder, 'start.lock'), JSON.stringify({ pid: process.pid, address: 'http://x' }))
    const lock = lockDataDir(folder, 'http://x')
    expect(lock.wasStale).toBe(true)
    lock.release()
    expect(existsSync(path.join(folder, 'start.lock'))).toBe(false)
  })

  it('is released if the work fails', async () => {
    const lock = path.join(folder, 'failed.lock')
    const work = () => Promise.reject(new Error('no packages'))
    await expect(withLock(lock, () => undefined, work)).rejects.toThrow('no packages')
    expect(existsSync(lock)).toBe(false)
  })
})
