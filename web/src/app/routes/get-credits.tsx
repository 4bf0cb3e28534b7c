import { GetCreditsScreen } from '#features/payments/packs/get-credits-screen.js'

export default GetCreditsScreen
