import { number, object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { confirmBatch } from './batches.js'

/** */
export const confirmPayoutBatchAction = defineAction({
  name: 'confirmPayoutBatch',
  auth: 'staff',
  input: object({ id: string().uuid().required(), seenCents: number().integer().required() }),
  handle: ({ input, caller }, services) => confirmBatch(input, caller, services),
})
