import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useClosedAnswer, useSetClosedAnswer } from '#entities/rating/closed-answer.js'
import RatingDialog from '#entities/rating/rating-dialog.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'

/** Asks who left an answer to rate it (RATE-03). The start page asks by itself, and doesn't take no for an answer (RATE-09). */
export default function RatingPrompt() {
  const answer = useClosedAnswer()
  const setClosed = useSetClosedAnswer()
  const { isExpert } = useSignedInUser()
  const { pathname } = useLocation()
  const isAskedThere = !isExpert && (pathname === paths.home || pathname === paths.dashboard)
  useEffect(() => {
    if (answer && isAskedThere) setClosed(null)
  }, [answer, isAskedThere, setClosed])
  if (!answer || isAskedThere) return null
  return <RatingDialog key={answer.responseId} answer={answer} onClose={() => setClosed(null)} />
}
