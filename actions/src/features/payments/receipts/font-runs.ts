import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The scripts that Inter covers come in a file each; a character is looked for in this order. */
const SCRIPTS = {
  latin: /[\p{ASCII}\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/u,
  'latin-ext': /[\u0100-\u024f\u1e00-\u1e9f\u20a0-\u20ab\u20ad-\u20c0]/u,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u,
  'cyrillic-ext': /[\u0460-\u052f]/u,
  greek: /[\u0370-\u03ff]/u,
  vietnamese: /[\u1ea0-\u1ef9]/u,
} as const

type Font = keyof typeof SCRIPTS
const FONTS = Object.keys(SCRIPTS) as Font[]

/** Each font's name and file. */
export const FONT_FILES = FONTS.map(
  (font) => [font, resolve(`@fontsource/inter/files/inter-${font}-400-normal.woff`)] as const,
)

/** Splits a text into parts that one font can write. A character that none has is written as a box. */
export function runsOf(text: string): [font: Font, run: string][] {
  const runs: [Font, string][] = []
  for (const character of text.normalize('NFC')) {
    const font = FONTS.find((name) => SCRIPTS[name].test(character)) ?? 'latin'
    const last = runs.at(-1)
    if (last?.[0] === font) last[1] += character
    else runs.push([font, character])
  }
  return runs
}
