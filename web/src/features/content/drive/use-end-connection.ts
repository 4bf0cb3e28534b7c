import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restDelete } from '#lib/rest-client.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { CONNECTION_KEY, CONNECTION_PATH, type DriveConnection } from './use-drive-connection'

/** Ends one's login at Google. */
export function useEndConnection() {
  const client = useQueryClient()
  const alerts = useAlerts()
  const end = useMutation({
    mutationFn: () => restDelete<DriveConnection>(CONNECTION_PATH),
    onSuccess: (connection) => client.setQueryData(CONNECTION_KEY, connection),
    onError: alerts.showError,
  })
  const start = useOnceAtATime(end)
  return { start: () => start(undefined), isBusy: end.isPending }
}
