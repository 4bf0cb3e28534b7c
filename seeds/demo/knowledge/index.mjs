import { ADVICES } from './advices.mjs'
import { BRAND_INSIGHTS } from './insights/brand-and-positioning.mjs'
import { CONTENT_INSIGHTS } from './insights/content-and-seo.mjs'
import { SUCCESS_INSIGHTS } from './insights/customer-success-and-retention.mjs'
import { DATA_INSIGHTS } from './insights/data-and-analytics.mjs'
import { DEMAND_INSIGHTS } from './insights/demand-generation.mjs'
import { LEADERSHIP_INSIGHTS } from './insights/leadership-and-teams.mjs'
import { MARKET_INSIGHTS } from './insights/market-entry-and-expansion.mjs'
import { PARTNER_INSIGHTS } from './insights/partnerships-and-channels.mjs'
import { PRICING_INSIGHTS } from './insights/pricing-and-packaging.mjs'
import { PRODUCT_INSIGHTS } from './insights/product-led-growth.mjs'
import { REVOPS_INSIGHTS } from './insights/revenue-operations.mjs'
import { SALES_INSIGHTS } from './insights/sales-and-revenue.mjs'
import { BRAND_QUESTIONS } from './questions/brand-and-positioning.mjs'
import { CONTENT_QUESTIONS } from './questions/content-and-seo.mjs'
import { SUCCESS_QUESTIONS } from './questions/customer-success-and-retention.mjs'
import { DATA_QUESTIONS } from './questions/data-and-analytics.mjs'
import { DEMAND_QUESTIONS } from './questions/demand-generation.mjs'
import { LEADERSHIP_QUESTIONS } from './questions/leadership-and-teams.mjs'
import { MARKET_QUESTIONS } from './questions/market-entry-and-expansion.mjs'
import { PARTNER_QUESTIONS } from './questions/partnerships-and-channels.mjs'
import { PRICING_QUESTIONS } from './questions/pricing-and-packaging.mjs'
import { PRODUCT_QUESTIONS } from './questions/product-led-growth.mjs'
import { REVOPS_QUESTIONS } from './questions/revenue-operations.mjs'
import { SALES_QUESTIONS } from './questions/sales-and-revenue.mjs'
import { OPEN_QUESTIONS } from './questions/still-open.mjs'

/** @type {readonly import('./shapes.mjs').DemoInsight[]} */
export const INSIGHTS = [
  ...BRAND_INSIGHTS,
  ...DEMAND_INSIGHTS,
  ...CONTENT_INSIGHTS,
  ...PRODUCT_INSIGHTS,
  ...SALES_INSIGHTS,
  ...REVOPS_INSIGHTS,
  ...SUCCESS_INSIGHTS,
  ...MARKET_INSIGHTS,
  ...PRICING_INSIGHTS,
  ...PARTNER_INSIGHTS,
  ...DATA_INSIGHTS,
  ...LEADERSHIP_INSIGHTS,
]

/** @type {readonly import('./shapes.mjs').DemoQuestion[]} */
export const QUESTIONS = [
  ...BRAND_QUESTIONS,
  ...DEMAND_QUESTIONS,
  ...CONTENT_QUESTIONS,
  ...PRODUCT_QUESTIONS,
  ...SALES_QUESTIONS,
  ...REVOPS_QUESTIONS,
  ...SUCCESS_QUESTIONS,
  ...MARKET_QUESTIONS,
  ...PRICING_QUESTIONS,
  ...PARTNER_QUESTIONS,
  ...DATA_QUESTIONS,
  ...LEADERSHIP_QUESTIONS,
  ...OPEN_QUESTIONS,
]

export { ADVICES }
