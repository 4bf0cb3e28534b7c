import { ContentListScreen } from '#features/content/list/content-list-screen.js'

/** `/insights` (INS-03, BASE-17). */
export default function InsightsRoute() {
  return <ContentListScreen key="insight" kind="insight" />
}
