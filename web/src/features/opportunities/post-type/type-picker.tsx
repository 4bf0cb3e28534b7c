import { Link } from 'react-router-dom'
import { creatorAddress, pickableTypes, TYPE_FACTS } from '#contract/opportunities/type-facts.js'
import { postForm } from '#contract/opportunities/types.js'
import { OpportunityTypeBadge } from '#entities/opportunity/opportunity-type-badge.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'

/** The first step of posting: which type of post says best what one needs. */
export function TypePicker({ isExpert }: { isExpert: boolean }) {
  useDocumentTitle('Post an opportunity')
  const types = pickableTypes(isExpert).flatMap((type) => {
    const [form, to] = [postForm(type), creatorAddress(type)]
    return form && to ? [{ type, to, title: form.words.post }] : []
  })
  return (
    <>
      <PageHeader title="Post an opportunity" lead="What do you need? You can’t change the type later." />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {types.map(({ type, to, title }) => (
          <li
            key={type}
            className="group relative flex flex-col items-start gap-2 rounded-lg border border-line bg-surface p-4 transition-colors duration-120 hover:border-control sm:p-6"
          >
            <OpportunityTypeBadge type={type} />
            <h2 className="font-serif text-lg font-semibold text-ink">
              <Link
                to={to}
                className="focus-ring rounded-md after:absolute after:inset-0 after:rounded-lg group-hover:text-accent"
              >
                {title}
              </Link>
            </h2>
            <p className="text-sm text-muted">{TYPE_FACTS[type].about}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
