import { GoogleReturnScreen } from '#features/content/drive/google-return-screen.js'

/** `/account/google-drive` */
export default function GoogleDriveRoute() {
  return <GoogleReturnScreen />
}
