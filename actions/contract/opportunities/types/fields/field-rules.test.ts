import { describe, expect, it } from 'vitest'
import { FRACTIONAL_LIMITS } from '#contract/limits.js'
import type { FieldKind } from './field-description.js'
import { KIND_RULES } from './field-rules.js'

async function faultOf(kind: FieldKind, value: unknown, isOptional = false): Promise<string | null> {
  const rule = KIND_RULES[kind](FRACTIONAL_LIMITS, isOptional)
  return rule.validate(value).then(
    () => null,
    (fault: Error) => fault.message,
  )
}

describe('a field without a rule of its own', () => {
  it.each([
    ['number', 12, null],
    ['number', '', null],
    ['number', 1.5, 'Please enter a number'],
    ['number', -1, 'Please enter a number'],
    ['number', 10_000, 'Please enter a number'],
    ['text', '', null],
    ['text', 'x'.repeat(501), 'Must be up to 500 characters'],
    ['choice', '', 'required field'],
    ['choices', [], 'required field'],
    ['flag', null, 'required field'],
    ['dollars', FRACTIONAL_LIMITS.budgetMaxDollars + 1, `Maximal budget is $${FRACTIONAL_LIMITS.budgetMaxDollars}`],
  ] as const)('of kind %s, containing %j, gives %j', async (kind, value, fault) => {
    expect(await faultOf(kind, value)).toBe(fault)
  })

  it('may be omitted if it is an optional choice', async () => {
    expect(await faultOf('choice', '', true)).toBeNull()
  })
})
