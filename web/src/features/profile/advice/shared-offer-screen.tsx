import { Phone } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { useOffer } from './use-offers'

/** Opens an offer on its expert's profile, whoever that is (ADV-12). */
export function SharedOfferScreen({ id }: { id: string }) {
  const { offer, authorSlug, isPending, error, retry } = useOffer({ id })
  if (isPending) return <SkeletonRows label="Loading the offer" rows={['h-24', 'h-44']} />
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!offer || !authorSlug) return <NoOffer />
  return <Navigate to={paths.profile(authorSlug, { parent_tab: 'advice', offer: offer.id })} replace />
}

/** GK-087 */
function NoOffer() {
  useDocumentTitle('Offer not available')
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Advice
      </h1>
      <EmptyState
        icon={Phone}
        title="This offer is no longer available."
        action={<LinkButton to={paths.globalSearch()}>Search for others</LinkButton>}
      />
    </>
  )
}
