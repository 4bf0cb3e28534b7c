// Reduces package.json to what one room imports, for its production image: node scripts/room-package.mjs actions
import { readFileSync, writeFileSync } from 'node:fs'

const room = process.argv[2] ?? ''
const allowed = JSON.parse(readFileSync(new URL('lib/room-packages.json', import.meta.url), 'utf8'))[room]
if (!allowed) {
  console.error(`Unknown room "${room}". Known: see scripts/lib/room-packages.json`)
  process.exit(2)
}
const target = new URL('../package.json', import.meta.url)
const manifest = JSON.parse(readFileSync(target, 'utf8'))
const dependencies = Object.fromEntries(
  Object.entries(manifest.dependencies).filter(([name]) => allowed.includes(name)),
)
const { name, version, type, engines, overrides } = manifest
writeFileSync(
  target,
  `${JSON.stringify({ name, version, private: true, type, engines, dependencies, overrides }, null, 2)}\n`,
)
