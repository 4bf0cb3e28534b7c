import { defineCodeDoor } from './verify-second-factor.js'

/** Accepts a code from the authenticator app. */
export const verifyTotp = defineCodeDoor('/two-factor/verify-totp')
