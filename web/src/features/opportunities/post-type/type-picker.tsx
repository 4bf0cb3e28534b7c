import { TypeList } from '#entities/opportunity/type-list.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** The first step of posting: which type of post says best what one needs. */
export function TypePicker({ isExpert }: { isExpert: boolean }) {
  useDocumentTitle('Post an opportunity')
  return (
    <>
      <PageHeader title="Post an opportunity" lead="What do you need? You can’t change the type later." />
      <TypeList isExpert={isExpert} />
    </>
  )
}
