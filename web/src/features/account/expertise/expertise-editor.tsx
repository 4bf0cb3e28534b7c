import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { ExpertProfileForm } from './expert-profile-form'
import { useExpertProfile } from './use-expert-profile'

/** The form about one's own expertise, with what it needs. */
export default function ExpertiseEditor() {
  const { profile, choices, error, retry } = useExpertProfile()
  if (profile?.expert_details_by_pk && choices) return <ExpertProfileForm profile={profile} choices={choices} />
  if (error) return <ErrorState error={error} onRetry={retry} />
  return <SkeletonRows label="Loading your profile" className="max-w-form gap-6" rows={['h-32', 'h-32', 'h-16']} />
}
