import { useSignedInUser } from '#lib/session.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import { SettingsSection } from '../settings-section'
import { useAccountDetailsQuery } from './account-details.generated'
import { ProfileForm } from './profile-form'

export function ProfileSection() {
  const { id } = useSignedInUser()
  const { data, error, isPending, refetch } = useAccountDetailsQuery({ me: id })
  return (
    <SettingsSection title="You" lead="How others see you, and the time zone for dates in our emails.">
      {isPending ? (
        <SkeletonRegion label="Loading your details">
          <div className="grid max-w-form gap-6">
            <div className="grid gap-6 md:grid-cols-2 md:gap-4">
              <Skeleton className="h-16" />
              <Skeleton className="h-16" />
            </div>
            <Skeleton className="h-24" />
            <Skeleton className="h-16" />
            <Skeleton className="h-10 w-20" />
          </div>
        </SkeletonRegion>
      ) : data?.users_by_pk ? (
        <ProfileForm details={data.users_by_pk} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </SettingsSection>
  )
}
