import { ContentListScreen } from '#features/content/list/content-list-screen.js'

/** `/question-summary` (QNA-06, BASE-05). */
export default function QuestionSummaryRoute() {
  return <ContentListScreen key="answer" kind="answer" />
}
