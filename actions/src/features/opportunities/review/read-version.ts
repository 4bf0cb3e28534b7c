import { string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'
import type { OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import { requireSeenVersion, seenVersion } from '#domain/workflow/seen-terms.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'

const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(Z|[+-]\d\d:\d\d)$/
const MICROSECONDS = 1000
const DIGITS = 6

/** The post as staff read it: its content by version number, its state by the time of its last change. */
export interface ReadVersion {
  version: number
  updatedAt: string
}

/** For endpoint input; required for every staff decision. */
export const readVersionFields = () => ({
  version: seenVersion,
  updatedAt: string()
    .required(FIELD_MESSAGES.required)
    .matches(MOMENT, { message: FIELD_MESSAGES.unknownVersion, excludeEmptyString: true }),
})

/**
 * Staff decide on what they read; if content or state have changed since, they are told instead. The post is
 * already locked.
 * @throws AppError TERMS_CHANGED
 */
export async function requireReadVersion(
  transaction: DatabaseTransaction,
  facts: OpportunityFacts,
  read: ReadVersion,
): Promise<void> {
  await requireSeenVersion(transaction, facts, read.version)
  if (microsecondsOf(read.updatedAt) === microsecondsOf(facts.updatedAt)) return
  const changes = [{ name: 'Status', before: null, after: null }]
  throw new AppError('TERMS_CHANGED', {
    terms: { version: facts.versionNo, amountCents: null, amountUnit: null, amount: null, changes },
  })
}

/** Microsecond precision, like Postgres, to tell two changes within a millisecond apart. */
function microsecondsOf(moment: string): number | null {
  const [, seconds, fraction = '', zone] = MOMENT.exec(moment) ?? []
  const milliseconds = Date.parse(`${seconds}${zone}`)
  return Number.isNaN(milliseconds) ? null : milliseconds * MICROSECONDS + Number(fraction.padEnd(DIGITS, '0'))
}
