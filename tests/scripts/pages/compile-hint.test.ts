import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { compileHintFaults } from '#scripts/lib/built-pages/compile-hint.mjs'
import { temporaryFolder } from '#tests/environment.js'

const HINT = '//# allFunctionsCalledOnLoad\n'

it.each([
  ['begins with the hint', { 'shell-a.js': `${HINT}run()`, 'home-b.js': 'run()', 'shell-c.css': '' }, []],
  ['has it later', { 'shell-a.js': `start();${HINT}run()` }, [/doesn’t begin/]],
  ['is missing', { 'home-b.js': `${HINT}run()` }, [/0 shells/]],
  ['is there twice', { 'shell-a.js': HINT, 'shell-b.js': HINT }, [/2 shells/]],
])('a shell that %s is judged by it', (_, files, faults) => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'assets'))
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, 'assets', name), code)
  expect(compileHintFaults(folder)).toEqual(faults.map((words) => expect.stringMatching(words)))
})
