import { defineCodeDoor } from './verify-second-factor.js'

/** Accepts a backup code, which works once. */
export const verifyBackupCode = defineCodeDoor('/two-factor/verify-backup-code')
