import { pipeline } from 'node:stream/promises'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { addressOfPhoto, placeOfPhoto } from './photo-address.js'

/** Serves a person's photo to anyone with its address, which can't be guessed and never changes content. */
export const servePhotoRoute = defineRoute({
  method: 'get',
  path: '/api/photos/:name',
  auth: 'public',
  async handle({ params, response }, { storage }) {
    const place = placeOfPhoto(addressOfPhoto(params.name ?? ''))
    const size = place && (await storage.size(place.key))
    if (!place || size === null) throw new AppError('NOT_FOUND')
    response.set({
      'Content-Type': place.contentType,
      'Content-Length': String(size),
      'Content-Disposition': 'inline',
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
    try {
      await pipeline(await storage.read(place.key), response)
    } catch (error) {
      // a client that disconnects midway is not our error
      if (!response.destroyed) throw error
    }
  },
})
