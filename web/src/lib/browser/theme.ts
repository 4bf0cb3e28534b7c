import { atom, useAtom } from 'jotai'
import { removeStored, writeText } from './storage'

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
    // where storage is blocked, the choice lasts until the next load
    if (theme === 'system') removeStored(STORAGE_KEY)
    else writeText(STORAGE_KEY, theme)
    set(themeAtom, theme)
  },
)

/** The chosen theme; "system" follows the device. */
export function useTheme() {
  return useAtom(chooseThemeAtom)
}
