import { useKeptAnswers } from '#lib/browser/use-kept-answers.js'
import { useSignedInUser } from '#lib/session.js'
import type { PromptName } from './entry-prompt-list'
import { useEndStaffWelcomeMutation, useEndTeamWelcomeMutation } from './prompt-facts.generated'

/** Those that the server remembers for each person, once they were closed (GD-29, GD-41). */
type Welcome = Extract<PromptName, 'team-welcome' | 'staff-welcome'>

const isWelcome = (name: PromptName): name is Welcome => name === 'team-welcome' || name === 'staff-welcome'

/** The welcomes that were closed, also where the server couldn't be told yet, and what ends one. */
export function useEndedWelcomes() {
  const { id: me } = useSignedInUser()
  const { mutateAsync: endTeamWelcome } = useEndTeamWelcomeMutation()
  const { mutateAsync: endStaffWelcome } = useEndStaffWelcomeMutation()
  const { answered, answer } = useKeptAnswers<Welcome>(`endedWelcomes:${me}`, (names) =>
    Promise.all(names.map((name) => (name === 'team-welcome' ? endTeamWelcome({ me }) : endStaffWelcome({})))),
  )
  return {
    isEnded: (name: PromptName) => isWelcome(name) && answered.includes(name),
    end: (name: PromptName) => {
      if (isWelcome(name)) answer(name)
    },
  }
}
