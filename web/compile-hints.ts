import type { Plugin } from 'vite'

/** Chromium's magic comment, which other browsers ignore. It counts only at the very start of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Most of what these chunks define runs before the first paint. By default the browser parses a function twice: briefly when it
 * finds it, and in full, on the main thread, when it is first called. With the hint it compiles all of them on another thread
 * while the file arrives.
 * @param chunks names of the chunks
 */
export function compileHints(chunks: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of chunks) {
          const found = Object.values(bundle).flatMap((one) => (one.type === 'chunk' && one.name === name ? one : []))
          if (found.length === 0) throw new Error(`The client has no chunk “${name}”`)
          for (const chunk of found) chunk.code = HINT + chunk.code
        }
      },
    },
  }
}
