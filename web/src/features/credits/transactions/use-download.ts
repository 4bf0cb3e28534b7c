import { useMutation } from '@tanstack/react-query'
import type { StatementFilters } from '#contract/credits/statement-filters.js'
import { saveFile } from '#lib/browser/save-file.js'
import { restGetFile } from '#lib/rest-client.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { atReadersTime, writeFilters } from './address-filters'

const FILE_NAME = 'credits-statement.csv'

/** Saves every line of the filter as a spreadsheet, which the server writes. */
export function useDownload(filters: StatementFilters) {
  const alerts = useAlerts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => restGetFile(`/api/wizlings/transactions.csv?${writeFilters(atReadersTime(filters))}`),
    onSuccess: (file) => saveFile(file, FILE_NAME),
    onError: alerts.showError,
  })
  return { download: () => mutate(), isBusy: isPending }
}
