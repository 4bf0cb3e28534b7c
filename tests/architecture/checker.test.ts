import { describe, expect, it } from 'vitest'
import {
  badNames,
  barrels,
  climbingImports,
  cycles,
  environmentReaders,
  foreignPackages,
  fullFolders,
  longFiles,
  longFunctions,
  missingImports,
  openTables,
  sidewaysImports,
  straightApostrophes,
  strayImports,
  typeEscapes,
  wrongDirections,
} from './support/checks.js'
import { roomOf } from './support/room.js'

/** A test that can't fail proves nothing, so each check gets one violation of its kind and a clean counterpart. */
describe('the architecture checker', () => {
  const layer = (file: string) => file.split('/')[1]

  it('detects a climbing import, including re-exports and import()', () => {
    const { modules } = roomOf({
      'room/top/a.ts': "import './b.js'\nimport '../low/c.js'\nexport const a = 1\n",
      'room/top/b.ts': 'export const b = 1\n',
      'room/low/c.ts': "export { a } from '../top/a.js'\nexport const c = 1\n",
      'room/low/d.ts': "export const d = () => import('../top/b.js')\n",
      'room/low/e.ts': "import type { B } from '../top/b.js'\nexport type E = B\n",
    })
    expect(wrongDirections(modules, [['top'], ['low']], layer)).toHaveLength(3)
  })

  it('detects imports between layers of equal rank', () => {
    const { modules } = roomOf({
      'room/left/a.ts': "import '../right/b.js'\n",
      'room/right/b.ts': 'export const b = 1\n',
    })
    expect(wrongDirections(modules, [['left', 'right']], layer)).toHaveLength(1)
    expect(sidewaysImports(modules, layer)).toEqual(['room/left/a.ts reaches sideways to room/right/b.ts'])
  })

  it('detects a file without a layer, a missing file and a stray one', () => {
    const { modules } = roomOf({
      'room/odd/a.ts': "import '../../other/x.js'\nimport './gone.js'\n",
      'other/x.ts': 'export const x = 1\n',
    })
    expect(wrongDirections(modules, [['top']], layer)).toContain('room/odd/a.ts stands in no known layer')
    expect(missingImports(modules)).toEqual(['room/odd/a.ts imports room/odd/gone.js, which does not exist'])
    expect(strayImports(modules, ['room/'])).toEqual(['room/odd/a.ts leaves its room for other/x.ts'])
  })

  it('resolves names of rooms, and detects climbing to one instead', () => {
    const { modules } = roomOf({
      'web/src/app/deep/er/a.ts': "import '../../../lib/b.js'\nimport '#lib/b.js'\nimport '#lib/gone.js'\n",
      'web/src/lib/b.ts': "import '../lib/b.js'\n",
    })
    expect(modules[0]?.imports.map(({ target }) => target)).toEqual([
      'web/src/lib/b.ts',
      'web/src/lib/b.ts',
      'web/src/lib/gone.js',
    ])
    expect(missingImports(modules)).toHaveLength(1)
    expect(climbingImports(modules)).toEqual(['web/src/app/deep/er/a.ts climbs to ../../../lib/b.js'])
  })

  it('detects a cycle of three, including one through a type', () => {
    const ring = { 'r/a.ts': "import './b.js'\n", 'r/b.ts': "import './c.js'\n", 'r/c.ts': "import './a.js'\n" }
    expect(cycles(roomOf(ring).modules)).toEqual(['r/a.ts → r/b.ts → r/c.ts → r/a.ts'])
    const typed = { ...ring, 'r/c.ts': "import type { A } from './a.js'\nexport type C = A\n" }
    expect(cycles(roomOf(typed).modules)).toEqual(['r/a.ts → r/b.ts → r/c.ts → r/a.ts'])
  })

  it('detects barrels, unlisted packages, and further readers of the environment', () => {
    const { modules } = roomOf({
      'r/index.ts': "export * from './a.js'\n",
      'r/a.ts':
        "import lodash from 'lodash'\nimport fs from 'node:fs'\nimport type { X } from 'x'\nexport const a = [lodash, fs]\n",
      'r/b.ts': 'export const b = process.env.B\n',
      'r/c.ts': 'export const c = import.meta.env.C\n',
      'r/config.ts': 'export const environment = process.env\n',
    })
    expect(barrels(modules)).toEqual(['r/index.ts only hands on exports'])
    expect(barrels(modules, ['r/index.ts'])).toEqual([])
    expect(foreignPackages(modules, ['pg'])).toEqual([
      'r/a.ts imports the package lodash, which its room does not list',
    ])
    expect(environmentReaders(modules, 'r/config.ts').map((fault) => fault.slice(0, 6))).toEqual(['r/b.ts', 'r/c.ts'])
  })

  it('detects any, @ts-ignore, bad names, long files, long functions and full folders', () => {
    const lines = 'x()\n'.repeat(20)
    const { files, modules } = roomOf({
      'r/a.ts': 'export const a = (b: any) => b\n// @ts-ignore\na(1)\n',
      'r/BadName.ts': `export function long() {\n${lines}}\n`,
      'r/good-name.rules.ts':
        "export const word = 'any'\nconst WORDS: Readonly<Record<string, string>> = {}\nconst OF: Record<Kind, string> = {}\n",
    })
    expect(typeEscapes(modules)).toEqual(['r/a.ts uses any (line 1)', 'r/a.ts uses @ts-ignore (line 2)'])
    expect(openTables(modules)).toEqual(['r/good-name.rules.ts: the keys of WORDS are bare strings'])
    expect(badNames(files)).toEqual(['r/BadName.ts is not written in kebab-case'])
    expect(longFiles(modules, 20)).toEqual(['r/BadName.ts has 22 lines; the limit is 20'])
    expect(longFunctions(modules, 20)).toEqual(['r/BadName.ts: long has 22 lines; the limit is 20'])
    expect(fullFolders(files, 2)).toEqual(['r holds 3 files; the limit is 2'])
  })

  it('sees typewriter apostrophes in strings, templates and the text of elements, but not in comments or tests', () => {
    const { modules } = roomOf({
      'r/page.tsx': "// it isn't\nexport const Page = () => <p title={`can't`}>It isn't yours. It’s mine.</p>",
      'r/sql.ts': "export const WORDS = ['it’s', \"You've won\", \"to_regclass('x')\"]",
      'r/page.test.ts': 'export const A = "isn\'t"',
    })
    expect(straightApostrophes(modules, ["You've won"])).toEqual([
      "r/page.tsx writes ' for ’: can't",
      "r/page.tsx writes ' for ’: It isn't yours. It’s mine.",
    ])
  })
})
