import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readMetadataDirectory } from '#engine/metadata/read-directory.js'
import { grantsText } from '#scripts/lib/grants.js'
import { REPOSITORY } from './support/room.js'

it('the committed table of grants matches the metadata (npm run schema)', async () => {
  const committed = readFileSync(path.join(REPOSITORY, 'hasura/schema/grants.txt'), 'utf8')
  expect(committed).toBe(grantsText(await readMetadataDirectory(path.join(REPOSITORY, 'hasura/metadata'))))
})
