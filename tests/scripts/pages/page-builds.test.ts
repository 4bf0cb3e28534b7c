import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageBuilds } from '#scripts/lib/page-builds.mjs'
import { temporaryFolder } from '#tests/environment.js'

const root = path.join(temporaryFolder(), 'pages')
const builds = pageBuilds(root)

function build(hash: string, words: string) {
  const folder = builds.newFolder()
  writeFileSync(path.join(folder, 'index.html'), words)
  builds.publish(folder, hash)
}
const pageOf = (hash: string) => readFileSync(path.join(builds.folderOf(hash), 'index.html'), 'utf8')

/** A process that lives until told to exit. */
async function anotherCopy(hash: string) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  writeFileSync(path.join(root, `${hash}.${child.pid}.used`), '')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return async () => {
    child.kill('SIGKILL')
    await ended
  }
}

describe('page builds side by side', () => {
  it('a build after a change doesn’t affect what a running copy serves', async () => {
    build('aaaa', 'before')
    const end = await anotherCopy('aaaa')
    build('bbbb', 'after')
    const release = builds.use('bbbb')
    expect(pageOf('aaaa')).toBe('before')
    expect(pageOf('bbbb')).toBe('after')
    await end()
    release()
  })

  it('builds nobody serves any more are removed, as are remains of a killed build', () => {
    const lost = path.join(root, 'building-999999999')
    mkdirSync(lost, { recursive: true })
    build('cccc', 'newest')
    const release = builds.use('cccc')
    expect(readdirSync(root).filter((name) => !name.endsWith('.used'))).toEqual(['cccc'])
    release()
    expect(readdirSync(root)).toEqual(['cccc'])
  })

  it('of two identical builds the first is kept, without leftovers', () => {
    build('dddd', 'first')
    build('dddd', 'second')
    expect(pageOf('dddd')).toBe('first')
    expect(readdirSync(root).some((name) => name.startsWith('building-'))).toBe(false)
  })

  it('an unfinished build doesn’t count', () => {
    mkdirSync(builds.folderOf('eeee'), { recursive: true })
    expect(builds.has('eeee')).toBe(false)
    expect(builds.has('dddd')).toBe(true)
    expect(existsSync(builds.folderOf('ffff'))).toBe(false)
  })
})
