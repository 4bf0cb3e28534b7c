import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import parts from './first-parts.json'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const CHUNK = /^assets\/(.+)\.js$/
type Bundle = Rolldown.OutputBundle

/**
 * Tells the script in the page (start.js) of which chunks each home consists, besides the layout, which the gateway names.
 * Whose home it is, only the browser knows; `any` is what all of them have.
 */
export function homePreloads(): Plugin {
  return {
    name: 'home-preloads',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        // while one develops, modules aren't bundled
        if (!bundle) return html
        const known = filesOf(bundle, ['index.html', ...parts.members])
        const namesOf = (home: readonly string[]) =>
          [...filesOf(bundle, home)].flatMap((file) => (known.has(file) ? [] : (CHUNK.exec(file)?.[1] ?? [])))
        const homeOf = (own: readonly string[]) => namesOf([...parts.home, ...own])
        const homes = { expert: homeOf(parts.expertHome), company: homeOf(parts.companyHome), any: homeOf([]) }
        return html.replace('%HOMES%', () => JSON.stringify(homes))
      },
    },
  }
}

/** The chunks of these modules with all that they import statically. */
function filesOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one : []))
  const found = new Set<string>()
  const left = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `${ROOT}${module}`)
    if (!chunk) throw new Error(`The client has no chunk of ${module}`)
    return chunk.fileName
  })
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') continue
    found.add(file)
    left.push(...chunk.imports)
  }
  return found
}
