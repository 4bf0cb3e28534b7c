import { useQueryClient } from '@tanstack/react-query'
import { EMAIL_KIND_LABELS, type EmailKind, emailKindsFor, isMailedByDefault } from '#contract/notifications/kinds.js'
import { messageOf } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Switch } from '#ui/form/switch.js'
import {
  type EmailPreferencesQuery,
  useEmailPreferencesQuery,
  useSetEmailPreferenceMutation,
} from './email-preferences.generated'

/** One switch per kind of email. */
export function EmailPreferences() {
  const user = useSignedInUser()
  const { data, error, isPending, refetch } = useEmailPreferencesQuery()
  const set = useSetPreference()
  if (isPending)
    return <SkeletonRows label="Loading your email settings" className="max-w-form gap-4" rows={['h-6', 'h-6']} />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <ul className="grid max-w-form gap-4">
      {emailKindsFor(user).map((kind) => (
        <li key={kind}>
          <Switch label={EMAIL_KIND_LABELS[kind]} isOn={isEnabled(data, kind)} onChange={(isOn) => set(kind, isOn)} />
        </li>
      ))}
    </ul>
  )
}

function isEnabled({ notification_preferences }: EmailPreferencesQuery, kind: EmailKind): boolean {
  return notification_preferences.find((row) => row.kind === kind)?.is_email_enabled ?? isMailedByDefault(kind)
}

/** Optimistic: switches at once, and back with a message if the request fails. */
function useSetPreference() {
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const { mutate } = useSetEmailPreferenceMutation()
  const queryKey = useEmailPreferencesQuery.getKey()
  const show = (kind: string, isOn: boolean) =>
    queryClient.setQueryData<EmailPreferencesQuery>(queryKey, (before) => ({
      notification_preferences: [
        ...(before?.notification_preferences ?? []).filter((row) => row.kind !== kind),
        { kind, is_email_enabled: isOn },
      ],
    }))
  return (kind: EmailKind, isOn: boolean) => {
    show(kind, isOn)
    mutate(
      { kind, isEnabled: isOn },
      {
        onError: (error) => {
          show(kind, !isOn)
          alerts.show({ tone: 'error', text: `Your choice wasn’t saved. ${messageOf(error)}` })
        },
      },
    )
  }
}
