import { describe, expect, it } from 'vitest'
import { FRACTIONAL_LIMITS } from '#contract/limits.js'
import type { FieldKind } from './field-description.js'
import { fieldRule, KIND_RULES } from './field-rules.js'

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

describe('what names a post, an entry of its lists or a payment', () => {
  const naming = {
    title: (name: string) => fieldRule('title', FRACTIONAL_LIMITS, false).validate(name),
    deliverable: (name: string) =>
      fieldRule('deliverables', FRACTIONAL_LIMITS, false).validate([{ title: name, details: 'Two\nlines' }]),
    payment: (name: string) =>
      fieldRule('paymentSchedules', FRACTIONAL_LIMITS, false).validate([{ details: name, percentage: 100 }]),
  }
  const cases = [
    ['Launch in Spain', null],
    ['在西班牙上线 🚀', null],
    ['\u200b\u2060', 'required field'],
    ['Launch\nBcc: everybody@example.com', 'Use plain text on a single line'],
    ['Launch \u202eniapS', 'Use plain text on a single line'],
    ['Launch \ud83d', 'Delete the broken character, such as half an emoji'],
  ] as const

  it.each(Object.keys(naming) as (keyof typeof naming)[])('is a visible line: %s', async (thing) => {
    for (const [name, fault] of cases) {
      const found = await naming[thing](name).then(
        () => null,
        (error: Error) => error.message,
      )
      expect(found, name).toBe(fault)
    }
  })

  it('may have several lines where it is a longer text, but not invisible ones', async () => {
    const impact = (description: string) =>
      fieldRule('impactOnBusiness', FRACTIONAL_LIMITS, false).validate([{ description }])
    await expect(impact('More demos\nand more sales')).resolves.toBeTruthy()
    await expect(impact('\u200b')).rejects.toThrow('required field')
  })
})
