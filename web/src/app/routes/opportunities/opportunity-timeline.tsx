import { TimelineScreen } from '#features/applications/history/timeline-screen.js'

export default TimelineScreen
