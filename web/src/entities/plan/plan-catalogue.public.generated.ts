/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type PlanCatalogueQueryVariables = Exact<{ [key: string]: never; }>;

export type PlanCatalogueQuery = { plan_prices: Array<{ price_id: string, plan_code: string, catalogue: string, saas_type: string, duration: string, billed_cents: number, month_cents: number | null, strike_cents: number | null, saved_cents: number | null, discount_percent: number | null, title: string, description: string, benefits: Array<string>, disadvantages: Array<string>, is_sold: boolean, plan: { name: string, card: string, rank: number } }>, system_configurations: Array<{ config: string, value: string }> };

export const PlanCatalogueDocument = `
    query PlanCatalogue {
  plan_prices(order_by: {sort: asc}) {
    price_id
    plan_code
    catalogue
    saas_type
    duration
    billed_cents
    month_cents
    strike_cents
    saved_cents
    discount_percent
    title
    description
    benefits
    disadvantages
    is_sold
    plan {
      name
      card
      rank
    }
  }
  system_configurations(
    where: {config: {_in: ["EXPERT_COUNT_TEXT", "EXPERT_COUNT_TEXT_OLDER", "PUBLIC_EMAIL_DOMAINS"]}}
  ) {
    config
    value
  }
}
    `;

export const usePlanCatalogueQuery = <
      TData = PlanCatalogueQuery,
      TError = Error
    >(
      variables?: PlanCatalogueQueryVariables,
      options?: Omit<UseQueryOptions<PlanCatalogueQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanCatalogueQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanCatalogueQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['PlanCatalogue'] : ['PlanCatalogue', variables],
    queryFn: publicGraphqlFetcher<PlanCatalogueQuery, PlanCatalogueQueryVariables>(PlanCatalogueDocument, variables),
    ...options
  }
    )};

usePlanCatalogueQuery.document = PlanCatalogueDocument;

usePlanCatalogueQuery.getKey = (variables?: PlanCatalogueQueryVariables) => variables === undefined ? ['PlanCatalogue'] : ['PlanCatalogue', variables];

usePlanCatalogueQuery.rootKey = 'PlanCatalogue';

usePlanCatalogueQuery.fetcher = (variables?: PlanCatalogueQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PlanCatalogueQuery, PlanCatalogueQueryVariables>(PlanCatalogueDocument, variables, options);
