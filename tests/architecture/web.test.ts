import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import packages from '#scripts/lib/room-packages.json' with { type: 'json' }
import { REPOSITORY } from '#scripts/lib/settings.mjs'
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
import { readRoom } from './support/room.js'

const SOURCE = 'web/src/'
const CONTRACT = 'actions/contract/'
const room = readRoom([SOURCE.slice(0, -1)])

const LEFT_OUT_OF_REACT = new RegExp(
  [
    /import [^']*?\b(Activity|ViewTransition|SuspenseList|useActionState|useFormState|useFormStatus)\b[^']*? from 'react(-dom)?'/,
    /import [^']*?\b(hydrateRoot|preload|preloadModule|preinit|preinitModule)\b[^']*? from 'react-dom(\/client)?'/,
    /<(title|meta|link|style|script|html|head|body)[\s/>]/,
    /<Fragment\b[^>]*\bref=/,
    /<form\b[^>]*\baction=|\bformAction=/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

const LAYERS = [['app'], ['features'], ['entities'], ['ui'], ['lib'], ['contract']]

function layerOf(file: string): string | undefined {
  if (file.startsWith(CONTRACT)) return 'contract'
  return file.startsWith(SOURCE) ? file.slice(SOURCE.length).split('/')[0] : undefined
}

/** Features and entities don't know their siblings. */
function areaOf(file: string): string | undefined {
  const [, kind, name] = /^web\/src\/(features|entities)\/([^/]+)\//.exec(file) ?? []
  return kind && name ? `${kind}/${name}` : undefined
}

function neighbourOf(kind: string): (file: string) => string | undefined {
  return (file) => (areaOf(file)?.startsWith(kind) ? areaOf(file) : undefined)
}

describe('the web client', () => {
  it('has one-way layers: app, features, entities, ui, lib', () => {
    expect(wrongDirections(room.modules, LAYERS, layerOf)).toEqual([])
  })

  it('keeps features apart, and entities too', () => {
    expect(sidewaysImports(room.modules, neighbourOf('features/'))).toEqual([])
    expect(sidewaysImports(room.modules, neighbourOf('entities/'))).toEqual([])
  })

  it('imports only the contract besides its own files, and only its own packages', () => {
    expect(strayImports(room.modules, [SOURCE, CONTRACT])).toEqual([])
    expect(foreignPackages(room.modules, packages.web)).toEqual([])
  })

  it('has no barrels and reads the environment in one place', () => {
    expect(barrels(room.modules)).toEqual([])
    expect(environmentReaders(room.modules, `${SOURCE}lib/env.ts`)).toEqual([])
  })

  it('keys tables by codes, statuses and kinds, so that the compiler asks for missing entries', () => {
    expect(openTables(room.modules)).toEqual([])
  })

  it('writes typographic apostrophes in sentences', () => {
    expect(straightApostrophes(room.modules)).toEqual([])
  })

  it('lets words of strangers break as the root says: a grid makes room for a long one that `break-words` keeps', () => {
    const files = room.modules.map(({ file }) => file).filter((file) => file.endsWith('.tsx'))
    const uses = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8').includes('break-words')
    expect(files.filter(uses)).toEqual([])
  })

  it('frames what scrolls: hidden words for screen readers would otherwise stretch the page by all that is out of sight', () => {
    const files = room.modules.map(({ file }) => file).filter((file) => file.endsWith('.tsx'))
    expect(files.flatMap(unframedScrollers)).toEqual([])
  })

  it('uses nothing of React that the build leaves out (web/client-only-react.ts)', () => {
    const files = room.modules.map(({ file }) => file).filter((file) => !/\.test\.tsx?$/.test(file))
    expect(files.filter((file) => LEFT_OUT_OF_REACT.test(readFileSync(path.join(REPOSITORY, file), 'utf8')))).toEqual(
      [],
    )
  })

  it.each([
    "import { type ReactNode, Activity } from 'react'",
    "import {\n  useActionState,\n} from 'react'",
    "import { preload } from 'react-dom'",
    "import { hydrateRoot } from 'react-dom/client'",
    '<title>{name}</title>',
    '<link\n  rel="icon" />',
    '<Fragment key={id} ref={first}>',
    '<form className="grid" action={save}>',
    '<button formAction={save}>',
  ])('would notice %s', (code) => {
    expect(LEFT_OUT_OF_REACT.test(code)).toBe(true)
  })

  describeCommonRules(room, { fileLines: 300 })
})

/** Classes of elements that scroll and aren’t positioned, so that what is absolute inside stands on the page instead. */
function unframedScrollers(file: string): string[] {
  const literals = readFileSync(path.join(REPOSITORY, file), 'utf8').match(/"[^"\n]*"|'[^'\n]*'/g) ?? []
  return literals
    .filter(
      (words) => /\boverflow(-[xy])?-auto\b/.test(words) && !/\b(relative|absolute|sticky|fixed|z-50)\b/.test(words),
    )
    .map((words) => `${file}: ${words}`)
}
