import { EntriesEditor } from './entries-form'

/** One’s own roles. */
export default function ExperienceEditor() {
  return <EntriesEditor kind="experience" />
}
