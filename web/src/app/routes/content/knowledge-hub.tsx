import { HubScreen } from '#features/content/hub/hub-screen.js'

/** `/knowledge/hub` */
export default function KnowledgeHub() {
  return <HubScreen />
}
