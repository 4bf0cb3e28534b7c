import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.js'

/** A sheet for one thing that can be opened. Between things that can't, a hairline is enough. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-lg border border-line bg-surface', className)} />
}
