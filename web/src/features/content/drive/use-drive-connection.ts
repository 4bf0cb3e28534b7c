import { useQuery } from '@tanstack/react-query'
import { DRIVE_SETTING } from '#contract/files/drive-messages.js'
import { restGet } from '#lib/rest-client.js'
import { useDriveSettingQuery } from './drive-setting.generated'

/** What the server says of one's login at Google. */
export interface DriveConnection {
  isOffered: boolean
  isConnected: boolean
  expiresAt: string | null
}

export const CONNECTION_PATH = '/api/google/connection'
export const CONNECTION_KEY = ['google-connection']
const SETTING_STALE_MS = 5 * 60_000

/** Asked only where the configuration says exactly `true` (HUB-39); whether there is a client, the server adds. */
export function useDriveConnection() {
  const setting = useDriveSettingQuery({ config: DRIVE_SETTING }, { staleTime: SETTING_STALE_MS })
  const isShown = setting.data?.system_configurations[0]?.value === 'true'
  return useQuery({
    queryKey: CONNECTION_KEY,
    enabled: isShown,
    queryFn: ({ signal }) => restGet<DriveConnection>(CONNECTION_PATH, { signal }),
  })
}
