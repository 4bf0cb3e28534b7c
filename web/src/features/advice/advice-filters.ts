import { CALL_MINUTES, CALL_PRICE_BANDS, isCallPriceBand, priceBands } from '#contract/calls/call-prices.js'
import { isUuid } from '#lib/stored/uuid.js'
import type { ChosenFilters, FilterRules } from '#ui/filter/chosen-filters.js'

export type AdviceFilterName = 'topic' | 'minutes' | 'price'
export type AdviceSort = 'newest' | 'lowest price' | 'highest price'
export type AdviceFilters = ChosenFilters<AdviceFilterName, AdviceSort>

/** The filters of the list of calls, as its address holds them. */
export const ADVICE_FILTER_RULES: FilterRules<AdviceFilterName, AdviceSort> = {
  filters: {
    topic: isUuid,
    minutes: (value) => CALL_MINUTES.some((minutes) => `${minutes}` === value),
    price: isCallPriceBand,
  },
  sorts: ['newest', 'lowest price', 'highest price'],
}

export const MINUTES_OPTIONS = CALL_MINUTES.map((minutes) => ({ id: `${minutes}`, label: `${minutes} minutes` }))
export const PRICE_OPTIONS = Object.entries(CALL_PRICE_BANDS).map(([id, { label }]) => ({ id, label }))

/** What the server is asked for: of the values of one filter any, of two filters both. */
export const adviceFilter = ({ words, values }: AdviceFilters) => ({
  words,
  topics: values.topic,
  durations: values.minutes,
  prices: priceBands(values.price),
})

export const isNarrowed = ({ words, values }: AdviceFilters) =>
  words !== '' || Object.values(values).some((chosen) => chosen.length > 0)
