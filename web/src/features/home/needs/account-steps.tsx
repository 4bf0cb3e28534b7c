import type { ReactNode } from 'react'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { paths } from '#lib/paths.js'
import type { SessionUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'

export interface Step {
  id: string
  title: string
  text: string
  action: ReactNode
}

/** What keeps the user from acting, which comes before everything that waits. */
export function accountSteps(user: SessionUser, confirmAddress: ReactNode): Step[] {
  const steps: Step[] = []
  if (!user.isEmailVerified)
    steps.push({
      id: 'confirm-address',
      title: 'Confirm your email address',
      text: `You can post, answer and pay once ${user.email} is confirmed.`,
      action: confirmAddress,
    })
  if (user.isStaffSecondFactorMissing)
    steps.push({
      id: 'second-factor',
      title: user.isSecondFactorOn ? 'Log in with your second factor' : 'Set up your second factor',
      text: 'You can’t open staff pages until then.',
      action: <LinkButton to={paths.accountSecurity}>Open security settings</LinkButton>,
    })
  if (user.isExpert && user.profileCompletePercent < APPLICATION_LIMITS.profilePercentMin)
    steps.push({
      id: 'expert-profile',
      title: `Your profile is ${user.profileCompletePercent}% complete`,
      text: `We use it to match you with opportunities. You can show interest once it’s ${APPLICATION_LIMITS.profilePercentMin}% complete.`,
      action: <LinkButton to={paths.accountExpertise}>Complete your profile</LinkButton>,
    })
  return steps
}

export function StepRow({ step: { title, text, action } }: { step: Step }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{title}</p>
        <p className="measure text-sm text-muted">{text}</p>
      </div>
      {action}
    </li>
  )
}
