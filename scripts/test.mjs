import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { createProgress } from './lib/progress.mjs'
import { dataFolder } from './lib/settings.mjs'
import { runLint, runTypes, runVitest } from './lib/test-stages.mjs'

/**
 * `npm test [-- stage…]`: everything that must hold, cheapest first. The last line is always `N passed, N failed`.
 * Types and lint count as one each.
 */
const PROJECTS = ['architecture', 'unit', 'scripts', 'engine', 'permissions', 'doors', 'screens']
const STAGES = ['types', 'lint', ...PROJECTS, 'stories']

async function main() {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !STAGES.includes(name))
  if (unknown) throw new Error(`Unknown stage "${unknown}". Stages: ${STAGES.join(', ')}.`)
  const isAsked = (name) => asked.length === 0 || asked.includes(name)
  await ensureInstalled(createProgress())
  const folder = mkdtempSync(path.join(tmpdir(), 'sagework-results-'))
  const tallies = []
  try {
    if (isAsked('types')) tallies.push(await runTypes())
    if (isAsked('lint')) tallies.push(await runLint())
    const projects = PROJECTS.filter(isAsked)
    if (projects.length > 0)
      tallies.push(
        await runVitest(
          projects.flatMap((name) => ['--project', name]),
          path.join(folder, 'tests.json'),
        ),
      )
    if (isAsked('stories')) tallies.push(await runStories(path.join(folder, 'stories.json')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return tallies.reduce((sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }), {
    passed: 0,
    failed: 0,
  })
}

async function runStories(resultFile) {
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
  return runVitest(['--config', 'web/e2e/vitest.config.ts'], resultFile, env)
}

main().then(
  ({ passed, failed }) => {
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
    process.exit(failed > 0 || passed === 0 ? 1 : 0)
  },
  (error) => {
    process.stderr.write(`\n${error.message}\n`)
    process.stdout.write('\n0 passed, 1 failed\n')
    process.exit(1)
  },
)
