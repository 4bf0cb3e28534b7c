import { useQueryClient } from '@tanstack/react-query'
import { walletOf } from '#contract/credits/balances.js'
import { useLiveQuery } from '#lib/live/use-live-query.js'
import { useCreditBalanceQuery } from './balance.generated'
import { CreditBalanceSignalDocument, type CreditBalanceSignalSubscription } from './balance-signal.generated'

const POLL_MS = 60_000

/** What somebody can spend: live if possible, otherwise polled while the page is visible. Undefined until known. */
export function useCreditBalance(): number | undefined {
  const { data } = useCreditBalanceQuery({})
  return data && walletOf(data.ledger_balances).available
}

/** Keeps the balance of `useCreditBalance` current. Called once, by the layout. */
export function useLiveCreditBalance(): number | undefined {
  const queryClient = useQueryClient()
  const isLive = useLiveQuery({
    document: CreditBalanceSignalDocument,
    variables: {},
    onData: (data: CreditBalanceSignalSubscription) => queryClient.setQueryData(useCreditBalanceQuery.getKey({}), data),
  })
  useCreditBalanceQuery({}, { refetchInterval: isLive ? false : POLL_MS, refetchIntervalInBackground: false })
  return useCreditBalance()
}
