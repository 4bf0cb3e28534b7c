import { type ComponentType, lazy } from 'react'

const ShareInsight = lazy(() => import('./share-insight'))

const PAGES = {
  'advice-offering': lazy(() => import('./advice-offering')),
  'create-question': lazy(() => import('./create-question')),
  'insights-creator': lazy(() => import('./insights-creator')),
  knowledge: lazy(() => import('./knowledge')),
  'knowledge-hub': lazy(() => import('./knowledge-hub')),
  'content-review': lazy(() => import('./content-review')),
  'own-transcript': lazy(() => import('./own-transcript')),
  'share-insight': () => <ShareInsight />,
  'ai-training': () => <ShareInsight isEditor />,
} satisfies Record<string, ComponentType>

/** Pages that few visits begin with: only who opens one of them loads their list. */
export default function ContentPages({ page }: { page: keyof typeof PAGES }) {
  const Page = PAGES[page]
  return <Page />
}
