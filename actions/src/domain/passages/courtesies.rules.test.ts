import { describe, expect, it } from 'vitest'
import { isCourtesy, namesNothing } from './courtesies.rules.js'

describe('what only greets, thanks or approves', () => {
  it.each([
    ...['Hi', 'Hello there!', 'hey', 'Hello, how are you?', 'Good morning!', 'Good evening, everyone'],
    ...['thanks', 'Thanks!', 'Thanks a lot!', 'Thank you so much.', 'Thanks for your help', 'thx', 'Cheers', 'Bye'],
    ...[
      'Thanks, that really helps!',
      'Thank you, that’s very helpful',
      'Great, thanks',
      'Perfect.',
      'ok',
      'That is great',
    ],
    ...[
      'Awesome, thanks!',
      'Thanks, got it',
      'Many thanks',
      'No, thanks',
      'thank u',
      'Very helpful',
      'Much appreciated',
    ],
    ...['Cool', 'Hello?', 'Hi! How are you?'],
  ])('“%s” does', (text) => {
    expect(isCourtesy(text)).toBe(true)
    expect(namesNothing(text)).toBe(true)
  })

  it.each([
    ...[
      'How much?',
      'Great, thanks! How much?',
      'Hi! How?',
      'Is that okay?',
      'Good?',
      'Thanks! Is that good?',
      'Hi, is there help?',
      'Is it good this evening?',
      'Why is that?',
      'Help',
      '???',
      '',
    ],
    ...['Hi, how do I price my product?', 'Thanks! And in Germany?', 'Thanks, but why?', 'ok, what next?'],
    ...[
      'Elena',
      'Thanks Elena',
      'Doris Day',
      'Grace Hello',
      'Perfect Corp',
      'Good to great',
      'morning',
      'Привет, цены?',
    ],
  ])('“%s” doesn’t', (text) => {
    expect(isCourtesy(text)).toBe(false)
  })

  it.each([
    ['How much?', true],
    ['Is that okay?', true],
    ['Thanks, but why?', false],
    ['Как дела?', false],
  ])('%s: one can’t go on talking about it: %s', (text, isNothing) => {
    expect(namesNothing(text)).toBe(isNothing)
  })
})
