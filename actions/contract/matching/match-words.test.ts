import { describe, expect, it } from 'vitest'
import { type MatchReason, matchWords, readMatchReasons } from './match-words.js'

const topic = (name: string): MatchReason => ({ criterion: 'topic', name })
const PRICING = topic('Pricing')
const SEO: MatchReason = { criterion: 'skill', name: 'SEO' }
const GERMANY: MatchReason = { criterion: 'country', name: 'Germany' }
const MANY = ['Branding', 'Demand', 'Events', 'Funnels', 'Pricing'].map(topic)

describe('why an opportunity and an expert match', () => {
  it.each([
    [[PRICING], 'Your topic Pricing matches.', 'Matches your topic Pricing.'],
    [
      [PRICING, GERMANY],
      'Your topic Pricing and your country Germany match.',
      'Matches your topic Pricing and your country Germany.',
    ],
    [
      [topic('Branding'), PRICING],
      'Your topics Branding and Pricing match.',
      'Matches your topics Branding and Pricing.',
    ],
    [
      [PRICING, SEO, GERMANY],
      'Your topic Pricing, your skill SEO and your country Germany match.',
      'Matches your topic Pricing, your skill SEO and your country Germany.',
    ],
    [
      MANY,
      'Your topics Branding, Demand, Events and 2 more match.',
      'Matches your topics Branding, Demand, Events and 2 more.',
    ],
    [
      MANY.slice(0, 4),
      'Your topics Branding, Demand, Events and Funnels match.',
      'Matches your topics Branding, Demand, Events and Funnels.',
    ],
    [
      [{ criterion: 'package', name: null }, PRICING],
      'You were asked by name for this opportunity. Your topic Pricing matches.',
      // the poster's team reads it too
      'Asked by name. Matches your topic Pricing.',
    ],
    [
      [{ criterion: 'assigned', name: null }, PRICING],
      'You were asked by name for this opportunity.',
      'Asked by name.',
    ],
  ] satisfies [MatchReason[], string, string][])('[GO-27] case %#', (reasons, toExpert, toPoster) => {
    expect(matchWords(reasons, { reader: 'expert', type: 'project' })).toBe(toExpert)
    expect(matchWords(reasons, { reader: 'poster', type: 'project' })).toBe(toPoster)
  })

  it('calls a fractional post a role', () => {
    const invited: MatchReason[] = [{ criterion: 'package', name: null }]
    expect(matchWords(invited, { reader: 'expert', type: 'fractional' })).toBe('You were asked by name for this role.')
  })

  it('says nothing without reasons, and skips those it doesn’t know', () => {
    expect(matchWords([], { reader: 'expert', type: 'project' })).toBeNull()
    const stored = [{ criterion: 'topic', id: '1', name: 'Pricing' }, { criterion: 'mood', name: 'Good' }, null]
    expect(readMatchReasons(stored)).toEqual([PRICING])
    expect(readMatchReasons(null)).toEqual([])
  })
})
