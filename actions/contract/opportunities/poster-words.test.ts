import { describe, expect, it } from 'vitest'
import { APPLICATION_MESSAGES, ndaRequiredBy } from '../applications/application-messages.js'
import { wordsForPoster, wordsForUnnamedPoster } from './poster-words.js'

const user = { first_name: 'Kenji', last_name: 'Tanaka' }
const company = { company_name: 'eastfield' }
const HIDDEN = { within: 'the poster', atStart: 'The poster' }

describe('what whoever posted is called', () => {
  it('[X-05] is the company’s name as it is spelled, or the name of somebody on their own', () => {
    expect(wordsForPoster({ company, user })).toEqual({ within: 'eastfield', atStart: 'eastfield' })
    expect(wordsForPoster({ company: null, user })).toEqual({ within: 'Kenji Tanaka', atStart: 'Kenji Tanaka' })
  })

  it.each([null, undefined, { company: null, user: null }])(
    '[X-32] is the same for all who are hidden: %j',
    (poster) => {
      expect(wordsForPoster(poster)).toEqual(HIDDEN)
      expect(ndaRequiredBy(poster)).toBe(APPLICATION_MESSAGES.ndaRequired)
    },
  )

  it('[X-32] in a notice tells a company from a person, and names neither', () => {
    expect(wordsForUnnamedPoster(true)).toEqual({ within: 'the company', atStart: 'The company' })
    expect(wordsForUnnamedPoster(false)).toEqual(HIDDEN)
  })

  it('[GO-31] asks for the NDA in the name of somebody on their own', () => {
    expect(ndaRequiredBy({ company, user })).toBe(APPLICATION_MESSAGES.ndaRequired)
    expect(ndaRequiredBy({ company: null, user })).toMatch(/^Kenji Tanaka requires a signed NDA\. /)
  })
})
