import { lazy, Suspense } from 'react'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { AccountHeader } from '../account-tabs'
import { CalendarLinkForm } from '../calendar/calendar-link-form'
import { EntriesEditor } from '../entries/entries-form'
import { PHOTO_LEAD, ProfilePhoto } from '../photo/profile-photo'
import { RateCardSection } from '../rate-card/rate-card-section'
import { SettingsSection } from '../settings-section'
import { BackLink } from './back-link'
import { Completion } from './completion'
import { ExpertProfileForm } from './expert-profile-form'
import { useExpertProfile } from './use-expert-profile'

/** The editor is heavy, and the page can be read without it. */
const BioEditor = lazy(() => import('../bio/bio-form'))

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
          <SettingsSection title="Bio" lead="The first thing companies read on your profile.">
            <Suspense fallback={<SkeletonRows label="Loading your bio" className="max-w-form" rows={['h-44']} />}>
              <BioEditor />
            </Suspense>
          </SettingsSection>
          <SettingsSection title="Your expertise" lead="What we match you with opportunities by.">
            <ExpertProfileForm profile={profile} choices={choices} />
          </SettingsSection>
          <SettingsSection title="Experience" lead="Roles and companies, the latest first.">
            <EntriesEditor kind="experience" />
          </SettingsSection>
          <SettingsSection title="Selected work" lead="One or two things you are proud of, and what came of them.">
            <EntriesEditor kind="work" />
          </SettingsSection>
          <SettingsSection title="Links" lead="Where people can read more of you.">
            <EntriesEditor kind="link" />
          </SettingsSection>
          <SettingsSection title="Scheduling link" lead="Where your calls are booked.">
            <CalendarLinkForm />
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
