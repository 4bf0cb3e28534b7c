import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { postEditorPath } from '#entities/opportunity/post-paths.js'
import { unsentPosts } from '#entities/opportunity/unsent-post.js'
import { formatPassedTime } from '#lib/dates.js'
import { groupCount } from '#lib/graphql/counts.js'
import { paths } from '#lib/paths.js'
import { type SessionUser, useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import type { HomeTasksQuery } from './home.generated'

interface Step {
  id: string
  title: ReactNode
  text: ReactNode
  action?: ReactNode
}

interface NextStepsProps {
  tasks: Pick<UseQueryResult<HomeTasksQuery>, 'data' | 'error' | 'refetch'>
  /** the form that sends the confirmation email */
  confirmAddress: ReactNode
}

/** The user's open tasks, most urgent first; nothing if there are none. */
export function NextSteps({ tasks, confirmAddress }: NextStepsProps) {
  const user = useSignedInUser()
  const { data, error, refetch } = tasks
  const steps = [...accountSteps(user, confirmAddress), ...(data ? [...turnSteps(data), ...postingSteps(data)] : [])]
  if (steps.length === 0 && !error) return null
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 font-serif text-xl font-semibold">
        What needs your attention
      </h2>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      <ol className="divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <li key={step.id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-medium">{step.title}</p>
              <p className="measure text-sm text-muted">{step.text}</p>
            </div>
            {step.action}
          </li>
        ))}
      </ol>
    </section>
  )
}

function accountSteps(user: SessionUser, confirmAddress: ReactNode): Step[] {
  const steps: Step[] = []
  if (!user.isEmailVerified)
    steps.push({
      id: 'confirm-address',
      title: 'Confirm your email address',
      text: `You can post, answer and pay once ${user.email} is confirmed.`,
      action: confirmAddress,
    })
  for (const { to, title, text, action } of unsentPosts(user.id))
    steps.push({ id: to, title, text, action: <LinkButton to={to}>{action}</LinkButton> })
  if (user.isExpert && user.profileCompletePercent < APPLICATION_LIMITS.profilePercentMin)
    steps.push({
      id: 'expert-profile',
      title: `Your profile is ${user.profileCompletePercent}% complete`,
      text: `We use it to match you with opportunities. You can show interest once it’s ${APPLICATION_LIMITS.profilePercentMin}% complete.`,
      action: <LinkButton to={paths.accountExpertise}>Complete your profile</LinkButton>,
    })
  if (user.isStaffSecondFactorMissing)
    steps.push({
      id: 'second-factor',
      title: user.isSecondFactorOn ? 'Log in with your second factor' : 'Set up your second factor',
      text: 'You can’t open staff pages until then.',
      action: <LinkButton to={paths.accountSecurity}>Open security settings</LinkButton>,
    })
  return steps
}

/** What waits for the user's answer, each with the list of it. */
function turnSteps({ offersToAnswer, turns }: HomeTasksQuery): Step[] {
  const [posts, applications] = [offersToAnswer, turns].map((counted) => groupCount(counted) ?? 0)
  const steps: Step[] = []
  if (posts)
    steps.push({
      id: 'offers-to-answer',
      title: posts === 1 ? 'One of your posts has offers to answer' : `${posts} of your posts have offers to answer`,
      text: 'Hire, make a counter offer or reject. The experts are waiting to hear from you.',
      action: <LinkButton to={paths.opportunitySummary({ tab: 'mine', group: 'next' })}>See the posts</LinkButton>,
    })
  if (applications)
    steps.push({
      id: 'your-turn',
      title:
        applications === 1 ? 'It’s your turn in one application' : `It’s your turn in ${applications} applications`,
      text: 'A proposal to send, or a counter offer or hire to answer.',
      action: (
        <LinkButton to={paths.opportunitySummary({ tab: 'applications', turn: 'expert' })}>
          See your applications
        </LinkButton>
      ),
    })
  return steps
}

function postingSteps({ changesRequested, waiting }: HomeTasksQuery): Step[] {
  return [
    ...changesRequested.map(({ id, type, title, review }) => ({
      id,
      title,
      text: `Our staff asked for a change: ${review?.review_reason ?? 'see the post.'}`,
      action: <LinkButton to={postEditorPath({ type, id }) ?? paths.opportunityDetail(id)}>Edit the post</LinkButton>,
    })),
    ...waiting.map(({ id, title, created_at }) => ({
      id,
      title: (
        <Link to={paths.opportunityDetail(id)} className="hover:text-accent">
          {title}
        </Link>
      ),
      text: `Waiting for approval for ${formatPassedTime(created_at)}. We’ll let you know as soon as it’s approved.`,
    })),
  ]
}
