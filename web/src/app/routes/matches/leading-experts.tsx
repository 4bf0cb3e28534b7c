import { LeadingExpertsScreen } from '#features/experts/leading-experts-screen.js'

/** `/dashboard/wizards` (BASE-16). */
export default function LeadingExpertsRoute() {
  return <LeadingExpertsScreen />
}
