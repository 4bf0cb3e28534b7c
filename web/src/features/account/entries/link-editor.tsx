import { EntriesEditor } from './entries-form'

/** One’s own links. */
export default function LinkEditor() {
  return <EntriesEditor kind="link" />
}
