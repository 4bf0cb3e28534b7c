/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type StatementQueryVariables = Exact<{
  currencies: Array<string> | string;
  isByKind: boolean;
  kinds: Array<string> | string;
  minAmount: number;
  maxAmount: number;
  from: string;
  until: string;
  before: number;
  beforeCurrency: string;
  limit: number;
}>;

export type StatementQuery = { ledger_statement_lines: Array<{ transfer_id: number, currency: string, amount: number, balance_after: number, kind: string, posted_at: string, transfer: { reason: string, subject_type: string | null, subject_id: string | null } | null }> };

export const StatementDocument = `
    query Statement($currencies: [String!]!, $isByKind: Boolean!, $kinds: [String!]!, $minAmount: bigint!, $maxAmount: bigint!, $from: timestamptz!, $until: timestamptz!, $before: bigint!, $beforeCurrency: String!, $limit: Int!) {
  ledger_statement_lines(
    where: {transfer_id: {_lte: $before}, currency: {_in: $currencies}, amount: {_gte: $minAmount, _lte: $maxAmount}, posted_at: {_gte: $from, _lt: $until}, _and: [{_or: [{transfer_id: {_lt: $before}}, {currency: {_lt: $beforeCurrency}}]}, {_or: [{transfer_id: {_is_null: $isByKind}}, {kind: {_in: $kinds}}]}]}
    order_by: [{transfer_id: desc}, {currency: desc}]
    limit: $limit
  ) {
    transfer_id
    currency
    amount
    balance_after
    kind
    posted_at
    transfer {
      reason
      subject_type
      subject_id
    }
  }
}
    `;

export const useStatementQuery = <
      TData = StatementQuery,
      TError = Error
    >(
      variables: StatementQueryVariables,
      options?: Omit<UseQueryOptions<StatementQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<StatementQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<StatementQuery, TError, TData>(
      {
    queryKey: ['Statement', variables],
    queryFn: graphqlFetcher<StatementQuery, StatementQueryVariables>(StatementDocument, variables),
    ...options
  }
    )};

useStatementQuery.document = StatementDocument;

useStatementQuery.getKey = (variables: StatementQueryVariables) => ['Statement', variables];

useStatementQuery.rootKey = 'Statement';

useStatementQuery.fetcher = (variables: StatementQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<StatementQuery, StatementQueryVariables>(StatementDocument, variables, options);
