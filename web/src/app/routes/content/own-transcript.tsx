import { useParams } from 'react-router-dom'
import { TranscriptScreen } from '#features/content/transcript/transcript-screen.js'

/** `/insight/transcript/:recordingId` */
export default function OwnTranscriptRoute() {
  const { recordingId = '' } = useParams()
  return <TranscriptScreen key={recordingId} recordingId={recordingId} />
}
