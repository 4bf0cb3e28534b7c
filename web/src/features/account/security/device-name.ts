import { parse } from 'bowser'

/** Where people say it more briefly than Bowser does. */
const SPOKEN: ReadonlyMap<string | undefined, string> = new Map([
  ['Microsoft Edge', 'Edge'],
  ['Samsung Internet for Android', 'Samsung Internet'],
  ['macOS', 'Mac'],
])
const spoken = (name: string | undefined) => SPOKEN.get(name) ?? name

/** "Firefox on Mac": enough to know one's own devices by. */
export function deviceName(userAgent: string | null): string {
  const { browser, os, platform } = userAgent ? parse(userAgent) : {}
  const name = spoken(browser?.name) || 'Unknown browser'
  // "iPhone" rather than "iOS"; other makers' models tell nobody anything.
  const system = platform?.vendor === 'Apple' && platform.model ? platform.model : spoken(os?.name)
  return system ? `${name} on ${system}` : name
}
