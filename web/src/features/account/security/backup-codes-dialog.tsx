import { useMutation } from '@tanstack/react-query'
import { restPost } from '#lib/rest-client.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { BackupCodes } from './backup-codes'
import { PasswordStep } from './password-step'
import { useRefreshSecurity } from './use-security'

interface SecurityDialogProps {
  isOpen: boolean
  onClose(): void
  hasPassword: boolean
}

export function BackupCodesDialog({ isOpen, onClose, hasPassword }: SecurityDialogProps) {
  const refresh = useRefreshSecurity()
  const generate = useMutation({
    mutationFn: (body: { password?: string }) =>
      restPost<{ backupCodes: string[] }>('/api/auth/two-factor/generate-backup-codes', body),
    // even if refused, because another tab may have switched it off; the codes don't wait for this
    onSettled: () => void refresh(),
  })
  const close = () => {
    onClose()
    generate.reset()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isKeptOpen={generate.isPending || generate.isSuccess}
      title="New backup codes"
      footer={
        generate.data ? (
          <Button variant="primary" onClick={close}>
            I’ve saved them
          </Button>
        ) : null
      }
    >
      {generate.data ? (
        <BackupCodes codes={generate.data.backupCodes} />
      ) : (
        <PasswordStep
          hasPassword={hasPassword}
          text="Your current codes will stop working."
          button="Create new codes"
          error={generate.error}
          isBusy={generate.isPending}
          onConfirm={generate.mutateAsync}
        />
      )}
    </Dialog>
  )
}
