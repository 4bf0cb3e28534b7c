import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readModule, type SourceModule } from './source-module.js'

export const REPOSITORY = path.resolve(import.meta.dirname, '../../..')

export interface Room {
  /** Every file, as repository paths. */
  files: string[]
  modules: SourceModule[]
}

/** Reads the source files under the given folders (or single files) of the repository. */
export function readRoom(places: readonly string[]): Room {
  const files = places.flatMap(filesUnder)
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  return {
    files,
    modules: sources.map((file) => readModule(file, readFileSync(path.join(REPOSITORY, file), 'utf8'), isFile)),
  }
}

/** A room made up of texts, for the checker's own test. */
export function roomOf(texts: Readonly<Record<string, string>>): Room {
  const files = Object.keys(texts)
  return { files, modules: files.map((file) => readModule(file, texts[file] ?? '', (place) => place in texts)) }
}

export function filesUnder(place: string): string[] {
  const full = path.join(REPOSITORY, place)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [place]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(REPOSITORY, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}

function isFile(file: string): boolean {
  const full = path.join(REPOSITORY, file)
  return existsSync(full) && statSync(full).isFile()
}
