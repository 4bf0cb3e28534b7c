/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type StaffRewardFragment = { response_id: string, state: string, stars: number, cents: number, credits: number, refusals: Array<string>, unpaid_because: string | null, paid_with: Array<string>, asker_since: string, booked_at: string, due_at: string | null, settled_at: string | null, void_reason: string | null, earning: { cents_left: number | null, credits_left: number | null } | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }, asker: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }, voider: { id: string, first_name: string, last_name: string } | null };

export type StaffRewardsQueryVariables = Exact<{
  state: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type StaffRewardsQuery = { answer_rewards: Array<{ response_id: string, state: string, stars: number, cents: number, credits: number, refusals: Array<string>, unpaid_because: string | null, paid_with: Array<string>, asker_since: string, booked_at: string, due_at: string | null, settled_at: string | null, void_reason: string | null, earning: { cents_left: number | null, credits_left: number | null } | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }, asker: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }, voider: { id: string, first_name: string, last_name: string } | null }> };

export type RewardCountsQueryVariables = Exact<{ [key: string]: never; }>;

export type RewardCountsQuery = { held: { aggregate: { count: number } | null } };

export type VoidAnswerRewardMutationVariables = Exact<{
  responseId: string;
  reason: string;
}>;

export type VoidAnswerRewardMutation = { voidAnswerReward: { state: string } };

export type SetResponseLimitMutationVariables = Exact<{
  email: string;
  limit: number;
  startsNow: boolean;
  reason: string;
}>;

export type SetResponseLimitMutation = { setResponseLimit: { limit: number } };

export const StaffRewardFragmentDoc = `
    fragment StaffReward on answer_rewards {
  response_id
  state
  stars
  cents
  credits
  refusals
  unpaid_because
  paid_with
  asker_since
  booked_at
  due_at
  settled_at
  void_reason
  earning {
    cents_left
    credits_left
  }
  user {
    ...UserCard
  }
  asker {
    ...UserCard
  }
  voider {
    id
    first_name
    last_name
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;
export const StaffRewardsDocument = `
    query StaffRewards($state: String!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  answer_rewards(
    where: {state: {_eq: $state}, booked_at: {_lte: $before}, _or: [{booked_at: {_lt: $before}}, {response_id: {_lt: $beforeId}}]}
    order_by: [{booked_at: desc}, {response_id: desc}]
    limit: $limit
  ) {
    ...StaffReward
  }
}
    fragment StaffReward on answer_rewards {
  response_id
  state
  stars
  cents
  credits
  refusals
  unpaid_because
  paid_with
  asker_since
  booked_at
  due_at
  settled_at
  void_reason
  earning {
    cents_left
    credits_left
  }
  user {
    ...UserCard
  }
  asker {
    ...UserCard
  }
  voider {
    id
    first_name
    last_name
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useStaffRewardsQuery = <
      TData = StaffRewardsQuery,
      TError = Error
    >(
      variables: StaffRewardsQueryVariables,
      options?: Omit<UseQueryOptions<StaffRewardsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<StaffRewardsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<StaffRewardsQuery, TError, TData>(
      {
    queryKey: ['StaffRewards', variables],
    queryFn: staffGraphqlFetcher<StaffRewardsQuery, StaffRewardsQueryVariables>(StaffRewardsDocument, variables),
    ...options
  }
    )};

useStaffRewardsQuery.document = StaffRewardsDocument;

useStaffRewardsQuery.getKey = (variables: StaffRewardsQueryVariables) => ['StaffRewards', variables];

useStaffRewardsQuery.rootKey = 'StaffRewards';

useStaffRewardsQuery.fetcher = (variables: StaffRewardsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<StaffRewardsQuery, StaffRewardsQueryVariables>(StaffRewardsDocument, variables, options);

export const RewardCountsDocument = `
    query RewardCounts {
  held: answer_rewards_aggregate(where: {state: {_eq: "held"}}) {
    aggregate {
      count
    }
  }
}
    `;

export const useRewardCountsQuery = <
      TData = RewardCountsQuery,
      TError = Error
    >(
      variables?: RewardCountsQueryVariables,
      options?: Omit<UseQueryOptions<RewardCountsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<RewardCountsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<RewardCountsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['RewardCounts'] : ['RewardCounts', variables],
    queryFn: staffGraphqlFetcher<RewardCountsQuery, RewardCountsQueryVariables>(RewardCountsDocument, variables),
    ...options
  }
    )};

useRewardCountsQuery.document = RewardCountsDocument;

useRewardCountsQuery.getKey = (variables?: RewardCountsQueryVariables) => variables === undefined ? ['RewardCounts'] : ['RewardCounts', variables];

useRewardCountsQuery.rootKey = 'RewardCounts';

useRewardCountsQuery.fetcher = (variables?: RewardCountsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<RewardCountsQuery, RewardCountsQueryVariables>(RewardCountsDocument, variables, options);

export const VoidAnswerRewardDocument = `
    mutation VoidAnswerReward($responseId: uuid!, $reason: String!) {
  voidAnswerReward(responseId: $responseId, reason: $reason) {
    state
  }
}
    `;

export const useVoidAnswerRewardMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<VoidAnswerRewardMutation, TError, VoidAnswerRewardMutationVariables, TContext>) => {
    
    return useMutation<VoidAnswerRewardMutation, TError, VoidAnswerRewardMutationVariables, TContext>(
      {
    mutationKey: ['VoidAnswerReward'],
    mutationFn: (variables?: VoidAnswerRewardMutationVariables) => staffGraphqlFetcher<VoidAnswerRewardMutation, VoidAnswerRewardMutationVariables>(VoidAnswerRewardDocument, variables)(),
    ...options
  }
    )};

useVoidAnswerRewardMutation.fetcher = (variables: VoidAnswerRewardMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<VoidAnswerRewardMutation, VoidAnswerRewardMutationVariables>(VoidAnswerRewardDocument, variables, options);

export const SetResponseLimitDocument = `
    mutation SetResponseLimit($email: String!, $limit: Int!, $startsNow: Boolean!, $reason: String!) {
  setResponseLimit(
    email: $email
    limit: $limit
    startsNow: $startsNow
    reason: $reason
  ) {
    limit
  }
}
    `;

export const useSetResponseLimitMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SetResponseLimitMutation, TError, SetResponseLimitMutationVariables, TContext>) => {
    
    return useMutation<SetResponseLimitMutation, TError, SetResponseLimitMutationVariables, TContext>(
      {
    mutationKey: ['SetResponseLimit'],
    mutationFn: (variables?: SetResponseLimitMutationVariables) => staffGraphqlFetcher<SetResponseLimitMutation, SetResponseLimitMutationVariables>(SetResponseLimitDocument, variables)(),
    ...options
  }
    )};

useSetResponseLimitMutation.fetcher = (variables: SetResponseLimitMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<SetResponseLimitMutation, SetResponseLimitMutationVariables>(SetResponseLimitDocument, variables, options);
