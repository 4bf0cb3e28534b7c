import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildServers, buildWeb } from './build.mjs'
import { compileHintFaults } from './built-pages/compile-hint.mjs'
import { firstLoadFaults } from './built-pages/first-loads.mjs'
import { inlineStartFaults } from './built-pages/inline-start.mjs'
import { inheritedEnvironment, REPOSITORY, readSettings } from './settings.mjs'

/** @typedef {{ passed: number, failed: number, failures?: string[] }} Tally `failures`: each with its file, name and error */

/** @returns {Promise<Tally>} the projects with their references, then the tests against their declarations */
export async function runTypes() {
  const isRight = (await tool('typescript/bin/tsc', ['-b'])) && (await tool('typescript/bin/tsc', ['-p', 'tests']))
  return tallyOf('Types', isRight)
}

/** @returns {Promise<Tally>} lint and format without writing, then unused files, exports and packages */
export async function runLint() {
  const isRight =
    (await tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])) &&
    (await tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']))
  return tallyOf('Lint, format and nothing unused', isRight)
}

/**
 * Runs vitest and counts its tests; a file that can't be loaded counts as one failure.
 * @param {string[]} words
 * @param {string} resultFile
 * @param {{ env?: Record<string, string>, isHeldBack?: boolean }} [options] held back: its output is printed at the end
 * @returns {Promise<Tally>}
 */
export async function runVitest(words, resultFile, options = {}) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`]
  const isRight = await tool('vitest/vitest.mjs', ['run', ...words, ...report], options)
  if (!existsSync(resultFile)) return { passed: 0, failed: 1 }
  const result = JSON.parse(readFileSync(resultFile, 'utf8'))
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = result.numFailedTests + broken.length
  return { passed: result.numPassedTests, failed: failed === 0 && !isRight ? 1 : failed, failures: failuresIn(result) }
}

const SHOWN_LINES = 15

/** Each with the first lines of its error; the whole is in the output above. */
export function failuresIn({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(REPOSITORY, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : []
    return failed.map((test) => failure(`${file} > ${test.fullName}`, test.failureMessages.join('\n')))
  })
}

function failure(title, message) {
  const lines = message.split('\n').filter((line) => line.trim() && !line.includes('node_modules'))
  return [`✗ ${title}`, ...lines.slice(0, SHOWN_LINES).map((line) => `  ${line}`)].join('\n')
}

function tallyOf(label, isRight) {
  process.stdout.write(`${isRight ? '✓' : '✗'} ${label}\n`)
  return isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Builds the servers as `npm start` would: after the types, whose files it writes as well.
 * @returns {Promise<Tally[]>} a failure, or nothing
 */
export function compileServers() {
  return faultsOfBuild(async () => void (await buildServers()))
}

/**
 * Builds the pages as `npm start` would, and weighs them.
 * @returns {Promise<Tally[]>} a failure, or nothing
 */
export function buildPages() {
  return faultsOfBuild(async () => {
    const { folder, release } = await buildWeb(readSettings().productName)
    const faults = [...firstLoadFaults(folder), ...inlineStartFaults(folder), ...compileHintFaults(folder)]
    release()
    if (faults.length > 0) throw new Error(`First loads:\n${faults.join('\n')}`)
  })
}

async function faultsOfBuild(build) {
  try {
    await build()
    return []
  } catch (error) {
    process.stderr.write(`✗ Build: ${error.message}\n`)
    return [{ passed: 0, failed: 1 }]
  }
}

/** @returns {Promise<boolean>} whether the program from node_modules succeeded; its output goes to ours */
function tool(script, words, { env = {}, isHeldBack = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = isHeldBack ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, [path.join(REPOSITORY, 'node_modules', script), ...words], {
      cwd: REPOSITORY,
      // Tests choose their own mode; NODE_ENV=production would change React's behaviour.
      env: { ...inheritedEnvironment(), NODE_ENV: 'test', ...env },
      stdio: ['ignore', output, output],
    })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })
}
