import { useEffect, useRef } from 'react'
import { useRecordOpportunityViewMutation } from './record-view.expert.generated'

/** Tells the server that an expert has opened somebody's published post, once per opening (GO-16). Its failure troubles nobody. */
export function useRecordView(opportunityId: string | null) {
  const { mutate } = useRecordOpportunityViewMutation()
  const recorded = useRef<string | null>(null)
  useEffect(() => {
    if (!opportunityId || recorded.current === opportunityId) return
    recorded.current = opportunityId
    mutate({ id: opportunityId })
  }, [opportunityId, mutate])
}
