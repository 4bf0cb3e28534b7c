import { Users } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { searchCountText } from '#contract/search/search-groups.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { readChosen, writeChosen } from '#ui/filter/chosen-filters.js'
import { ListControls } from '#ui/filter/list-controls.js'
import { ExpertCard } from './expert-card'
import { EXPERT_FILTER_RULES, type ExpertFilters, isNarrowed } from './expert-filters'
import { useExpertChoices, useExpertCount, useLeadingExperts } from './use-leading-experts'

const TITLE = 'Leading experts'
const LABELS = {
  topic: 'Topic',
  skill: 'Skill',
  domain: 'Domain',
  country: 'Country',
  offers: 'Offers',
  price: 'Price of a call',
}
const SORT_LABELS = {
  recommended: 'Recommended',
  newest: 'Newest',
  name: 'Name',
  'lowest price': 'Lowest price of a call',
}
const SKELETON = Array<string>(6).fill('h-72 rounded-lg')
const COLUMNS = 'gap-4 md:grid-cols-2 xl:grid-cols-3'

/** `/dashboard/wizards`, for members: experts with a complete profile (BASE-16). */
export function LeadingExpertsScreen() {
  const { isExpert } = useSignedInUser()
  const [query, setQuery] = useSearchParams()
  const filters = readChosen(query, EXPERT_FILTER_RULES)
  const choices = useExpertChoices(filters)
  const list = useLeadingExperts(filters)
  useDocumentTitle(TITLE)
  return (
    <>
      <PageHeader
        title={TITLE}
        lead={isExpert ? LEAD.expert : LEAD.client}
        actions={
          <LinkButton to={paths.allPackages()}>{isExpert ? 'Find experts to work with' : 'Post a project'}</LinkButton>
        }
      />
      <ListControls
        things="experts"
        placeholder="Search names, topics, skills and experience"
        rules={EXPERT_FILTER_RULES}
        chosen={filters}
        labels={LABELS}
        options={choices.options}
        sortLabels={SORT_LABELS}
        count={<ExpertCount filters={filters} />}
        onApproach={choices.load}
        onChange={(next, options) => setQuery(writeChosen(next, EXPERT_FILTER_RULES), options)}
      />
      <PagedRows
        list={list}
        loading="Loading experts"
        skeleton={SKELETON}
        columns={COLUMNS}
        empty={{ icon: Users, ...emptyWords(filters, () => setQuery({})) }}
      >
        {(rows) => (
          <ul aria-label="Experts" className={`grid ${COLUMNS}`}>
            {rows.map(({ expert, calls }) =>
              expert ? (
                <li key={expert.id}>
                  <ExpertCard expert={expert} calls={calls} />
                </li>
              ) : null,
            )}
          </ul>
        )}
      </PagedRows>
    </>
  )
}

const LEAD = {
  client: 'Everybody here has a complete profile. Hire one of them, book a call, or post what you need for all to see.',
  expert: 'Your peers with a complete profile. Find somebody to work with, or see who knows what you don’t.',
}

function ExpertCount({ filters }: { filters: ExpertFilters }) {
  const count = useExpertCount(filters)
  if (!count) return null
  return `${searchCountText(count)} ${count === 1 ? 'expert' : 'experts'}`
}

function emptyWords(filters: ExpertFilters, onClear: () => void) {
  if (!isNarrowed(filters))
    return { title: 'No experts yet.', text: 'They appear here as soon as their profile is complete.' }
  return {
    title: 'No experts match these filters.',
    text: 'Fewer filters find more of them. Or post what you need, and those who fit are told.',
    action: (
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.allPackages()}>Post a project</LinkButton>
        <Button onClick={onClear}>Clear filters</Button>
      </div>
    ),
  }
}
