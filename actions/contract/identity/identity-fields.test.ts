import { describe, expect, it } from 'vitest'
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup'
import { accountProfileSchema } from './account-profile.schema.js'
import { inviteSchema, newcomerSchema } from './invite.schema.js'
import {
  changePasswordSchema,
  emailOnlySchema,
  linkTokenSchema,
  resetPasswordSchema,
  secondFactorCodeSchema,
  signInSchema,
} from './sign-in.schema.js'
import { signUpSchema } from './sign-up.schema.js'

const SCHEMAS: [string, ObjectSchema<AnyObject>][] = [
  ['profile', accountProfileSchema],
  ['invitation', inviteSchema],
  ['newcomer', newcomerSchema],
  ['change of password', changePasswordSchema],
  ['address', emailOnlySchema],
  ['link', linkTokenSchema],
  ['reset', resetPasswordSchema],
  ['code', secondFactorCodeSchema],
  ['sign-in', signInSchema],
  ['sign-up', signUpSchema],
]

describe('identity forms', () => {
  it.each(SCHEMAS)('reject values of the wrong type without throwing: %s', (_, schema) => {
    for (const value of [{}, { a: 1 }, [], [[]], null, true, 5]) {
      const form = Object.fromEntries(Object.keys(schema.fields).map((field) => [field, value]))
      let thrown: unknown
      try {
        schema.validateSync(form, { abortEarly: false })
      } catch (error) {
        thrown = error
      }
      expect(thrown === undefined || thrown instanceof ValidationError).toBe(true)
    }
  })

  it('reject what can’t be stored', () => {
    const faultOf = (form: Partial<Record<'firstName' | 'designation', string>>) => {
      const named = { firstName: 'Zoë 👩‍👩‍👧', lastName: 'Ng', designation: '', timeZone: 'UTC', ...form }
      return accountProfileSchema.validate(named).then(
        () => null,
        (error: Error) => error.message,
      )
    }
    return expect(
      Promise.all([faultOf({}), faultOf({ firstName: 'Zo\ud83d' }), faultOf({ designation: 'CFO\ude00' })]),
    ).resolves.toEqual([null, ...Array(2).fill('Delete the broken character, such as half an emoji')])
  })

  it('normalise text', () => {
    expect(emailOnlySchema.cast({ email: '  Lee@Example.COM ' })).toEqual({ email: 'lee@example.com' })
  })
})

describe('the company at sign-up', () => {
  const companyOf = (companyName: string) => signUpSchema.pick(['companyName']).isValidSync({ companyName })

  it('is optional, but its name must be visible if given', () => {
    expect(['', ' ', 'Brightwater', '\u200b', '\u2800', 'Bright\u202ewater'].map(companyOf)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
