import { useParams } from 'react-router-dom'
import { InsightScreen } from '#features/content/detail/insight-screen.js'

/** `/dashboard/insight_detail/:id` */
export default function InsightDetailRoute() {
  const { id = '' } = useParams()
  return <InsightScreen key={id} id={id} />
}
