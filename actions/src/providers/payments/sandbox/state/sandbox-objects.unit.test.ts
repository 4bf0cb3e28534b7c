import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import type { SandboxCharge, SandboxEventObjects, SentAs } from './sandbox-objects.js'

// The checks are the compiler's: each line below stops compiling when the check behind it is gone.

// @ts-expect-error the package's charges have no such field
type Unknown = SentAs<Stripe.Charge, { invented: string }>
// @ts-expect-error amounts are numbers
type OtherType = SentAs<Stripe.Charge, { amount: string }>
// @ts-expect-error an inner field of another type
type InnerType = SentAs<Stripe.Subscription, { items: { data: { current_period_end: string }[] } }>

it('holds what the sandbox sends against the types of the stripe package', () => {
  type Held = [Unknown, OtherType, InnerType] extends unknown[] ? true : false
  // An event about an object that the package would not read as such has become `never`.
  type Missing = { [Type in keyof SandboxEventObjects]: [SandboxEventObjects[Type]] extends [never] ? Type : never }
  const missing: Missing[keyof Missing][] = []
  const charge: Pick<Stripe.Charge, keyof SandboxCharge> = {} as SandboxCharge
  const held: Held = true
  expect([missing, charge, held]).toEqual([[], {}, true])
})
