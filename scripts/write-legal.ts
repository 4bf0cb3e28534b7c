/** Writes what the server and the pages are built with from docs/legal. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { legalModules, readVersions } from './lib/legal-text.js'

const repository = path.resolve(import.meta.dirname, '..')
const folder = path.join(repository, 'docs/legal/hiring-terms')
const contract = path.join(repository, 'actions/contract/legal')

const files = readdirSync(folder).map((name) => ({
  day: path.basename(name, '.md'),
  markdown: readFileSync(path.join(folder, name), 'utf8'),
}))
const modules = legalModules(readVersions(files))
writeFileSync(path.join(contract, 'hiring-terms-versions.generated.ts'), modules.versions)
writeFileSync(path.join(contract, 'hiring-terms-texts.generated.ts'), modules.texts)
