import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import packages from '#scripts/lib/room-packages.json' with { type: 'json' }
import {
  barrels,
  environmentReaders,
  foreignPackages,
  openTables,
  sidewaysImports,
  straightApostrophes,
  strayImports,
  wrongDirections,
} from './support/checks.js'
import { describeCommonRules } from './support/common-rules.js'
import { filesUnder, REPOSITORY, readRoom } from './support/room.js'

const SOURCE = 'actions/src/'
const CONTRACT = 'actions/contract/'
const actions = readRoom([SOURCE.slice(0, -1)])
const contract = readRoom([CONTRACT.slice(0, -1)])

/** Tables keyed by foreign terms: codes of the sign-in library and of the password meter, and HTML names. */
const FOREIGN_KEYS = [
  'actions/src/providers/identity/auth-refusals.ts',
  'actions/contract/identity/password-strength.ts',
  'actions/contract/rich-text/inline-html.ts',
]

const LAYERS = [
  ['main.ts'],
  ['app.ts'],
  ['doors.ts'],
  ['features'],
  ['domain'],
  ['ground'],
  ['config.ts'],
  ['contract'],
]

/** The base layer. Platform and providers may refer to each other's types; the check for cycles covers the rest. */
const GROUND = ['platform', 'providers']

function layerOf(file: string): string | undefined {
  if (file.startsWith(CONTRACT)) return 'contract'
  const layer = file.startsWith(SOURCE) ? file.slice(SOURCE.length).split('/')[0] : undefined
  return layer !== undefined && GROUND.includes(layer) ? 'ground' : layer
}

/** Features share code through domain, platform and providers, never directly. */
function areaOf(file: string): string | undefined {
  return /^actions\/src\/features\/([^/]+)\//.exec(file)?.[1]
}

describe('the actions', () => {
  it('only imports from lower layers', () => {
    expect(wrongDirections(actions.modules, LAYERS, layerOf)).toEqual([])
  })

  it('keeps features apart', () => {
    expect(sidewaysImports(actions.modules, areaOf)).toEqual([])
  })

  it('imports only the contract besides its own files, and only its own packages', () => {
    expect(strayImports(actions.modules, [SOURCE, CONTRACT])).toEqual([])
    expect(foreignPackages(actions.modules, packages.actions)).toEqual([])
  })

  it('has one action, event or cron per file of its kind, with the REST twin next to the action', () => {
    const faults = filesUnder('actions/src/features')
      .filter((file) => file.endsWith('.ts') && !file.includes('.test'))
      .flatMap((file) => {
        const text = readFileSync(path.join(REPOSITORY, file), 'utf8')
        return ['Action', 'Event', 'Cron']
          .map((kind) => ({ kind, made: text.split(`= define${kind}(`).length - 1 }))
          .filter(({ kind, made }) => made !== (file.endsWith(`.${kind.toLowerCase()}.ts`) ? 1 : 0))
          .map(({ kind, made }) => `${file} makes ${made} of define${kind}`)
      })
    expect(faults).toEqual([])
  })

  it('has no barrels and reads the environment in one place', () => {
    expect(barrels(actions.modules)).toEqual([])
    expect(environmentReaders(actions.modules, `${SOURCE}config.ts`)).toEqual([])
  })

  it('has kits that open nothing when they are loaded: test files of a worker share them, and each closes what it opened', () => {
    const kits = actions.files.filter((file) => file.endsWith('.testkit.ts'))
    const opening = kits.filter((file) =>
      /^(export )?(const|let) [^=]+ = await /m.test(readFileSync(path.join(REPOSITORY, file), 'utf8')),
    )
    expect(kits.length).toBeGreaterThan(10)
    expect(opening).toEqual([])
  })

  it('keys tables by codes, statuses and kinds, so that the compiler asks for missing entries', () => {
    expect(openTables([...actions.modules, ...contract.modules], FOREIGN_KEYS)).toEqual([])
  })

  it('writes typographic apostrophes in sentences, except in the words of the requirements', () => {
    const quoted = ["Budget can't be zero", "To post more requirements you'll need to upgrade"]
    expect(straightApostrophes([...actions.modules, ...contract.modules], quoted)).toEqual([])
  })

  describeCommonRules(actions, { fileLines: 300 })
})

describe('the contract', () => {
  it('imports nothing external and knows no framework', () => {
    expect(strayImports(contract.modules, [CONTRACT])).toEqual([])
    expect(foreignPackages(contract.modules, packages.contract)).toEqual([])
    const builtins = contract.modules.flatMap((module) =>
      module.imports.filter((edge) => edge.kind === 'builtin' && !module.file.endsWith('.test.ts')),
    )
    expect(builtins).toEqual([])
  })

  it("has no barrels and doesn't read the environment", () => {
    expect(barrels(contract.modules)).toEqual([])
    expect(environmentReaders(contract.modules, 'nobody')).toEqual([])
  })

  describeCommonRules(contract, { fileLines: 300 })
})
