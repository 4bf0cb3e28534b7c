import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { sharedChunks } from './shared-chunks'

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

const isInShell = closureOf('src/app/main.tsx')
const isOfMembers = closureOf('src/app/layouts/member-layout.tsx')

/** What the pages begin with that people open first. */
const LAYOUT = ['src/app/main.tsx', 'src/app/layouts/member-layout.tsx']
const HOME = [...LAYOUT, 'src/app/routes/dashboard.tsx']
const EXPERT = [...HOME, 'src/features/home/expert-home.tsx', 'src/features/dashboard/expert-dashboard.tsx']
const COMPANY = [
  ...HOME,
  'src/features/conversations/home/ai-home.tsx',
  'src/features/opportunities/own-posts/own-posts-brief.tsx',
]
const SEARCH = [
  ...LAYOUT,
  'src/app/routes/global-search.tsx',
  'src/features/search/results/found-card.tsx',
  'src/features/search/results/subject-chips.tsx',
]
const LANDING = ['src/app/main.tsx', 'src/app/routes/home.tsx', 'src/features/landing/landing-screen.tsx']
const LOGIN = ['src/app/main.tsx', 'src/app/routes/login.tsx']
const LIST = [...LAYOUT, 'src/app/routes/opportunity-summary.tsx']
const DETAIL = [...LAYOUT, 'src/app/routes/opportunity-detail.tsx']

const nameOfShared = sharedChunks(
  `${ROOT}src/app/main.tsx`,
  [LANDING, LOGIN, EXPERT, COMPANY, SEARCH, LIST, DETAIL].map((page) => page.map((module) => `${ROOT}${module}`)),
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
