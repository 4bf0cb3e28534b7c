import { ResetPasswordScreen } from '../../features/auth/password/reset-password-screen'

export default ResetPasswordScreen
