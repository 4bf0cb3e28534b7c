import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { AccountHeader } from '../account-tabs'
import { Colleagues } from '../colleagues/colleagues'
import { CompanySection } from '../company/company-section'
import { PHOTO_LEAD, ProfilePhoto } from '../photo/profile-photo'
import { SettingsSection } from '../settings-section'
import { EmailAddress } from './email-address'
import { ProfileSection } from './profile-section'

export function AccountScreen() {
  useDocumentTitle('Account')
  const { companyId, companyName, isExpert } = useSignedInUser()
  return (
    <>
      <AccountHeader />
      <ProfileSection />
      {/* experts edit their photo with the rest of their profile, where it counts */}
      {isExpert ? null : (
        <SettingsSection title="Photo" lead={PHOTO_LEAD}>
          <ProfilePhoto />
        </SettingsSection>
      )}
      <SettingsSection title="Email address" lead="We email you here, and you use it to log in.">
        <EmailAddress />
      </SettingsSection>
      {companyId ? (
        <SettingsSection title="Company" lead="Experts see it next to your posts.">
          <CompanySection companyId={companyId} />
        </SettingsSection>
      ) : null}
      {companyId ? (
        <SettingsSection
          title="Colleagues"
          lead={`Anyone who accepts joins ${companyName ?? 'your company'} and can post in its name.`}
        >
          <Colleagues />
        </SettingsSection>
      ) : null}
    </>
  )
}
