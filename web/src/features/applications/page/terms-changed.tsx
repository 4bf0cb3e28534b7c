import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import { NewTerms } from '#entities/legal/new-terms.js'
import { Notice } from '#ui/feedback/notice.js'

interface TermsChangedProps {
  /** null if nothing has changed */
  terms: CurrentTerms | null
  /** label of the button that accepts the new terms, such as "Accept" */
  button: string
}

/** Next to the button that was pressed: the current terms, to read before pressing again. */
export function TermsChanged({ terms, button }: TermsChangedProps) {
  if (!terms) return null
  const { changes, hiringTerms } = terms
  const what = hiringTerms && changes.length === 0 ? 'terms of hiring' : 'terms'
  return (
    <Notice tone="warn" isLive title={`The ${what} have changed since you opened this page`}>
      {changes.length > 0 ? (
        <ul className="flex flex-col gap-1">
          {changes.map(({ name, before, after }) => (
            <li key={`${name}${before}${after}`} className="tabular text-ink">
              <span className="text-muted">{name}</span> <Change before={before} after={after} />
            </li>
          ))}
        </ul>
      ) : null}
      {hiringTerms ? <NewTerms {...hiringTerms} /> : null}
      <p className="mt-2">Nothing was sent. To continue with the new terms, press {button} again.</p>
    </Notice>
  )
}

function Change({ before, after }: { before: string | null; after: string | null }) {
  if (before === null && after === null) return 'changed'
  if (after === null) return <del>{before}</del>
  if (before === null) return <ins className="font-medium no-underline">{after}</ins>
  return (
    <>
      <del className="text-muted">{before}</del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> is now </span>
      <ins className="font-medium no-underline">{after}</ins>
    </>
  )
}
