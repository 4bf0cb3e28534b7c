import type { CreditRequest } from './use-credit-requests'

type Person = NonNullable<CreditRequest['user']>

/** What they can spend now, less what they owe. */
export function balanceOf({ ledger_accounts }: Person, now = new Date()): number {
  return ledger_accounts
    .filter(({ due_at }) => due_at === null || new Date(due_at) > now)
    .reduce((sum, { balance }) => sum + Number(balance ?? 0), 0)
}

/** The name of their own plan, or their company's; null for the free one. */
export function planOf({ subscriptions, company }: Person, now = new Date()): string | null {
  const all = [...subscriptions, ...(company?.subscriptions ?? [])]
  const current = all.find(({ expires_at }) => expires_at === null || new Date(expires_at) > now)
  return current?.plan?.name ?? null
}

/** What waits for a second person; one that has expired no longer stands in the way. */
export function openProposalOf({ proposals }: CreditRequest, now = new Date()) {
  return proposals.find(({ expires_at }) => new Date(expires_at) > now)
}
