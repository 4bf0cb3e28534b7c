import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { saveFile } from '#lib/browser/save-file.js'
import { restGetFile } from '#lib/rest-client.js'
import { useAlerts } from '../feedback/alert-centre'
import { Button } from './button'

interface Props {
  number: number
  /** where receipts of this kind are, without the number */
  from: string
  /** what the file is called, before the number */
  fileName?: string
  /** in a column of receipts, whose head says what the numbers are */
  isInColumn?: boolean
}

/** Saves a numbered receipt as PDF, which the server writes. */
export function ReceiptButton({ number, from, fileName = 'receipt', isInColumn = false }: Props) {
  const alerts = useAlerts()
  const fetching = useMutation({
    mutationFn: () => restGetFile(`${from}/${number}`),
    onSuccess: (file) => saveFile(file, `${fileName}-${number}.pdf`),
    onError: alerts.showError,
  })
  return (
    <Button
      size="sm"
      variant="quiet"
      className={isInColumn ? '-ms-3' : undefined}
      icon={FileText}
      isBusy={fetching.isPending}
      aria-label={`Download receipt ${number}`}
      onClick={() => fetching.mutate()}
    >
      {isInColumn ? number : `Receipt ${number}`}
    </Button>
  )
}
