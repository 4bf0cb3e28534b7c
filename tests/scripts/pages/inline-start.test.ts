import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inlineStartFaults } from '#scripts/lib/built-pages/inline-start.mjs'
import { temporaryFolder } from '#tests/environment.js'

const HOMES = `const homes = JSON.parse('{"expert":["a"],"company":["b"]}')`

it.each([
  ['has the script', `<script>${HOMES}</script>`, []],
  ['lacks it', '<!--%START%-->', [/0 inline scripts/]],
  ['has another one', `<script>${HOMES}</script><script>1</script>`, [/2 inline scripts/]],
  ['has a placeholder', `<script>JSON.parse('%HOMES%')</script>`, [/placeholder/]],
  ['names no homes', '<script>1</script>', [/of what the homes consist/]],
  ['has empty homes', `<script>JSON.parse('{"expert":[],"company":[]}')</script>`, [/consist of nothing/]],
])('a built page that %s is judged by it', (_, html, faults) => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'index.html'), `<head><script src="/assets/index.js"></script>${html}</head>`)
  expect(inlineStartFaults(folder)).toEqual(faults.map((words) => expect.stringMatching(words)))
})
