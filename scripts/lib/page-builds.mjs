import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const USE = /^([0-9a-f]+)\.(\d+)\.used$/
const UNFINISHED = /^building-(\d+)$/

/**
 * Bundles of the web client side by side, each in a folder named after its sources, so that a start after a change
 * leaves alone what a running copy serves.
 * @param {string} root
 */
export function pageBuilds(root) {
  const folderOf = (hash) => path.join(root, hash)
  return {
    folderOf,
    /** @returns {boolean} whether it is there; it appears whole or not at all */
    has: (hash) => existsSync(path.join(folderOf(hash), 'index.html')),
    /** Where this process builds; nobody else looks there. */
    newFolder() {
      const folder = path.join(root, `building-${process.pid}`)
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      return folder
    },
    /** Puts a finished build in its place; of two that built the same, the first stays. */
    publish(folder, hash) {
      try {
        renameSync(folder, folderOf(hash))
      } catch (error) {
        if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
        rmSync(folder, { recursive: true, force: true })
      }
    },
    /**
     * Says that this process serves a build, and removes those that nobody does any more.
     * @returns {() => void} takes it back
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

/** Another user's process counts as alive: its build is better kept for nothing than taken away. */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
