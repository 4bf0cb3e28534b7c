import { useKeptAnswers } from '#lib/request/use-kept-answers.js'
import { useSignedInUser } from '#lib/session.js'
import type { PromptFacts, PromptName } from './entry-prompt-list'
import { useEndStaffWelcomeMutation, useEndTeamWelcomeMutation } from './prompt-facts.generated'

const TEAM = 'team-welcome:'

/** Those that the server remembers once they were closed: for each person, and for each company (GD-29, GD-41). */
type Welcome = `${typeof TEAM}${string}` | 'staff-welcome'

function welcomeOf(name: PromptName, { newTeam }: PromptFacts): Welcome | null {
  if (name === 'team-welcome') return newTeam && `${TEAM}${newTeam.companyId}`
  return name === 'staff-welcome' ? name : null
}

/** The welcomes that were closed, also where the server couldn't be told yet, and what ends one. */
export function useEndedWelcomes() {
  const { id: me } = useSignedInUser()
  const { mutateAsync: endTeamWelcome } = useEndTeamWelcomeMutation()
  const { mutateAsync: endStaffWelcome } = useEndStaffWelcomeMutation()
  const { answered, answer } = useKeptAnswers<Welcome>(`endedWelcomes:${me}`, (welcome) =>
    welcome === 'staff-welcome' ? endStaffWelcome({}) : endTeamWelcome({ me, companyId: welcome.slice(TEAM.length) }),
  )
  return {
    /** null for any other prompt, which no server remembers */
    isEnded: (name: PromptName, facts: PromptFacts): boolean | null => {
      const welcome = welcomeOf(name, facts)
      return welcome && answered.includes(welcome)
    },
    end: (name: PromptName, facts: PromptFacts) => {
      const welcome = welcomeOf(name, facts)
      if (welcome) answer(welcome)
    },
  }
}
