import { MessageCircleQuestion } from 'lucide-react'
import { formatCount } from '#contract/format/counts.js'
import type { OwnStatus } from '#entities/content/content-state.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { OwnRow } from './own-row'
import { useOwnQuestions } from './use-own-content'

const SKELETON = ['h-28', 'h-28', 'h-28']

/** What somebody asked, with what has become of it (GI-46). */
export function OwnQuestions() {
  const list = useOwnQuestions()
  return (
    <PagedRows
      list={list}
      loading="Loading your questions"
      skeleton={SKELETON}
      empty={{
        icon: MessageCircleQuestion,
        title: 'You haven’t asked anything yet.',
        text: 'Your questions show up here, with their answers.',
        action: (
          <LinkButton variant="primary" to={paths.createQuestion()}>
            Ask a question
          </LinkButton>
        ),
      }}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map(
            ({
              id,
              question,
              is_approved,
              rejected_reason,
              asks_changes,
              response_count,
              created_at,
              master_topic,
            }) => (
              <li key={id}>
                <OwnRow
                  title={question}
                  to={is_approved ? paths.question(id) : null}
                  status={statusOf(is_approved, asks_changes)}
                  reason={rejected_reason}
                  topic={master_topic?.topic_name}
                  createdAt={created_at}
                  facts={
                    is_approved ? [response_count > 0 ? formatCount(response_count, 'answer') : 'No answers yet'] : []
                  }
                  actions={
                    is_approved === false ? (
                      <LinkButton size="sm" to={paths.createQuestion({ from: id })}>
                        Change and ask again
                      </LinkButton>
                    ) : null
                  }
                />
              </li>
            ),
          )}
        </ul>
      )}
    </PagedRows>
  )
}

function statusOf(isApproved: boolean | null, asksChanges: boolean): OwnStatus {
  if (isApproved === null) return 'pending'
  if (isApproved) return 'approved'
  return asksChanges ? 'changes' : 'rejected'
}
