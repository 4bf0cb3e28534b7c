import type { ReactNode } from 'react'
import { BareSwitch } from '#ui/button/bare-switch.js'

interface RowProps {
  id: string
  label: string
  /** Whether the page was opened for this row. */
  isSought: boolean
  children: ReactNode
}

/** What a kind of notice is for, and where it appears: beside it, or under it on a phone. */
export function NoticeChoiceRow({ id, label, isSought, children }: RowProps) {
  return (
    <li
      id={id}
      data-sought={isSought || undefined}
      className="grid scroll-mt-24 gap-x-6 gap-y-2 py-3 text-sm data-sought:-mx-3 data-sought:rounded-md data-sought:bg-accent-soft data-sought:px-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <span className="text-ink">{label}</span>
      <span className="flex flex-wrap items-center gap-x-6 gap-y-2">{children}</span>
    </li>
  )
}

interface ChoiceProps {
  place: 'In the app' | 'Email'
  /** The row's label, for those who hear one switch after the other. */
  about: string
  isOn: boolean
  onChange(isOn: boolean): void
}

export function NoticeSwitch({ place, about, isOn, onChange }: ChoiceProps) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="text-xs text-muted">
        {place}
      </span>
      <BareSwitch name={`${about}: ${place === 'Email' ? 'by email' : 'in the app'}`} isOn={isOn} onChange={onChange} />
    </span>
  )
}
