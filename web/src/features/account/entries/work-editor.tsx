import { EntriesEditor } from './entries-form'

/** One’s own selected work. */
export default function WorkEditor() {
  return <EntriesEditor kind="work" />
}
