import { describe, expect, it } from 'vitest'
import { confirmEmailSchema, signUpCodeSchema, signUpSchema } from './sign-up.schema.js'

const form = {
  firstName: 'Mara',
  lastName: 'Holt',
  email: 'mara@harbour.example',
  accountType: 'client',
  method: 'password',
  password: 'a quiet sentence with a boat',
  termsVersion: 1,
  privacyVersion: 1,
}
const isTaken = (changes: object) => signUpSchema.isValidSync({ ...form, ...changes })

describe('signing up', () => {
  it('[X-03] with a password, or with a link and no password', () => {
    expect(isTaken({})).toBe(true)
    expect(isTaken({ password: undefined })).toBe(false)
    expect(isTaken({ password: 'short' })).toBe(false)
    expect(isTaken({ method: 'magic-link', password: undefined })).toBe(true)
    expect(isTaken({ method: 'guess' })).toBe(false)
    expect(isTaken({ accountType: 'staff' })).toBe(false)
  })

  it('[X-61] only with the versions of the texts that were shown', () => {
    for (const name of ['termsVersion', 'privacyVersion'])
      for (const version of [undefined, null, 0, 1.5, '1']) expect(isTaken({ [name]: version })).toBe(false)
  })

  it('remembers a page of up to 2000 characters to continue to', () => {
    expect(isTaken({ next: `/${'x'.repeat(1999)}` })).toBe(true)
    expect(isTaken({ next: `/${'x'.repeat(2000)}` })).toBe(false)
  })

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
    [123456, '123456'],
  ])('[X-74] the code %j is read as %j', (code, read) => {
    const sent = { email: form.email, code }
    expect(signUpCodeSchema.isValidSync(sent) ? signUpCodeSchema.cast(sent).code : null).toBe(read)
  })

  it('[X-74] a confirmation may include a new password, which follows the same rules', () => {
    const isConfirmed = (password?: string) => confirmEmailSchema.isValidSync({ token: 't', password })
    expect([isConfirmed(), isConfirmed(form.password), isConfirmed('short')]).toEqual([true, true, false])
    expect(confirmEmailSchema.isValidSync({ password: form.password })).toBe(false)
  })
})
