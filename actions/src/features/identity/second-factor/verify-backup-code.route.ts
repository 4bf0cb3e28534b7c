import { defineCodeDoor } from './verify-second-factor.js'

/** Takes a backup code, which works once. */
export const verifyBackupCode = defineCodeDoor('/two-factor/verify-backup-code')
