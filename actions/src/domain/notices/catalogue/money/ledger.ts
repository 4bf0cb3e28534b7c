import type { NoticeSpec, NoticeWords } from '../../define-notice.js'

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
  previews: () => ({ 'The ledger couldn’t be checked': writeUnchecked() }),
}

export interface PartlyReversed {
  name: string
  amount: string
  reversed: string
  transferId: string
}

/** To staff: a part of a payout came back, which nothing books. */
export const payoutPartlyReversed: NoticeSpec<PartlyReversed> = {
  kind: 'ledger_alert',
  write: writePartlyReversed,
  previews: () => ({
    'A part of a payout came back': writePartlyReversed({
      ...{ name: 'Elena Marsh', amount: '$60', reversed: '$20', transferId: 'tr_1PgafZB7WZ01zgkW' },
    }),
  }),
}

export interface Mismatch {
  name: string
  transferred: string
  transferId: string
}

/** To staff: money was transferred that no payout accounts for. */
export const transferUnexplained: NoticeSpec<Mismatch> = {
  kind: 'ledger_alert',
  write: writeUnexplained,
  previews: () => ({
    'A transfer doesn’t match its payout': writeUnexplained({
      ...{ name: 'Elena Marsh', transferred: '$60', transferId: 'tr_1PgafZB7WZ01zgkW' },
    }),
  }),
}

function writePartlyReversed({ name, amount, reversed, transferId }: PartlyReversed): NoticeWords {
  return alertOf({
    ...{ title: 'A part of a payout came back', about: `${reversed} of ${amount} for ${name}`, ...BATCHES },
    body: `${reversed} of the ${amount} paid to ${name} by Stripe came back (transfer ${transferId}). The ledger still says that all of it was paid. Reverse the rest in Stripe’s dashboard as well, and the whole payout returns to their income.`,
  })
}

function writeUnexplained({ name, transferred, transferId }: Mismatch): NoticeWords {
  return alertOf({
    ...{ title: 'A transfer doesn’t match its payout', about: `${transferred} for ${name}`, ...BATCHES },
    body: `Stripe transferred ${transferred} for a payout of ${name} (transfer ${transferId}), but the payout has another amount or account, or isn’t to be paid. Nothing was booked. Check the transfer in Stripe’s dashboard, and reverse it there if it shouldn’t have been sent.`,
  })
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
    title: 'The ledger couldn’t be checked',
    about: 'the audit failed',
    body: 'The audit of the ledger failed several times, so nobody knows whether the books add up. The log has the error. The audit keeps trying; you can also start it on the ledger page.',
  })
}

interface Alert {
  title: string
  about: string
  body: string
  link?: string
  button?: string
}

const BOOKS = { link: '/admin/ledger?tab=books', button: 'Open the books' } as const
const BATCHES = { link: '/admin/payouts?tab=batches', button: 'Open the batches' } as const

function alertOf({ title, about, body, link, button }: Alert): NoticeWords {
  return {
    ...{ kind: 'ledger_alert', title, body, link: link ?? BOOKS.link, opportunityId: null },
    email: { about, body, button: button ?? BOOKS.button, reason: 'you are a member of staff' },
  }
}
