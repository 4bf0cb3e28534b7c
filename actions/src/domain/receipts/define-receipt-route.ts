import { create as contentDisposition } from 'content-disposition'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { type Receipt, writeReceipt } from './write-receipt.js'

const NUMBER = /^[1-9]\d{0,8}$/

interface ReceiptRouteSpec {
  /** Ends in `/:number`. */
  path: string
  /** What the file is called, before the number. */
  fileName: string
  /** @param ownerId whose receipt it must be; null for staff, who may read all */
  read(services: Services, number: number, ownerId: string | null): Promise<Receipt | undefined>
}

/**
 * A numbered receipt as a PDF to save, which no cache keeps, for its owner and for staff. To everybody else it doesn't
 * exist.
 */
export function defineReceiptRoute({ path, fileName, read }: ReceiptRouteSpec) {
  return defineRoute({
    method: 'get',
    path,
    auth: 'session',
    async handle({ caller, params, response }, services) {
      const number = NUMBER.test(params.number ?? '') ? Number(params.number) : null
      const receipt = number && (await read(services, number, caller.isStaff ? null : caller.userId))
      if (!receipt) throw new AppError('NOT_FOUND', { message: 'There is no such receipt.' })
      response
        .type('application/pdf')
        .set({ 'Cache-Control': 'no-store', 'Content-Disposition': contentDisposition(`${fileName}-${number}.pdf`) })
        .send(await writeReceipt(receipt))
    },
  })
}
