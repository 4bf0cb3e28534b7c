import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import parts from './first-parts.json'
import { type FirstPage, sharedChunks } from './shared-chunks'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const ICONS = new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url)

/** Re-exported beside what everybody uses: belongs to those who use it. */
const RE_EXPORTED = /\/@tanstack\/.*(useMutation|mutationObserver|[iI]nfiniteQuery(Observer)?)\.js$/

/** Whether a module is imported statically by these, at any depth. */
function closureOf(...roots: string[]) {
  let found: Set<string> | null = null
  return (id: string, modules: Rolldown.ChunkingContext): boolean => {
    if (!found) {
      const closure = new Set<string>()
      const add = (one: string) => {
        if (closure.has(one) || RE_EXPORTED.test(one)) return
        closure.add(one)
        modules.getModuleInfo(one)?.importedIds.forEach(add)
      }
      for (const root of roots) modules.getModuleInfo(`${ROOT}${root}`)?.importedIds.forEach(add)
      found = closure
    }
    return found.has(id)
  }
}

const isOfMain = closureOf('src/app/main.tsx')
const isOfMembers = closureOf('src/app/layouts/member-layout.tsx')
const isOfSignIn = closureOf('src/app/layouts/auth-layout.tsx')
/** What every layout needs, too: to sign in, one doesn't need the rest of the members' layout. */
const isInShell: typeof isOfMain = (id, modules) =>
  isOfMain(id, modules) || (isOfMembers(id, modules) && isOfSignIn(id, modules))

const MAIN = ['src/app/main.tsx']

/** What a page begins with that people open first: the gateway names the same to the browser. */
const first = (weight: number, ...modules: readonly string[]): FirstPage => ({
  weight,
  modules: [...MAIN, ...modules].map((module) => `${ROOT}${module}`),
})

/** Those count more that have to be as light as can be, or are near their limit. */
const FIRST_PAGES = [
  first(60, ...parts.login),
  first(30, ...parts.members, ...parts.home, ...parts.companyHome),
  first(20, ...parts.members, ...parts.home, ...parts.expertHome),
  first(15, ...parts.members, ...parts.search),
  first(10, ...parts.landing),
  first(10, ...parts.members, ...parts.list),
  first(10, ...parts.members, ...parts.detail),
]

const nameOfShared = sharedChunks(
  `${ROOT}src/app/main.tsx`,
  FIRST_PAGES,
  (id, modules) => !id.startsWith(`${ROOT}src/app/routes/`) && !isInShell(id, modules) && !isOfMembers(id, modules),
)

/**
 * One chunk with what every page needs, one with what the members' pages need besides, and some that several pages share.
 * Left to itself, the bundler makes several times as many, which are slower to fetch and to unpack.
 */
export const CODE_SPLITTING: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: (id, modules) => (isInShell(id, modules) ? 'shell' : null), debugName: 'shell', priority: 3 },
    { name: (id, modules) => (isOfMembers(id, modules) ? 'members' : null), debugName: 'members', priority: 2 },
    { name: nameOfShared, debugName: 'shared', priority: 1.5 },
    {
      name: 'shared',
      test: (id) => !id.startsWith(`${ROOT}src/app/routes/`),
      minShareCount: 2,
      entriesAware: true,
      priority: 1,
    },
  ],
}

/**
 * Short, because each page carries the names of all others, and hashes don't compress; the groups' own names list every
 * page that shares them. Seven characters are the least that the bundler takes.
 */
export function chunkFileNames({ name }: Rolldown.PreRenderedChunk): string {
  return name.startsWith('shared') ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js'
}

/** Imports each icon from its own file, so that a module is known to need these and not the whole collection. */
export function iconsFromTheirFiles(): Plugin {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(ICONS, 'utf8').matchAll(
    /^export \{(.+)\} from '.\/icons\/(.+)\.mjs'/gm,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  const importOf = (name: string) => {
    const file = files.get(name)
    if (!file) throw new Error(`lucide-react has no icon “${name}”`)
    return `import ${name} from 'lucide-react/icons/${file}'`
  }
  return {
    name: 'icons-from-their-files',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: "from 'lucide-react'" },
      handler: (code) =>
        code.replace(/^import \{([^}]+)\} from 'lucide-react'/gm, (_all, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map(importOf)
            .join(';'),
        ),
    },
  }
}
