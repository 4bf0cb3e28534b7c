import { parse } from 'bowser'
import type { RecordingMedia } from '#contract/recordings/recording-limits.js'

/** Whether this is Apple's mobile system, where all browsers are Safari underneath (GI-66). */
export function isIos(userAgent = navigator.userAgent, touchPoints = navigator.maxTouchPoints): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
}

/** What to do after a no, step by step, in the browser at hand. */
export function permissionHelp(media: RecordingMedia, userAgent: string, hasTouch = false): string[] {
  const devices = media === 'video' ? 'the camera and the microphone' : 'the microphone'
  const { browser, os } = parse(userAgent)
  if (isIos(userAgent, hasTouch ? 2 : 0))
    return [
      'Tap the page menu at the left of the address bar, then “Website Settings”.',
      `Allow ${devices}.`,
      'If they aren’t listed, open Settings, choose your browser under “Apps”, and allow them there.',
    ]
  if (browser.name === 'Safari')
    return ['Open the menu “Safari”, then “Settings for This Website”.', `Allow ${devices}, then try again.`]
  if (browser.name === 'Firefox')
    return [
      'Select the crossed-out icon at the left of the address bar.',
      `Remove the block for ${devices}, then try again.`,
    ]
  if (os.name === 'Android')
    return ['Tap the icon at the left of the address bar, then “Permissions”.', `Allow ${devices}, then try again.`]
  return [
    'Select the icon at the left of the address bar.',
    `Allow ${devices}, then try again.`,
    'If it still doesn’t work, check that your system lets this browser use them.',
  ]
}
