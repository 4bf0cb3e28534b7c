// For the web client's image: what nginx needs to know of the pages just built, and compressed copies of them. Anything
// known only at run time is a variable of deploy/web/default.conf.template.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressFolder } from './lib/gateway/compress-folder.mjs'
import { nginxHeaders, nginxPreloads } from './lib/gateway/nginx-pages.mjs'
import { preloadsByPage } from './lib/gateway/page-preloads.mjs'

const dist = path.resolve(import.meta.dirname, '../dist')
const pages = path.join(dist, 'web')

writeFileSync(path.join(dist, 'page-headers.conf'), nginxHeaders(readFileSync(path.join(pages, 'index.html'), 'utf8')))
writeFileSync(path.join(dist, 'page-preloads.conf'), nginxPreloads(preloadsByPage(pages)))
await compressFolder(pages)
