import type { Network } from '#testing/network.js'

/** A server that has begun to receive a take, and never gets all of it. */
export const receivingServer: Network['rest'] = {
  'POST /api/recordings/uploads': ({ headers }) => {
    const [, id = ''] = /(?:^|,)id ([^,]+)/.exec(headers.get('upload-metadata') ?? '') ?? []
    return new Response(null, { status: 201, headers: { Location: `/api/recordings/uploads/${atob(id)}` } })
  },
  'PATCH /api/recordings/uploads/:id': ({ headers }) =>
    new Response(null, { status: 204, headers: { 'Upload-Offset': headers.get('upload-offset') ?? '' } }),
  'DELETE /api/recordings/uploads/:id': () => new Response(null, { status: 204 }),
  'GET /api/recordings/:id/state': ({ path }) => ({
    ...{ id: path.split('/')[3] ?? '', state: 'receiving', refusal: null, message: null },
    ...{ receivedBytes: 0, announcedBytes: null, durationMs: null, peaks: null, url: null },
  }),
}
