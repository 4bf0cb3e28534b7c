import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'

const STEPS = [
  ['Sign up', 'It’s free and takes a minute. You confirm your email, so that experts can reach you.'],
  ['Write the role', 'One page: the work, the days and the budget. It’s kept in your browser while you write.'],
  ['Send it', 'Our staff read it, and experts who fit are told as soon as it’s approved.'],
] as const

/** What a visitor needs to post a role, said before they are asked for a password. */
export function SignUpToPost() {
  useDocumentTitle('Post a fractional role')
  const here = paths.fractionalCreator()
  return (
    <div className="mx-auto w-full max-w-form">
      <PageHeader
        title="Post a fractional role"
        lead="You need an account to post. Your first role is free, and you come straight back here."
      />
      <ol className="divide-y divide-line border-y border-line">
        {STEPS.map(([title, text], index) => (
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
