import { number, object, string } from 'yup'
import { INCOME_PERIODS, INCOME_SOURCES, type IncomeSource, incomeSourceOf } from '#contract/income/income-sources.js'
import { DAY_MS, fromNow } from '#platform/clock.js'
import type { Queryable } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { growthOf } from './growth.rules.js'

const PAGE_SIZE = 20
const PAGE_SIZE_MAX = 100
const PAGES_MAX = 1000

/** An expert's own earnings in a period, by source, and one page of them (DASH-28, DASH-29, DASH-34, GD-10). In cents. */
export const expertIncome = defineRoute({
  method: 'get',
  path: '/api/dashboard/expertIncome/all',
  auth: 'session',
  query: object({
    days: string().oneOf(INCOME_PERIODS).default('30'),
    page: number().integer().min(1).max(PAGES_MAX).default(1),
    limit: number().integer().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
  }),
  async handle({ caller, query: { days, page, limit } }, { database, clock }) {
    if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
    const length = days === 'overall' ? null : Number(days) * DAY_MS
    const from = length === null ? new Date(0) : fromNow(clock, -length)
    const period = { userId: caller.userId, from, to: null }
    const sums = await readSums(database, period)
    const before = length && { userId: caller.userId, from: fromNow(clock, -2 * length), to: from }
    const total = totalOf(sums)
    return {
      ...growthOf(total, before ? totalOf(await readSums(database, before)) : null),
      totalIncome: total,
      charData: INCOME_SOURCES.map((name) => ({ name, value: sumOf(sums, name) })).filter(({ value }) => value > 0),
      count: sums.reduce((all, { count }) => all + count, 0),
      items: await readItems(database, period, { offset: (page - 1) * limit, limit }),
    }
  },
})

interface Period {
  userId: string
  from: Date
  to: Date | null
}

interface Sum {
  source: IncomeSource
  cents: number
  count: number
}

const totalOf = (sums: readonly Sum[]) => sums.reduce((all, { cents }) => all + cents, 0)
const sumOf = (sums: readonly Sum[], name: IncomeSource) => totalOf(sums.filter(({ source }) => source === name))

/** Reads only this person's earnings in the period, by index (`ledger_accounts_earned_idx`). */
function earningsIn(database: Queryable, { userId, from, to }: Period) {
  const earned = database
    .selectFrom('income_earnings')
    .where('user_id', '=', userId)
    .where('earned_at', '>=', from)
    // what staff took back before it was released was never income
    .where((where) => where.or([where('is_held', '=', true), where('is_released', '=', true)]))
  return to ? earned.where('earned_at', '<', to) : earned
}

async function readSums(database: Queryable, period: Period): Promise<Sum[]> {
  const rows = await earningsIn(database, period)
    .select(({ fn }) => ['kind', fn.sum<string>('cents').as('cents'), fn.countAll<string>().as('count')])
    .groupBy('kind')
    .execute()
  return rows.map(({ kind, cents, count }) => ({
    ...{ source: incomeSourceOf(kind ?? ''), cents: Number(cents), count: Number(count) },
  }))
}

async function readItems(database: Queryable, period: Period, page: { offset: number; limit: number }) {
  const rows = await earningsIn(database, period)
    .select(['id', 'kind', 'cents', 'earned_at'])
    .orderBy('earned_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return rows.map(({ id, kind, cents, earned_at }) => ({
    ...{ id: String(id), kind: incomeSourceOf(kind ?? ''), amount: Number(cents), createdAt: earned_at },
  }))
}
