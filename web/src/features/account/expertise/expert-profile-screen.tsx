import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { AccountHeader } from '../account-tabs'
import { PHOTO_LEAD, ProfilePhoto } from '../photo/profile-photo'
import { RateCardSection } from '../rate-card/rate-card-section'
import { SettingsSection } from '../settings-section'
import { BackLink } from './back-link'
import { Completion } from './completion'
import { ExpertProfileForm } from './expert-profile-form'
import { useExpertProfile } from './use-expert-profile'

/** `/account/expertise`: everything that counts towards an expert's completion, in one place. */
export function ExpertProfileScreen() {
  useDocumentTitle('Expert profile')
  const user = useSignedInUser()
  const { profile, choices, error, retry } = useExpertProfile()
  const details = profile?.expert_details_by_pk
  return (
    <>
      <AccountHeader />
      <div className="mb-6 empty:hidden">
        <BackLink />
      </div>
      {error && !details ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !profile || !details || !choices ? (
        <ScreenSkeleton />
      ) : (
        <>
          <SettingsSection
            title="Your progress"
            lead={
              <LinkButton className="mt-3" size="sm" to={paths.profile(user.slug)}>
                See your profile as others see it
              </LinkButton>
            }
          >
            <Completion details={details} />
          </SettingsSection>
          <SettingsSection title="Photo" lead={PHOTO_LEAD}>
            <ProfilePhoto />
          </SettingsSection>
          <SettingsSection
            title="Your expertise"
            lead="Companies read this before they hire, and we use it to match you with opportunities."
          >
            <ExpertProfileForm profile={profile} choices={choices} />
          </SettingsSection>
          <RateCardSection />
        </>
      )}
    </>
  )
}

function ScreenSkeleton() {
  return (
    <SkeletonRows
      label="Loading your profile"
      className="max-w-form gap-6 lg:ms-[21rem]"
      rows={['h-64', 'h-24', 'h-32', 'h-32', 'h-32']}
    />
  )
}
