import { Navigate } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'

/** `/knowledge` leads experts to their hub (GI-83); whoever has none, to what everybody reads. */
export default function Knowledge() {
  const { isExpert } = useSignedInUser()
  return <Navigate to={isExpert ? paths.knowledgeHub('ai_training') : paths.insights()} replace />
}
