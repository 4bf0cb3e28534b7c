import { TypeList } from '#entities/opportunity/type-list.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'
import { UseCases } from './use-cases'

const TITLE = 'Post a project'
const LEAD = 'Say what you need, and experts who fit answer with a proposal and a price. You decide whom to hire.'

/** `/dashboard/all-packages`: every type of post, and examples to begin with; for everybody (BASE-10, GK-110). */
export function AllPackagesScreen() {
  const { user } = useSession()
  useDocumentTitle(TITLE, { description: LEAD })
  return (
    <>
      <PageHeader title={TITLE} lead={LEAD} />
      <section aria-labelledby="post-types">
        <h2 id="post-types" className="mb-4 font-serif text-xl font-semibold text-ink">
          What do you need?
        </h2>
        <TypeList isExpert={user?.isExpert ?? false} level={3} />
      </section>
      <UseCases />
    </>
  )
}
