import { Monitor, Moon, Sun } from 'lucide-react'
import { THEMES, type Theme, useTheme } from '#lib/browser/theme.js'
import { Icon } from '#ui/display/icon.js'

const CHOICES: Record<Theme, { label: string; icon: typeof Sun }> = {
  system: { label: 'Match device', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
}

/** A radio group, since one theme is always chosen. */
export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  return (
    <fieldset className="inline-flex rounded-md border border-line p-1">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((choice) => (
        <label
          key={choice}
          title={CHOICES[choice].label}
          className="grid size-7 cursor-pointer place-items-center rounded-sm text-muted hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => chooseTheme(choice)}
            aria-label={CHOICES[choice].label}
            className="sr-only"
          />
          <Icon of={CHOICES[choice].icon} size={16} />
        </label>
      ))}
    </fieldset>
  )
}
