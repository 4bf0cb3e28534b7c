import { useEffect, useRef } from 'react'
import { useRecordOpportunityViewMutation } from './record-view.expert.generated'

/** Records that an expert opened somebody's published post, once per visit (GO-16). A failure is ignored. */
export function useRecordView(opportunityId: string | null) {
  const { mutate } = useRecordOpportunityViewMutation()
  const recorded = useRef<string | null>(null)
  useEffect(() => {
    if (!opportunityId || recorded.current === opportunityId) return
    recorded.current = opportunityId
    mutate({ id: opportunityId })
  }, [opportunityId, mutate])
}
