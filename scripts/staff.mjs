// npm run staff -- <command>: runs the staff program with the actions' own environment.
import { runWithSettings } from './lib/run-with-settings.mjs'

runWithSettings('features/staff/staff-cli.js')
