/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type PurchasesQueryVariables = Exact<{
  limit: number;
  before: string;
  afterId: string;
}>;

export type PurchasesQuery = { purchases: Array<{ id: string, title: string, amount_cents: number, refunded_cents: number, charged_back_cents: number, status: string, receipt_number: number | null, created_at: string, paid_at: string | null }> };

export const PurchasesDocument = `
    query Purchases($limit: Int!, $before: timestamptz!, $afterId: uuid!) {
  purchases(
    where: {is_paid: {_eq: true}, created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_gt: $afterId}}]}
    order_by: [{created_at: desc}, {id: asc}]
    limit: $limit
  ) {
    id
    title
    amount_cents
    refunded_cents
    charged_back_cents
    status
    receipt_number
    created_at
    paid_at
  }
}
    `;

export const usePurchasesQuery = <
      TData = PurchasesQuery,
      TError = Error
    >(
      variables: PurchasesQueryVariables,
      options?: Omit<UseQueryOptions<PurchasesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PurchasesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PurchasesQuery, TError, TData>(
      {
    queryKey: ['Purchases', variables],
    queryFn: graphqlFetcher<PurchasesQuery, PurchasesQueryVariables>(PurchasesDocument, variables),
    ...options
  }
    )};

usePurchasesQuery.document = PurchasesDocument;

usePurchasesQuery.getKey = (variables: PurchasesQueryVariables) => ['Purchases', variables];

usePurchasesQuery.rootKey = 'Purchases';

usePurchasesQuery.fetcher = (variables: PurchasesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<PurchasesQuery, PurchasesQueryVariables>(PurchasesDocument, variables, options);
