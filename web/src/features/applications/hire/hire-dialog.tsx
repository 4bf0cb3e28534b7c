import { useIsFetching } from '@tanstack/react-query'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { type Application, applicantName } from '../page/application'
import { DirectHire } from './direct-hire'
import { useHireQuoteQuery } from './hire.generated'
import { HirePayment } from './hire-payment'

interface HireDialogProps {
  application: Application
  onClose(): void
}

/**
 * Hires an expert. Where a fee is due, the poster chooses how to pay for the hire; otherwise the hire is only confirmed,
 * because its amount can't change afterwards (HIRE-05, HIRE-11, GO-41, GO-47). Mounted while open; opens once the price is
 * known, see `useIsPricing`.
 */
export function HireDialog({ application, onClose }: HireDialogProps) {
  // a price that was shown earlier may not apply any more
  const { data, error, isFetching, refetch } = useHireQuoteQuery(variablesOf(application), { gcTime: 0, staleTime: 0 })
  const quote = data?.hireQuote
  const refresh = () => void refetch()
  if (quote?.isPaymentDue)
    return <HirePayment application={application} quote={quote} onOutdated={refresh} onClose={onClose} />
  if (quote) return <DirectHire application={application} quote={quote} onClose={onClose} />
  if (!error) return null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Hire ${applicantName(application)}`}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <ErrorState title="This hire isn’t possible right now" error={error} onRetry={refresh} isRetrying={isFetching} />
    </Dialog>
  )
}

/** Whether the price of this hire is being asked for. */
export function useIsPricing(application: Application): boolean {
  return useIsFetching({ queryKey: useHireQuoteQuery.getKey(variablesOf(application)) }) > 0
}

function variablesOf({ opportunity_id: opportunityId, user_id: expertId }: Application) {
  return { opportunityId, expertId }
}
