import { IncomeScreen } from '#features/income/income-screen.js'

export default function IncomeRoute() {
  return <IncomeScreen />
}
