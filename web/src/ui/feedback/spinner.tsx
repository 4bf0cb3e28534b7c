import { classNames } from '#lib/class-names.js'

interface SpinnerProps {
  /** omit it if text beside the spinner already says what is going on */
  label?: string
  className?: string
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: named only together with the role
    <span
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent',
        className,
      )}
    />
  )
}
