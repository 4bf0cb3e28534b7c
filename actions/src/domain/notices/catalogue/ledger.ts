import type { NoticeSpec, NoticeWords } from '../define-notice.js'

export interface LedgerDifferences {
  count: number
}

/** To staff: the daily audit found differences between the ledger's balances and its entries. */
export const ledgerDiffers: NoticeSpec<LedgerDifferences> = {
  kind: 'ledger_alert',
  write,
  previews: () => ({ 'The ledger does not add up': write({ count: 2 }) }),
}

function write({ count }: LedgerDifferences): NoticeWords {
  const found = count === 1 ? 'one difference' : `${count} differences`
  const body = `The daily audit found ${found} between balances and entries. The ledger page lists them.`
  return {
    ...{
      kind: 'ledger_alert',
      title: 'The ledger does not add up',
      body,
      link: '/admin/ledger?tab=books',
      opportunityId: null,
    },
    email: { about: found, body, button: 'Open the books', reason: 'you are a member of staff' },
  }
}
