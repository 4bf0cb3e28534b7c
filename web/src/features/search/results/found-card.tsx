import { FoundExpertCard } from './cards/found-expert'
import { FoundOpportunityCard } from './cards/found-opportunity'
import { FoundAdviceCard, FoundInsightCard, FoundQuestionCard, FoundUseCaseCard } from './cards/found-texts'
import type { Found } from './use-search-results'

/** A result as a card of its kind. */
export default function FoundCard({ found }: { found: Found }) {
  switch (found.tab) {
    case 'opportunity':
      return <FoundOpportunityCard opportunity={found.item} />
    case 'experts':
      return <FoundExpertCard expert={found.item} />
    case 'qanda':
      return <FoundQuestionCard question={found.item} />
    case 'insights':
      return <FoundInsightCard insight={found.item} />
    case 'advices':
      return <FoundAdviceCard advice={found.item} />
    case 'usecases':
      return <FoundUseCaseCard useCase={found.item} />
  }
}
