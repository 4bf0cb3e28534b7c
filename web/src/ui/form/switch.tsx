import { Description, Field, Switch as HeadlessSwitch, Label } from '@headlessui/react'
import type { ReactNode } from 'react'

interface SwitchProps {
  isOn: boolean
  onChange(isOn: boolean): void
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean
}

/** For settings that take effect at once; use a checkbox for those that wait for Save. `[data-checked]` */
export function Switch({ isOn, onChange, label, hint, isDisabled }: SwitchProps) {
  return (
    <Field className="flex items-start justify-between gap-6" disabled={isDisabled}>
      <span className="text-sm">
        <Label className="block cursor-pointer font-medium text-ink">{label}</Label>
        {hint ? <Description className="text-muted">{hint}</Description> : null}
      </span>
      <HeadlessSwitch
        checked={isOn}
        onChange={onChange}
        className="focus-ring group relative h-6 w-11 shrink-0 rounded-full bg-control transition-colors data-checked:bg-accent data-disabled:opacity-50"
      >
        <span className="absolute start-1 top-1 size-4 rounded-full bg-surface transition-transform duration-120 group-data-checked:translate-x-5" />
      </HeadlessSwitch>
    </Field>
  )
}
