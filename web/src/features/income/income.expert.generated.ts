/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type IncomeQueryVariables = Exact<{ [key: string]: never; }>;

export type IncomeQuery = { ledger_balances: Array<{ kind: string | null, balance: number | null }>, held: Array<{ id: number | null, available_at: string | null, cents: number | null, reason: string | null }>, system_configurations: Array<{ config: string, value: string }> };

export type IncomeStatementQueryVariables = Exact<{
  before: number;
  limit: number;
}>;

export type IncomeStatementQuery = { ledger_statement_lines: Array<{ transfer_id: number, amount: number, kind: string, posted_at: string, transfer: { reason: string, subject_type: string | null } | null }> };

export type PayoutsQueryVariables = Exact<{
  before: string;
  beforeId: string;
  limit: number;
}>;

export type PayoutsQuery = { payouts: Array<{ id: string, cents: number, status: string, method: string, destination_hint: string, created_at: string, paid_at: string | null, receipt_no: number | null, return_reason: string | null }> };

export type OwnRewardsQueryVariables = Exact<{
  before: string;
  beforeId: string;
  limit: number;
}>;

export type OwnRewardsQuery = { answer_earnings: Array<{ response_id: string | null, state: string | null, stars: number | null, cents: number | null, credits: number | null, cents_left: number | null, credits_left: number | null, unpaid_because: string | null, booked_at: string | null, due_at: string | null, settled_at: string | null, void_reason: string | null }>, response_windows: Array<{ response_limit: number | null, restarts_at: string | null, used: number | null }>, system_configurations: Array<{ value: string }> };

export const IncomeDocument = `
    query Income {
  ledger_balances(
    where: {kind: {_in: ["income", "income_held", "payout_requested", "income_owed"]}}
  ) {
    kind
    balance
  }
  held: income_earnings(
    where: {is_held: {_eq: true}}
    order_by: [{available_at: asc}, {id: asc}]
    limit: 20
  ) {
    id
    available_at
    cents
    reason
  }
  system_configurations(
    where: {config: {_in: ["PAYOUT_MIN_DOLLARS", "WITHDRAWABLE_AFTER_DAYS"]}}
  ) {
    config
    value
  }
}
    `;

export const useIncomeQuery = <
      TData = IncomeQuery,
      TError = Error
    >(
      variables?: IncomeQueryVariables,
      options?: Omit<UseQueryOptions<IncomeQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<IncomeQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<IncomeQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['Income'] : ['Income', variables],
    queryFn: graphqlFetcher<IncomeQuery, IncomeQueryVariables>(IncomeDocument, variables),
    ...options
  }
    )};

useIncomeQuery.document = IncomeDocument;

useIncomeQuery.getKey = (variables?: IncomeQueryVariables) => variables === undefined ? ['Income'] : ['Income', variables];

useIncomeQuery.rootKey = 'Income';

useIncomeQuery.fetcher = (variables?: IncomeQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<IncomeQuery, IncomeQueryVariables>(IncomeDocument, variables, options);

export const IncomeStatementDocument = `
    query IncomeStatement($before: bigint!, $limit: Int!) {
  ledger_statement_lines(
    where: {currency: {_eq: "usd"}, transfer_id: {_lt: $before}}
    order_by: [{transfer_id: desc}]
    limit: $limit
  ) {
    transfer_id
    amount
    kind
    posted_at
    transfer {
      reason
      subject_type
    }
  }
}
    `;

export const useIncomeStatementQuery = <
      TData = IncomeStatementQuery,
      TError = Error
    >(
      variables: IncomeStatementQueryVariables,
      options?: Omit<UseQueryOptions<IncomeStatementQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<IncomeStatementQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<IncomeStatementQuery, TError, TData>(
      {
    queryKey: ['IncomeStatement', variables],
    queryFn: graphqlFetcher<IncomeStatementQuery, IncomeStatementQueryVariables>(IncomeStatementDocument, variables),
    ...options
  }
    )};

useIncomeStatementQuery.document = IncomeStatementDocument;

useIncomeStatementQuery.getKey = (variables: IncomeStatementQueryVariables) => ['IncomeStatement', variables];

useIncomeStatementQuery.rootKey = 'IncomeStatement';

useIncomeStatementQuery.fetcher = (variables: IncomeStatementQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<IncomeStatementQuery, IncomeStatementQueryVariables>(IncomeStatementDocument, variables, options);

export const PayoutsDocument = `
    query Payouts($before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  payouts(
    where: {created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    id
    cents
    status
    method
    destination_hint
    created_at
    paid_at
    receipt_no
    return_reason
  }
}
    `;

export const usePayoutsQuery = <
      TData = PayoutsQuery,
      TError = Error
    >(
      variables: PayoutsQueryVariables,
      options?: Omit<UseQueryOptions<PayoutsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PayoutsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PayoutsQuery, TError, TData>(
      {
    queryKey: ['Payouts', variables],
    queryFn: graphqlFetcher<PayoutsQuery, PayoutsQueryVariables>(PayoutsDocument, variables),
    ...options
  }
    )};

usePayoutsQuery.document = PayoutsDocument;

usePayoutsQuery.getKey = (variables: PayoutsQueryVariables) => ['Payouts', variables];

usePayoutsQuery.rootKey = 'Payouts';

usePayoutsQuery.fetcher = (variables: PayoutsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<PayoutsQuery, PayoutsQueryVariables>(PayoutsDocument, variables, options);

export const OwnRewardsDocument = `
    query OwnRewards($before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  answer_earnings(
    where: {booked_at: {_lte: $before}, _or: [{booked_at: {_lt: $before}}, {response_id: {_lt: $beforeId}}]}
    order_by: [{booked_at: desc}, {response_id: desc}]
    limit: $limit
  ) {
    response_id
    state
    stars
    cents
    credits
    cents_left
    credits_left
    unpaid_because
    booked_at
    due_at
    settled_at
    void_reason
  }
  response_windows {
    response_limit
    restarts_at
    used
  }
  system_configurations(where: {config: {_eq: "ANSWER_REWARD_USD"}}) {
    value
  }
}
    `;

export const useOwnRewardsQuery = <
      TData = OwnRewardsQuery,
      TError = Error
    >(
      variables: OwnRewardsQueryVariables,
      options?: Omit<UseQueryOptions<OwnRewardsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnRewardsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnRewardsQuery, TError, TData>(
      {
    queryKey: ['OwnRewards', variables],
    queryFn: graphqlFetcher<OwnRewardsQuery, OwnRewardsQueryVariables>(OwnRewardsDocument, variables),
    ...options
  }
    )};

useOwnRewardsQuery.document = OwnRewardsDocument;

useOwnRewardsQuery.getKey = (variables: OwnRewardsQueryVariables) => ['OwnRewards', variables];

useOwnRewardsQuery.rootKey = 'OwnRewards';

useOwnRewardsQuery.fetcher = (variables: OwnRewardsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnRewardsQuery, OwnRewardsQueryVariables>(OwnRewardsDocument, variables, options);
