import { admitServices, ROLES, urlOf, withClient } from '#scripts/lib/database/database.mjs'

/**
 * Tests against running servers share their one database. It is backed up once, restored before each test file, and
 * restored to its original state at the end. The servers only see broken connections, which they can handle.
 */
const suffix = { asFound: '_before_tests', withPersonas: '_for_tests' } as const
type Copy = keyof typeof suffix

/** Backs up the original state. An existing copy is that of an interrupted run, and is kept. */
export async function setAside(url: string): Promise<void> {
  if (await hasCopy(url, 'asFound')) await putBack(url, 'asFound')
  else await keepCopy(url, 'asFound')
}

async function hasCopy(url: string, copy: Copy): Promise<boolean> {
  const { admin, name } = namesOf(url)
  return withClient(admin, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [`${name}${suffix[copy]}`])
    return rowCount !== 0
  })
}

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

/** Copies under another name first, so that nothing is lost if copying fails. */
export async function putBack(url: string, copy: Copy): Promise<void> {
  const { admin, name } = namesOf(url)
  await withClient(admin, async (client) => {
    const fresh = `${name}_put_back`
    await client.query(`drop database if exists ${fresh} with (force)`)
    await client.query(`create database ${fresh} template ${name}${suffix[copy]} owner ${ROLES.owner}`)
    await admitServices(client, fresh)
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`alter database ${fresh} rename to ${name}`)
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
