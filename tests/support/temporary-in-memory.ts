import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const MEMORY = '/dev/shm'
const GIB = 2 ** 30
/** What a whole run may write at once, several times over. */
const NEEDED_BYTES = 4 * GIB
const NEEDED_MEMORY_BYTES = 6 * GIB

/**
 * Puts the temporary files of this run and of its processes into memory, where there is enough of it. A test database
 * is a thousand small files: creating and dropping one costs seven times as much CPU time on a disk, and the disk's
 * waits besides. A `TMPDIR` that was given stays.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  process.env.TMPDIR = MEMORY
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= NEEDED_BYTES && freemem() >= NEEDED_MEMORY_BYTES
  } catch {
    return false
  }
}
