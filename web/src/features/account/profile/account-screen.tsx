import { useDocumentTitle } from '../../../lib/use-document-title'
import { AccountHeader } from '../account-tabs'
import { EmailPreferences } from '../emails/email-preferences'
import { SettingsSection } from '../settings-section'
import { EmailAddress } from './email-address'
import { ProfileSection } from './profile-section'

export function AccountScreen() {
  useDocumentTitle('Account')
  return (
    <>
      <AccountHeader />
      <ProfileSection />
      <SettingsSection title="Email address" lead="Where we write to, and what you log in with.">
        <EmailAddress />
      </SettingsSection>
      <SettingsSection title="Mail" lead="Notices always appear under the bell. Choose which also come by mail.">
        <EmailPreferences />
      </SettingsSection>
    </>
  )
}
