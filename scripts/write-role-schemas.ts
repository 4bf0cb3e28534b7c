/**
 * Writes who may do what to hasura/schema/grants.txt, whose diff shows reviewers a change of permissions, and what each
 * role may query to hasura/schema/<role>.graphql, from which the hooks of web and actions are generated. Reads the
 * database at DATABASE_URL, or by default a throwaway one with all migrations.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startEngine } from '#engine/index.js'
import { readMetadataDirectory } from '#engine/metadata/read-directory.js'
import { withThrowawayDatabase } from './lib/database/throwaway-database.mjs'
import { grantsText } from './lib/grants.js'
import { givenDatabaseUrl } from './lib/settings.mjs'

const ROLES = ['anonymous', 'user', 'expert', 'staff', 'service']
const repository = path.resolve(import.meta.dirname, '..')
const metadataFolder = path.join(repository, 'hasura/metadata')

async function writeSchemas(databaseUrl: string): Promise<void> {
  const engine = await startEngine({
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_METADATA_DIR: metadataFolder,
    HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
    HASURA_GRAPHQL_LOG_LEVEL: 'error',
    ACTIONS_BASE_URL: 'http://127.0.0.1:9',
    ACTION_SECRET: 'unused',
  })
  try {
    for (const role of ROLES) {
      await writeFile(
        path.join(repository, 'hasura/schema', `${role}.graphql`),
        `${engine.engine().printSchema(role).trim()}\n`,
      )
    }
  } finally {
    await engine.stop()
  }
}

await writeFile(
  path.join(repository, 'hasura/schema/grants.txt'),
  grantsText(await readMetadataDirectory(metadataFolder)),
)

const given = givenDatabaseUrl()
if (given) await writeSchemas(given)
else await withThrowawayDatabase(({ ownerUrl }) => writeSchemas(ownerUrl))
