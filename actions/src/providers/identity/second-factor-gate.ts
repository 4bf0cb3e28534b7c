import { twoFactor } from 'better-auth/plugins/two-factor'
import { authTables } from './auth-tables.js'

/** Every way in that the second factor stands behind: the library itself guards the password only. */
export const GUARDED_PATHS = ['/sign-in/email', '/magic-link/verify', '/confirm-email']
/** Where a session comes to be because a code was right. */
export const SECOND_FACTOR_PATHS = ['/two-factor/verify-totp', '/two-factor/verify-backup-code']

/**
 * TOTP with backup codes. Whoever has switched it on gets no session from a password or a mailed link alone, but a
 * ten-minute challenge for the code.
 */
export function secondFactorGate(issuer: string) {
  const plugin = twoFactor({
    issuer,
    schema: authTables.twoFactor,
    allowPasswordless: true,
    // Its lock would shut the owner out with everybody else. Our own counters know the owner's browsers (codeSubjects).
    accountLockout: { enabled: false },
  })
  const after = plugin.hooks.after.map((hook) => ({ ...hook, matcher: isGuarded }))
  return { ...plugin, hooks: { ...plugin.hooks, after } }
}

function isGuarded({ path }: { path?: string | undefined }): boolean {
  return path !== undefined && GUARDED_PATHS.includes(path)
}
