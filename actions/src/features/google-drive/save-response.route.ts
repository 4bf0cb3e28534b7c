import { object, string } from 'yup'
import { requireDrive } from '#domain/google-drive/require-drive.js'
import { saveDocument } from '#domain/google-drive/save-document.js'
import { HOUR_MS } from '#platform/clock.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { countAttempt } from '#platform/trust/throttle.js'
import { findOwnWords } from './own-words.store.js'
import { toDocument } from './response-document.rules.js'

const SAVES = { name: 'google-drive-save:person', limit: 60, windowMs: HOUR_MS }

/**
 * Saves one's own insight or answer as a document in one's own Google Drive: `{ id, url }`. `clickId` names the press of the
 * button: sent again, it makes no second document.
 * @throws AppError EXPERTS_ONLY, DRIVE_NOT_OFFERED, RESPONSE_NOT_FOUND, DRIVE_NOTHING_TO_SAVE, and whatever saveDocument throws
 */
export const saveResponseToDrive = defineRoute({
  method: 'post',
  path: '/api/google/documents',
  auth: 'session',
  body: object({ responseId: string().required().uuid(), clickId: string().required().uuid() }),
  async handle({ body: { responseId, clickId }, caller }, services) {
    const google = await requireDrive(caller, services)
    await countAttempt(services.database, services.clock, [{ rule: SAVES, subject: caller.userId }])
    const document = toDocument(await findOwnWords(services.database, responseId, caller.userId))
    if (!document) throw new AppError('DRIVE_NOTHING_TO_SAVE')
    return saveDocument(services, google, { caller, clickId, itemId: responseId }, document)
  },
})
