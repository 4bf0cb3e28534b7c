import { inject } from 'vitest'
import type { Product } from './product.js'

/** The product of the worker in which this story runs. */
export function ownProduct(): Product {
  const worker = process.env.VITEST_POOL_ID
  const product = inject('products')[Number(worker) - 1]
  if (!product) throw new Error(`No product was started for worker ${worker}.`)
  return product
}
