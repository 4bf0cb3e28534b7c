import { describe, expect, it } from 'vitest'
import { ratePassword } from './password-strength.js'

const MARA = ['Mara', 'Lindqvist', 'mara.lindqvist@brightwater.example', 'Brightwater Analytics']

describe('password strength', () => {
  it.each([
    ['aaaaaaaaaa', /repeats itself/],
    ['abcabcabcabc', /repeats itself/],
    ['a'.repeat(128), /repeats itself/],
    ['abcdefghij', /abc or 123/],
    ['1234567890', /first that attackers try/],
    ['password123', /first that attackers try/],
    ['P4ssw0rd123!', /first that attackers try/],
    ['qwertyuiop', /first that attackers try/],
    ['22/11/1984', /date/],
    ['lindqvist1', /your name, your email or your company/],
    ['brightwater', /your name, your email or your company/],
    ['BRIGHTWATER1', /your name, your email or your company/],
  ])('is too low: %s', (password, reason) => {
    const rating = ratePassword(password, MARA)
    expect(rating.isStrong).toBe(false)
    expect(rating.advice).toMatch(reason)
    expect(rating.advice).toMatch(/Try four or five unrelated words/)
  })

  it.each([
    'a quiet morning walk',
    'correct horse battery staple',
    'zx9!kf02Lm',
    'дом у озера весной',
    '🎈🐢🌵🪁🧭🪵🫖🧶🪴🛶',
  ])('is sufficient: %s', (password) => {
    expect(ratePassword(password, MARA)).toMatchObject({ isStrong: true, advice: '' })
  })

  it('is rated quickly for any input', () => {
    const hostile = ['p4ssw0rd'.repeat(16), 'ab1!'.repeat(32), '4@8({[<369&#!1/|0$5+7%2'.repeat(5)]
    ratePassword('warm up first', [])
    // of this process, whatever else the machine does
    const startedAt = process.cpuUsage()
    for (const password of hostile) ratePassword(password, MARA)
    const { user, system } = process.cpuUsage(startedAt)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})
