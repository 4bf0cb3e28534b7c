import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One setting: its description on the left, its controls on the right. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-b border-line py-8 first-of-type:pt-0 last-of-type:border-0 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-serif text-lg font-semibold">
          {title}
        </h2>
        {lead ? <p className="mt-1 text-sm text-muted">{lead}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
