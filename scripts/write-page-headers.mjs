// For the web client's image: a page's headers as nginx directives, derived from the page just built. Anything known
// only at run time is a variable of deploy/web/default.conf.template.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageHeaders } from './lib/gateway/page-headers.mjs'

const page = readFileSync(path.resolve(import.meta.dirname, '../dist/web/index.html'), 'utf8')
for (const [name, value] of Object.entries(pageHeaders(page, ['$socket_origin'])))
  process.stdout.write(`add_header ${name} "${value}";\n`)
