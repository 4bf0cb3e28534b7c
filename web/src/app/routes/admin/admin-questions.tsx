import { QuestionQueue } from '#features/admin/content/question-queue.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin/questions`: what members asked, before experts are told (GI-02, X-06). */
export default function AdminQuestionsRoute() {
  useDocumentTitle('Questions')
  return (
    <>
      <PageHeader
        title="Questions"
        lead="What members ask, the longest waiting first. Once you approve a question, the experts of its field are told."
      />
      <QuestionQueue />
    </>
  )
}
