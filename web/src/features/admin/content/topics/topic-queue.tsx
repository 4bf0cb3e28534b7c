import { Tag } from 'lucide-react'
import { PagedRows } from '#ui/display/paged-rows.js'
import { useTopicQueue } from './use-topics'
import { WaitingTopicCard } from './waiting-topic'

const SKELETON = ['h-36', 'h-36', 'h-36']

/** Topics that experts suggested and that wait for staff. */
export function TopicQueue() {
  return (
    <PagedRows
      list={useTopicQueue()}
      loading="Loading the topics"
      skeleton={SKELETON}
      empty={{
        icon: Tag,
        title: 'No topic is waiting.',
        text: 'Topics that experts suggest show up here before anybody can choose them, the longest waiting first.',
      }}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((topic) => (
            <li key={topic.id}>
              <WaitingTopicCard topic={topic} />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}
