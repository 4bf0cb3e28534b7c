import { AdviceListScreen } from '#features/advice/advice-list-screen.js'

/** `/advice-offering` and `/advice-offering/details/{adviceId}` (BASE-15, ADV-12). */
export default function AdviceOfferingRoute() {
  return <AdviceListScreen />
}
