import { useQueryClient } from '@tanstack/react-query'
import { type EmailKind, isMailedByDefault } from '#contract/notifications/kinds.js'
import { messageOf } from '#lib/request-error.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import {
  type NoticePreferencesQuery,
  useNoticePreferencesQuery,
  useSetNoticePreferenceMutation,
} from './notice-preferences.generated'

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

/** Optimistic: switches at once, and back with a message if the request fails. */
function useChoose() {
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const { mutate } = useSetNoticePreferenceMutation()
  const queryKey = useNoticePreferencesQuery.getKey()
  const show = (kind: EmailKind, { isInApp, isByEmail }: NoticeChoice) =>
    queryClient.setQueryData<NoticePreferencesQuery>(queryKey, (before) => ({
      notification_preferences: [
        ...(before?.notification_preferences ?? []).filter((row) => row.kind !== kind),
        { kind, is_email_enabled: isByEmail, is_in_app_enabled: isInApp },
      ],
    }))
  return (kind: EmailKind, change: Partial<NoticeChoice>) => {
    // what is on screen by now: two switches of one row may be pressed before the first is stored
    const before = choiceIn(queryClient.getQueryData(queryKey), kind)
    const after = { ...before, ...change }
    show(kind, after)
    mutate(
      { kind, ...after },
      {
        onError: (error) => {
          show(kind, before)
          alerts.show({ tone: 'error', text: `Your choice wasn’t saved. ${messageOf(error)}` })
        },
      },
    )
  }
}
