import { RewardDesk } from '#features/admin/rewards/reward-desk.js'
import { useDocumentTitle } from '#lib/use-document-title.js'

/** `/admin/rewards`: what answers earned, and what of it is still on hold. */
export default function AdminRewardsRoute() {
  useDocumentTitle('Rewards')
  return <RewardDesk />
}
