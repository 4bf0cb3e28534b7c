import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether the client's largest shared chunk asks to be compiled while it arrives (web/compile-hints.ts): anywhere but at its very
 * beginning the browser takes the hint for a comment, so that nobody would miss it.
 * @param {string} folder
 * @returns {string[]} what is wrong, in words
 */
export function compileHintFaults(folder) {
  const assets = path.join(folder, 'assets')
  const shells = readdirSync(assets).filter((file) => /^shell-.*\.js$/.test(file))
  if (shells.length !== 1) return [`there are ${shells.length} shells instead of one`]
  const code = readFileSync(path.join(assets, String(shells[0])), 'utf8')
  return code.startsWith('//# allFunctionsCalledOnLoad\n') ? [] : ['the shell doesn’t begin with its compile hint']
}
