import { describe, expect, it } from 'vitest'
import { isHiredTabShown, isInterestsTabShown, isProposalTabShown, proposalTabLabel, type TabFacts } from './tabs.js'

const outsider: TabFacts = {
  isPoster: false,
  isExpert: true,
  standing: 'viewed',
  hasShownInterest: false,
  hasHire: false,
  hasApplicants: true,
  chatOnly: false,
  isNdaRequired: false,
  isEligible: true,
}
const poster: TabFacts = { ...outsider, isPoster: true, isExpert: false, standing: null }
const applicant: TabFacts = { ...outsider, standing: 'interested', hasShownInterest: true }

describe('the tabs of an opportunity', () => {
  it('[OPP-45, OPP-46] Hired shows once there is a hire, or to all participants of a chat-only post', () => {
    const shown = [poster, { ...poster, hasHire: true }, { ...applicant, hasHire: true }, applicant, outsider]
    expect(shown.map(isHiredTabShown)).toEqual([false, true, true, false, false])
    const chats = [poster, applicant, outsider].map((facts) => ({ ...facts, chatOnly: true }))
    expect(chats.map(isHiredTabShown)).toEqual([true, true, false])
  })

  it('[OPP-48, GO-33] Interests shows to the poster once someone applied, and to applicants', () => {
    const viewers = [poster, { ...poster, hasApplicants: false }, applicant, outsider]
    expect(viewers.map(isInterestsTabShown)).toEqual([true, false, true, false])
    expect(isInterestsTabShown({ ...outsider, standing: 'closed' })).toBe(false)
    expect(isInterestsTabShown({ ...outsider, standing: 'closed', hasShownInterest: true })).toBe(true)
  })

  it('[GO-32] Proposal also shows to an expert who has to sign an NDA first', () => {
    const toSign = { ...outsider, isNdaRequired: true }
    const viewers = [
      poster,
      { ...poster, hasApplicants: false },
      applicant,
      outsider,
      toSign,
      { ...toSign, isEligible: false },
      { ...toSign, isExpert: false },
    ]
    expect(viewers.map(isProposalTabShown)).toEqual([true, false, true, false, true, false, false])
  })

  it('[OPP-50] Proposal is called NDA & Proposal when an NDA is required', () => {
    expect([proposalTabLabel(false), proposalTabLabel(true)]).toEqual(['Proposal', 'NDA & Proposal'])
  })
})
