import { SecurityScreen } from '../../../features/account/security/security-screen'

export default SecurityScreen
