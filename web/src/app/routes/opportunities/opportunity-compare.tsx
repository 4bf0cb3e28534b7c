import { CompareScreen } from '#features/compare/compare-screen.js'

export default CompareScreen
