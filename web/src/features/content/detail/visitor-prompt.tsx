import type { ReactNode } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'

/** What visitors read at the end; both ways lead back here (QNA-28). */
export default function VisitorPrompt({ text, children }: { text: string; children?: ReactNode }) {
  const location = useLocation()
  const back = createPath(location)
  return (
    <section aria-label="Join" className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-6">
      <p className="measure flex-1 basis-64 text-muted">{text}</p>
      <div className="flex gap-3">
        <LinkButton to={paths.login(back)}>Log In</LinkButton>
        <LinkButton variant="primary" to={paths.signUp(back)}>
          Sign Up
        </LinkButton>
      </div>
      {children ? <div className="basis-full">{children}</div> : null}
    </section>
  )
}
