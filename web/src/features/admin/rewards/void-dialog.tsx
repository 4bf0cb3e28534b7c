import { STAFF_MONEY_REASON, staffReasonError } from '#contract/credits/staff-reason.js'
import { fullName } from '#contract/format/full-name.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { rewardText } from './reward-words'
import { useVoidAnswerRewardMutation } from './rewards.generated'
import { type StaffReward, useRefreshRewards } from './use-rewards'

/** Takes back a reward that is on hold, with a reason that the expert reads. */
export function VoidDialog({ reward, onClose }: { reward: StaffReward; onClose(): void }) {
  const alerts = useAlerts()
  const refresh = useRefreshRewards()
  const take = useVoidAnswerRewardMutation({
    onSuccess: () => alerts.show({ tone: 'success', text: 'The reward is taken back. The expert hears about it.' }),
    onError: alerts.showError,
    onSettled: refresh,
  })
  const name = reward.user ? fullName(reward.user) : 'The expert'
  return (
    <ReasonDialog
      isOpen
      keptAs={`void-reward:${reward.response_id}`}
      title={`Take back ${rewardText(reward)}?`}
      text={`${name} won’t get this reward, and reads your reason. The answer and its rating stay.`}
      label="Reason"
      maxCharacters={STAFF_MONEY_REASON.max}
      check={(words) => staffReasonError(words, true)}
      confirmLabel="Take back"
      tone="danger"
      isBusy={take.isPending}
      onSubmit={async (reason) => {
        const isDone = await take.mutateAsync({ responseId: reward.response_id, reason }).then(
          () => true,
          () => false,
        )
        if (isDone) onClose()
        return isDone
      }}
      onClose={onClose}
    />
  )
}
