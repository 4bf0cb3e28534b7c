import { atom, useAtom } from 'jotai'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** public/theme.js reads this before the first paint, as plain text. */
const STORAGE_KEY = 'theme'

function storedTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

const themeAtom = atom<Theme>(storedTheme())
const chooseThemeAtom = atom(
  (get) => get(themeAtom),
  (_get, set, theme: Theme) => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    try {
      if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
      else localStorage.setItem(STORAGE_KEY, theme)
    } catch {
      // storage is blocked, so the choice lasts until the next load
    }
    set(themeAtom, theme)
  },
)

/** The chosen theme; "system" follows the device. */
export function useTheme() {
  return useAtom(chooseThemeAtom)
}
