import { useConfig } from '#lib/config.js'
import type { PasswordFormPreset } from './password-form'

/** The demo accounts; choosing one fills in the form. Live mode lists nobody. */
export function DemoLogins({ onChoose }: { onChoose(preset: PasswordFormPreset): void }) {
  const { mode, demoLogins = [] } = useConfig()
  if (mode !== 'demo' || demoLogins.length === 0) return null
  return (
    <section aria-labelledby="demo-logins" className="mt-12 border-t border-line pt-6">
      <h2 id="demo-logins" className="mb-1 text-sm font-medium">
        Explore as a demo user
      </h2>
      <p className="mb-3 text-sm text-muted">Pick one to fill in the form above.</p>
      <ul className="divide-y divide-line border-y border-line">
        {demoLogins.map(({ label, email, password }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose({ email, password })}
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 px-1 py-2 text-start text-sm hover:bg-sunken"
            >
              <span className="font-medium">{label}</span>
              <span className="text-muted">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
