import path from 'node:path'
import type { SourceModule } from './source-module.js'

/** Each check returns the violations found, as sentences that name the file; empty if there are none. */

export const isTest = (file: string): boolean => /\.(test|spec|testkit)\.tsx?$/.test(file) || file.includes('/testing/')
const isGenerated = (file: string): boolean => file.endsWith('.generated.ts')

/**
 * One-way layers. `layerOf` maps a file to its layer and `order` lists the layers from the top; a file may import its
 * own layer or lower ones. A file without a layer (undefined) is outside the room.
 */
export function wrongDirections(
  modules: SourceModule[],
  order: readonly (readonly string[])[],
  layerOf: (file: string) => string | undefined,
): string[] {
  const rank = new Map(order.flatMap((layers, index) => layers.map((layer) => [layer, index] as const)))
  return modules
    .filter((module) => !isTest(module.file))
    .flatMap((module) => {
      const from = layerOf(module.file)
      const fromRank = rank.get(from ?? '')
      if (from === undefined || fromRank === undefined) return [`${module.file} stands in no known layer`]
      return fileTargets(module)
        .filter((target) => {
          const to = layerOf(target)
          const toRank = rank.get(to ?? '')
          return toRank !== undefined && to !== from && toRank <= fromRank
        })
        .map((target) => `${module.file} (${from}) imports ${target} (${layerOf(target)}), which is not below it`)
    })
}

/** Areas are independent and never import each other; `areaOf` returns undefined for shared files. */
export function sidewaysImports(modules: SourceModule[], areaOf: (file: string) => string | undefined): string[] {
  return modules
    .filter((module) => !isTest(module.file))
    .flatMap((module) => {
      const own = areaOf(module.file)
      if (own === undefined) return []
      return fileTargets(module)
        .filter((target) => areaOf(target) !== undefined && areaOf(target) !== own)
        .map((target) => `${module.file} reaches sideways to ${target}`)
    })
}

/** Imports from rooms other than those allowed. */
export function strayImports(modules: SourceModule[], roots: readonly string[]): string[] {
  return modules
    .filter((module) => !isTest(module.file))
    .flatMap((module) =>
      fileTargets(module)
        .filter((target) => !roots.some((root) => target.startsWith(root)))
        .map((target) => `${module.file} leaves its room for ${target}`),
    )
}

export function missingImports(modules: SourceModule[]): string[] {
  return modules.flatMap((module) =>
    module.imports
      .filter((edge) => edge.kind === 'missing')
      .map((edge) => `${module.file} imports ${edge.target}, which does not exist`),
  )
}

/**
 * Imports that climb this far reach another room, which should be referred to by name (`#platform/…`, the `imports` of
 * package.json).
 */
export function climbingImports(modules: SourceModule[]): string[] {
  return modules.flatMap((module) =>
    module.imports
      .filter(({ specifier }) => /^(\.\.\/){3}/.test(specifier))
      .map(({ specifier }) => `${module.file} climbs to ${specifier}`),
  )
}

export function foreignPackages(modules: SourceModule[], allowed: readonly string[]): string[] {
  return modules
    .filter((module) => !isTest(module.file))
    .flatMap((module) =>
      module.imports
        .filter((edge) => edge.kind === 'package' && !edge.isTypeOnly && !allowed.includes(edge.target))
        .map((edge) => `${module.file} imports the package ${edge.target}, which its room does not list`),
    )
}

/** Import cycles, including type imports, each reported once, starting from its alphabetically first file. */
export function cycles(modules: SourceModule[]): string[] {
  const graph = new Map(
    modules.map((module) => [
      module.file,
      module.imports.filter((edge) => edge.kind === 'file').map((edge) => edge.target),
    ]),
  )
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, trail: string[]): void => {
    const at = trail.indexOf(file)
    if (at !== -1) {
      found.push([...trail.slice(at), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of [...graph.keys()].sort()) visit(file, [])
  return found
}

export function barrels(modules: SourceModule[], exceptions: readonly string[] = []): string[] {
  return modules
    .filter((module) => module.isBarrel && !exceptions.includes(module.file))
    .map((module) => `${module.file} only hands on exports`)
}

export function environmentReaders(modules: SourceModule[], reader: string): string[] {
  return modules
    .filter((module) => module.readsEnvironment && !isTest(module.file) && module.file !== reader)
    .map((module) => `${module.file} reads the environment; only ${reader} may`)
}

/** Sentences on the screen have typographic apostrophes, except where the requirements give the words. */
export function straightApostrophes(modules: SourceModule[], quoted: readonly string[] = []): string[] {
  return modules
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, straightApostrophes: sentences }) =>
      sentences
        .filter((sentence) => !quoted.some((words) => sentence.includes(words)))
        .map((sentence) => `${file} writes ' for ’: ${sentence.trim()}`),
    )
}

export function typeEscapes(modules: SourceModule[]): string[] {
  return modules
    .filter((module) => !isGenerated(module.file))
    .flatMap((module) => module.escapes.map((way) => `${module.file} uses ${way}`))
}

export function openTables(modules: SourceModule[], exceptions: readonly string[] = []): string[] {
  return modules
    .filter((module) => !isTest(module.file) && !isGenerated(module.file) && !exceptions.includes(module.file))
    .flatMap((module) => module.openTables.map((name) => `${module.file}: the keys of ${name} are bare strings`))
}

export function badNames(files: readonly string[]): string[] {
  return files
    .filter((file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.[a-z]+$/.test(path.posix.basename(file)))
    .map((file) => `${file} is not written in kebab-case`)
}

export function longFiles(modules: SourceModule[], limit: number): string[] {
  return modules
    .filter((module) => module.lines > limit && !isGenerated(module.file))
    .map((module) => `${module.file} has ${module.lines} lines; the limit is ${limit}`)
}

export function longFunctions(modules: SourceModule[], limit: number): string[] {
  return modules
    .filter((module) => !isTest(module.file) && !isGenerated(module.file))
    .flatMap((module) =>
      module.functions
        .filter((item) => item.lines > limit)
        .map((item) => `${module.file}: ${item.name} has ${item.lines} lines; the limit is ${limit}`),
    )
}

export function fullFolders(files: readonly string[], limit: number): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    if (isGenerated(file)) continue
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > limit)
    .map(([folder, count]) => `${folder} holds ${count} files; the limit is ${limit}`)
}

function fileTargets(module: SourceModule): string[] {
  return module.imports.filter((edge) => edge.kind === 'file').map((edge) => edge.target)
}
