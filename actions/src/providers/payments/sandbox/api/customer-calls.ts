import { newId } from '../state/new-id.js'
import { insertObject } from '../state/objects.store.js'
import type { SandboxCustomer, SandboxProduct } from '../state/sandbox-objects.js'
import { defineApiCall } from './define-api-call.js'
import { fields, metadata, text } from './parameters.js'
import { SandboxRefusal } from './sandbox-refusal.js'

const PRODUCT_ID = /^[a-zA-Z0-9_-]{1,100}$/

export const createCustomer = defineApiCall({
  method: 'post',
  path: '/v1/customers',
  parameters: fields({ email: text(), name: text(), metadata: metadata() }),
  async handle({ parameters }, { transaction, now }) {
    const customer: SandboxCustomer = {
      id: newId('cus'),
      object: 'customer',
      created: now,
      livemode: false,
      email: parameters.email ?? null,
      name: parameters.name ?? null,
      metadata: parameters.metadata ?? {},
      balance: 0,
    }
    await insertObject(transaction, customer)
    return customer
  },
})

export const createProduct = defineApiCall({
  method: 'post',
  path: '/v1/products',
  parameters: fields({
    id: text().matches(PRODUCT_ID, 'holds other characters than it may'),
    name: text().required('is missing'),
  }),
  async handle({ parameters: { id, name } }, { transaction, now }) {
    const product: SandboxProduct = {
      id: id ?? newId('prod'),
      object: 'product',
      created: now,
      livemode: false,
      active: true,
      name,
    }
    if (await insertObject(transaction, product)) return product
    throw new SandboxRefusal(400, { code: 'resource_already_exists', param: 'id', message: 'Product already exists.' })
  },
})
