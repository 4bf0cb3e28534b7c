import type { Selectable } from 'kysely'
import type { Purchases } from '#platform/database-types.generated.js'

/** A row of `purchases`. */
export type Purchase = Selectable<Purchases>

/** As sent in `purchaseType` (GO-49, GK-034). */
export type PurchaseKind = 'wizlings' | 'saas' | 'hire_expert'
