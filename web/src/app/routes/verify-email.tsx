import { VerifyEmailScreen } from '../../features/auth/links/verify-email-screen'

export default VerifyEmailScreen
