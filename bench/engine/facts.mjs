import { readFileSync } from 'node:fs'
import path from 'node:path'
import { urlOf, withClient } from '../../scripts/lib/database/database.mjs'

const PEOPLE = 3000
const [QUESTIONS, RESPONSES] = [20_000, 60_000]

/**
 * Creates the data set in a database of its own, with that many times the questions and responses, and the role that
 * PostGraphile uses.
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
    // The foreign keys of generated rows need no checking, and loading isn't what is measured.
    await client.query('set session_replication_role = replica; set synchronous_commit = off')
    await client.query("set maintenance_work_mem = '512MB'")
    for (const statement of dataSet.split(/;\n/)) if (statement.trim()) await client.query(statement)
    await client.query(read('postgraphile/roles.sql'))
  })
  return databaseUrl
}

/** The role in postgraphile/roles.sql; one for the whole cluster. */
export async function buildRole(adminUrl) {
  await withClient(adminUrl, (client) => client.query('create role bench_user'))
}

/**
 * Many users in random order, each with a response of their own, because a single caller is limited to a share of the
 * pool.
 */
export async function readFacts(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select id, user_id from responses order by md5(id::text) limit $1', [PEOPLE])
    return { ownResponses: rows.map(({ id }) => id), userIds: rows.map(({ user_id }) => user_id) }
  })
}

const read = (file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')
