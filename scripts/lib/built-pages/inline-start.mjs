import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether a build of the client has its start script in the page: what the script can't read is left out in silence, so
 * that nobody would miss it.
 * @param {string} folder
 * @returns {string[]} what is wrong, in words
 */
export function inlineStartFaults(folder) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const scripts = [...page.matchAll(/<script>([^<]+)<\/script>/g)].map(([, code]) => code)
  if (scripts.length !== 1) return [`index.html has ${scripts.length} inline scripts instead of one`]
  if (/%[A-Z]+%/.test(page)) return ['index.html has a placeholder that the build should have replaced']
  const homes = /JSON\.parse\('(.+?)'\)/.exec(scripts[0] ?? '')?.[1]
  if (!homes) return ['index.html doesn’t say of what the homes consist']
  const names = Object.values(JSON.parse(homes)).flat()
  return names.length > 0 ? [] : ['the homes consist of nothing']
}
