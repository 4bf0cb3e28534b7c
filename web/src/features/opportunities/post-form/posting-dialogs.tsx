import { POSTING_MESSAGES } from '#contract/messages.js'
import { type OpportunityType, wordForMany, wordForType } from '#contract/opportunities/type-facts.js'
import type { FormWords } from '#contract/opportunities/types/post-type.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useUpgradeTextsQuery } from './upgrade-texts.public.generated'

interface PostedDialogProps {
  isOpen: boolean
  words: Pick<FormWords, 'sentTitle' | 'sentText'>
  /** The post is active, so nothing is pending. */
  isLive: boolean
  /** What staff had asked for and the poster has now changed. */
  request: string | null
  onOk(): void
}

/**
 * The post was sent or its changes are live; OK leads to the poster's active opportunities (FRAC-11, FRAC-12, X-78).
 */
export function PostedDialog({ isOpen, words, isLive, request, onOk }: PostedDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onOk}
      title={isLive ? POSTING_MESSAGES.editedTitle : words.sentTitle}
      footer={
        <Button variant="primary" onClick={onOk}>
          OK
        </Button>
      }
    >
      <div className="flex flex-col gap-3 text-base text-muted">
        <p>{isLive ? POSTING_MESSAGES.editedText : words.sentText}</p>
        {request ? <p className="text-sm">{POSTING_MESSAGES.answeredText(request)}</p> : null}
      </div>
    </Dialog>
  )
}

interface AlreadyPostedDialogProps {
  isOpen: boolean
  type: OpportunityType
  /** true if its poster or staff closed or deleted it, false if it was edited */
  hasEnded: boolean
  onClose(): void
}

/** An earlier attempt did post it, but the response was lost and the post has changed since. The draft is kept. */
export function AlreadyPostedDialog({ isOpen, type, hasEnded, onClose }: AlreadyPostedDialogProps) {
  const thing = wordForType(type)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={hasEnded ? `This ${thing} was posted before` : `This ${thing} is already posted`}
      footer={
        <>
          <Button onClick={onClose}>Back to the form</Button>
          <LinkButton variant="primary" to={paths.opportunitySummary({ tab: 'mine' })}>
            See your {wordForMany(type)}
          </LinkButton>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-base text-muted">
        <p>
          {hasEnded
            ? 'It arrived when you sent it before, and has been closed or deleted since.'
            : 'It arrived when you sent it before, and has been edited since. You’ll find it under “Posted by you”.'}
        </p>
        <p>Nothing was sent just now. What you typed is kept here; sending it again posts it as another {thing}.</p>
      </div>
    </Dialog>
  )
}

/** The free plan's posts are used (FRAC-28, PROMPT-44, GD-46). The draft is kept. */
export function UpgradeMembershipDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Upgrade Membership"
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <LinkButton variant="primary" to={paths.pricing}>
            View Plans
          </LinkButton>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-base text-muted">
        <UpgradeTexts />
        <p className="text-sm">Your draft stays here until you come back to it.</p>
      </div>
    </Dialog>
  )
}

/** A component of its own, so that the numbers are only asked for once the dialog is open. */
function UpgradeTexts() {
  const { data, isPending } = useUpgradeTextsQuery()
  if (isPending) return <SkeletonRows label="Loading" rows={['h-12', 'h-6']} />
  const setting = (name: string) => data?.system_configurations.find(({ config }) => config === name)?.value
  return (
    <>
      <p>{POSTING_MESSAGES.freePlanLimit(Number(setting('FREE_PLAN_OPPORTUNITY_LIMIT') ?? 1))}</p>
      <p>{POSTING_MESSAGES.upgrade(setting('EXPERT_COUNT_TEXT') ?? '1,000+')}</p>
    </>
  )
}
