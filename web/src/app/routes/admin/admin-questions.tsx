import { ContentDesk } from '#features/admin/content/content-desk.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** `/admin/questions`: what members ask and experts write, before anybody else reads it (GI-02, X-06). */
export default function AdminQuestionsRoute() {
  useDocumentTitle('Questions and insights')
  return (
    <>
      <PageHeader
        title="Questions and insights"
        lead="What members ask and experts write, the longest waiting first. Nobody else reads it before you approve it."
      />
      <ContentDesk />
    </>
  )
}
