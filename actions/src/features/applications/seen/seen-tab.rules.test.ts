import { describe, expect, it } from 'vitest'
import { SEEN_TABS } from '#contract/workflow/history.js'
import { maySeeTab, notifiesApplicants } from './seen-tab.rules.js'

const nobody = {
  isPoster: false,
  standing: null,
  hasShownInterest: false,
  hasHire: false,
  hasApplicants: false,
  chatOnly: false,
  takesPartInChat: false,
} as const
const poster = { ...nobody, isPoster: true, takesPartInChat: true }
const applicant = { ...nobody, standing: 'interested', hasShownInterest: true, takesPartInChat: true } as const

describe('marking a tab as seen', () => {
  it.each([
    ['nobody', nobody, []],
    ['who only looked', { ...nobody, standing: 'viewed' }, []],
    ['who only looked when it closed', { ...nobody, standing: 'closed' }, []],
    ['the poster without applicants', poster, ['commentTab']],
    ['the poster on the free plan', { ...poster, takesPartInChat: false }, []],
    ['a rejected applicant', { ...applicant, standing: 'rejected', takesPartInChat: false }, ['interestTab']],
    ['the poster', { ...poster, hasApplicants: true }, ['interestTab', 'commentTab']],
    ['the poster after a hire', { ...poster, hasApplicants: true, hasHire: true }, [...SEEN_TABS]],
    ['an applicant', applicant, ['interestTab', 'commentTab']],
    ['an applicant whom the end has closed', { ...applicant, standing: 'closed' }, ['interestTab', 'commentTab']],
    ['the one hired', { ...applicant, standing: 'accepted', hasHire: true }, [...SEEN_TABS]],
    ['an applicant where chat is all', { ...applicant, chatOnly: true }, [...SEEN_TABS]],
    ['nobody where chat is all', { ...nobody, chatOnly: true }, []],
  ] as const)('[GO-98, GO-33] by %s', (_who, facts, tabs) => {
    expect(SEEN_TABS.filter((tab) => maySeeTab(tab, facts))).toEqual(tabs)
  })

  it('[X-05] notifies applicants when the poster opens their list', () => {
    expect(SEEN_TABS.filter((tab) => notifiesApplicants(tab, poster))).toEqual(['interestTab'])
    expect(SEEN_TABS.filter((tab) => notifiesApplicants(tab, applicant))).toEqual([])
  })
})
