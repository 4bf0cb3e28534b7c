import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { hasCode } from '#lib/request-error.js'
import { showFieldErrors, useSchemaForm } from '#lib/schema-form.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { useRedeemCreditsMutation, useRedemptionsQuery, useRewardCreditsQuery } from './redeem.expert.generated'

const PAGE_ROWS = 20
/** The field holds what is typed; validated, it is a number. */
const EMPTY = { credits: '' as unknown as number, reason: '' }
const loadRedeemSchema = async () => (await import('#contract/income/income.schema.js')).redeemSchema

/** Reward credits somebody has, and what one is worth. */
export function useRewardCredits() {
  return useRewardCreditsQuery(undefined, {
    staleTime: 0,
    select: ({ ledger_balances, system_configurations }) => {
      const of = (kind: string) => Number(ledger_balances.find((row) => row.kind === kind)?.balance ?? 0)
      const setting = (name: string) => Number(system_configurations.find(({ config }) => config === name)?.value ?? 0)
      return {
        available: of('reward_credits'),
        held: of('reward_credits_held'),
        requested: of('redemption_requested'),
        centsPerCredit: setting('REWARD_CREDIT_CENTS'),
        withdrawableAfterDays: setting('WITHDRAWABLE_AFTER_DAYS'),
      }
    },
  })
}

/** A person's own requests, newest first. */
export function useRedemptions() {
  return useInfiniteQuery({
    queryKey: [useRedemptionsQuery.rootKey],
    initialPageParam: AFTER_ALL,
    staleTime: 0,
    queryFn: async ({ pageParam: { at: before, id: beforeId } }) => {
      const { redemptions } = await useRedemptionsQuery.fetcher({ before, beforeId, limit: PAGE_ROWS + 1 })()
      return pageOf(redemptions, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: last.id })),
  })
}

/** The form. Its request has an id of its own, which stays the same until it succeeds. */
export function useRedeemForm(centsPerCredit: number) {
  const queries = useQueryClient()
  const alerts = useAlerts()
  const id = useRef(crypto.randomUUID())
  const form = useSchemaForm<{ credits: number; reason: string }>(loadRedeemSchema, EMPTY)
  const redeem = useRedeemCreditsMutation({
    onSuccess: () => {
      id.current = crypto.randomUUID()
      form.reset(EMPTY)
      alerts.show({ tone: 'success', text: 'Your request is with our staff. We’ll tell you what they decide.' })
    },
    onError: (error) => {
      // what was sent first has arrived after all, so this is another request
      if (hasCode(error, 'IDEMPOTENCY_KEY_REUSED')) id.current = crypto.randomUUID()
      showFieldErrors(form, error)
    },
    onSettled: () => queries.invalidateQueries(),
  })
  const submit = form.handleSubmit(({ credits, reason }) =>
    redeem.mutateAsync({
      id: id.current,
      credits: Number(credits),
      reason,
      seenCents: Number(credits) * centsPerCredit,
    }),
  )
  return { form, redeem, submit }
}
