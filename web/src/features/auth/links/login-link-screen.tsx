import { useSearchParams } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useArrival } from '../use-arrival'
import { LinkLanding } from './link-landing'

export function LoginLinkScreen() {
  const { productName } = useConfig()
  const arrive = useArrival()
  const [query] = useSearchParams()
  return (
    <LinkLanding
      title="Welcome back"
      lead={`Press the button to log in to ${productName}.`}
      button="Log in"
      door="/api/session/magic-link"
      again={{ to: paths.login(query.get('next') ?? undefined), label: 'Ask for a new link' }}
      onDone={() => void arrive()}
    />
  )
}
