import { amountUnit } from '../../../../../actions/contract/format/money'
import { isOpportunityStatus } from '../../../../../actions/contract/opportunities/statuses'
import type { ListedDocument } from '../../../entities/document/document-list'
import { useSignedInUser } from '../../../lib/session'
import { byDecision, hasApplied, type Scene } from './application'
import type { OpportunityApplicationsQuery } from './applications.generated'

/** The columns of an opportunity that its application parts need. */
export interface SceneOpportunity {
  id: string
  title: string
  status: string
  type: string
  company_asked_to_sign_nda: boolean
  chat_only: boolean
  assigned_expert_id: string | null
  poster: { user_id: string | null } | null
  duration_type: { code: string } | null
  documents: readonly ListedDocument[]
}

/** Who looks at which opportunity, and who has applied: what every part of the page is drawn from. */
export function useScene(opportunity: SceneOpportunity, answer: OpportunityApplicationsQuery | undefined): Scene {
  const { id: me, isExpert } = useSignedInUser()
  const { id, title, status, type, documents } = opportunity
  const unit = amountUnit(type, opportunity.duration_type?.code ?? null)
  const rows = (answer?.opportunity_trackings ?? []).map((row) => ({ ...row, unit }))
  const isPoster = opportunity.poster?.user_id === me
  return {
    opportunity: {
      id,
      title,
      status: isOpportunityStatus(status) ? status : 'draft',
      type,
      isNdaRequired: opportunity.company_asked_to_sign_nda,
      chatOnly: opportunity.chat_only,
      assignedExpertId: opportunity.assigned_expert_id,
      documents,
      unit,
    },
    me,
    isPoster,
    isExpert,
    applications: rows.filter(hasApplied).sort(byDecision),
    own: isPoster ? null : (rows.find(({ user_id }) => user_id === me) ?? null),
    newest: answer?.newest[0]?.id ?? 0,
    news: answer?.news ?? [],
    views: answer?.tab_views ?? [],
  }
}
