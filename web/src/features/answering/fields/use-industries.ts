import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFoundIndustriesQuery, useTopIndustriesQuery } from '../data/responses.expert.generated'

const SHOWN = 8
const PAUSE_MS = 250
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The industries that most experts have, without those that are chosen: the first eight (GI-39).
 * @returns `known` are the names of all that were read
 */
export function useTopIndustries(chosen: readonly string[]) {
  const { data } = useTopIndustriesQuery(undefined, { staleTime: DAY_MS })
  const all = (data?.master_domains_aggregate.nodes ?? []).map(({ id, domain_name }) => ({ id, name: domain_name }))
  return {
    shown: all.filter(({ id }) => !chosen.includes(id)).slice(0, SHOWN),
    known: all.map(({ name }) => name),
  }
}

/** Those of the list that hold what is typed, looked for when somebody pauses. */
export function useFoundIndustries(typed: string, chosen: readonly string[]) {
  const [settled, setSettled] = useState('')
  const words = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const name = `%${settled.replace(/[\\%_]/g, '\\$&')}%`
  const { data } = useFoundIndustriesQuery(
    { name, not: [...chosen] },
    { enabled: settled !== '', placeholderData: keepPreviousData, staleTime: DAY_MS },
  )
  if (!words) return []
  return (data?.master_domains ?? [])
    .map(({ id, domain_name }) => ({ id, name: domain_name }))
    .filter((industry) => industry.name.toLowerCase().includes(words.toLowerCase()) && !chosen.includes(industry.id))
    .slice(0, SHOWN)
}
