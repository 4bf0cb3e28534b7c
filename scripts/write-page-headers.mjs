// For the image of the web client: the headers of a page as lines of nginx, read from the page that was just built. What
// is only known where it runs is a variable of deploy/web/default.conf.template.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageHeaders } from './lib/gateway/page-headers.mjs'

const page = readFileSync(path.resolve(import.meta.dirname, '../dist/web/index.html'), 'utf8')
for (const [name, value] of Object.entries(pageHeaders(page, ['$socket_origin'])))
  process.stdout.write(`add_header ${name} "${value}";\n`)
