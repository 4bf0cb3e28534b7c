import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type EmailKind, isMailedByDefault } from '#contract/notifications/kinds.js'
import { messageOf } from '#lib/request-error.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import {
  type NoticePreferencesQuery,
  useNoticePreferencesQuery,
  useSetNoticePreferenceMutation,
} from './notice-preferences.generated'

const SCOPE = 'notice-preferences'

export interface NoticeChoice {
  isInApp: boolean
  isByEmail: boolean
}

/** What the person chose for each kind, and how to choose. */
export function useNoticePreferences() {
  const { data, error, isPending, refetch } = useNoticePreferencesQuery()
  const choose = useChoose()
  const choiceOf = (kind: EmailKind): NoticeChoice => choiceIn(data, kind)
  return { isLoaded: data !== undefined, error, isPending, refetch, choiceOf, choose }
}

function choiceIn(data: NoticePreferencesQuery | undefined, kind: EmailKind): NoticeChoice {
  const row = data?.notification_preferences.find((one) => one.kind === kind)
  return {
    isInApp: row?.is_in_app_enabled ?? true,
    isByEmail: row?.is_email_enabled ?? isMailedByDefault(kind),
  }
}

/**
 * Optimistic: switches at once. Choices are stored one after the other, so that the last one stays; once nothing is
 * under way any more, what was refused is back as the server has it.
 */
function useChoose() {
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const queryKey = useNoticePreferencesQuery.getKey()
  const stored = useRef(new Map<EmailKind, NoticeChoice>())
  const show = (kind: EmailKind, { isInApp, isByEmail }: NoticeChoice) =>
    queryClient.setQueryData<NoticePreferencesQuery>(queryKey, (before) => ({
      notification_preferences: [
        ...(before?.notification_preferences ?? []).filter((row) => row.kind !== kind),
        { kind, is_email_enabled: isByEmail, is_in_app_enabled: isInApp },
      ],
    }))
  // not with the single call: of several under way, only the last one's would be heard
  const { mutate } = useSetNoticePreferenceMutation({
    scope: { id: SCOPE },
    onSuccess: (_answer, { kind, isInApp, isByEmail }) => {
      stored.current.set(kind as EmailKind, { isInApp, isByEmail })
    },
    onError: (error) => alerts.show({ tone: 'error', text: `Your choice wasn’t saved. ${messageOf(error)}` }),
    onSettled: () => {
      const isLast = queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === SCOPE }) === 1
      if (!isLast) return
      for (const [kind, choice] of stored.current) show(kind, choice)
      stored.current.clear()
    },
  })
  return (kind: EmailKind, change: Partial<NoticeChoice>) => {
    // what is on screen by now: two switches of one row may be pressed before the first is stored
    const before = choiceIn(queryClient.getQueryData(queryKey), kind)
    if (!stored.current.has(kind)) stored.current.set(kind, before)
    const after = { ...before, ...change }
    show(kind, after)
    mutate({ kind, ...after })
  }
}
