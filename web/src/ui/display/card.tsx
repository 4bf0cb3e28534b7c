import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.js'

/** For things that can be opened; a hairline is enough between things that can't. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-lg border border-line bg-surface', className)} />
}
