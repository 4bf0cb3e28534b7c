import { array, type InferType, object, string } from 'yup'
import { KIND_GROUPS, type KindGroupId, kindsOf } from './statement-kinds.js'

export const STATEMENT_CURRENCIES = ['credit', 'reward', 'usd'] as const
export type StatementCurrency = (typeof STATEMENT_CURRENCIES)[number]
export const STATEMENT_DIRECTIONS = ['in', 'out'] as const

const ANY_AMOUNT = 1_000_000_000_000
const DAY_MS = 86_400_000
const DAY_CHARACTERS = 10

export const STATEMENT_MESSAGES = { date: 'Enter a date such as 2026-03-31' } as const

/** Several values of one filter stand in the address with commas between them. */
const several = <T extends string>(values: readonly T[]) =>
  array(string().oneOf(values).required())
    .transform((_, given: unknown) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given))
    .default([])

const moment = () =>
  string()
    .default('')
    .test('moment', STATEMENT_MESSAGES.date, (value) => !value || isMoment(value))

const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/

function isMoment(text: string): boolean {
  if (!DAY.test(text) && !INSTANT.test(text)) return false
  const time = Date.parse(text)
  // the engine reads 31st February as a day in March
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, DAY_CHARACTERS))
}

/**
 * The filters of a statement (BASE-07). Empty means all. A day is one of UTC and is included; an instant is the first one
 * that `until` leaves out.
 */
export const statementFilterSchema = object({
  currency: several(STATEMENT_CURRENCIES),
  direction: several(STATEMENT_DIRECTIONS),
  kind: several(Object.keys(KIND_GROUPS) as KindGroupId[]),
  from: moment(),
  until: moment(),
})

export type StatementFilters = InferType<typeof statementFilterSchema>

/** The filters as variables of the statement's query. */
export function statementVariables({ currency, direction, kind, from, until }: StatementFilters) {
  const goes = (way: 'in' | 'out') => direction.length === 0 || direction.includes(way)
  return {
    currencies: currency.length > 0 ? currency : [...STATEMENT_CURRENCIES],
    isByKind: kind.length > 0,
    kinds: kind.flatMap(kindsOf),
    minAmount: goes('out') ? -ANY_AMOUNT : 1,
    maxAmount: goes('in') ? ANY_AMOUNT : -1,
    from: from || '-infinity',
    until: until ? new Date(Date.parse(until) + (DAY.test(until) ? DAY_MS : 0)).toISOString() : 'infinity',
  }
}

/** A position in a statement: a transfer may move several currencies. */
export interface StatementBound {
  transferId: number
  currency: string
}

/** Before the newest line. */
export const STATEMENT_START: StatementBound = { transferId: Number.MAX_SAFE_INTEGER, currency: '' }
