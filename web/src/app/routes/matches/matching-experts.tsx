import { MatchingExpertsScreen } from '#features/matches/matching-experts-screen.js'

export default MatchingExpertsScreen
