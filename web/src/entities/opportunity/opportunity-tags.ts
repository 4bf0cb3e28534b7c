interface Tagged {
  topics: { topic: { topic_name: string } | null }[]
  domains: { domain: { domain_name: string } | null }[]
  skills: { expertise: { expertise_name: string } | null }[]
}

/** The names of topics, domains and expertise, in that order (GO-105). */
export function opportunityTags({ topics, domains, skills }: Tagged): string[] {
  const names = [
    ...topics.map(({ topic }) => topic?.topic_name),
    ...domains.map(({ domain }) => domain?.domain_name),
    ...skills.map(({ expertise }) => expertise?.expertise_name),
  ]
  return [...new Set(names.filter((name): name is string => Boolean(name)))]
}
