import { string } from 'yup'
import { emitEvent } from '../delivery/emit-event.js'
import { newId } from '../state/new-id.js'
import { insertObject, listTransfers, lockObject, readObject, saveObject } from '../state/objects.store.js'
import type { SandboxReversal, SandboxTransfer } from '../state/sandbox-objects.js'
import { defineApiCall } from './define-api-call.js'
import { cents, fields, metadata, text } from './parameters.js'
import { SandboxRefusal } from './sandbox-refusal.js'

export const createTransfer = defineApiCall({
  method: 'post',
  path: '/v1/transfers',
  parameters: fields({
    amount: cents().min(1, 'has to be at least 1').required('is missing'),
    currency: string()
      .oneOf(['usd'] as const, 'is not taken here')
      .required('is missing'),
    destination: text().required('is missing'),
    transfer_group: text(),
    metadata: metadata(),
  }),
  async handle({ parameters: { transfer_group, metadata: given, ...asked } }, context) {
    const { capabilities, payouts_enabled } = await readObject(context.transaction, 'account', asked.destination)
    if (capabilities.transfers !== 'active' || !payouts_enabled)
      throw new SandboxRefusal(400, {
        code: 'insufficient_capabilities_for_transfer',
        message: 'Your destination account needs to have the transfers capability enabled.',
      })
    const transfer: SandboxTransfer = {
      id: newId('tr'),
      object: 'transfer',
      created: context.now,
      livemode: false,
      ...asked,
      ...{ amount_reversed: 0, reversed: false },
      transfer_group: transfer_group ?? null,
      metadata: given ?? {},
    }
    await insertObject(context.transaction, transfer)
    await emitEvent(context, 'transfer.created', transfer)
    return transfer
  },
})

export const readTransfers = defineApiCall({
  method: 'get',
  path: '/v1/transfers',
  parameters: fields({ transfer_group: text().required('is missing'), destination: text(), limit: cents() }),
  async handle({ parameters: { transfer_group, destination } }, { transaction }) {
    const all = await listTransfers(transaction, transfer_group)
    const data = all.filter((transfer) => destination === undefined || transfer.destination === destination)
    return { object: 'list', data, has_more: false, url: '/v1/transfers' }
  },
})

export const reverseTransfer = defineApiCall({
  method: 'post',
  path: '/v1/transfers/:id/reversals',
  parameters: fields({ amount: cents().min(1, 'has to be at least 1') }),
  async handle({ id, parameters: { amount } }, context) {
    const transfer = await lockObject(context.transaction, 'transfer', id)
    const left = transfer.amount - transfer.amount_reversed
    const reversed = amount ?? left
    if (left === 0 || reversed > left)
      throw new SandboxRefusal(400, { message: `Only ${left} is left to reverse of ${id}.` })
    const reversal: SandboxReversal = {
      id: newId('trr'),
      object: 'transfer_reversal',
      created: context.now,
      ...{ amount: reversed, currency: 'usd', transfer: id, metadata: {} },
    }
    await insertObject(context.transaction, reversal)
    const after = { ...transfer, amount_reversed: transfer.amount_reversed + reversed, reversed: reversed === left }
    await saveObject(context.transaction, after)
    await emitEvent(context, 'transfer.reversed', after)
    return reversal
  },
})
