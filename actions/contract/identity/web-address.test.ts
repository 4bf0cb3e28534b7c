import { describe, expect, it } from 'vitest'
import { COMPANY_BRIEF_CHARACTERS_MAX, companyDetailsSchema } from './company-details.schema.js'
import { isWebAddress } from './web-address.js'

describe('a web address', () => {
  it.each([
    'https://a.example',
    'http://www.a.example:8080/path?x=1#y',
    'https://münchen.example/ä',
    `https://a.example/${'x'.repeat(2030)}`,
  ])('%s is valid', (text) => {
    expect(isWebAddress(text)).toBe(true)
  })

  it.each([
    '',
    'a.example',
    'ftp://a.example',
    'x https://a.example',
    'https://localhost',
    'https://10.0.0.1',
    'https://user@a.example',
    'https://a.example:80801',
    'https://a.example/with space',
    'https://a.example/\u202egnp.exe',
    'https://a.example/\u0007',
    'https://a.example/\u200b',
    `https://a.example/${'x'.repeat(2031)}`,
  ])('%j is invalid', (text) => {
    expect(isWebAddress(text)).toBe(false)
  })

  it('requires https if it must be secure', () => {
    expect(isWebAddress('http://a.example', { isSecure: true })).toBe(false)
    expect(isWebAddress('https://a.example', { isSecure: true })).toBe(true)
    expect(isWebAddress('http://a.example/?https://', { isSecure: true })).toBe(false)
  })
})

describe('a company profile', () => {
  const details = { companyName: 'Brightwater', companyUrl: '', companyBrief: '' }
  const faultOf = (changes: Partial<typeof details>) => {
    try {
      companyDetailsSchema.validateSync({ ...details, ...changes })
    } catch (error) {
      return (error as Error).message
    }
  }

  it('requires a name, but neither website nor text', () => {
    expect(faultOf({})).toBeUndefined()
    expect(faultOf({ companyName: ' ' })).toBe('Enter the company’s name')
    expect(companyDetailsSchema.cast({ companyName: 'Brightwater' })).toEqual(details)
  })

  it('has an absolute web address, and up to 2000 characters of text', () => {
    expect(faultOf({ companyUrl: ' https://brightwater.example ' })).toBeUndefined()
    expect(faultOf({ companyUrl: 'brightwater' })).toBe('Enter a web address, such as company.com')
    expect(faultOf({ companyBrief: 'x'.repeat(COMPANY_BRIEF_CHARACTERS_MAX) })).toBeUndefined()
    expect(faultOf({ companyBrief: 'x'.repeat(COMPANY_BRIEF_CHARACTERS_MAX + 1) })).toBe('Use up to 2000 characters')
  })
})
