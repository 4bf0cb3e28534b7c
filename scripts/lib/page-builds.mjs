import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const USE = /^([0-9a-f]+)\.(\d+)\.used$/
const UNFINISHED = /^building-(\d+)$/

/**
 * Builds of the web client side by side, each in a folder named after its sources' hash, so that a start after a change
 * doesn't affect what a running copy serves.
 * @param {string} root
 */
export function pageBuilds(root) {
  const folderOf = (hash) => path.join(root, hash)
  return {
    folderOf,
    /** @returns {boolean} whether it exists; builds appear atomically */
    has: (hash) => existsSync(path.join(folderOf(hash), 'index.html')),
    /** A build folder private to this process. */
    newFolder() {
      const folder = path.join(root, `building-${process.pid}`)
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      return folder
    },
    /** Moves a finished build into place; of two identical ones, the first wins. */
    publish(folder, hash) {
      try {
        renameSync(folder, folderOf(hash))
      } catch (error) {
        if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
        rmSync(folder, { recursive: true, force: true })
      }
    },
    /**
     * Registers this process as serving a build, and removes builds nobody serves any more.
     * @returns {() => void} unregisters it
     */
    use(hash) {
      const mark = path.join(root, `${hash}.${process.pid}.used`)
      writeFileSync(mark, '')
      removeUnused(root, hash)
      return () => rmSync(mark, { force: true })
    },
  }
}

function removeUnused(root, current) {
  const kept = new Set([current])
  const names = readdirSync(root)
  for (const name of names) {
    const [, hash, pid] = USE.exec(name) ?? []
    if (!hash) continue
    if (isAlive(Number(pid))) kept.add(hash)
    else rmSync(path.join(root, name), { force: true })
  }
  for (const name of names) {
    const builder = UNFINISHED.exec(name)?.[1]
    if (USE.test(name) || kept.has(name) || (builder && isAlive(Number(builder)))) continue
    rmSync(path.join(root, name), { recursive: true, force: true })
  }
}

/** Another user's process counts as alive: better to keep a build for nothing than to delete one in use. */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
