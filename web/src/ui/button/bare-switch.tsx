interface BareSwitchProps {
  /** what it switches, for those who don't see the row it is in */
  name: string
  isOn: boolean
  onChange(isOn: boolean): void
}

/** The switch alone, for rows that say what it is for. A plain button, so that pages of switches stay light. */
export function BareSwitch({ name, isOn, onChange }: BareSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={name}
      data-checked={isOn || undefined}
      onClick={() => onChange(!isOn)}
      className="focus-ring group relative h-6 w-11 shrink-0 rounded-full bg-control transition-colors data-checked:bg-accent"
    >
      <span className="absolute start-1 top-1 size-4 rounded-full bg-surface transition-transform duration-120 group-data-checked:translate-x-5" />
    </button>
  )
}
