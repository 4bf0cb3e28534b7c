import { Briefcase, House, Lightbulb, MessagesSquare, PenLine, Users, Video } from 'lucide-react'
import { paths } from '#lib/paths.js'
import type { Place } from './rail-link'

export const POST = paths.allPackages()

export const PLACES: Place[] = [
  { to: paths.home, label: 'Home', icon: House, isExact: true },
  { to: paths.opportunitySummary(), label: 'Opportunities', icon: Briefcase },
  { to: POST, label: 'Post', icon: PenLine },
]

/** Whom one meets and what one reads. */
export const READING: Place[] = [
  { to: paths.leadingExperts, label: 'Experts', icon: Users },
  { to: paths.adviceOffering(), label: '1:1 calls', icon: Video },
  { to: paths.insights(), label: 'Insights', icon: Lightbulb },
  { to: paths.questionSummary(), label: 'Q&A', icon: MessagesSquare },
]
