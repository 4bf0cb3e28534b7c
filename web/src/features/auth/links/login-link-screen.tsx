import { useSearchParams } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useCompleteSignIn } from '../use-complete-sign-in'
import { LinkLanding } from './link-landing'

export function LoginLinkScreen() {
  const { productName } = useConfig()
  const completeSignIn = useCompleteSignIn()
  const [query] = useSearchParams()
  return (
    <LinkLanding
      title="Welcome back"
      lead={`Press the button to log in to ${productName}.`}
      button="Log in"
      endpoint="/api/session/magic-link"
      again={{ to: paths.login(query.get('next') ?? undefined), label: 'Ask for a new link' }}
      onDone={() => void completeSignIn()}
    />
  )
}
