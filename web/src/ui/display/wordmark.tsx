import { classNames } from '#lib/class-names.js'

interface WordmarkProps {
  name: string
  /** for crowded headers: on very narrow windows the logo stands in for the name */
  isMarkEnough?: boolean
}

/** The logo with the product's name, which is a setting. */
export function Wordmark({ name, isMarkEnough = false }: WordmarkProps) {
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path
          d="M8.5 23.5C8.5 13.8 13.8 8.5 23.5 8.5c0 9.700-5.300 15-15 15ZM8.500 23.500 17 15"
          className="fill-none stroke-on-accent"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span
        className={classNames(
          'font-serif text-lg font-semibold tracking-tight wrap-break-word',
          isMarkEnough && 'max-[359px]:hidden',
        )}
      >
        {name}
      </span>
    </span>
  )
}
