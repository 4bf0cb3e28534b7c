import { useSignedInUser } from '../../../lib/session'
import { useDocumentTitle } from '../../../lib/use-document-title'
import { AccountHeader } from '../account-tabs'
import { Colleagues } from '../colleagues/colleagues'
import { EmailPreferences } from '../emails/email-preferences'
import { SettingsSection } from '../settings-section'
import { EmailAddress } from './email-address'
import { ProfileSection } from './profile-section'

export function AccountScreen() {
  useDocumentTitle('Account')
  const { companyId, companyName } = useSignedInUser()
  return (
    <>
      <AccountHeader />
      <ProfileSection />
      <SettingsSection title="Email address" lead="Where we write to, and what you log in with.">
        <EmailAddress />
      </SettingsSection>
      {companyId ? (
        <SettingsSection
          title="Colleagues"
          lead={`Whoever accepts joins ${companyName ?? 'your company'} and posts in its name.`}
        >
          <Colleagues />
        </SettingsSection>
      ) : null}
      <SettingsSection title="Mail" lead="Notices always appear under the bell. Choose which also come by mail.">
        <EmailPreferences />
      </SettingsSection>
    </>
  )
}
