import { creditsInDollars } from '#contract/format/credits.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { fullName } from '#contract/format/full-name.js'
import { ShareOffer } from '#entities/advice/share-offer.js'
import { BookCall } from '#entities/call/book-call.js'
import { Avatar } from '#ui/display/avatar.js'
import { Badge } from '#ui/display/badge.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import type { ShownProfile } from '../profile-view'
import { OfferPrice } from './offer-card'
import type { OfferView } from './offer-view'
import { type OfferAddress, useOffer } from './use-offers'

interface OfferDialogProps {
  profile: ShownProfile
  address: OfferAddress
  /** what its owner opens, which may be switched off; null if it isn't among their offers, or still loads */
  own: OfferView | null
  onClose(): void
}

/** An offer of a timed call, with its expert, its length and its price (ADV-05, ADV-06, ADV-08). */
export function OfferDialog({ profile, address, own, onClose }: OfferDialogProps) {
  const found = useOffer(profile.slug, address)
  const offer = found.offer ?? own
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={offer?.title ?? (found.isPending ? 'Advice' : 'This offer is no longer available.')}
      footer={
        offer?.isActive ? (
          <>
            <ShareOffer slug={profile.slug} id={offer.id} />
            <BookCall offer={offer} expert={profile} />
          </>
        ) : undefined
      }
    >
      {offer ? (
        <OfferDetail offer={offer} profile={profile} />
      ) : found.isPending ? (
        <SkeletonRows label="Loading the offer" rows={['h-12', 'h-24']} />
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={found.retry} />
      ) : (
        <p className="text-base text-muted">
          {profile.first_name} may have changed or ended it. Their other offers are on the profile.
        </p>
      )}
    </Dialog>
  )
}

function OfferDetail({ offer, profile }: { offer: OfferView; profile: ShownProfile }) {
  const name = fullName(profile)
  return (
    <div className="grid gap-6 py-2">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar id={profile.id} name={name} src={profile.profile_pic} size={40} />
        <p className="min-w-0">
          <span className="font-medium text-ink">{name}</span>
          {profile.designation ? <span className="block text-muted">{profile.designation}</span> : null}
        </p>
      </div>
      <div className="grid gap-1">
        <OfferPrice offer={offer} />
        <p className="text-muted">
          {[
            offer.topic,
            offer.credits ? `${creditsInDollars(offer.credits)} for the call` : 'A first call, free of charge',
          ]
            .filter(Boolean)
            .join(FACT_DOT)}
        </p>
        {offer.isActive ? null : (
          <p>
            <Badge>Offer is inactive</Badge>
          </p>
        )}
      </div>
      {offer.richDescription ? (
        <RichTextView content={offer.richDescription} />
      ) : (
        <p className="measure font-serif text-base whitespace-pre-line text-ink">{offer.description}</p>
      )}
    </div>
  )
}
