import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

export interface ImportEdge {
  /** Repository path of one of our files, or the name of a package. */
  target: string
  kind: 'file' | 'package' | 'builtin' | 'missing'
  /** Erased by the compiler, so no package is needed at run time. */
  isTypeOnly: boolean
  /** As written. */
  specifier: string
}

export interface FunctionSize {
  name: string
  lines: number
}

export interface SourceModule {
  /** Relative to the repository's root, with forward slashes. */
  file: string
  lines: number
  imports: ImportEdge[]
  /** Only re-exports from other modules. */
  isBarrel: boolean
  functions: FunctionSize[]
  readsEnvironment: boolean
  /** Whatever disables the type checker, with its line. */
  escapes: string[]
  /** constant tables whose keys the type checker can't check for completeness */
  openTables: string[]
  /** sentences with a typewriter's apostrophe */
  straightApostrophes: string[]
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  imports: Record<string, string>
}
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const SUFFIXES = ['.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx', '.generated.ts', '']
const builtins = new Set(builtinModules)
const STRAIGHT_APOSTROPHE = /[a-z]'(?:t|s|re|ve|ll|d|m)\b/i
/** `const TONES: Readonly<Record<string, …`: nothing would report a missing entry for a new code. */
const OPEN_TABLE = /\bconst ([A-Z][A-Z_]+): (?:Readonly<)?(?:Partial<)?Record<string,/g

/**
 * Extracts a module's facts from its text.
 * @param fileExists whether a repository path is a file; used to resolve imports
 */
export function readModule(file: string, text: string, fileExists: (file: string) => boolean): SourceModule {
  const parsed = parseSync(file, text)
  const lineAt = lineCounter(text)
  const functions: FunctionSize[] = []
  const escapes: string[] = []
  const straightApostrophes: string[] = []
  let readsEnvironment = false
  walk(parsed.program as unknown as Node, undefined, (node, parent) => {
    if (FUNCTIONS.has(node.type))
      functions.push({ name: nameOf(node, parent), lines: lineAt(node.end) - lineAt(node.start) + 1 })
    const words = wordsOf(node)
    if (words && STRAIGHT_APOSTROPHE.test(words)) straightApostrophes.push(words)
    if (node.type === 'TSAnyKeyword') escapes.push(`any (line ${lineAt(node.start)})`)
    if (node.type === 'MemberExpression' && isEnvironment(text.slice(node.start, node.end))) readsEnvironment = true
  })
  for (const comment of parsed.comments) {
    const directive = /@ts-(ignore|nocheck|expect-error)/.exec(comment.value)
    if (directive) escapes.push(`${directive[0]} (line ${lineAt(comment.start)})`)
  }
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const edges = [
    ...staticImports.map((item) => ({
      specifier: item.moduleRequest.value,
      isTypeOnly: item.entries.length > 0 && item.entries.every((entry) => entry.isType),
    })),
    ...staticExports.flatMap((item) =>
      item.entries
        .filter((entry) => entry.moduleRequest !== null)
        .map((entry) => ({ specifier: entry.moduleRequest?.value ?? '', isTypeOnly: entry.isType })),
    ),
    ...dynamicImports.map((item) => ({
      specifier: text.slice(item.moduleRequest.start, item.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      isTypeOnly: false,
    })),
  ]
  return {
    file,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: edges.map(({ specifier, isTypeOnly }) => ({
      ...resolveImport(file, specifier, fileExists),
      isTypeOnly,
      specifier,
    })),
    isBarrel: isBarrel(parsed.program.body as unknown as Node[]),
    functions,
    readsEnvironment,
    escapes,
    straightApostrophes,
    openTables: [...text.matchAll(OPEN_TABLE)].map(([, name]) => name ?? ''),
  }
}

/** What a node says to people, if anything: strings, templates and the text of elements. */
function wordsOf({ type, value }: Node): string | null {
  if (type === 'TemplateElement') return (value as { cooked: string | null }).cooked
  return (type === 'JSXText' || type === 'Literal') && typeof value === 'string' ? value : null
}

function isEnvironment(expression: string): boolean {
  return expression === 'process.env' || expression === 'import.meta.env'
}

function isBarrel(body: Node[]): boolean {
  return (
    body.length > 0 && body.every((node) => /^Export(All|Named)Declaration$/.test(node.type) && node.source !== null)
  )
}

function resolveImport(
  file: string,
  specifier: string,
  fileExists: (file: string) => boolean,
): Pick<ImportEdge, 'target' | 'kind'> {
  const own = ownPlace(specifier)
  if (!specifier.startsWith('.') && own === undefined) {
    const bare = specifier.replace(/^node:/, '')
    if (specifier.startsWith('node:') || builtins.has(bare.split('/')[0] ?? ''))
      return { target: bare, kind: 'builtin' }
    return { target: packageName(specifier), kind: 'package' }
  }
  const place = own ?? path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''))
  const bases = [place, place.replace(/\.jsx?$/, '')]
  const found = bases.flatMap((base) => SUFFIXES.map((suffix) => base + suffix)).find(fileExists)
  return found ? { target: found, kind: 'file' } : { target: place, kind: 'missing' }
}

/** Resolves a subpath such as `#platform/clock.js` through the `imports` of package.json. */
function ownPlace(specifier: string): string | undefined {
  for (const [pattern, target] of Object.entries(manifest.imports)) {
    const [before = '', after = ''] = pattern.split('*')
    if (!specifier.startsWith(before) || !specifier.endsWith(after)) continue
    const inner = specifier.slice(before.length, specifier.length - after.length)
    return path.posix.normalize(target.replace('*', inner))
  }
  return undefined
}

function packageName(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

function walk(node: Node, parent: Node | undefined, visit: (node: Node, parent: Node | undefined) => void): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, node, visit)
    } else if (isNode(value)) walk(value, node, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function nameOf(node: Node, parent: Node | undefined): string {
  for (const candidate of [node.id, parent?.id, parent?.key])
    if (isNode(candidate) && typeof candidate.name === 'string') return candidate.name
  return 'anonymous function'
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
