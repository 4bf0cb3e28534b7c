import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES, TRACKING_STATUSES } from '../opportunities/statuses.js'
import { COUNTER_OFFER_STATUSES } from '../workflow/counter-offer.graph.js'
import { type ExpertStanding, expertNextStep, type PosterStanding, posterNextStep } from './next-step.js'

const interested: ExpertStanding = {
  status: 'published',
  standing: 'interested',
  hasShownInterest: true,
  isProposalSent: true,
  counterOffer: null,
}
const expert = (changed: Partial<ExpertStanding>) => expertNextStep({ ...interested, ...changed })
const poster = (changed: Partial<PosterStanding>) =>
  posterNextStep({ status: 'published', hasApplicants: true, hasProposal: true, ...changed })

describe('what comes next', () => {
  it('[X-05] an interested expert is led from the proposal over the counter offer to the hire', () => {
    expect(expert({ isProposalSent: false })).toMatch(/^Next, send your proposal/)
    expect(expert({})).toMatch(/^The company has your proposal\. Next,/)
    expect(COUNTER_OFFER_STATUSES.map((counterOffer) => expert({ counterOffer }))).toEqual([
      'The company made a counter offer. Accept or reject it under Proposal.',
      'You agreed to the counter offer. Next, the company can hire you for it.',
      'You turned the counter offer down. The company can still hire you for your own offer.',
    ])
  })

  it('[X-05] no application ends without a word, and only one that ended says that it is final', () => {
    const words = TRACKING_STATUSES.filter((standing) => standing !== 'viewed' && standing !== 'pending').map(
      (standing) => [standing, expert({ standing })] as const,
    )
    for (const [standing, sentence] of words) expect(sentence, standing).toMatch(/^[A-Z].+\.$/)
    const final = words.filter(([, sentence]) => sentence?.includes('final')).map(([standing]) => standing)
    expect(final).toEqual(['rejected', 'opted out'])
  })

  it('who only looked, and who is asked to accept, is told nothing here', () => {
    expect([expert({ standing: null }), expert({ standing: 'viewed' }), expert({ standing: 'pending' })]).toEqual([
      null,
      null,
      null,
    ])
    expect(expert({ standing: 'closed', hasShownInterest: false })).toBeNull()
  })

  it('an application that staff ended with the post says so', () => {
    expect(expert({ standing: 'closed', status: 'deleted' })).toContain('Our staff deleted the opportunity')
    expect(expert({ standing: 'closed', status: 'completed' })).toContain('has ended')
  })

  it('the poster is led from waiting over deciding to closing', () => {
    expect(poster({ hasApplicants: false, hasProposal: false })).toMatch(/^Experts who match are told/)
    expect(poster({ hasProposal: false })).toMatch(/^Experts are interested/)
    expect(poster({})).toMatch(/^Proposals are in/)
    expect(poster({ status: 'in progress' })).toMatch(/close the project/)
    const silent = OPPORTUNITY_STATUSES.filter((status) => poster({ status }) === null)
    expect(silent).toEqual(['draft', 'completed', 'closed', 'no hires', 'deleted', 'draft_deleted'])
  })
})
