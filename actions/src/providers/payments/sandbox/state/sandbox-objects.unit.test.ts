import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import type {
  IsReadableAs,
  SandboxAccount,
  SandboxAccountLink,
  SandboxCharge,
  SandboxEventObjects,
  SandboxReversal,
  SandboxTransfer,
} from './sandbox-objects.js'

it('holds what the sandbox sends against the types of the stripe package, down to inner fields', () => {
  // The compiler checks these types; the values only show them.
  const answers: [
    IsReadableAs<Stripe.Charge, SandboxCharge>,
    IsReadableAs<Stripe.Charge, { invented: string }>,
    IsReadableAs<Stripe.Charge, { amount: string }>,
    IsReadableAs<Stripe.Subscription, { items: { data: { current_period_end: string }[] } }>,
  ] = [true, false, false, false]
  expect(answers).toEqual([true, false, false, false])
})

it('[X-25] holds accounts, their links, transfers and reversals against them too', () => {
  const answers: [
    IsReadableAs<Stripe.Account, SandboxAccount>,
    IsReadableAs<Stripe.AccountLink, SandboxAccountLink>,
    IsReadableAs<Stripe.Transfer, SandboxTransfer>,
    IsReadableAs<Stripe.TransferReversal, SandboxReversal>,
    IsReadableAs<Stripe.Account, { payouts_enabled: string }>,
  ] = [true, true, true, true, false]
  expect(answers).toEqual([true, true, true, true, false])
})

it('sends no event about an object that the package would not read as such', () => {
  type Unreadable = { [Type in keyof SandboxEventObjects]: [SandboxEventObjects[Type]] extends [never] ? Type : never }
  const unreadable: Unreadable[keyof Unreadable][] = []
  const proof: [Unreadable[keyof Unreadable]] extends [never] ? true : false = true
  expect([unreadable, proof]).toEqual([[], true])
})
