import { createHash } from 'node:crypto'

/** The product's theme tokens, light and dark. The page loads nothing, so it falls back to system fonts. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #FBFAF7; --surface: #FFFFFF; --sunken: #F3F1EB; --line: #E2DFD6;
  --control: #828984; --ink: #1B1F1D; --muted: #5A625D; --accent: #22664A; --accent-hover: #1A5239;
  --accent-soft: #E4F0E9; --on-accent: #FFFFFF; --danger: #B3261E; --warn: #8A5A00; }
@media (prefers-color-scheme: dark) { :root { --paper: #121513; --surface: #1A1E1B; --sunken: #0D0F0E; --line: #2C322E;
  --control: #6E7771; --ink: #ECEFEA; --muted: #A3ABA5; --accent: #7CC6A0; --accent-hover: #95D6B4;
  --accent-soft: #1E3229; --on-accent: #0E1A14; --danger: #FF8A80; --warn: #F0B95B; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/26px 'Inter Variable', Inter, system-ui, sans-serif; overflow-wrap: anywhere; }
.notice { margin: 0; padding: 8px 24px; text-align: center; font-size: 14px; line-height: 20px; color: var(--warn);
  background: var(--sunken); border-bottom: 1px solid var(--line); }
main { display: grid; gap: 48px; max-width: 960px; margin: 0 auto; padding: 64px 24px 96px;
  grid-template-columns: minmax(0, 1fr) minmax(0, 400px); }
main.single { max-width: 560px; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.brand { margin: 0 0 24px; color: var(--muted); font-size: 14px; line-height: 20px; }
h1, .amount { font-family: 'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif; font-weight: 600; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 30px; }
.amount { margin: 0; font-size: 36px; line-height: 44px; font-variant-numeric: tabular-nums; }
.per { margin: 4px 0 0; color: var(--muted); }
h2 { margin: 0 0 16px; font-size: 18px; line-height: 28px; }
form { margin: 0; }
label { display: block; margin: 0 0 4px; font-size: 14px; line-height: 20px; }
.field { margin-bottom: 16px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
input { width: 100%; padding: 10px 12px; font: inherit; font-variant-numeric: tabular-nums; color: inherit;
  background: var(--surface); border: 1px solid var(--control); border-radius: 6px; }
input[aria-invalid] { border-color: var(--danger); }
.error { margin: 4px 0 0; color: var(--danger); font-size: 14px; line-height: 20px; }
.alert { margin: 0 0 24px; padding: 12px 16px; border: 1px solid var(--danger); border-radius: 6px; color: var(--danger); }
.hint { margin: 16px 0 0; color: var(--muted); font-size: 14px; line-height: 20px; }
button { width: 100%; margin-top: 8px; padding: 12px 20px; font: inherit; font-weight: 600; color: var(--on-accent);
  background: var(--accent); border: 0; border-radius: 6px; cursor: pointer; }
button:hover { background: var(--accent-hover); }
a { color: var(--accent); }
.cancel { display: block; margin-top: 16px; text-align: center; padding: 8px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.cards { margin-top: 48px; padding-top: 16px; border-top: 1px solid var(--line); }
.cards dt { font-variant-numeric: tabular-nums; white-space: nowrap; }
.cards dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; font-size: 14px; line-height: 20px; }
.cards dd { margin: 0; color: var(--muted); }
@media (max-width: 700px) { main { grid-template-columns: minmax(0, 1fr); padding-top: 32px; gap: 32px; }
  .cards dl { grid-template-columns: 1fr; gap: 0; } .cards dd { margin-bottom: 8px; } }
`

const digest = createHash('sha256').update(PAGE_STYLE).digest('base64')

/** No scripts, nothing loaded. `form-action` also applies to the redirect after the form, so it lists the way back. */
export function pagePolicy(formTargets: readonly string[]): string {
  const targets = ["'self'", ...new Set(formTargets)].join(' ')
  return `default-src 'none'; style-src 'sha256-${digest}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`
}
