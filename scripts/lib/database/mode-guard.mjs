import { withClient } from './database.mjs'

const FOUND = `
  select to_regclass('sagework_migrations.seeds') is not null as "hasSeeds", exists (select from users) as "hasPeople"`
const DEMO_SEEDS = `
  select exists (select from sagework_migrations.seeds where name ~ '^(personas|demo)/') as "isDemo"`

/**
 * A database serves a single mode for good. Demo people have a public password, so a database that ever held
 * them can't go live; and a start that forgot PUBLIC_URL must not add them to real people.
 * @param {string} ownerUrl of a database with all migrations
 * @param {'demo' | 'live'} mode
 * @throws if the database holds what the other mode created
 */
export async function refuseOtherMode(ownerUrl, mode) {
  const { isDemo, hasPeople } = await withClient(ownerUrl, async (client) => {
    const [found] = (await client.query(FOUND)).rows
    const [seeds] = found.hasSeeds ? (await client.query(DEMO_SEEDS)).rows : [{ isDemo: false }]
    return { ...found, ...seeds }
  })
  if (mode === 'live' && isDemo)
    throw new Error(
      'This database holds the demo people, whose password everybody knows: go live with another DATA_DIR, or with --reset.',
    )
  if (mode === 'demo' && hasPeople && !isDemo)
    throw new Error(
      'This database was live: it holds real people, and demo mode would add people whose password everybody knows. Set PUBLIC_URL and the other settings of live mode, or DATA_DIR to another folder for a demo.',
    )
}
