import type { Config } from '#actions/config.js'
import { DRIVE_RETURN_PATH } from '#contract/files/drive-messages.js'
import type { Google } from './google.js'
import { createGoogleService } from './google-service.js'

type GoogleSettings = Pick<
  Config,
  | ('GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_SECONDS' | 'PUBLIC_URL')
  | ('GOOGLE_LOGIN_URL' | 'GOOGLE_TOKEN_URL' | 'GOOGLE_API_URL')
>

/** Google with the operator's client; null without one. */
export function chooseGoogle(settings: GoogleSettings): Google | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings
  if (!clientId || !clientSecret) return null
  return createGoogleService({
    ...{ clientId, clientSecret, seconds: settings.GOOGLE_SECONDS },
    returnUrl: settings.PUBLIC_URL + DRIVE_RETURN_PATH,
    loginUrl: bare(settings.GOOGLE_LOGIN_URL),
    tokenUrl: bare(settings.GOOGLE_TOKEN_URL),
    apiUrl: bare(settings.GOOGLE_API_URL),
  })
}

const bare = (address: string) => address.replace(/\/+$/, '')
