import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.js'
import { Icon } from '../display/icon'
import { inputSkin } from './input-skin'

interface NativeSelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
}

/** The browser's own select, best for hundreds of plain options: type-ahead and the phone's picker come for free. */
export function NativeSelect({ options, className, ...rest }: NativeSelectProps) {
  return (
    <span className="relative flex items-center">
      <select {...rest} className={classNames(inputSkin, 'h-11 appearance-none pe-8 md:h-10', className)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute end-3 text-muted" />
    </span>
  )
}
