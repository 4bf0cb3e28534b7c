// npm run audit:ledger: recomputes every balance of the running product from its entries and prints the differences.
import { runWithSettings } from './lib/run-with-settings.mjs'

runWithSettings('features/ledger/audit-cli.js')
