import { useMutation } from '@tanstack/react-query'
import { restPost } from '#lib/rest-client.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { BackupCodes } from './backup-codes'
import { PasswordStep } from './password-step'
import { ScanStep } from './scan-step'
import { useRefreshSecurity } from './use-security'

interface EnrolDialogProps {
  isOpen: boolean
  onClose(): void
  hasPassword: boolean
}

export interface Enrolment {
  totpURI: string
  backupCodes: string[]
}

/**
 * Three steps: confirm the password, scan and enter a code, save the backup codes. The second factor is on after the
 * second.
 */
export function EnrolDialog({ isOpen, onClose, hasPassword }: EnrolDialogProps) {
  const refresh = useRefreshSecurity()
  const begin = useMutation({
    mutationFn: (body: { password?: string }) => restPost<Enrolment>('/api/auth/two-factor/enable', body),
    // another tab may already have switched it on
    onError: () => void refresh(),
  })
  const verify = useMutation({
    mutationFn: (code: string) => restPost('/api/auth/two-factor/verify-totp', { code }),
  })
  const isConfirmed = verify.isSuccess
  const close = () => {
    onClose()
    begin.reset()
    verify.reset()
    // the code may have worked even if the response was lost
    if (!verify.isIdle) void refresh()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isKeptOpen={verify.isPending || isConfirmed}
      title={isConfirmed ? 'Your second factor is on' : 'Set up a second factor'}
      footer={
        isConfirmed ? (
          <Button variant="primary" onClick={close}>
            I’ve saved them
          </Button>
        ) : null
      }
    >
      {isConfirmed && begin.data ? (
        <BackupCodes codes={begin.data.backupCodes} />
      ) : begin.data ? (
        <ScanStep uri={begin.data.totpURI} error={verify.error} isBusy={verify.isPending} onCode={verify.mutateAsync} />
      ) : (
        <PasswordStep
          hasPassword={hasPassword}
          text="You need an authenticator app on your phone, such as the one built into your password manager. Switching it on signs out your other devices."
          button="Continue"
          error={begin.error}
          isBusy={begin.isPending}
          onConfirm={begin.mutateAsync}
        />
      )}
    </Dialog>
  )
}
