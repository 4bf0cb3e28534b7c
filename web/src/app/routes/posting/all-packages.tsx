import { AllPackagesScreen } from '#features/packages/all-packages-screen.js'

/** `/dashboard/all-packages` (BASE-10). */
export default function AllPackagesRoute() {
  return <AllPackagesScreen />
}
