import { BrainCircuit } from 'lucide-react'
import { readResponseText } from '#contract/content/response-text.js'
import { countWords } from '#contract/content/written-answer.js'
import { readingMinutes } from '#contract/responses/ai-training.js'
import { formatClock } from '#entities/recording/clock.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import type { OwnResponsesQuery } from '../own/own-content.generated'
import { OwnItem } from '../own/own-item'
import { useOwnResponses } from '../own/use-own-content'
import { MATERIAL_LOADING, MATERIAL_ROWS } from './material-skeleton'

/** An expert's own responses, whatever they stand at: what is approved of them trains their AI. */
export default function TrainingMaterial() {
  const list = useOwnResponses()
  return (
    <PagedRows
      list={list}
      loading={MATERIAL_LOADING}
      skeleton={MATERIAL_ROWS}
      empty={{
        icon: BrainCircuit,
        title: 'You haven’t taught the AI anything yet.',
        text: 'What you write or record shows up here, with its status.',
        action: <LinkButton to={paths.createAiTraining}>Teach the AI</LinkButton>,
      }}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((item) => (
            <li key={item.id}>
              <OwnItem
                item={item}
                facts={[item.kind === 'answer' ? 'Answer' : 'Insight', ...lengthOfResponse(item)]}
                editorOf={item.kind === 'insight' ? paths.editAiTraining : paths.editInsight}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedRows>
  )
}

type Item = OwnResponsesQuery['content_items'][number]

/** EDIT-13; of a recording, how long it runs. */
function lengthOfResponse({ response }: Item): string[] {
  if (!response) return []
  const { response_type: type, response_text: text, media_duration: seconds } = response
  if (type !== 'text') return seconds ? [`${type === 'video' ? 'Video' : 'Audio'}, ${formatClock(seconds)}`] : []
  const words = readResponseText(text).reduce((sum, section) => sum + countWords(section.text), 0)
  return words > 0 ? [`${readingMinutes(words)} min to read`] : []
}
