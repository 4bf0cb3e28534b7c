/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type CreditPacksQueryVariables = Exact<{ [key: string]: never; }>;

export type CreditPacksQuery = { credit_packs: Array<{ code: string, credits: number, price_cents: number }> };

export const CreditPacksDocument = `
    query CreditPacks {
  credit_packs(where: {is_sold: {_eq: true}}, order_by: {sort: asc}) {
    code
    credits
    price_cents
  }
}
    `;

export const useCreditPacksQuery = <
      TData = CreditPacksQuery,
      TError = Error
    >(
      variables?: CreditPacksQueryVariables,
      options?: Omit<UseQueryOptions<CreditPacksQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CreditPacksQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CreditPacksQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['CreditPacks'] : ['CreditPacks', variables],
    queryFn: graphqlFetcher<CreditPacksQuery, CreditPacksQueryVariables>(CreditPacksDocument, variables),
    ...options
  }
    )};

useCreditPacksQuery.document = CreditPacksDocument;

useCreditPacksQuery.getKey = (variables?: CreditPacksQueryVariables) => variables === undefined ? ['CreditPacks'] : ['CreditPacks', variables];

useCreditPacksQuery.rootKey = 'CreditPacks';

useCreditPacksQuery.fetcher = (variables?: CreditPacksQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<CreditPacksQuery, CreditPacksQueryVariables>(CreditPacksDocument, variables, options);
