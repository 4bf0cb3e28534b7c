import { ReviewScreen } from '#features/content/review/review-screen.js'

/** `/insights/review` */
export default function ContentReviewRoute() {
  return <ReviewScreen />
}
