import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import type { OfferCardFragment, OwnOffersQuery } from './offers.generated'

/** A timed call as a profile shows it. */
export interface OfferView {
  id: string
  title: string
  topic: string
  description: string
  /** as it was written; null if it is plain, or not fetched yet */
  richDescription: RawContent | null
  minutes: number
  /** 0 if it is free */
  credits: number
  isActive: boolean
  /** whether calls can be booked now; known once the offer is open */
  isBookable: boolean
  createdAt: string
}

interface OfferDetails {
  description_rich_text?: unknown
  is_bookable?: boolean | null
}

/** GraphQL types a view's columns as nullable, but these never are null. */
export function offerOfCard(card: OfferCardFragment, details: OfferDetails = {}): OfferView {
  return {
    id: card.id ?? '',
    title: card.subtopic ?? '',
    topic: card.topic_name ?? '',
    description: card.description ?? '',
    richDescription: cleanRichText(details.description_rich_text ?? null),
    minutes: card.duration ?? 0,
    credits: card.price ?? 0,
    isActive: true,
    isBookable: details.is_bookable === true,
    createdAt: card.created_at ?? '',
  }
}

type OwnOffer = NonNullable<OwnOffersQuery['expert_details_by_pk']>['advice_offerings'][number]

/** One's own may be switched off. */
export function offerOfOwn(offer: OwnOffer): OfferView {
  return {
    id: offer.id,
    title: offer.subtopic,
    topic: offer.master_topic?.topic_name ?? '',
    description: offer.description,
    richDescription: cleanRichText(offer.description_rich_text),
    minutes: offer.duration,
    credits: offer.price ?? 0,
    isActive: offer.enabled,
    isBookable: false,
    createdAt: offer.created_at,
  }
}
