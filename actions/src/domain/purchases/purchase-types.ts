import type { PurchaseType } from './define-purchase-type.js'
import type { PurchaseKind } from './purchase.js'
import { hireExpert } from './types/hire-expert.js'
import { saas } from './types/saas.js'
import { wizlings } from './types/wizlings.js'

/** Everything that can be bought. */
export const PURCHASE_TYPES: { readonly [Kind in PurchaseKind]?: PurchaseType } = {
  saas,
  wizlings,
  hire_expert: hireExpert,
}

/** The type of a stored purchase. */
export function purchaseTypeOf({ purchase_type }: { purchase_type: string }): PurchaseType {
  const type = PURCHASE_TYPES[purchase_type as PurchaseKind]
  if (!type) throw new Error(`${purchase_type} is not a type of purchase`)
  return type
}
