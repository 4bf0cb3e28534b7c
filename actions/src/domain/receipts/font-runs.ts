import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/**
 * The scripts that Inter covers come in a file each; a character is looked for in this order. Each pattern claims only
 * what its file holds, because a font writes an empty box for what it lacks, and says nothing.
 */
const SCRIPTS = {
  latin:
    /[ -~\u00a1-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212]/u,
  'latin-ext':
    /[\u0100-\u0130\u0132-\u0148\u014a-\u0151\u0154-\u01c3\u01c5-\u024f\u0259\u1e00-\u1e9b\u20a0-\u20ab\u20ad-\u20af\u20b1-\u20b5\u20b8-\u20ba\u20bc-\u20bf\u2113]/u,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u,
  'cyrillic-ext': /[\u0460-\u0479\u0480-\u048f\u0492-\u049d\u04a0-\u04af\u04b2-\u04ff]/u,
  greek: /[\u0374-\u0376\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03d7]/u,
  vietnamese: /[\u1ea0-\u1ef9]/u,
} as const

type Font = keyof typeof SCRIPTS
const FONTS = Object.keys(SCRIPTS) as Font[]

/** Stands for characters that no font has, however many in a row. */
export const GAP = '[?]'

/** Each font's name and file, with the characters that are taken from it. */
export const FONT_FILES = FONTS.map(
  (font) => [font, resolve(`@fontsource/inter/files/inter-${font}-400-normal.woff`), SCRIPTS[font]] as const,
)

const fontOf = (character: string): Font | undefined => FONTS.find((name) => SCRIPTS[name].test(character))

/** Composed, without what nobody sees, and with plain spaces and hyphens, which every font has. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Zs}\p{Cc}]/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010\u2011]/g, '-')

/** Whether the fonts can write all of a text: Latin, Cyrillic and Greek, but neither other scripts nor emoji. */
export function isPrintable(text: string): boolean {
  return Array.from(plain(text)).every(fontOf)
}

/** Splits a text into parts that one font can write. `[?]` stands for characters that none has. */
export function runsOf(text: string): [font: Font, run: string][] {
  const runs: [Font, string][] = []
  let isInGap = false
  for (const character of plain(text)) {
    const found = fontOf(character)
    if (!found && isInGap) continue
    isInGap = !found
    const font = found ?? 'latin'
    const written = found ? character : GAP
    const last = runs.at(-1)
    if (last?.[0] === font) last[1] += written
    else runs.push([font, written])
  }
  return runs
}
