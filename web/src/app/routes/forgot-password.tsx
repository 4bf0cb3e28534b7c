import { ForgotPasswordScreen } from '../../features/auth/password/forgot-password-screen'

export default ForgotPasswordScreen
