import { useMutation } from '@tanstack/react-query'
import { restPost } from '#lib/rest-client.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { PasswordStep } from './password-step'
import { useRefreshSecurity } from './use-security'

interface DisableSecondFactorProps {
  isOpen: boolean
  onClose(): void
  hasPassword: boolean
}

export function DisableSecondFactor({ isOpen, onClose, hasPassword }: DisableSecondFactorProps) {
  const refresh = useRefreshSecurity()
  const alerts = useAlerts()
  const disable = useMutation({
    mutationFn: (body: { password?: string }) => restPost('/api/auth/two-factor/disable', body),
    onSuccess: async () => {
      onClose()
      alerts.show({ tone: 'info', text: 'Your second factor is off.' })
      await refresh()
    },
    // another tab may already have switched it off
    onError: () => void refresh(),
  })
  const close = () => {
    onClose()
    disable.reset()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Switch off the second factor?">
      <PasswordStep
        hasPassword={hasPassword}
        text="After that, your password or an emailed link is enough to log in."
        button="Switch off"
        tone="danger"
        error={disable.error}
        isBusy={disable.isPending}
        onConfirm={disable.mutateAsync}
      />
    </Dialog>
  )
}
