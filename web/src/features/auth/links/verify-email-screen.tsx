import { paths } from '../../../lib/paths'
import { useAlerts } from '../../../ui/feedback/alert-centre'
import { useArrival } from '../use-arrival'
import { LinkLanding } from './link-landing'

export function VerifyEmailScreen() {
  const arrive = useArrival()
  const alerts = useAlerts()
  return (
    <LinkLanding
      title="Confirm your email address"
      lead="Then you can post, answer and pay, and we know where to reach you."
      button="Confirm the address"
      door="/api/email-verification/confirm"
      again={{ to: paths.account, label: 'Ask for a new link' }}
      onDone={() => {
        alerts.show({ tone: 'success', text: 'Your email address is confirmed.' })
        void arrive()
      }}
    />
  )
}
