import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#lib/class-names.js'
import { inputSkin } from './input-skin'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'prefix' | 'value'> {
  /** null when empty */
  value?: string | number | null
  /** a unit before or after the number, such as "$" or "per month" */
  prefix?: ReactNode
  suffix?: ReactNode
}

/**
 * A number with its unit. A text input with a numeric keyboard: native number inputs drop what they can't parse, and
 * change when scrolled.
 */
export function NumberInput({ prefix, suffix, className, value, ...rest }: NumberInputProps) {
  return (
    <span className="relative flex items-center">
      {prefix ? <Unit className="start-3">{prefix}</Unit> : null}
      <input
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        type="text"
        value={value === null ? '' : value}
        className={classNames(
          inputSkin,
          'tabular h-11 md:h-10',
          prefix ? 'ps-8' : null,
          suffix ? roomFor(suffix) : null,
          className,
        )}
      />
      {suffix ? <Unit className="end-3">{suffix}</Unit> : null}
    </span>
  )
}

/** A sign such as "%" stands in narrow fields, where the room for a word would hide the number. */
function roomFor(unit: ReactNode): string {
  return typeof unit === 'string' && unit.length <= 2 ? 'pe-8' : 'pe-24'
}

function Unit({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span aria-hidden="true" className={classNames('pointer-events-none absolute text-sm text-muted', className)}>
      {children}
    </span>
  )
}
