import { EmptyState } from '../../../ui/feedback/empty-state'
import { ApplicantHead } from '../applicants/applicant-head'
import { OfferFacts } from '../applicants/offer-facts'
import type { Scene } from '../page/application'
import { ExpertProposal } from './expert-proposal'

interface ProposalTabProps {
  scene: Scene
  isScrollingToCounter: boolean
  onSubmitted(): void
  onCancel(): void
}

/** What an expert sends, and what the poster received (PROP-03, PROP-06, OPP-50, OPP-87). */
export function ProposalTab({ scene, ...rest }: ProposalTabProps) {
  return scene.isPoster ? <Received scene={scene} /> : <ExpertProposal scene={scene} {...rest} />
}

function Received({ scene }: { scene: Scene }) {
  const sent = scene.applications.filter(
    ({ agreed_value_cents, documents }) => agreed_value_cents !== null || documents.length > 0,
  )
  if (sent.length === 0) return <EmptyState title="Proposals and signed NDAs of interested experts stand here." />
  return (
    <ul aria-label="Proposals" className="flex flex-col gap-4">
      {sent.map((application) => (
        <li
          key={application.user_id}
          className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6"
        >
          <ApplicantHead application={application} />
          <OfferFacts application={application} isPoster />
        </li>
      ))}
    </ul>
  )
}
