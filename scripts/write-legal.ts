/** Writes what the server and the pages are built with from docs/legal. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { legalIndex, legalModule, legalModules, readVersions } from './lib/legal-text.js'

const repository = path.resolve(import.meta.dirname, '..')
const contract = path.join(repository, 'actions/contract/legal')

const versionsIn = (folder: string) =>
  readVersions(
    readdirSync(path.join(repository, 'docs/legal', folder)).map((name) => ({
      day: path.basename(name, '.md'),
      markdown: readFileSync(path.join(repository, 'docs/legal', folder, name), 'utf8'),
    })),
  )

// the server needs to know which version of these is in force, but not what it says
const modules = legalModules(versionsIn('hiring-terms'))
writeFileSync(path.join(contract, 'hiring-terms-versions.generated.ts'), modules.versions)
writeFileSync(path.join(contract, 'hiring-terms-texts.generated.ts'), modules.texts)

for (const folder of ['terms-of-use', 'privacy', 'cookies'])
  writeFileSync(path.join(contract, `${folder}.generated.ts`), legalModule(folder, versionsIn(folder)))

const asked = { 'terms-of-use': versionsIn('terms-of-use'), privacy: versionsIn('privacy') }
writeFileSync(path.join(contract, 'account-texts.generated.ts'), legalIndex(asked))
