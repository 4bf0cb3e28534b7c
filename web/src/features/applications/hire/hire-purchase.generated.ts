/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type HirePurchaseQueryVariables = Exact<{
  id: string;
}>;

export type HirePurchaseQuery = { purchases_by_pk: { id: string, purchase_type: string, title: string, status: string, amount_cents: number } | null };

export type HirePurchaseSignalSubscriptionVariables = Exact<{
  id: string;
}>;

export type HirePurchaseSignalSubscription = { purchases_by_pk: { status: string } | null };

export const HirePurchaseDocument = `
    query HirePurchase($id: uuid!) {
  purchases_by_pk(id: $id) {
    id
    purchase_type
    title
    status
    amount_cents
  }
}
    `;

export const useHirePurchaseQuery = <
      TData = HirePurchaseQuery,
      TError = Error
    >(
      variables: HirePurchaseQueryVariables,
      options?: Omit<UseQueryOptions<HirePurchaseQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<HirePurchaseQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<HirePurchaseQuery, TError, TData>(
      {
    queryKey: ['HirePurchase', variables],
    queryFn: graphqlFetcher<HirePurchaseQuery, HirePurchaseQueryVariables>(HirePurchaseDocument, variables),
    ...options
  }
    )};

useHirePurchaseQuery.document = HirePurchaseDocument;

useHirePurchaseQuery.getKey = (variables: HirePurchaseQueryVariables) => ['HirePurchase', variables];

useHirePurchaseQuery.rootKey = 'HirePurchase';

useHirePurchaseQuery.fetcher = (variables: HirePurchaseQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<HirePurchaseQuery, HirePurchaseQueryVariables>(HirePurchaseDocument, variables, options);

export const HirePurchaseSignalDocument = `
    subscription HirePurchaseSignal($id: uuid!) {
  purchases_by_pk(id: $id) {
    status
  }
}
    `;
