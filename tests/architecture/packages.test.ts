import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from './support/room.js'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Whether Node would resolve that name to a locked package, from within the package at `place`. */
function isLocked(place: string, name: string): boolean {
  const folders = place === '' ? [''] : [place, '']
  for (let cut = place.lastIndexOf('/node_modules/'); cut > 0; cut = place.lastIndexOf('/node_modules/', cut - 1)) {
    folders.push(place.slice(0, cut))
  }
  return folders.some((folder) => packages[path.posix.join(folder, 'node_modules', name)])
}

// npm omits packages the current registry doesn't serve, and then `npm ci` fails wherever they are available.
it('the lock file includes the programs for every platform', () => {
  const missing = Object.entries(packages).flatMap(([place, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) => !isLocked(place, name)),
  )
  expect(missing).toEqual([])
})
