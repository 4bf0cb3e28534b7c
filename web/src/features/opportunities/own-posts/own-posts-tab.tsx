import { PenLine } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { Segments } from '#ui/filter/segments.js'
import { OwnPostTable } from './own-post-table'
import { POST_GROUP_LABELS, POST_GROUPS, type PostGroup } from './post-groups'
import { useOwnPostCounts, useOwnPosts } from './use-own-posts'

interface OwnPostsTabProps {
  group: PostGroup
  onGroup(group: PostGroup): void
}

/** What the user posted, and what they follow as a team member. */
export function OwnPostsTab({ group, onGroup }: OwnPostsTabProps) {
  const counts = useOwnPostCounts()
  return (
    <>
      <div className="mb-4">
        <Segments
          label="Your posts by what they wait for"
          segments={POST_GROUPS.map((id) => ({ id, label: POST_GROUP_LABELS[id], count: counts[id] }))}
          current={group}
          onChange={onGroup}
        />
      </div>
      <Group group={group} hasNone={counts.all === 0} />
    </>
  )
}

function Group({ group, hasNone }: { group: PostGroup; hasNone: boolean }) {
  const empty = {
    icon: PenLine,
    ...EMPTY[hasNone ? 'all' : group],
    action: <LinkButton to={paths.opportunitiesCreator()}>Post an opportunity</LinkButton>,
  }
  return (
    <PagedRows list={useOwnPosts(group)} loading="Loading your posts" empty={empty}>
      {(posts) => <OwnPostTable caption={`Your posts: ${POST_GROUP_LABELS[group]}`} posts={posts} />}
    </PagedRows>
  )
}

const EMPTY: Readonly<Record<PostGroup, { title: string; text: string }>> = {
  all: {
    title: 'You haven’t posted anything yet.',
    text: 'What you post, its applicants and what waits for you appear here.',
  },
  next: { title: 'You’ve answered everything.', text: 'Offers to answer and changes that staff ask for appear here.' },
  live: { title: 'None of your posts is active.', text: 'They appear here as soon as our staff approve them.' },
  waiting: {
    title: 'Nothing is waiting for approval.',
    text: 'What you post appears here until our staff approve it.',
  },
  ended: { title: 'None of your posts has ended.', text: 'Completed and closed ones appear here.' },
}
