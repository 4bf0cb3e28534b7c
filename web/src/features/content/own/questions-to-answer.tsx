import { CircleCheckBig } from 'lucide-react'
import { formatCount } from '#contract/format/counts.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { OwnRow } from './own-row'
import { useQuestionsToAnswer } from './use-own-content'

const SKELETON = ['h-28', 'h-28', 'h-28']

/** Questions of an expert's field that they haven't answered (GI-56). */
export function QuestionsToAnswer() {
  const list = useQuestionsToAnswer()
  return (
    <PagedRows
      list={list}
      loading="Loading questions for you"
      skeleton={SKELETON}
      empty={{
        icon: CircleCheckBig,
        title: 'No question is waiting for you.',
        text: 'Questions of the topics in your profile show up here, and we tell you about each new one.',
        action: <LinkButton to={paths.accountExpertise}>Check your topics</LinkButton>,
      }}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map(({ id, question, response_count, created_at, master_topic }) => (
            <li key={id}>
              <OwnRow
                title={question}
                to={paths.question(id)}
                status={null}
                topic={master_topic?.topic_name}
                createdAt={created_at}
                facts={[response_count > 0 ? formatCount(response_count, 'answer') : 'No answers yet']}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}
