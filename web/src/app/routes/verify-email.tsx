import { VerifyEmailScreen } from '#features/auth/links/verify-email-screen.js'

export default VerifyEmailScreen
