import { NoticeSettingsScreen } from '#features/account/notifications/notice-settings-screen.js'

export default NoticeSettingsScreen
