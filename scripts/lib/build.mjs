import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeCompiledPackage } from './compiled-package.mjs'
import { compressFolder } from './gateway/compress-folder.mjs'
import { pageBuilds } from './page-builds.mjs'
import { inheritedEnvironment, REPOSITORY } from './settings.mjs'

const HASH_CHARACTERS = 16

/** Two parts that are built separately, with the files that determine whether each is up to date. */
const PARTS = {
  servers: {
    inputs: ['hasura/engine', 'actions', 'tsconfig.base.json', 'package.json', 'package-lock.json'],
    isInput: (file) => !/\.(test|testkit)\.ts$/.test(file),
  },
  web: {
    inputs: ['web', 'seeds', 'actions/contract', 'tsconfig.base.json', 'package.json', 'package-lock.json'],
    isInput: (file) => !/\.test\.tsx?$/.test(file) && !/^web\/(e2e|public\/(faces|logos))\//.test(file),
  },
}

/** Draws the demo people's faces and companies' logos, which the client serves as static files. */
export function drawPortraits() {
  return node([path.join(REPOSITORY, 'seeds/portraits/draw.mjs')], REPOSITORY)
}

/**
 * Compiles engine and actions to dist/, unless their sources are unchanged. Types are checked by the tests. Safe while
 * a copy is running, because it has already loaded its files.
 * @returns {Promise<boolean>} whether anything was built
 */
export async function buildServers() {
  const stampFile = path.join(REPOSITORY, 'dist/.servers-stamp')
  const stamp = hashOf(PARTS.servers, '')
  const isBuilt = existsSync(path.join(REPOSITORY, 'dist/actions/src')) && existsSync(stampFile)
  if (isBuilt && readFileSync(stampFile, 'utf8') === stamp) return false
  await tool('typescript/bin/tsc', ['-b', '--noCheck', 'hasura/engine', 'actions'])
  writeCompiledPackage()
  writeFileSync(stampFile, stamp)
  return true
}

/**
 * Bundles the web client into a folder of its own and precompresses it, unless these sources were built before. Leaves
 * what other copies serve alone.
 * @param {string} productName for the page title
 * @param {string} [root] folder for builds
 * @returns {Promise<{ folder: string, release: () => void }>} release it when it is no longer served
 */
export async function buildWeb(productName, root = path.join(REPOSITORY, 'dist/pages')) {
  const builds = pageBuilds(root)
  const hash = hashOf(PARTS.web, productName).slice(0, HASH_CHARACTERS)
  if (!builds.has(hash)) {
    await drawPortraits()
    const folder = builds.newFolder()
    await tool(
      'vite/bin/vite.js',
      ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
      path.join(REPOSITORY, 'web'),
    )
    await compressFolder(folder)
    builds.publish(folder, hash)
  }
  return { folder: builds.folderOf(hash), release: builds.use(hash) }
}

function hashOf(part, setting) {
  const hash = createHash('sha256').update(`${setting}\0`)
  for (const input of part.inputs)
    for (const file of filesUnder(input))
      if (part.isInput(file)) hash.update(`${file}\0`).update(readFileSync(path.join(REPOSITORY, file)))
  return hash.digest('hex')
}

function filesUnder(place) {
  const full = path.join(REPOSITORY, place)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [place]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(REPOSITORY, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Runs a program from node_modules. */
function tool(script, words, cwd = REPOSITORY) {
  return node([path.join(REPOSITORY, 'node_modules', script), ...words], cwd)
}

function node(words, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd,
      env: { ...inheritedEnvironment(), NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const read = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`${path.basename(words[0])} failed:\n${output.trim()}`)),
    )
  })
}
