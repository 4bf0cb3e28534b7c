import { parse } from 'bowser'

/** Shorter names than Bowser's. */
const SPOKEN: ReadonlyMap<string | undefined, string> = new Map([
  ['Microsoft Edge', 'Edge'],
  ['Samsung Internet for Android', 'Samsung Internet'],
  ['macOS', 'Mac'],
])
const spoken = (name: string | undefined) => SPOKEN.get(name) ?? name

/** "Firefox on Mac": enough to recognise your own devices. */
export function deviceName(userAgent: string | null): string {
  const { browser, os, platform } = userAgent ? parse(userAgent) : {}
  const name = spoken(browser?.name) || 'Unknown browser'
  // "iPhone" rather than "iOS"; other vendors' model names mean little to people
  const system = platform?.vendor === 'Apple' && platform.model ? platform.model : spoken(os?.name)
  return system ? `${name} on ${system}` : name
}
