import { Phone } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { CALENDAR_SECTION } from '#entities/expert/calendar-section.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import type { ShownProfile } from '../profile-view'
import { OfferCard } from './offer-card'
import { OfferDialog } from './offer-dialog'
import { type OfferAddress, useOffers } from './use-offers'

const SKELETON = ['h-52 rounded-lg', 'h-52 rounded-lg']
const COLUMNS = 'gap-4 md:grid-cols-2'

interface AdviceTabProps {
  profile: ShownProfile
  isOwn: boolean
  /** the end of a shared link, whose offer is open (ADV-11) */
  offerCode: string | undefined
}

/** The timed calls that an expert offers; the open one is in the address. */
export default function AdviceTab({ profile, isOwn, offerCode }: AdviceTabProps) {
  const offers = useOffers(profile.id, isOwn)
  const { address, open, close } = useOpenOffer(profile, offerCode)
  const ends = (id: string) => address && ('id' in address ? id === address.id : id.endsWith(address.code))
  const own = isOwn ? offers.data?.pages.flatMap(({ rows }) => rows).find(({ id }) => ends(id)) : undefined
  return (
    <>
      <PagedRows
        list={offers}
        loading="Loading the offers"
        skeleton={SKELETON}
        columns={COLUMNS}
        empty={isOwn ? noOwnOffers(profile) : { icon: Phone, title: `${profile.first_name} doesn’t offer calls yet.` }}
      >
        {(rows) => (
          <ul className={`grid ${COLUMNS}`}>
            {rows.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} onOpen={() => open(offer.id)} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      {address ? <OfferDialog profile={profile} address={address} own={own ?? null} onClose={close} /> : null}
    </>
  )
}

/** Calls with a price can't be set up here yet, but those by a scheduling link can. */
function noOwnOffers({ id, first_name, last_name }: ShownProfile) {
  const me = { id, firstName: first_name, lastName: last_name }
  return {
    icon: Phone,
    title: 'You don’t offer calls yet.',
    text: 'Timed calls with a price can’t be set up here yet. Companies that you apply to book a call with you through your scheduling link.',
    action: (
      <LinkButton to={paths.ownProfile(me, { scrollTo: CALENDAR_SECTION })}>Open your scheduling link</LinkButton>
    ),
  }
}

/** The offer in the address, by its id or by the end of a shared link. */
function useOpenOffer({ slug }: ShownProfile, code: string | undefined) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const id = params.get('offer')
  const address: OfferAddress | null = code !== undefined ? { code } : id ? { id } : null
  return {
    address,
    open: (next: string) => setParams({ parent_tab: 'advice', offer: next }, { preventScrollReset: true }),
    close: () => {
      if (code !== undefined) navigate(paths.profile(slug, { parent_tab: 'advice' }), { replace: true })
      else setParams({ parent_tab: 'advice' }, { replace: true, preventScrollReset: true })
    },
  }
}
