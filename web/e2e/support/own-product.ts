import { inject } from 'vitest'
import type { Product } from './product.js'

/** The product instance of the worker that runs this story. */
export function ownProduct(): Product {
  const worker = process.env.VITEST_POOL_ID
  const product = inject('products')[Number(worker) - 1]
  if (!product) throw new Error(`No product was started for worker ${worker}.`)
  return product
}
