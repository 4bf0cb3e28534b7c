import { defineCodeDoor } from './verify-second-factor.js'

/** Takes the code of the authenticator app. */
export const verifyTotp = defineCodeDoor('/two-factor/verify-totp')
