import type { Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext

/** What a chunk costs each page that loads it, as much as that many characters of source: a request, and its own frame. */
const CHUNK_COST = 4_500

/** Our own modules and icons: of what other packages re-export, only the bundler knows what is used. */
const IS_OURS = /\/(web\/src|actions\/contract|lucide-react)\//

/** A page that people open first. */
export interface FirstPage {
  /** what it begins with */
  modules: readonly string[]
  /** how much more it counts than any other page */
  weight: number
}

/** Modules that are needed by the same pages, or that are cheaper together than apart. */
interface Chunk {
  name: string
  modules: string[]
  characters: number
  /** which may be merged; others only count */
  isOurs: boolean
  /** by page: 1 if it loads the chunk */
  pages: Uint8Array
  imports: Set<Chunk>
}

/**
 * Puts modules that several pages share into chunks: those that the same pages need together, and then, step by step, whatever
 * costs all pages less in one chunk than in two. One that some pages don't need costs them its size; one chunk less saves each
 * page that needs both a request.
 * @param main the application's entry
 * @param firstPages the pages that people open first
 * @param isShared whether a module may be shared by chunks of its own
 * @returns the name of a module's chunk, null if it has none
 */
export function sharedChunks(
  main: string,
  firstPages: readonly FirstPage[],
  isShared: (id: string, modules: Modules) => boolean,
): (id: string, modules: Modules) => string | null {
  let names: Map<string, string> | null = null
  return (id, modules) => {
    names ??= namesIn(merge(chunksOf(main, firstPages, isShared, modules)))
    return names.get(id) ?? null
  }
}

function chunksOf(
  main: string,
  firstPages: readonly FirstPage[],
  isShared: (id: string, modules: Modules) => boolean,
  modules: Modules,
): { chunks: Chunk[]; weights: Float64Array } {
  const entries = entriesFrom(main, modules)
  const pages = [...entries.map((entry) => [entry]), ...firstPages.map((page) => page.modules)]
  const weights = Float64Array.of(...entries.map(() => 1), ...firstPages.map(({ weight }) => weight))
  const pagesOf = new Map<string, Uint8Array>()
  pages.forEach((roots, page) => {
    for (const id of closureOf(roots, modules)) {
      const known = pagesOf.get(id) ?? new Uint8Array(pages.length)
      known[page] = 1
      pagesOf.set(id, known)
    }
  })
  const chunks = new Map<string, Chunk>()
  const chunkOf = new Map<string, Chunk>()
  for (const [id, used] of pagesOf) {
    const isOne = used.subarray(0, entries.length).reduce((sum, one) => sum + one, 0) < 2
    if (isOne || !isShared(id, modules)) continue
    const isOurs = IS_OURS.test(id)
    const key = `${isOurs}${used.join('')}`
    const chunk = chunks.get(key) ?? {
      ...{ name: `shared${chunks.size}`, modules: [], characters: 0, isOurs, pages: used },
      imports: new Set<Chunk>(),
    }
    chunks.set(key, chunk)
    chunk.modules.push(id)
    chunk.characters += modules.getModuleInfo(id)?.code?.length ?? 0
    chunkOf.set(id, chunk)
  }
  for (const [id, chunk] of chunkOf)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      const other = chunkOf.get(imported)
      if (other && other !== chunk) chunk.imports.add(other)
    }
  return { chunks: [...chunks.values()], weights }
}

/** Everything that is loaded by itself: the application, and what is imported on demand. */
function entriesFrom(main: string, modules: Modules): string[] {
  const entries = new Set([main])
  for (const id of closureOf([main], modules, true))
    for (const entry of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) entries.add(entry)
  return [...entries]
}

function closureOf(roots: readonly string[], modules: Modules, isDeep = false): Set<string> {
  const found = new Set<string>()
  const left = [...roots]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = modules.getModuleInfo(id)
    if (info) left.push(...info.importedIds, ...(isDeep ? info.dynamicallyImportedIds : []))
  }
  return found
}

interface Pair {
  one: Chunk
  other: Chunk
  /** at most that much, unless it is known */
  gain: number
  isKnown: boolean
}

function merge({ chunks, weights }: { chunks: Chunk[]; weights: Float64Array }): Chunk[] {
  const own = chunks.filter(({ isOurs }) => isOurs)
  const left = new Set(own)
  const pairs = new Set<Pair>()
  const pairUp = (one: Chunk, others: Iterable<Chunk>) => {
    for (const other of others) {
      const gain = other === one ? 0 : mostGainOf(one, other, weights)
      if (gain > 0) pairs.add({ one, other, gain, isKnown: false })
    }
  }
  for (const [place, chunk] of own.entries()) pairUp(chunk, own.slice(0, place))
  for (let best = bestOf(pairs); best; best = bestOf(pairs)) {
    const { one, other } = best
    pairs.delete(best)
    // chunks that import each other would run in an order that their modules don't expect
    if (isBetween(one, other) || isBetween(other, one)) continue
    if (!best.isKnown) {
      const gain = gainOf(one, other, weights)
      if (gain > 0) pairs.add({ ...best, gain, isKnown: true })
      continue
    }
    join(one, other, chunks)
    left.delete(other)
    for (const pair of pairs)
      if ([pair.one, pair.other].some((chunk) => chunk === one || chunk === other)) pairs.delete(pair)
    pairUp(one, left)
  }
  return [...left]
}

function bestOf(pairs: Iterable<Pair>): Pair | null {
  let best: Pair | null = null
  for (const pair of pairs) if (!best || pair.gain > best.gain) best = pair
  return best
}

/** What all pages save if these are one chunk; below zero if that costs more than it saves. */
function gainOf(one: Chunk, other: Chunk, weights: Float64Array): number {
  return weights.reduce((sum, weight, page) => {
    return sum + weight * (one.pages[page] && other.pages[page] ? CHUNK_COST : -surplusOf(one, other, page))
  }, 0)
}

/** The same without what they import, which only makes it less. */
function mostGainOf(one: Chunk, other: Chunk, weights: Float64Array): number {
  return weights.reduce((sum, weight, page) => {
    if (one.pages[page] === other.pages[page]) return sum + (one.pages[page] ? weight * CHUNK_COST : 0)
    return sum - weight * (one.pages[page] ? other : one).characters
  }, 0)
}

/** What a page would load with them that it doesn't need, in characters. */
function surplusOf(one: Chunk, other: Chunk, page: number): number {
  if (one.pages[page] === other.pages[page]) return 0
  let characters = 0
  for (const chunk of reachable(one.pages[page] ? other : one)) if (!chunk.pages[page]) characters += chunk.characters
  return characters
}

/** A chunk with all that it imports. */
function reachable(from: Chunk): Set<Chunk> {
  const found = new Set<Chunk>()
  const left = [from]
  for (let chunk = left.pop(); chunk; chunk = left.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    left.push(...chunk.imports)
  }
  return found
}

/** Whether one imports the other through a third. */
function isBetween(from: Chunk, to: Chunk): boolean {
  return [...from.imports].some((chunk) => chunk !== to && reachable(chunk).has(to))
}

function join(one: Chunk, other: Chunk, all: Iterable<Chunk>): void {
  one.modules.push(...other.modules)
  one.characters += other.characters
  for (const chunk of other.imports) one.imports.add(chunk)
  for (const chunk of all) if (chunk.imports.delete(other)) chunk.imports.add(one)
  one.imports.delete(one)
  one.imports.delete(other)
  const pages = one.pages.map((used, page) => used || (other.pages[page] ?? 0))
  for (const chunk of reachable(one)) chunk.pages = chunk.pages.map((used, page) => used || (pages[page] ?? 0))
}

function namesIn(chunks: readonly Chunk[]): Map<string, string> {
  return new Map(chunks.flatMap(({ name, modules }) => modules.map((id) => [id, name] as const)))
}
