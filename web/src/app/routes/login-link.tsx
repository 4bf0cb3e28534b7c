import { LoginLinkScreen } from '../../features/auth/links/login-link-screen'

export default LoginLinkScreen
