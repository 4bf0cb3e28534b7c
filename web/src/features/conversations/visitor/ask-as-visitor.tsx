import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { QuestionForm } from '../ask/question-form'
import { useAskAsVisitor } from './use-ask-as-visitor'

/** Where visitors ask before they have an account (GI-101). The answer comes once they have logged in. */
export default function AskAsVisitor() {
  const navigate = useNavigate()
  const asking = useAskAsVisitor((id) => void navigate(paths.conversationLink(id)))
  return (
    <section aria-labelledby="ask" className="py-12 md:py-16">
      <div className="mx-auto max-w-[48rem]">
        <h2 id="ask" className="text-center font-serif text-2xl font-semibold tracking-tight md:text-3xl">
          Ask our experts’ knowledge
        </h2>
        <p className="mx-auto mt-3 mb-6 max-w-[52ch] text-center text-muted">
          The AI answers from what experts have published here, and shows you the passages it rests on.
        </p>
        <QuestionForm
          {...asking}
          label="Your question"
          placeholder="Ask about your market…"
          note="Sign up for free, or log in, to read the answer."
        />
      </div>
    </section>
  )
}
