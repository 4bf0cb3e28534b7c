import { Briefcase, type LucideIcon, MessageCircleQuestion } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { Icon } from '#ui/display/icon.js'
import { Dialog } from '#ui/overlay/dialog.js'

interface PostDialogProps {
  onClose(): void
}

/** What members who aren't experts can post (PROMPT-47, PROMPT-48). */
export default function PostDialog({ onClose }: PostDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="What would you like to post?">
      <ul className="grid gap-3 py-2">
        <Choice
          icon={Briefcase}
          to={paths.allPackages()}
          title="Post a project"
          text="Work for an expert: a project, a fractional role, training and more."
          onClose={onClose}
        />
        <Choice
          icon={MessageCircleQuestion}
          to="/create-question"
          title="Ask a question"
          text="Experts of the field answer it, in words or with a recording."
          onClose={onClose}
        />
      </ul>
    </Dialog>
  )
}

interface ChoiceProps extends PostDialogProps {
  icon: LucideIcon
  to: string
  title: string
  text: string
}

function Choice({ icon, to, title, text, onClose }: ChoiceProps) {
  return (
    <li className="group relative flex items-start gap-4 rounded-lg border border-line p-4 transition-colors duration-120 hover:border-control">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon of={icon} />
      </span>
      <div className="min-w-0">
        <Link
          to={to}
          onClick={onClose}
          className="focus-ring rounded-md font-serif text-lg font-semibold text-ink after:absolute after:inset-0 after:rounded-lg group-hover:text-accent"
        >
          {title}
        </Link>
        <p className="text-muted">{text}</p>
      </div>
    </li>
  )
}
