import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#lib/browser/save-file.js'
import { restGetFile } from '#lib/rest-client.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import type { Batch } from './batch-sum'

/** Saves a batch with everybody's bank details as CSV, which the server writes. */
export function useBatchFile({ id, batch_no }: Batch) {
  const alerts = useAlerts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => restGetFile(`/api/admin/payouts/batches/${id}/csv`),
    onSuccess: (file) => saveFile(file, `payout-batch-${batch_no}.csv`),
    onError: alerts.showError,
  })
  return { download: () => mutate(), isBusy: isPending }
}
