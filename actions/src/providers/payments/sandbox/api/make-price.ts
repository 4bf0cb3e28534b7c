import { newId } from '../state/new-id.js'
import type { SandboxPrice, SandboxRecurring } from '../state/sandbox-objects.js'

interface PriceDetails {
  product: string
  unit_amount: number
  recurring?: SandboxRecurring
}

/** A price for one use, made from `price_data`. */
export function makePrice({ product, unit_amount, recurring }: PriceDetails, now: number): SandboxPrice {
  return {
    id: newId('price'),
    object: 'price',
    created: now,
    livemode: false,
    active: false,
    currency: 'usd',
    type: recurring ? 'recurring' : 'one_time',
    unit_amount,
    product,
    recurring: recurring ? { ...recurring, usage_type: 'licensed', meter: null, trial_period_days: null } : null,
  }
}
