import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inheritedEnvironment, REPOSITORY } from './settings.mjs'

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|map|webmanifest)$/
const COMPRESS_FROM_BYTES = 1024
const BROTLI_QUALITY = 9

/** Two parts that are built apart, with the files that decide whether they are fresh. */
const PARTS = {
  servers: {
    output: 'dist/actions/src',
    inputs: ['hasura/engine', 'actions', 'tsconfig.base.json', 'package-lock.json'],
    isInput: (file) => !/\.(test|testkit)\.ts$/.test(file),
  },
  web: {
    output: 'dist/web/index.html',
    inputs: ['web', 'seeds', 'actions/contract', 'tsconfig.base.json', 'package-lock.json'],
    isInput: (file) => !/\.test\.tsx?$/.test(file) && !/^web\/(e2e|public\/(faces|logos))\//.test(file),
  },
}

/** Draws the demo people's faces and the companies' marks, which the client serves as its own files. */
export function drawPortraits() {
  return node([path.join(REPOSITORY, 'seeds/portraits/draw.mjs')], REPOSITORY)
}

/** Compiles engine and actions to dist/, unless their sources are unchanged; types are the tests' matter. */
export function buildServers() {
  return buildPart('servers', '', () => tool('typescript/bin/tsc', ['-b', '--noCheck', 'hasura/engine', 'actions']))
}

/**
 * Bundles the web client to dist/web and compresses it ahead of time, unless its sources are unchanged.
 * @param {string} productName stands in the page's title
 */
export function buildWeb(productName) {
  return buildPart('web', productName, async () => {
    await drawPortraits()
    await tool(
      'vite/bin/vite.js',
      ['build', '--outDir', '../dist/web', '--emptyOutDir', '--logLevel', 'warn'],
      path.join(REPOSITORY, 'web'),
    )
    await compressFolder(path.join(REPOSITORY, 'dist/web'))
  })
}

/** @returns {Promise<boolean>} whether there was something to build */
async function buildPart(name, setting, build) {
  const part = PARTS[name]
  const stampFile = path.join(REPOSITORY, `dist/.${name}-stamp`)
  const stamp = `${hashOf(part)} ${setting}`
  const isFresh =
    existsSync(path.join(REPOSITORY, part.output)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isFresh) return false
  await build()
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

function hashOf(part) {
  const hash = createHash('sha256')
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

/** Runs a program of node_modules. */
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

async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < COMPRESS_FROM_BYTES) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
