import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { saveFile } from '#lib/browser/save-file.js'
import { restGetFile } from '#lib/rest-client.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'

/** Downloads a receipt; the server issues it to its buyer and to staff. */
export function ReceiptButton({ number }: { number: number }) {
  const alerts = useAlerts()
  const fetching = useMutation({
    mutationFn: () => restGetFile(`/api/payment/receipts/${number}`),
    onSuccess: (file) => saveFile(file, `receipt-${number}.pdf`),
    onError: alerts.showError,
  })
  return (
    <Button
      size="sm"
      variant="quiet"
      className="-ms-3"
      icon={FileText}
      isBusy={fetching.isPending}
      aria-label={`Download receipt ${number}`}
      onClick={() => fetching.mutate()}
    >
      {number}
    </Button>
  )
}
