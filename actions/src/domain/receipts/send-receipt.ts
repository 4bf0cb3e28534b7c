import { create as contentDisposition } from 'content-disposition'
import type { Response } from 'express'
import { AppError } from '#platform/errors.js'
import { type Receipt, writeReceipt } from './write-receipt.js'

const NUMBER = /^[1-9]\d{0,8}$/

/**
 * The number in a receipt's address.
 * @throws AppError NOT_FOUND if it can't be one
 */
export function parseReceiptNumber(text = ''): number {
  if (!NUMBER.test(text)) throw noSuchReceipt()
  return Number(text)
}

/** What whoever may not read a receipt is told too. */
export const noSuchReceipt = (): AppError => new AppError('NOT_FOUND', { message: 'There is no such receipt.' })

/** Answers with a receipt as a PDF to save, which no cache keeps. */
export async function sendReceipt(response: Response, receipt: Receipt, fileName: string): Promise<void> {
  response
    .type('application/pdf')
    .set({ 'Cache-Control': 'no-store', 'Content-Disposition': contentDisposition(fileName) })
    .send(await writeReceipt(receipt))
}
