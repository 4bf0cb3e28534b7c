import type { NoticeSpec, NoticeWords } from '../define-notice.js'

export interface LedgerDifference {
  rule: string
  what: string
  booked: string
  expected: string
}

/** More would bury the ones to look at first; the page lists them all. */
const NAMED = 3

/** To staff: an audit found differences between the ledger's balances and its entries. */
export const ledgerDiffers: NoticeSpec<readonly LedgerDifference[]> = {
  kind: 'ledger_alert',
  write: writeDifferences,
  previews: () => ({
    'The ledger does not add up': writeDifferences([
      { rule: 'balances', what: 'account 1207', booked: '350', expected: '300' },
      { rule: 'statements', what: 'owner 5f0c1d1e-7a64-4a53-9d0a-0d7b3c1f2a11 credit', booked: '300', expected: '350' },
    ]),
  }),
}

/** To staff: an audit failed again and again, so that nobody knows whether the books add up. */
export const ledgerUnchecked: NoticeSpec<null> = {
  kind: 'ledger_alert',
  write: writeUnchecked,
  previews: () => ({ 'The ledger could not be checked': writeUnchecked() }),
}

function writeDifferences(differences: readonly LedgerDifference[]): NoticeWords {
  const found = differences.length === 1 ? 'one difference' : `${differences.length} differences`
  const named = differences
    .slice(0, NAMED)
    .map(({ rule, what, booked, expected }) => `${what} has ${booked} instead of ${expected} (${rule})`)
  const rest = differences.length > NAMED ? ` and ${differences.length - NAMED} more` : ''
  return alertOf({
    title: 'The ledger does not add up',
    about: found,
    body: `An audit of the ledger found ${found}: ${named.join('; ')}${rest}. The ledger page lists them.`,
  })
}

function writeUnchecked(): NoticeWords {
  return alertOf({
    title: 'The ledger could not be checked',
    about: 'the audit failed',
    body: 'The audit of the ledger failed several times, so nobody knows whether the books add up. The log has the error. The audit keeps trying; you can also start it on the ledger page.',
  })
}

function alertOf({ title, about, body }: { title: string; about: string; body: string }): NoticeWords {
  return {
    ...{ kind: 'ledger_alert', title, body, link: '/admin/ledger?tab=books', opportunityId: null },
    email: { about, body, button: 'Open the books', reason: 'you are a member of staff' },
  }
}
