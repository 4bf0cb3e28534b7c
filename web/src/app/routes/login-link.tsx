import { LoginLinkScreen } from '#features/auth/links/login-link-screen.js'

export default LoginLinkScreen
