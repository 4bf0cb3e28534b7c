import { isCallPriceBand, priceBands } from '#contract/calls/call-prices.js'
import { isUuid } from '#lib/stored/uuid.js'
import type { ChosenFilters, FilterRules } from '#ui/filter/chosen-filters.js'

export type ExpertFilterName = 'topic' | 'skill' | 'domain' | 'country' | 'price' | 'offers'
export type ExpertSort = 'recommended' | 'newest' | 'name' | 'lowest price'
export type ExpertFilters = ChosenFilters<ExpertFilterName, ExpertSort>

/** What an expert may offer besides answers. */
export const EXPERT_OFFERS = { fractional: 'Open to fractional roles', advice: 'Offers 1:1 calls' } as const

/** The filters of the list of experts, as its address holds them. */
export const EXPERT_FILTER_RULES: FilterRules<ExpertFilterName, ExpertSort> = {
  filters: {
    topic: isUuid,
    skill: isUuid,
    domain: isUuid,
    country: isUuid,
    offers: (value) => Object.hasOwn(EXPERT_OFFERS, value),
    price: isCallPriceBand,
  },
  sorts: ['recommended', 'newest', 'name', 'lowest price'],
}

/** What the server is asked for: of the values of one filter any, of two filters both. */
export const expertFilter = ({ words, values }: ExpertFilters) => ({
  words,
  topics: values.topic,
  skills: values.skill,
  domains: values.domain,
  countries: values.country,
  isForHire: values.offers.includes('fractional'),
  hasAdvice: values.offers.includes('advice'),
  prices: priceBands(values.price),
})

export const isNarrowed = ({ words, values }: ExpertFilters) =>
  words !== '' || Object.values(values).some((chosen) => chosen.length > 0)
