import { twoFactor } from 'better-auth/plugins/two-factor'
import { authTables } from './auth-tables.js'

/** Every sign-in method that requires the second factor; the library itself only guards the password. */
export const GUARDED_PATHS = ['/sign-in/email', '/magic-link/verify', '/confirm-email']
/** Where a correct code opens a session. */
export const SECOND_FACTOR_PATHS = ['/two-factor/verify-totp', '/two-factor/verify-backup-code']

/**
 * TOTP with backup codes. For anyone who has enabled it, a password or emailed link doesn't open a session but a
 * ten-minute challenge for the code.
 */
export function secondFactorGate(issuer: string) {
  const plugin = twoFactor({
    issuer,
    schema: authTables.twoFactor,
    allowPasswordless: true,
    // Its lockout would lock the owner out along with the attacker. Our own counters recognise the owner's browsers
    // (codeSubjects).
    accountLockout: { enabled: false },
  })
  const after = plugin.hooks.after.map((hook) => ({ ...hook, matcher: isGuarded }))
  return { ...plugin, hooks: { ...plugin.hooks, after } }
}

function isGuarded({ path }: { path?: string | undefined }): boolean {
  return path !== undefined && GUARDED_PATHS.includes(path)
}
