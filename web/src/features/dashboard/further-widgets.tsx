import { PopularLists } from './popular/popular-lists'
import { QuestionsForYou } from './questions/questions-for-you'

/** The widgets of an expert's start page that nobody sees without scrolling. */
export default function FurtherWidgets() {
  return (
    <>
      <QuestionsForYou />
      <PopularLists />
    </>
  )
}
