import fs, { existsSync } from 'node:fs'
import { mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDiskStorage } from './disk-storage.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sagework-storage-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function keysOf(files: AsyncIterable<{ key: string }>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files) keys.push(key)
  return keys.sort()
}

const words = (content: string) => Readable.from([Buffer.from(content)])

describe('files on disk', () => {
  it('stores a file and reads all or part of it', async () => {
    const storage = createDiskStorage(folder)
    await storage.write('a/b', words('hello world'), 'text/plain')
    expect(await storage.size('a/b')).toBe(11)
    expect(await text(await storage.read('a/b'))).toBe('hello world')
    expect(await text(await storage.read('a/b', { start: 6, end: 8 }))).toBe('wor')
  })

  it('[X-50] stores a copy of a file, and appends what is stored to another, whatever their size', async () => {
    const storage = createDiskStorage(path.join(folder, 'files'))
    const [source, joined] = [path.join(folder, 'source'), path.join(folder, 'joined')]
    const content = Buffer.from('0123456789'.repeat(60_000))
    await writeFile(source, content)
    await storage.writeFile('a/b', source, 'video/webm')
    await storage.write('a/c', words(' and on'), 'text/plain')
    const target = await open(joined, 'w')
    await storage.appendTo(target, ['a/b', 'a/c'])
    await target.close()
    expect((await readFile(joined)).equals(Buffer.concat([content, Buffer.from(' and on')]))).toBe(true)
    await expect(storage.writeFile('a/d', path.join(folder, 'none'), 'video/webm')).rejects.toThrow('ENOENT')
    expect((await readdir(path.join(folder, 'files/a'))).sort()).toEqual(['b', 'c'])
  })

  it('leaves nothing behind if the content breaks off', async () => {
    const storage = createDiskStorage(folder)
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('gone')
      })(),
    )
    await expect(storage.write('a/b', broken, 'text/plain')).rejects.toThrow('gone')
    expect(await storage.size('a/b')).toBeNull()
    expect(await readdir(path.join(folder, 'a'))).toEqual([])
  })

  it.skipIf(!existsSync('/dev/full'))('[X-50] reports a full disk with an error of its own', async () => {
    const full = vi.spyOn(fs, 'createWriteStream').mockImplementation(() => {
      full.mockRestore()
      return fs.createWriteStream('/dev/full', { flush: false })
    })
    syncBuiltinESMExports()
    const writing = createDiskStorage(folder).write('a/b', words('hello'), 'text/plain')
    await expect(writing).rejects.toMatchObject({ code: 'OUT_OF_SPACE', status: 507, cause: { code: 'ENOSPC' } })
    expect(await readdir(path.join(folder, 'a'))).toEqual([])
    syncBuiltinESMExports()
  })

  it('removes a file, and doesn’t fail the second time', async () => {
    const storage = createDiskStorage(folder)
    await storage.write('a', words('x'), 'text/plain')
    await storage.remove('a')
    await storage.remove('a')
    expect(await storage.size('a')).toBeNull()
  })

  it('lists files by prefix', async () => {
    const storage = createDiskStorage(folder)
    expect(await keysOf(storage.list('a/'))).toEqual([])
    for (const key of ['a/1', 'a/2', 'b/1']) await storage.write(key, words('x'), 'text/plain')
    expect(await keysOf(storage.list('a/'))).toEqual(['a/1', 'a/2'])
  })

  it('never lists what a killed process left unfinished, and removes it after a day', async () => {
    const storage = createDiskStorage(folder)
    await storage.write('a/1', words('x'), 'text/plain')
    const [fresh, old] = [path.join(folder, 'a/2.0c0d.part'), path.join(folder, 'a/3.0c0d.part')]
    for (const file of [fresh, old]) await writeFile(file, 'half')
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await utimes(old, yesterday, yesterday)
    expect(await keysOf(storage.list('a/'))).toEqual(['a/1'])
    expect([existsSync(fresh), existsSync(old)]).toEqual([true, false])
  })

  it.each(['../a', '/etc/passwd', 'a/../../b', 'a//b', 'A', '', 'a\0b', '.hidden'])(
    'rejects the key %j',
    async (key) => {
      const storage = createDiskStorage(folder)
      await expect(storage.size(key)).rejects.toThrow('not a storage key')
      await expect(storage.write(key, words('x'), 'text/plain')).rejects.toThrow('not a storage key')
    },
  )
})
