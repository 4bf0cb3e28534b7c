import { NoticesScreen } from '../../features/notices/notices-screen'

export default NoticesScreen
