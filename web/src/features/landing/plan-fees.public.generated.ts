/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type PlanFeesQueryVariables = Exact<{ [key: string]: never; }>;

export type PlanFeesQuery = { plan_packages: Array<{ code: string, name: string, hire_fee_percent: number, is_free: boolean }> };

export const PlanFeesDocument = `
    query PlanFees {
  plan_packages(
    where: {code: {_in: ["free", "basic_quarterly", "standard_annual", "professional_annual", "premium_annual"]}}
    order_by: {sort: asc}
  ) {
    code
    name
    hire_fee_percent
    is_free
  }
}
    `;

export const usePlanFeesQuery = <
      TData = PlanFeesQuery,
      TError = Error
    >(
      variables?: PlanFeesQueryVariables,
      options?: Omit<UseQueryOptions<PlanFeesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PlanFeesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PlanFeesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['PlanFees'] : ['PlanFees', variables],
    queryFn: publicGraphqlFetcher<PlanFeesQuery, PlanFeesQueryVariables>(PlanFeesDocument, variables),
    ...options
  }
    )};

usePlanFeesQuery.document = PlanFeesDocument;

usePlanFeesQuery.getKey = (variables?: PlanFeesQueryVariables) => variables === undefined ? ['PlanFees'] : ['PlanFees', variables];

usePlanFeesQuery.rootKey = 'PlanFees';

usePlanFeesQuery.fetcher = (variables?: PlanFeesQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PlanFeesQuery, PlanFeesQueryVariables>(PlanFeesDocument, variables, options);
