import { ForgotPasswordScreen } from '#features/auth/password/forgot-password-screen.js'

export default ForgotPasswordScreen
