import type { ReactNode } from 'react'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { AccountHeader } from '../account-tabs'
import { SettingsSection } from '../settings-section'
import { ChangePassword } from './change-password'
import { DeviceSessions } from './device-sessions'
import { SecondFactor } from './second-factor'
import { type SecurityState, useSecurityState } from './use-security'

export function SecurityScreen() {
  useDocumentTitle('Sign-in and security')
  return (
    <>
      <AccountHeader />
      <SettingsSection title="Second factor" lead="A code from your phone, in addition to your password.">
        <WithState height="h-20">{(state) => <SecondFactor state={state} />}</WithState>
      </SettingsSection>
      <SettingsSection title="Password" lead="Changing it signs out your other devices.">
        <WithState height="h-64">{(state) => <ChangePassword hasPassword={state.hasPassword} />}</WithState>
      </SettingsSection>
      <SettingsSection title="Where you are signed in" lead="Sign out any device that isn’t yours.">
        <DeviceSessions />
      </SettingsSection>
    </>
  )
}

function WithState({ height, children }: { height: string; children(state: SecurityState): ReactNode }) {
  const { data, error, isPending, refetch } = useSecurityState()
  if (isPending) return <SkeletonRows label="Loading" className="max-w-form" rows={[height]} />
  return data ? children(data) : <ErrorState error={error} onRetry={() => void refetch()} />
}
