import { ApplicantHead } from '../applicants/applicant-head'
import { ApplicantList } from '../applicants/applicant-list'
import { OfferFacts } from '../applicants/offer-facts'
import { type Application, documentsOf } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { ExpertProposal } from './expert-proposal'

interface ProposalTabProps {
  view: ApplicationView
  isScrollingToCounter: boolean
  onSubmitted(): void
  onCancel(): void
}

/** The expert's form, or the proposals the poster received (PROP-03, PROP-06, OPP-50, OPP-87). */
export function ProposalTab({ view, ...rest }: ProposalTabProps) {
  return view.readsAll ? <Received view={view} /> : <ExpertProposal view={view} {...rest} />
}

function Received({ view }: { view: ApplicationView }) {
  return (
    <ApplicantList
      view={view}
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
