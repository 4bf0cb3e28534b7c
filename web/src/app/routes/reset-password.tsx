import { ResetPasswordScreen } from '#features/auth/password/reset-password-screen.js'

export default ResetPasswordScreen
