import type { Area } from '#platform/area.js'
import { beginGoogleLogin, endConnection, finishGoogleLogin, readConnection } from './connection.route.js'
import { saveResponseToDrive } from './save-response.route.js'

export const googleDrive: Area = {
  doors: [readConnection, beginGoogleLogin, finishGoogleLogin, endConnection, saveResponseToDrive],
  jobs: [],
}
