import { DRIVE_ADVICE } from '#contract/files/drive-messages.js'
import type { Caller } from '#platform/caller.js'
import { SECOND_MS } from '#platform/clock.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { type Google, GoogleFault } from '#providers/google/google.js'
import { type DriveSave, finishSave, noteDocument, releaseSave, takeSave } from './drive-saves.store.js'
import { dropToken, readToken } from './google-login.store.js'

/** What a document is called, and says: HTML of which every text is escaped. */
export interface DriveDocument {
  name: string
  html: string
}

/** `id` is what Google calls it (KBASE-43), `url` where its owner opens it. */
export interface SavedDocument {
  id: string
  url: string
}

/**
 * Saves a document to the caller's own Drive: creates it, then writes it (KUP-30). One press of the button makes one document,
 * however often it is sent; what broke off goes on where it was.
 * @throws AppError GOOGLE_LOGIN_NEEDED, DRIVE_FILE_FAILED with what the caller can do, DRIVE_SAVE_UNDER_WAY,
 * IDEMPOTENCY_KEY_REUSED
 */
export async function saveDocument(
  services: Services,
  google: Google,
  { caller, clickId, itemId }: { caller: Caller; clickId: string; itemId: string },
  document: DriveDocument,
): Promise<SavedDocument> {
  const login = await readToken(services, caller.sessionId)
  if (!login) throw new AppError('GOOGLE_LOGIN_NEEDED')
  const save = await takeSave(services, { clickId, itemId, userId: caller.userId })
  if (save.isSaved && save.documentId) return savedAs(save.documentId)
  try {
    const id = await write(services, google, login.token, save, document)
    await finishSave(services, save.id)
    return savedAs(id)
  } catch (error) {
    await releaseSave(services, save.id)
    if (!(error instanceof GoogleFault)) throw error
    const refusal = refusalOf(error)
    if (refusal.code === 'GOOGLE_LOGIN_NEEDED') await dropToken(services, caller.sessionId)
    throw refusal
  }
}

async function write(
  services: Services,
  google: Google,
  token: string,
  { id: mark, documentId, isAgain }: DriveSave,
  { name, html }: DriveDocument,
): Promise<string> {
  const signal = AbortSignal.timeout(services.config.GOOGLE_SECONDS * SECOND_MS)
  if (documentId) {
    try {
      await google.writeDocument(token, documentId, html, signal)
      return documentId
    } catch (error) {
      // deleted meanwhile, or it is in another account than today's
      if (!(error instanceof GoogleFault && error.reason === 'gone')) throw error
      await noteDocument(services, mark, null)
    }
  }
  const known = isAgain ? await google.findDocument(token, mark, signal) : null
  const id = known ?? (await google.createDocument(token, { name, mark }, signal))
  await noteDocument(services, mark, id)
  await google.writeDocument(token, id, html, signal)
  return id
}

function refusalOf(fault: GoogleFault): AppError {
  const { reason, detail } = fault
  if (reason === 'expired' || reason === 'narrow')
    return new AppError('GOOGLE_LOGIN_NEEDED', { reason: detail, cause: fault })
  return new AppError('DRIVE_FILE_FAILED', {
    advice: DRIVE_ADVICE[reason],
    reason: `${reason}: ${detail}`,
    cause: fault,
  })
}

const savedAs = (id: string): SavedDocument => ({ id, url: `https://docs.google.com/document/d/${id}/edit` })
