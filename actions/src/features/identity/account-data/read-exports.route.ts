import { pipeline } from 'node:stream/promises'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { exportKey, findNewestExport } from './exports.store.js'

/** The newest export that the caller asked for. */
export const readNewestExport = defineRoute({
  method: 'get',
  path: '/api/account/exports',
  auth: 'session',
  handle: async ({ caller }, { database }) => ({ newest: await findNewestExport(database, caller.userId) }),
})

/** The file, for whom it is about only, and until its time is over. */
export const downloadExport = defineRoute({
  method: 'get',
  path: '/api/account/exports/:id/file',
  auth: 'session',
  async handle({ caller, params, response }, { database, storage, clock }) {
    const id = params.id ?? ''
    const row = isUuid(id)
      ? await database
          .selectFrom('private.data_exports')
          .where('id', '=', id)
          .where('user_id', '=', caller.userId)
          .where('state', '=', 'ready')
          .where('expires_at', '>', clock.now())
          .select(['id', 'size_bytes'])
          .executeTakeFirst()
      : undefined
    if (!row) throw new AppError('NOT_FOUND', { message: 'This file is no longer there. Ask for a new one.' })
    response.set({
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="your-data.json"',
      'Content-Length': String(row.size_bytes),
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    })
    try {
      await pipeline(await storage.read(exportKey(row.id)), response)
    } catch (error) {
      // a client that disconnects midway is not our error
      if (!response.destroyed) throw error
    }
  },
})
