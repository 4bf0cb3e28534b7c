import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { REPOSITORY } from '../../scripts/lib/settings.mjs'

/** A compiled module of the product's service. */
export const load = (file) => import(pathToFileURL(path.join(REPOSITORY, 'dist/actions/src', file)).href)
