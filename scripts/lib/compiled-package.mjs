import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const REPOSITORY = path.resolve(import.meta.dirname, '../..')
const SOURCE = /\.ts$/

/**
 * Writes dist/package.json, which resolves `#platform/…` in compiled files: the same names as in the repository's
 * package.json, each pointing to the compiled file instead of its source. Node uses the nearest package.json, so
 * sources find sources and compiled files find compiled ones without a flag.
 */
export function writeCompiledPackage() {
  const { type, imports } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8'))
  const compiled = Object.entries(imports)
    .filter(([, target]) => SOURCE.test(target))
    .map(([name, target]) => [name, target.replace(SOURCE, '.js')])
  const folder = path.join(REPOSITORY, 'dist')
  mkdirSync(folder, { recursive: true })
  const manifest = { private: true, type, imports: Object.fromEntries(compiled) }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
