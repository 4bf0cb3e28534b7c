import { DRIVE_SETTING } from '#contract/files/drive-messages.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import type { Google } from '#providers/google/google.js'

/** Google, if experts may save to Drive here: the operator has a client, and the setting is exactly `true` (HUB-39). */
export async function offeredDrive({ database, google }: Services): Promise<Google | null> {
  if (!google) return null
  const setting = await database
    .selectFrom('system_configurations')
    .where('config', '=', DRIVE_SETTING)
    .select('value')
    .executeTakeFirst()
  return setting?.value === 'true' ? google : null
}

/** @throws AppError EXPERTS_ONLY, DRIVE_NOT_OFFERED */
export async function requireDrive(caller: Caller, services: Services): Promise<Google> {
  if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
  const google = await offeredDrive(services)
  if (!google) throw new AppError('DRIVE_NOT_OFFERED')
  return google
}
