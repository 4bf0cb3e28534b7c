import { Navigate, useParams } from 'react-router-dom'
import { InsightCreatorScreen, InsightEditorScreen } from '#features/content/insight-form/insight-form-screen.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'

/** `/insights-creator` and `/insights-creator/{id}`, for experts; everybody else goes to the dashboard (GI-18). */
export default function InsightsCreator() {
  const { id } = useParams()
  const { isExpert } = useSignedInUser()
  if (!isExpert) return <Navigate to={paths.dashboard} replace />
  return id ? <InsightEditorScreen key={id} id={id} /> : <InsightCreatorScreen key="new" />
}
