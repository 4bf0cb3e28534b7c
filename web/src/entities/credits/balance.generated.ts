/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type CreditBalanceQueryVariables = Exact<{ [key: string]: never; }>;

export type CreditBalanceQuery = { ledger_balances: Array<{ kind: string | null, balance: number | null }> };

export const CreditBalanceDocument = `
    query CreditBalance {
  ledger_balances(where: {kind: {_eq: "credits"}}) {
    kind
    balance
  }
}
    `;

export const useCreditBalanceQuery = <
      TData = CreditBalanceQuery,
      TError = Error
    >(
      variables?: CreditBalanceQueryVariables,
      options?: Omit<UseQueryOptions<CreditBalanceQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CreditBalanceQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CreditBalanceQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['CreditBalance'] : ['CreditBalance', variables],
    queryFn: graphqlFetcher<CreditBalanceQuery, CreditBalanceQueryVariables>(CreditBalanceDocument, variables),
    ...options
  }
    )};

useCreditBalanceQuery.document = CreditBalanceDocument;

useCreditBalanceQuery.getKey = (variables?: CreditBalanceQueryVariables) => variables === undefined ? ['CreditBalance'] : ['CreditBalance', variables];

useCreditBalanceQuery.rootKey = 'CreditBalance';

useCreditBalanceQuery.fetcher = (variables?: CreditBalanceQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<CreditBalanceQuery, CreditBalanceQueryVariables>(CreditBalanceDocument, variables, options);
