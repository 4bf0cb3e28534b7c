import { CircleHelp } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Icon } from '#ui/display/icon.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { useMatchingProfileQuery } from './matching-profile.expert.generated'

// few experts see it, and everybody else's page is lighter without
const Tooltip = lazy(async () => ({ default: (await import('#ui/overlay/tooltip.js')).Tooltip }))

interface NotMatchedProps {
  opportunityId: string
  message: string | null
}

/**
 * Shown instead of the button. If the profile is too empty to be matched, it leads there; otherwise it names the
 * operator's help address (INT-08, GO-30).
 */
export function NotMatched({ opportunityId, message }: NotMatchedProps) {
  const { supportEmail } = useConfig()
  const { id: me } = useSignedInUser()
  const { data, error, isPending, isFetching, refetch } = useMatchingProfileQuery({ me })
  if (isPending) return null
  if (!data)
    return (
      <ErrorState
        title="We couldn’t check whether this opportunity matches you"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  const profile = data.expert_details_by_pk
  const isComplete =
    !profile ||
    (profile.is_domain_skill_topic_industry && profile.profile_complete_percent >= APPLICATION_LIMITS.profilePercentMin)
  if (!isComplete) return <ProfileFirst opportunityId={opportunityId} />
  const control = (
    <button type="button" className="focus-ring inline-flex min-h-10 items-center gap-2 rounded-md text-sm text-muted">
      <Icon of={CircleHelp} size={16} />
      Not matched to this opportunity
    </button>
  )
  return (
    <Suspense fallback={control}>
      <Tooltip text={message ?? APPLICATION_MESSAGES.notMatched(supportEmail)}>{control}</Tooltip>
    </Suspense>
  )
}

/** An empty profile never matches, so writing to support wouldn't help. */
function ProfileFirst({ opportunityId }: { opportunityId: string }) {
  return (
    <div className="grid gap-3">
      <p className="max-w-[44ch] text-sm text-muted">
        We match roles to your profile. Add your topics, skills and domains, then come back to this role.
      </p>
      <div>
        <LinkButton variant="primary" to={paths.completeProfile(paths.opportunityDetail(opportunityId))}>
          Complete Profile
        </LinkButton>
      </div>
    </div>
  )
}
