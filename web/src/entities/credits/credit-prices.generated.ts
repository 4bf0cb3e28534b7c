/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type CreditPricesQueryVariables = Exact<{ [key: string]: never; }>;

export type CreditPricesQuery = { credit_prices: Array<{ action: string, context: string, credits: number, accepts_amount: boolean, label: string }> };

export const CreditPricesDocument = `
    query CreditPrices {
  credit_prices(where: {credits: {_gt: 0}}, order_by: {sort: asc}) {
    action
    context
    credits
    accepts_amount
    label
  }
}
    `;

export const useCreditPricesQuery = <
      TData = CreditPricesQuery,
      TError = Error
    >(
      variables?: CreditPricesQueryVariables,
      options?: Omit<UseQueryOptions<CreditPricesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CreditPricesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CreditPricesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['CreditPrices'] : ['CreditPrices', variables],
    queryFn: graphqlFetcher<CreditPricesQuery, CreditPricesQueryVariables>(CreditPricesDocument, variables),
    ...options
  }
    )};

useCreditPricesQuery.document = CreditPricesDocument;

useCreditPricesQuery.getKey = (variables?: CreditPricesQueryVariables) => variables === undefined ? ['CreditPrices'] : ['CreditPrices', variables];

useCreditPricesQuery.rootKey = 'CreditPrices';

useCreditPricesQuery.fetcher = (variables?: CreditPricesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<CreditPricesQuery, CreditPricesQueryVariables>(CreditPricesDocument, variables, options);
