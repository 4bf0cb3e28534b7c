import { RewardDesk } from '#features/admin/rewards/reward-desk.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin/rewards`: what answers earned, and what of it is still on hold. */
export default function AdminRewardsRoute() {
  useDocumentTitle('Rewards')
  return (
    <>
      <PageHeader
        title="Rewards"
        lead="What answers rated 4 or 5 stars earned their experts. Each reward is on hold for 14 days, so that you can take back what wasn’t earned fairly."
      />
      <RewardDesk />
    </>
  )
}
