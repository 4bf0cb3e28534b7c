/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type WalletQueryVariables = Exact<{ [key: string]: never; }>;

export type WalletQuery = { ledger_balances: Array<{ kind: string | null, source: string | null, balance: number | null, next_due_at: string | null }>, system_configurations: Array<{ value: string }> };

export const WalletDocument = `
    query Wallet {
  ledger_balances {
    kind
    source
    balance
    next_due_at
  }
  system_configurations(where: {config: {_eq: "REWARD_CREDIT_CENTS"}}) {
    value
  }
}
    `;

export const useWalletQuery = <
      TData = WalletQuery,
      TError = Error
    >(
      variables?: WalletQueryVariables,
      options?: Omit<UseQueryOptions<WalletQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WalletQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WalletQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Wallet'] : ['Wallet', variables],
    queryFn: graphqlFetcher<WalletQuery, WalletQueryVariables>(WalletDocument, variables),
    ...options
  }
    )};

useWalletQuery.document = WalletDocument;

useWalletQuery.getKey = (variables?: WalletQueryVariables) => variables === undefined ? ['Wallet'] : ['Wallet', variables];

useWalletQuery.rootKey = 'Wallet';

useWalletQuery.fetcher = (variables?: WalletQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<WalletQuery, WalletQueryVariables>(WalletDocument, variables, options);
