import { LinkScreen } from '#features/conversations/visitor/link-screen.js'

export default LinkScreen
