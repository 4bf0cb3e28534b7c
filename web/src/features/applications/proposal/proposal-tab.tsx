import { ApplicantHead } from '../applicants/applicant-head'
import { ApplicantList } from '../applicants/applicant-list'
import { OfferFacts } from '../applicants/offer-facts'
import { type Application, documentsOf } from '../page/application'
import type { Scene } from '../page/scene'
import { ExpertProposal } from './expert-proposal'

interface ProposalTabProps {
  scene: Scene
  isScrollingToCounter: boolean
  onSubmitted(): void
  onCancel(): void
}

/** The expert's form, or the proposals the poster received (PROP-03, PROP-06, OPP-50, OPP-87). */
export function ProposalTab({ scene, ...rest }: ProposalTabProps) {
  return scene.isPoster ? <Received scene={scene} /> : <ExpertProposal scene={scene} {...rest} />
}

function Received({ scene }: { scene: Scene }) {
  return (
    <ApplicantList
      scene={scene}
      tab="proposal"
      label="Proposals"
      empty="Proposals and signed NDAs appear here once experts send them."
      isListed={hasSent}
    >
      {(application) => (
        <>
          <ApplicantHead application={application} />
          <OfferFacts application={application} isPoster />
        </>
      )}
    </ApplicantList>
  )
}

function hasSent(application: Application): boolean {
  return application.is_proposal_uploaded || documentsOf(application, 'nda_apply').length > 0
}
