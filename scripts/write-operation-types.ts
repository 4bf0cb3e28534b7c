/**
 * Writes web/src/testing/doubles/operations.generated.ts: the types of each web operation's variables and data by its name, so
 * that doubles in tests are typed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WEB = 'web/src'
const TARGET = 'web/src/testing/doubles/operations.generated.ts'
const OPERATION = /^export type (\w+?)(Query|Mutation) = /gm

interface Found {
  name: string
  type: string
  module: string
}

function readOperationTypes(root: string): Found[] {
  return readdirSync(join(root, WEB), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.generated.ts') && !TARGET.endsWith(path))
    .flatMap((path) =>
      [...readFileSync(join(root, WEB, path), 'utf8').matchAll(OPERATION)].map(([, name = '', kind = '']) => ({
        name,
        type: `${name}${kind}`,
        module: `#${path.replace(/\.ts$/, '.js')}`,
      })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The file, as text. */
function operationTypes(root: string): string {
  const found = readOperationTypes(root)
  const modules = [...new Set(found.map(({ module }) => module))].sort()
  const imports = modules.map((module) => {
    const types = found.filter((one) => one.module === module).flatMap(({ type }) => [type, `${type}Variables`])
    return `import type { ${types.sort().join(', ')} } from '${module}';`
  })
  const lines = found.map(({ name, type }) => `  ${name}: { data: ${type}; variables: ${type}Variables };`)
  return `${imports.join('\n')}\n\n/** The operations of the web client, by name. */\nexport interface Operations {\n${lines.join('\n')}\n}\n`
}

writeFileSync(join(process.cwd(), TARGET), operationTypes(process.cwd()))
