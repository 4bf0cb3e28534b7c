import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/class-names'

/** A sheet for one thing. Use a hairline between things that can't be opened. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-lg border border-line bg-surface', className)} />
}

/**
 * Makes the whole card open what its heading names: put it inside the heading of a `relative` card. Only the words are
 * the link's name, and other controls of the card keep working above it (`relative z-1`).
 */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        'outline-none after:absolute after:inset-0 after:rounded-lg hover:text-accent focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent',
        className,
      )}
    />
  )
}
