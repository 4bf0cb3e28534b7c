import { ROLES, urlOf, withClient } from '../../scripts/lib/database/database.mjs'

/**
 * Tests against running servers share their one database. It is kept aside once, put back before each test file, and
 * put back as it was at the end; the servers only see their connections break, which they are built for.
 */
const suffix = { asFound: '_before_tests', withPersonas: '_for_tests' } as const
type Copy = keyof typeof suffix

export async function keepCopy(url: string, copy: Copy): Promise<void> {
  const { admin, name } = namesOf(url)
  await withClient(admin, async (client) => {
    await client.query(`drop database if exists ${name}${suffix[copy]} with (force)`)
    await client.query(`alter database ${name} with allow_connections false`)
    try {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      await client.query(`create database ${name}${suffix[copy]} template ${name} owner ${ROLES.owner}`)
    } finally {
      await client.query(`alter database ${name} with allow_connections true`)
    }
  })
}

export async function putBack(url: string, copy: Copy): Promise<void> {
  const { admin, name } = namesOf(url)
  await withClient(admin, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template ${name}${suffix[copy]} owner ${ROLES.owner}`)
    for (const role of [ROLES.hasura, ROLES.actions])
      await client.query(`grant create, connect, temporary on database ${name} to ${role}`)
  })
}

export async function dropCopies(url: string): Promise<void> {
  const { admin, name } = namesOf(url)
  await withClient(admin, async (client) => {
    for (const ending of Object.values(suffix))
      await client.query(`drop database if exists ${name}${ending} with (force)`)
  })
}

function namesOf(url: string): { admin: string; name: string } {
  return { admin: urlOf(url, 'postgres'), name: new URL(url).pathname.slice(1) }
}
