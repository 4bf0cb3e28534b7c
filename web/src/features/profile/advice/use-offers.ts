import { useInfiniteQuery } from '@tanstack/react-query'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useSession } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { type OfferView, offerOfCard, offerOfOwn } from './offer-view'
import { useOfferByIdQuery, useOwnOffersQuery, useProfileOffersQuery, useSharedOfferQuery } from './offers.generated'
import {
  usePublicOfferByIdQuery,
  usePublicProfileOffersQuery,
  usePublicSharedOfferQuery,
} from './offers.public.generated'

const PAGE_ROWS = 12

type Reader = 'visitor' | 'member' | 'owner'

/** Somebody's offers, the newest first; its owner's list has those that are switched off too. */
export function useOffers(author: string, isOwn: boolean) {
  const isMember = useSession().user !== null
  const reader: Reader = isOwn ? 'owner' : isMember ? 'member' : 'visitor'
  return useInfiniteQuery({
    queryKey: [useProfileOffersQuery.rootKey, author, reader],
    initialPageParam: AFTER_ALL,
    queryFn: async ({ pageParam }) =>
      pageOf(
        await readOffers(reader, author, { before: pageParam.at, beforeId: pageParam.id, limit: PAGE_ROWS + 1 }),
        PAGE_ROWS,
      ),
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.createdAt, id: last.id })),
  })
}

interface Slice {
  before: string
  beforeId: string
  limit: number
}

async function readOffers(reader: Reader, author: string, slice: Slice): Promise<OfferView[]> {
  if (reader === 'owner') {
    const { expert_details_by_pk: own } = await useOwnOffersQuery.fetcher({ me: author, ...slice })()
    return (own?.advice_offerings ?? []).map(offerOfOwn)
  }
  const fetcher = reader === 'member' ? useProfileOffersQuery.fetcher : usePublicProfileOffersQuery.fetcher
  const { advice_cards: cards } = await fetcher({ author, ...slice })()
  return cards.map((card) => offerOfCard(card))
}

/** Which of somebody's offers an address opens: one by its id, or by the end of its shared link (ADV-11). */
export type OfferAddress = { id: string } | { code: string }

/** An active offer of the person with this slug; null if there is none at this address any more. */
export function useOffer(slug: string, address: OfferAddress) {
  const isMember = useSession().user !== null
  const id = 'id' in address && isUuid(address.id) ? address.id : ''
  const shared = { slug, code: 'code' in address ? address.code : '' }
  const isShared = 'code' in address
  const byId = useOfferByIdQuery({ id }, { enabled: isMember && id !== '' })
  const byLink = useSharedOfferQuery(shared, { enabled: isMember && isShared })
  const openById = usePublicOfferByIdQuery({ id }, { enabled: !isMember && id !== '' })
  const openByLink = usePublicSharedOfferQuery(shared, { enabled: !isMember && isShared })
  const [asked, openlyAsked] = isShared ? [byLink, openByLink] : [byId, openById]
  const query = isMember ? asked : openlyAsked
  // any id can be put into an address, also that of somebody else's offer
  const found = query.data?.advice_details.find(({ author_slug: author }) => author === slug)
  return {
    offer: found?.card ? offerOfCard(found.card, found) : null,
    isPending: (isShared || id !== '') && query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  }
}
