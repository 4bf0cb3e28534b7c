import { randomUUID } from 'node:crypto'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '#platform/clock.js'
import { AppError } from '#platform/errors.js'
import { assertStorageKey, type ByteRange, type FileStorage, type StoredFile } from './file-storage.js'

const PIECE_BYTES = 256 * 1024
/** What is being written. */
const UNFINISHED = '.part'
/** Nothing takes as long to be written: whoever wrote it is gone. */
const ABANDONED_MS = DAY_MS

/**
 * Files below one folder. A file is written next to its destination under a temporary name, synced and renamed, so that
 * after a crash its key holds the whole file or none.
 */
export function createDiskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => {
    assertStorageKey(key)
    return path.join(folder, key)
  }
  const put = async (key: string, fill: (temporary: string) => Promise<void>) => {
    const target = pathOf(key)
    const temporary = `${target}.${randomUUID()}${UNFINISHED}`
    try {
      await mkdir(path.dirname(target), { recursive: true })
      await fill(temporary)
      await rename(temporary, target)
      await flushFolder(path.dirname(target))
    } catch (error) {
      await rm(temporary, { force: true })
      throw isFull(error) ? new AppError('OUT_OF_SPACE', { cause: error }) : error
    }
  }
  return {
    write: (key, content) => put(key, (temporary) => writeFlushed(temporary, content)),
    // the operating system copies: what goes through streams is garbage of this process until it is collected
    writeFile: (key, source) => put(key, (temporary) => copyFlushed(source, temporary)),
    async appendTo(target, keys) {
      const piece = Buffer.allocUnsafe(PIECE_BYTES)
      for (const key of keys) await append(pathOf(key), target, piece)
    },
    async size(key) {
      try {
        return (await stat(pathOf(key))).size
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async read(key: string, range?: ByteRange) {
      return createReadStream(pathOf(key), range)
    },
    list: (prefix) => listFolder(folder, prefix),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

async function writeFlushed(target: string, content: Readable): Promise<void> {
  await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }))
}

async function copyFlushed(source: string, target: string): Promise<void> {
  await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  const handle = await open(target, 'r+')
  try {
    await handle.chmod(0o600)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Piece by piece, through the same memory. */
async function append(source: string, target: FileHandle, piece: Buffer): Promise<void> {
  const handle = await open(source)
  try {
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, piece.length, null)
      if (bytesRead === 0) return
      await target.appendFile(piece.subarray(0, bytesRead))
    }
  } finally {
    await handle.close()
  }
}

/** The rename itself must reach the disk, or the name could be lost in a power cut. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What a killed process left unfinished is no file, and is removed on the way. */
async function* listFolder(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries.filter((found) => found.isFile())) {
    const place = path.join(entry.parentPath, entry.name)
    const key = path.relative(folder, place).split(path.sep).join('/')
    if (!key.startsWith(prefix)) continue
    const found = await stat(place).catch((error: unknown) => {
      // removed or finished meanwhile
      if (isMissing(error)) return null
      throw error
    })
    if (!found) continue
    if (!key.endsWith(UNFINISHED)) yield { key, modifiedAt: found.mtime }
    else if (Date.now() - found.mtimeMs > ABANDONED_MS) await rm(place, { force: true })
  }
}

const isMissing = (error: unknown) => hasCode(error, 'ENOENT')

/** The disk is full, or this account's quota is. */
const isFull = (error: unknown) => hasCode(error, 'ENOSPC', 'EDQUOT')

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
