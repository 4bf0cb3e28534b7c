import { useSearchParams } from 'react-router-dom'
import { creatorAddress, type OpportunityType, wordForType } from '#contract/opportunities/type-facts.js'
import type { PostFormDescription } from '#contract/opportunities/types/post-type.js'
import { paths } from '#lib/paths.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'

const steps = (thing: string, contents: string) => [
  ['Sign up', 'It’s free and takes a minute. Confirm your email so that experts can reach you.'],
  [`Write the ${thing}`, `One page: ${contents}. It’s kept in your browser while you write.`],
  ['Send it', 'Our staff review it. Once it’s approved, we tell the experts who fit.'],
]

interface SignUpProps {
  type: OpportunityType
  form: PostFormDescription
}

/** What visitors need in order to post, explained before they are asked for a password. */
export function SignUpToPost({ type, form: { address, words } }: SignUpProps) {
  const asked = useSearchParams()[0].get('expert')
  const here = creatorAddress(type, asked && isUuid(asked) ? asked : null) ?? address
  const thing = wordForType(type)
  useDocumentTitle(words.post)
  return (
    <div className="mx-auto w-full max-w-form">
      <PageHeader
        title={words.post}
        lead={`You need an account to post. Your first ${thing} is free, and we’ll bring you straight back here.`}
      />
      <ol className="divide-y divide-line border-y border-line">
        {steps(thing, words.contents).map(([title, text], index) => (
          <li key={title} className="flex gap-4 py-4">
            <span aria-hidden="true" className="font-serif text-lg font-semibold text-accent tabular-nums">
              {index + 1}
            </span>
            <div>
              <p className="font-medium">{title}</p>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton size="lg" variant="primary" to={paths.signUp(here)}>
          Sign up to post
        </LinkButton>
        <LinkButton size="lg" to={paths.login(here)}>
          I have an account
        </LinkButton>
      </div>
    </div>
  )
}
