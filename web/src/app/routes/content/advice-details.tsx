import { useParams } from 'react-router-dom'
import { SharedOfferScreen } from '#features/profile/advice/shared-offer-screen.js'

/** `/advice-offering/details/{id}`, which opens that offer (ADV-12). */
export default function AdviceDetailsRoute() {
  return <SharedOfferScreen id={useParams().id ?? ''} />
}
