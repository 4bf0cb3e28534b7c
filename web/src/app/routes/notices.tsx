import { NoticesScreen } from '#features/notices/notices-screen.js'

export default NoticesScreen
