import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'

interface Side {
  title: string
  points: readonly (readonly [string, string])[]
  link: { to: string; label: string }
}

const SIDES: readonly Side[] = [
  {
    title: 'For companies',
    points: [
      [
        'A brief that reads like one',
        'Ten minutes, one page: the work, the days, the budget. It’s saved as you write.',
      ],
      [
        'The right people hear about it',
        'Experts are matched by topic, skill, domain and country, and hear about it the moment it’s approved.',
      ],
      [
        'Yours until you share it',
        'Experts see the work first. Your name and company appear to those who show interest.',
      ],
    ],
    link: { to: paths.signUp(), label: 'Sign up as a company' },
  },
  {
    title: 'For experts',
    points: [
      ['Only what fits', 'Say what you know once. You’ll hear about roles that match, and nothing else.'],
      ['Terms in the open', 'Every role shows its budget, days and duration before you start talking.'],
      ['Always an answer', 'You can see where you stand, and when a role ends we tell you how and why.'],
    ],
    link: { to: paths.signUpExpert(), label: 'Join as an expert' },
  },
]

export function TwoSides() {
  return (
    <div className="grid gap-x-16 gap-y-12 py-16 md:grid-cols-2 md:py-24">
      {SIDES.map((side) => (
        <section key={side.title} aria-label={side.title}>
          <h2 className="font-serif text-2xl font-semibold tracking-tight">{side.title}</h2>
          <dl className="mt-6 divide-y divide-line border-y border-line">
            {side.points.map(([term, text]) => (
              <div key={term} className="py-4">
                <dt className="font-medium">{term}</dt>
                <dd className="mt-1 text-sm text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <Link to={side.link.to} className="text-link mt-4 inline-flex min-h-6 items-center text-sm font-medium">
            {side.link.label}
          </Link>
        </section>
      ))}
    </div>
  )
}
