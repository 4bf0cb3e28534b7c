/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type RewardCreditsQueryVariables = Exact<{ [key: string]: never; }>;

export type RewardCreditsQuery = { ledger_balances: Array<{ kind: string | null, balance: number | null }>, system_configurations: Array<{ config: string, value: string }> };

export type RedemptionsQueryVariables = Exact<{
  before: string;
  beforeId: string;
  limit: number;
}>;

export type RedemptionsQuery = { redemptions: Array<{ id: string, credits: number, cents: number, reason: string, status: string, created_at: string, decision_reason: string | null }> };

export type RedeemCreditsMutationVariables = Exact<{
  id: string;
  credits: number;
  reason: string;
  seenCents: number;
}>;

export type RedeemCreditsMutation = { redeemCredits: { id: string, status: string } };

export const RewardCreditsDocument = `
    query RewardCredits {
  ledger_balances(
    where: {kind: {_in: ["reward_credits", "reward_credits_held", "redemption_requested"]}}
  ) {
    kind
    balance
  }
  system_configurations(
    where: {config: {_in: ["REWARD_CREDIT_CENTS", "WITHDRAWABLE_AFTER_DAYS"]}}
  ) {
    config
    value
  }
}
    `;

export const useRewardCreditsQuery = <
      TData = RewardCreditsQuery,
      TError = Error
    >(
      variables?: RewardCreditsQueryVariables,
      options?: Omit<UseQueryOptions<RewardCreditsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<RewardCreditsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<RewardCreditsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['RewardCredits'] : ['RewardCredits', variables],
    queryFn: graphqlFetcher<RewardCreditsQuery, RewardCreditsQueryVariables>(RewardCreditsDocument, variables),
    ...options
  }
    )};

useRewardCreditsQuery.document = RewardCreditsDocument;

useRewardCreditsQuery.getKey = (variables?: RewardCreditsQueryVariables) => variables === undefined ? ['RewardCredits'] : ['RewardCredits', variables];

useRewardCreditsQuery.rootKey = 'RewardCredits';

useRewardCreditsQuery.fetcher = (variables?: RewardCreditsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<RewardCreditsQuery, RewardCreditsQueryVariables>(RewardCreditsDocument, variables, options);

export const RedemptionsDocument = `
    query Redemptions($before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  redemptions(
    where: {created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    id
    credits
    cents
    reason
    status
    created_at
    decision_reason
  }
}
    `;

export const useRedemptionsQuery = <
      TData = RedemptionsQuery,
      TError = Error
    >(
      variables: RedemptionsQueryVariables,
      options?: Omit<UseQueryOptions<RedemptionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<RedemptionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<RedemptionsQuery, TError, TData>(
      {
    queryKey: ['Redemptions', variables],
    queryFn: graphqlFetcher<RedemptionsQuery, RedemptionsQueryVariables>(RedemptionsDocument, variables),
    ...options
  }
    )};

useRedemptionsQuery.document = RedemptionsDocument;

useRedemptionsQuery.getKey = (variables: RedemptionsQueryVariables) => ['Redemptions', variables];

useRedemptionsQuery.rootKey = 'Redemptions';

useRedemptionsQuery.fetcher = (variables: RedemptionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<RedemptionsQuery, RedemptionsQueryVariables>(RedemptionsDocument, variables, options);

export const RedeemCreditsDocument = `
    mutation RedeemCredits($id: uuid!, $credits: Int!, $reason: String!, $seenCents: Int!) {
  redeemCredits(
    id: $id
    credits: $credits
    reason: $reason
    seenCents: $seenCents
  ) {
    id
    status
  }
}
    `;

export const useRedeemCreditsMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RedeemCreditsMutation, TError, RedeemCreditsMutationVariables, TContext>) => {
    
    return useMutation<RedeemCreditsMutation, TError, RedeemCreditsMutationVariables, TContext>(
      {
    mutationKey: ['RedeemCredits'],
    mutationFn: (variables?: RedeemCreditsMutationVariables) => graphqlFetcher<RedeemCreditsMutation, RedeemCreditsMutationVariables>(RedeemCreditsDocument, variables)(),
    ...options
  }
    )};

useRedeemCreditsMutation.fetcher = (variables: RedeemCreditsMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RedeemCreditsMutation, RedeemCreditsMutationVariables>(RedeemCreditsDocument, variables, options);
