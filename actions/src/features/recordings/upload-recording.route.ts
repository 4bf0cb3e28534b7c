import { Server } from '@tus/server'
import type { Request, Response } from 'express'
import { isRecordingMedia, isRecordingPurpose, RECORDING_UPLOADS_PATH } from '#contract/recordings/recording-limits.js'
import { findOwnRecording, maxBytesOf } from '#domain/recordings/recordings.store.js'
import type { Caller } from '#platform/caller.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { restRefusal, toAppError } from '#platform/faults/error-mapper.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import { RecordingUploads } from './recording-uploads.js'
import { unreadableHeader } from './upload-headers.js'

const TUS_VERSION = '1.0.0'

/** Only experts record (RESP-07, QNA-01). The tus protocol does the rest: POST begins, HEAD asks how far it got, PATCH adds. */
export const uploadRecordingRoutes = (['post', 'head', 'patch', 'delete'] as const).map((method) =>
  defineRoute({
    method,
    path: method === 'post' ? RECORDING_UPLOADS_PATH : `${RECORDING_UPLOADS_PATH}/:id`,
    auth: 'session',
    handle: async ({ caller, params, request, response }, services) => {
      if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
      if (method !== 'post' && !isUuid(params.id)) throw new AppError('RECORDING_NOT_FOUND')
      if (request.get('Tus-Resumable') !== TUS_VERSION) throw wrong('Tus-Resumable')
      const unreadable = unreadableHeader(request)
      if (unreadable) throw wrong(unreadable)
      await serveTus(request, response, caller, services)
    },
  }),
)

/** A server of the caller's own: what it may see and do is bound to them. */
async function serveTus(request: Request, response: Response, caller: Caller, services: Services): Promise<void> {
  const uploads = new RecordingUploads(caller, services)
  const server = new Server({
    path: RECORDING_UPLOADS_PATH,
    datastore: uploads,
    relativeLocation: true,
    namingFunction: (_request, metadata) => newId(metadata),
    async maxSize({ method }, id) {
      // of what begins, `onUploadCreate` knows what it is going to be
      if (id === null || method === 'POST') return maxBytesOf('video')
      return maxBytesOf((await findOwnRecording(services.database, id, caller.userId)).media)
    },
    async onUploadCreate(_request, { metadata, size }) {
      const { media, purpose } = metadata ?? {}
      if (!isRecordingMedia(media)) throw wrong('media')
      if (!isRecordingPurpose(purpose)) throw wrong('purpose')
      if (purpose !== 'answer' && media === 'video') throw wrong('media')
      if (size !== undefined && size > maxBytesOf(media)) throw new AppError('FILE_TOO_LARGE')
      return { metadata: { media, purpose } }
    },
    onResponseError(_request, thrown) {
      const error =
        thrown instanceof Error
          ? toAppError(thrown, services.log)
          : new AppError('UPLOAD_INCOMPLETE', { message: thrown.body.trim() })
      const status_code = thrown instanceof Error ? error.status : thrown.status_code
      return { status_code, body: JSON.stringify(restRefusal(error, String(response.locals.requestId))) }
    },
  })
  await server.handle(request, response)
}

/** The browser names its takes, so that it finds them again after a crash. */
function newId(metadata: Record<string, string | null> | undefined): string {
  if (isUuid(metadata?.id)) return metadata.id.toLowerCase()
  throw wrong('id')
}

const wrong = (field: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ field, message: 'Not a valid value' }] })
