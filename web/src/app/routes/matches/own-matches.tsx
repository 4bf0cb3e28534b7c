import { OwnMatchesScreen } from '#features/matches/own-matches-screen.js'

export default OwnMatchesScreen
