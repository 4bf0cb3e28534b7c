import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { REPOSITORY } from '../../scripts/lib/settings.mjs'
import { cpuDuring } from '../lib/cpu.mjs'

const CONNECTIONS = 32
const PEOPLE = 1000
const PRICE = 10
const INCOME_CENTS = 40
const FEE_CENTS = 10
const MUCH = 10_000_000

/**
 * Transfers a second at 32 connections, each a price in credits with an expert's income and the platform's share, by the
 * product's own function; beside them, in turns, a control that does the same and also keeps the platform's balance in one row.
 * @returns {Promise<string[]>} lines to print
 */
export async function measureSpeed(books, seconds) {
  const [{ spendCredits, grantCredits }, { openDatabase }] = await Promise.all(
    ['domain/ledger/credits.js', 'platform/database.js'].map(
      (file) => import(pathToFileURL(path.join(REPOSITORY, 'dist/actions/src', file)).href),
    ),
  )
  const { database } = openDatabase(books.actionsUrl, { warn: () => undefined }, CONNECTIONS)
  const people = await books.addPeople(PEOPLE)
  const heading = (key, actorId = null) => ({ key, kind: 'speed', reason: 'Speed', actorId })
  for (const [index, userId] of people.entries()) {
    const grant = { ...heading(`speed-grant:${index}`), userId, amount: MUCH, source: 'bought', endsAt: null }
    await database.transaction().execute((tx) => grantCredits(tx, grant))
  }
  let keys = 0
  const pick = () => people[Math.floor(Math.random() * people.length)]
  const payThen = (andThen) => () => {
    const [userId, payeeId] = [pick(), pick()]
    const also = [
      { account: { kind: 'sales' }, amount: -INCOME_CENTS - FEE_CENTS },
      { account: { kind: 'income', ownerId: payeeId }, amount: INCOME_CENTS },
      { account: { kind: 'fees' }, amount: FEE_CENTS },
    ]
    const spending = {
      ...heading(`speed:${keys++}`, userId),
      ...{ userId, amount: PRICE, now: new Date(), also, payees: [payeeId] },
    }
    return database.transaction().execute(async (tx) => {
      await spendCredits(tx, spending)
      await andThen?.(tx)
    })
  }
  await withClient(books.url, async (client) => {
    await client.query('create table if not exists control_platform (id int primary key, balance bigint not null)')
    await client.query('insert into control_platform values (1, 0) on conflict do nothing')
    await client.query('grant update, select on control_platform to sagework_actions')
  })
  const pay = payThen()
  const payAndUpdateRow = payThen((tx) =>
    sql`update control_platform set balance = balance + ${FEE_CENTS} where id = 1`.execute(tx),
  )
  const lines = []
  for (const [name, operation] of [
    ['ledger', pay],
    ['one row', payAndUpdateRow],
    ['ledger', pay],
    ['one row', payAndUpdateRow],
  ]) {
    const { result, milliseconds } = await cpuDuring(books.pid, () => load(operation, seconds))
    const { count, perSecond, p50, p99 } = result
    const cpu = milliseconds.map(({ name: program, value }) => `${program} ${(value / count).toFixed(2)}`).join(', ')
    lines.push(
      `${name.padEnd(8)} ${perSecond.toFixed(0).padStart(5)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; CPU ms each: ${cpu}`,
    )
  }
  await database.destroy()
  return lines
}

async function load(operation, seconds) {
  const until = performance.now() + seconds * 1000
  const times = []
  const client = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      await operation()
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const elapsed = (performance.now() - began) / 1000
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.floor(times.length * share)] ?? 0
  return { count: times.length, perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) }
}
