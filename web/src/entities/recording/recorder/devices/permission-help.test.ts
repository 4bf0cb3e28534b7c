import { expect, it } from 'vitest'
import { isAlive, levelOf } from './listen-to-level'
import { isIos, permissionHelp } from './permission-help'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const AGENTS = {
  chrome: `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari: `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

it.each([
  ['chrome', 'Select the icon at the left of the address bar.'],
  ['firefox', 'Select the crossed-out icon at the left of the address bar.'],
  ['safari', 'Open the menu “Safari”, then “Settings for This Website”.'],
  ['iphone', 'Tap the page menu at the left of the address bar, then “Website Settings”.'],
  ['android', 'Tap the icon at the left of the address bar, then “Permissions”.'],
] as const)('[IERR-09] says in %s what to do after a no', (browser, first) => {
  const [step, ...rest] = permissionHelp('video', AGENTS[browser])
  expect(step).toBe(first)
  expect(rest.join(' ')).toContain('the camera and the microphone')
})

it('[REC-09, GI-66] knows iPhones, and iPads that pass for Macs', () => {
  expect([isIos(AGENTS.iphone, 5), isIos(AGENTS.safari, 5), isIos(AGENTS.safari, 0), isIos(AGENTS.chrome, 0)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('measures how loud it is, from silence to as loud as it gets', () => {
  expect(levelOf(new Float32Array(16))).toBe(0)
  expect([0, 0.0001, -0.0001].map((sample) => isAlive(new Float32Array(16).fill(sample)))).toEqual([false, true, true])
  expect(levelOf(new Float32Array(16).fill(1))).toBe(1)
  expect(levelOf(new Float32Array(16).fill(0.0316))).toBeCloseTo(0.5, 2)
})
