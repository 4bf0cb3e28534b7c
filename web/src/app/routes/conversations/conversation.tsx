import { useParams } from 'react-router-dom'
import ConversationScreen from '#features/conversations/thread/conversation-screen.js'

/** `/conversation/{id}` */
export default function Conversation() {
  const { id = '' } = useParams()
  return <ConversationScreen id={id} />
}
