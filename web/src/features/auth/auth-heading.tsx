import { type ReactNode, useEffect, useRef } from 'react'

interface AuthHeadingProps {
  title: string
  lead?: ReactNode
  /** takes the place of a form that was sent, so one has to be taken from its end to the beginning of what follows */
  isNext?: boolean
}

export function AuthHeading({ title, lead, isNext = false }: AuthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNext) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isNext])
  return (
    <header className="mb-8">
      <h1 ref={heading} tabIndex={-1} className="font-serif text-2xl font-semibold tracking-tight">
        {title}
      </h1>
      {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
    </header>
  )
}
