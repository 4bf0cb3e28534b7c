import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

const NAMES =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n?/
const CALL = /__vite__mapDeps\((\[[\d,]*\])\)/g
const HASH_LENGTH = 7

/**
 * The chunks that every page has name those that each other page needs, so that these load side by side once somebody goes
 * there: 4 KB that don't compress, and that the first page has no use for. This moves them into a file that is fetched when
 * the page is there. Until then a chunk finds what it needs by itself, one round trip later; for the pages that people open
 * first the gateway names it anyway (scripts/lib/gateway/page-preloads.mjs).
 * @param chunks names of the chunks
 */
export function laterPreloads(chunks: readonly string[]): Plugin {
  return {
    name: 'later-preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const every = Object.values(bundle).filter((one) => one.type === 'chunk')
        const lists = every.filter(({ name }) => chunks.includes(name)).map(takeLists)
        const names = [...new Set(lists.flat(2))]
        const places = lists.map((calls) => calls.map((files) => files.map((file) => names.indexOf(file))))
        const source = `self.laterPreloads=(n=>${JSON.stringify(places)}.map(c=>c.map(f=>f.map(i=>n[i]))))(${JSON.stringify(names)})`
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, HASH_LENGTH)
        const fileName = `assets/later-preloads-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source })
        const entry = every.find(({ isEntry }) => isEntry)
        if (!entry) throw new Error('The client has no entry')
        entry.code += `addEventListener("load",()=>setTimeout(()=>import("/${fileName}").catch(()=>{}),1e3));\n`
      },
    },
  }
}

/** Replaces what each call of the chunk lists by its number, except for stylesheets, without which a page looks wrong. */
function takeLists(chunk: Rolldown.OutputChunk, place: number): string[][] {
  const found = NAMES.exec(chunk.code)
  if (!found) throw new Error(`The chunk ${chunk.name} lists no dependencies in the way that Vite did`)
  const names: string[] = JSON.parse(found[1] ?? '[]')
  const calls: string[][] = []
  const code = chunk.code.slice(found[0].length).replace(CALL, (_call, indexes: string) => {
    const files = (JSON.parse(indexes) as number[]).map((index) => names[index] ?? '')
    const styles = files.filter((file) => file.endsWith('.css'))
    calls.push(files.filter((file) => !file.endsWith('.css')))
    return `__vite__mapDeps(${[calls.length - 1, ...styles.map((file) => JSON.stringify(file))].join()})`
  })
  chunk.code = `const __vite__mapDeps=(n,...s)=>s.concat(self.laterPreloads?.[${place}][n]??[]);\n${code}`
  return calls
}
