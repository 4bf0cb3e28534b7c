import { readFileSync } from 'node:fs'
import path from 'node:path'
import { urlOf, withClient } from '../../scripts/lib/database/database.mjs'

const PEOPLE = 3000
const [QUESTIONS, RESPONSES] = [20_000, 60_000]

/**
 * Makes the data set in a database of its own, with as many times the questions and responses, and the role that
 * PostGraphile takes.
 * @param {string} adminUrl
 * @param {string} name
 * @param {number} [factor]
 * @returns {Promise<string>} the database's URL
 */
export async function buildDataSet(adminUrl, name, factor = 1) {
  await withClient(adminUrl, (client) => client.query(`create database ${name}`))
  const databaseUrl = urlOf(adminUrl, name)
  const dataSet = read('data-set.sql')
    .replaceAll(String(QUESTIONS), String(QUESTIONS * factor))
    .replaceAll(String(RESPONSES), String(RESPONSES * factor))
  await withClient(databaseUrl, async (client) => {
    // Foreign keys of rows that were counted out need no looking up, and the load itself is not what is measured.
    await client.query('set session_replication_role = replica; set synchronous_commit = off')
    await client.query("set maintenance_work_mem = '512MB'")
    for (const statement of dataSet.split(/;\n/)) if (statement.trim()) await client.query(statement)
    await client.query(read('postgraphile/roles.sql'))
  })
  return databaseUrl
}

/** The role that postgraphile/roles.sql speaks of; one for all databases of the cluster. */
export async function buildRole(adminUrl) {
  await withClient(adminUrl, (client) => client.query('create role bench_user'))
}

/** Many people, mixed, each with an answer of their own: who asks again and again is held to a share of the pool. */
export async function readFacts(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select id, user_id from responses order by md5(id::text) limit $1', [PEOPLE])
    return { ownResponses: rows.map(({ id }) => id), userIds: rows.map(({ user_id }) => user_id) }
  })
}

const read = (file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')
