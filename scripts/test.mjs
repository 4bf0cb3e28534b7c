import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { createProgress } from './lib/progress.mjs'
import { dataFolder } from './lib/settings.mjs'
import { buildPages, compileServers, runLint, runTypes, runVitest } from './lib/test-stages.mjs'

/**
 * `npm test [-- stage…]`: all tests, cheapest first. Stages without a server come first, and if they fail the rest is
 * skipped. Tests with servers wait for part of the time, so stories run beside them, and then screens, which need nothing
 * but the processor; the output of both is printed at the end. `npm test -- --changed` runs only what is affected by
 * changes since the last commit, `--changed=main` since another one. `npm test -- engine` also replays Hasura's own
 * fixtures if available. The last line is always `N passed, N failed`, after what failed; types and lint count as one
 * test each.
 */
const BRIEF = ['architecture', 'unit']
const WITH_SERVERS = ['scripts', 'engine', 'permissions', 'doors']
const STAGES = ['types', 'lint', ...BRIEF, ...WITH_SERVERS, 'screens', 'stories']

async function main() {
  const { asked, changed } = readWords(process.argv.slice(2))
  const isAsked = (name) => asked.length === 0 || asked.includes(name)
  await ensureInstalled(createProgress())
  const folder = mkdtempSync(path.join(tmpdir(), 'sagework-results-'))
  const runProjects = async (names, isHeldBack = false) => {
    const projects = names.filter(isAsked)
    if (projects.length === 0) return []
    const words = [...projects.flatMap((name) => ['--project', name]), ...changed]
    // They take minutes, so they have to be requested by name.
    const env = asked.includes('engine') ? { HASURA_FIXTURES: 'on' } : {}
    return [await runVitest(words, path.join(folder, `${projects[0]}.json`), { env, isHeldBack })]
  }
  // Stories cover everything, so there is no telling which of them a change affects.
  const isStoryTime = isAsked('stories') && changed.length === 0
  const compile = async () => {
    const types = isAsked('types') ? [await runTypes()] : []
    return isStoryTime && isSound(types) ? [...types, ...(await compileServers())] : types
  }
  try {
    const lint = isAsked('lint') ? runLint() : []
    // Stories and scripts both start the product, so it is built before either.
    const pages = isStoryTime ? buildPages() : []
    const brief = (await Promise.all([compile(), pages, lint, runProjects(BRIEF)])).flat()
    if (!isSound(brief)) return sumOf(brief)
    const isBesideServers = WITH_SERVERS.some(isAsked)
    const servers = runProjects(WITH_SERVERS)
    const stories = isStoryTime
      ? runStories(path.join(folder, 'stories.json'), isBesideServers || isAsked('screens'))
      : undefined
    const screens = Promise.race([servers, stories ?? servers]).then(() => runProjects(['screens'], isBesideServers))
    const rest = await Promise.all([servers, stories ?? [], screens])
    return sumOf([...brief, ...rest.flat()])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isSound = (tallies) => tallies.every(({ failed }) => failed === 0)

function readWords(words) {
  const changed = words.filter((word) => /^--changed(=|$)/.test(word))
  const asked = words.filter((word) => !changed.includes(word))
  const unknown = asked.find((name) => !STAGES.includes(name))
  if (unknown) throw new Error(`Unknown stage "${unknown}". Stages: ${STAGES.join(', ')}.`)
  return { asked, changed }
}

function sumOf(tallies) {
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0)
  const failures = tallies.flatMap((tally) => tally.failures ?? [])
  return { passed: sum('passed'), failed: sum('failed'), failures }
}

/** @param isHeldBack whether other tests write to the terminal meanwhile */
async function runStories(resultFile, isHeldBack) {
  let chromium
  try {
    chromium = findChromium(path.join(dataFolder(), 'chromium'))
  } catch (error) {
    process.stderr.write(`✗ Stories: ${error.message}\n`)
    return { passed: 0, failed: 1 }
  }
  const env = {
    CHROMIUM_PATH: chromium.path,
    ...(chromium.libraries ? { CHROMIUM_LIBRARIES: chromium.libraries } : {}),
  }
  return runVitest(['--config', 'web/e2e/vitest.config.ts'], resultFile, { env, isHeldBack })
}

main().then(
  ({ passed, failed, failures }) => {
    // again at the end, where nobody has to search for them among thousands of lines
    for (const failure of failures) process.stdout.write(`\n${failure}\n`)
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
    process.exit(failed > 0 || passed === 0 ? 1 : 0)
  },
  (error) => {
    process.stderr.write(`\n${error.message}\n`)
    process.stdout.write('\n0 passed, 1 failed\n')
    process.exit(1)
  },
)
