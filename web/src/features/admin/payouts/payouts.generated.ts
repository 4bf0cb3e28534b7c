/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type StaffPayoutFragment = { id: string, cents: number, status: string, method: string, destination_hint: string, created_at: string, receipt_no: number | null, return_reason: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } };

export type WaitingPayoutsQueryVariables = Exact<{
  after: string;
  afterId: string;
  limit: number;
}>;

export type WaitingPayoutsQuery = { payouts: Array<{ id: string, cents: number, status: string, method: string, destination_hint: string, created_at: string, receipt_no: number | null, return_reason: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } }> };

export type PayoutBatchesQueryVariables = Exact<{
  before: number;
  limit: number;
}>;

export type PayoutBatchesQuery = { payout_batches: Array<{ id: string, batch_no: number, created_at: string, needs_second_person: boolean, confirmed_at: string | null, paid_at: string | null, reference: string | null, exported_at: string | null, dissolved_at: string | null, dissolve_reason: string | null, dissolved_cents: number | null, dissolved_payouts: number | null, dissolver: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, proposer: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }, confirmer: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, payer: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, payouts: Array<{ id: string, cents: number, status: string, method: string, destination_hint: string, created_at: string, receipt_no: number | null, return_reason: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } }> }> };

export type RedemptionQueueQueryVariables = Exact<{
  status: string;
  after: string;
  afterId: string;
  limit: number;
}>;

export type RedemptionQueueQuery = { redemptions: Array<{ id: string, credits: number, cents: number, reason: string, created_at: string, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } }> };

export type PayoutCountsQueryVariables = Exact<{ [key: string]: never; }>;

export type PayoutCountsQuery = { payouts: { aggregate: { count: number } | null }, redemptions: { aggregate: { count: number } | null } };

export type ApproveRedemptionMutationVariables = Exact<{
  id: string;
}>;

export type ApproveRedemptionMutation = { approveRedemption: { id: string, status: string } };

export type RefuseRedemptionMutationVariables = Exact<{
  id: string;
  reason: string;
}>;

export type RefuseRedemptionMutation = { refuseRedemption: { id: string, status: string } };

export type ProposePayoutBatchMutationVariables = Exact<{
  payoutIds: Array<string> | string;
}>;

export type ProposePayoutBatchMutation = { proposePayoutBatch: { id: string } };

export type ConfirmPayoutBatchMutationVariables = Exact<{
  id: string;
  seenCents: number;
}>;

export type ConfirmPayoutBatchMutation = { confirmPayoutBatch: { id: string } };

export type PayPayoutBatchMutationVariables = Exact<{
  id: string;
  seenCents: number;
  reference: string;
}>;

export type PayPayoutBatchMutation = { payPayoutBatch: { id: string } };

export type DissolvePayoutBatchMutationVariables = Exact<{
  id: string;
  reason: string;
}>;

export type DissolvePayoutBatchMutation = { dissolvePayoutBatch: { id: string } };

export type ReturnPayoutMutationVariables = Exact<{
  id: string;
  reason: string;
}>;

export type ReturnPayoutMutation = { returnPayout: { id: string, status: string } };

export const StaffPayoutFragmentDoc = `
    fragment StaffPayout on payouts {
  id
  cents
  status
  method
  destination_hint
  created_at
  receipt_no
  return_reason
  user {
    ...UserCard
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
export const WaitingPayoutsDocument = `
    query WaitingPayouts($after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  payouts(
    where: {status: {_eq: "requested"}, batch_id: {_is_null: true}, created_at: {_gte: $after}, _or: [{created_at: {_gt: $after}}, {id: {_gt: $afterId}}]}
    order_by: [{created_at: asc}, {id: asc}]
    limit: $limit
  ) {
    ...StaffPayout
  }
}
    fragment StaffPayout on payouts {
  id
  cents
  status
  method
  destination_hint
  created_at
  receipt_no
  return_reason
  user {
    ...UserCard
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

export const useWaitingPayoutsQuery = <
      TData = WaitingPayoutsQuery,
      TError = Error
    >(
      variables: WaitingPayoutsQueryVariables,
      options?: Omit<UseQueryOptions<WaitingPayoutsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WaitingPayoutsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WaitingPayoutsQuery, TError, TData>(
      {
    queryKey: ['WaitingPayouts', variables],
    queryFn: staffGraphqlFetcher<WaitingPayoutsQuery, WaitingPayoutsQueryVariables>(WaitingPayoutsDocument, variables),
    ...options
  }
    )};

useWaitingPayoutsQuery.document = WaitingPayoutsDocument;

useWaitingPayoutsQuery.getKey = (variables: WaitingPayoutsQueryVariables) => ['WaitingPayouts', variables];

useWaitingPayoutsQuery.rootKey = 'WaitingPayouts';

useWaitingPayoutsQuery.fetcher = (variables: WaitingPayoutsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<WaitingPayoutsQuery, WaitingPayoutsQueryVariables>(WaitingPayoutsDocument, variables, options);

export const PayoutBatchesDocument = `
    query PayoutBatches($before: bigint!, $limit: Int!) {
  payout_batches(
    where: {batch_no: {_lt: $before}}
    order_by: [{batch_no: desc}]
    limit: $limit
  ) {
    id
    batch_no
    created_at
    needs_second_person
    confirmed_at
    paid_at
    reference
    exported_at
    dissolved_at
    dissolve_reason
    dissolved_cents
    dissolved_payouts
    dissolver {
      ...UserCard
    }
    proposer {
      ...UserCard
    }
    confirmer {
      ...UserCard
    }
    payer {
      ...UserCard
    }
    payouts(order_by: [{created_at: asc}, {id: asc}], limit: 100) {
      ...StaffPayout
    }
  }
}
    fragment StaffPayout on payouts {
  id
  cents
  status
  method
  destination_hint
  created_at
  receipt_no
  return_reason
  user {
    ...UserCard
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

export const usePayoutBatchesQuery = <
      TData = PayoutBatchesQuery,
      TError = Error
    >(
      variables: PayoutBatchesQueryVariables,
      options?: Omit<UseQueryOptions<PayoutBatchesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PayoutBatchesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PayoutBatchesQuery, TError, TData>(
      {
    queryKey: ['PayoutBatches', variables],
    queryFn: staffGraphqlFetcher<PayoutBatchesQuery, PayoutBatchesQueryVariables>(PayoutBatchesDocument, variables),
    ...options
  }
    )};

usePayoutBatchesQuery.document = PayoutBatchesDocument;

usePayoutBatchesQuery.getKey = (variables: PayoutBatchesQueryVariables) => ['PayoutBatches', variables];

usePayoutBatchesQuery.rootKey = 'PayoutBatches';

usePayoutBatchesQuery.fetcher = (variables: PayoutBatchesQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<PayoutBatchesQuery, PayoutBatchesQueryVariables>(PayoutBatchesDocument, variables, options);

export const RedemptionQueueDocument = `
    query RedemptionQueue($status: String!, $after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  redemptions(
    where: {status: {_eq: $status}, created_at: {_gte: $after}, _or: [{created_at: {_gt: $after}}, {id: {_gt: $afterId}}]}
    order_by: [{created_at: asc}, {id: asc}]
    limit: $limit
  ) {
    id
    credits
    cents
    reason
    created_at
    user {
      ...UserCard
    }
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

export const useRedemptionQueueQuery = <
      TData = RedemptionQueueQuery,
      TError = Error
    >(
      variables: RedemptionQueueQueryVariables,
      options?: Omit<UseQueryOptions<RedemptionQueueQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<RedemptionQueueQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<RedemptionQueueQuery, TError, TData>(
      {
    queryKey: ['RedemptionQueue', variables],
    queryFn: staffGraphqlFetcher<RedemptionQueueQuery, RedemptionQueueQueryVariables>(RedemptionQueueDocument, variables),
    ...options
  }
    )};

useRedemptionQueueQuery.document = RedemptionQueueDocument;

useRedemptionQueueQuery.getKey = (variables: RedemptionQueueQueryVariables) => ['RedemptionQueue', variables];

useRedemptionQueueQuery.rootKey = 'RedemptionQueue';

useRedemptionQueueQuery.fetcher = (variables: RedemptionQueueQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<RedemptionQueueQuery, RedemptionQueueQueryVariables>(RedemptionQueueDocument, variables, options);

export const PayoutCountsDocument = `
    query PayoutCounts {
  payouts: payouts_aggregate(
    where: {status: {_eq: "requested"}, batch_id: {_is_null: true}}
  ) {
    aggregate {
      count
    }
  }
  redemptions: redemptions_aggregate(where: {status: {_eq: "requested"}}) {
    aggregate {
      count
    }
  }
}
    `;

export const usePayoutCountsQuery = <
      TData = PayoutCountsQuery,
      TError = Error
    >(
      variables?: PayoutCountsQueryVariables,
      options?: Omit<UseQueryOptions<PayoutCountsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PayoutCountsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PayoutCountsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['PayoutCounts'] : ['PayoutCounts', variables],
    queryFn: staffGraphqlFetcher<PayoutCountsQuery, PayoutCountsQueryVariables>(PayoutCountsDocument, variables),
    ...options
  }
    )};

usePayoutCountsQuery.document = PayoutCountsDocument;

usePayoutCountsQuery.getKey = (variables?: PayoutCountsQueryVariables) => variables === undefined ? ['PayoutCounts'] : ['PayoutCounts', variables];

usePayoutCountsQuery.rootKey = 'PayoutCounts';

usePayoutCountsQuery.fetcher = (variables?: PayoutCountsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<PayoutCountsQuery, PayoutCountsQueryVariables>(PayoutCountsDocument, variables, options);

export const ApproveRedemptionDocument = `
    mutation ApproveRedemption($id: uuid!) {
  approveRedemption(id: $id) {
    id
    status
  }
}
    `;

export const useApproveRedemptionMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ApproveRedemptionMutation, TError, ApproveRedemptionMutationVariables, TContext>) => {
    
    return useMutation<ApproveRedemptionMutation, TError, ApproveRedemptionMutationVariables, TContext>(
      {
    mutationKey: ['ApproveRedemption'],
    mutationFn: (variables?: ApproveRedemptionMutationVariables) => staffGraphqlFetcher<ApproveRedemptionMutation, ApproveRedemptionMutationVariables>(ApproveRedemptionDocument, variables)(),
    ...options
  }
    )};

useApproveRedemptionMutation.fetcher = (variables: ApproveRedemptionMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ApproveRedemptionMutation, ApproveRedemptionMutationVariables>(ApproveRedemptionDocument, variables, options);

export const RefuseRedemptionDocument = `
    mutation RefuseRedemption($id: uuid!, $reason: String!) {
  refuseRedemption(id: $id, reason: $reason) {
    id
    status
  }
}
    `;

export const useRefuseRedemptionMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RefuseRedemptionMutation, TError, RefuseRedemptionMutationVariables, TContext>) => {
    
    return useMutation<RefuseRedemptionMutation, TError, RefuseRedemptionMutationVariables, TContext>(
      {
    mutationKey: ['RefuseRedemption'],
    mutationFn: (variables?: RefuseRedemptionMutationVariables) => staffGraphqlFetcher<RefuseRedemptionMutation, RefuseRedemptionMutationVariables>(RefuseRedemptionDocument, variables)(),
    ...options
  }
    )};

useRefuseRedemptionMutation.fetcher = (variables: RefuseRedemptionMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<RefuseRedemptionMutation, RefuseRedemptionMutationVariables>(RefuseRedemptionDocument, variables, options);

export const ProposePayoutBatchDocument = `
    mutation ProposePayoutBatch($payoutIds: [uuid!]!) {
  proposePayoutBatch(payoutIds: $payoutIds) {
    id
  }
}
    `;

export const useProposePayoutBatchMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ProposePayoutBatchMutation, TError, ProposePayoutBatchMutationVariables, TContext>) => {
    
    return useMutation<ProposePayoutBatchMutation, TError, ProposePayoutBatchMutationVariables, TContext>(
      {
    mutationKey: ['ProposePayoutBatch'],
    mutationFn: (variables?: ProposePayoutBatchMutationVariables) => staffGraphqlFetcher<ProposePayoutBatchMutation, ProposePayoutBatchMutationVariables>(ProposePayoutBatchDocument, variables)(),
    ...options
  }
    )};

useProposePayoutBatchMutation.fetcher = (variables: ProposePayoutBatchMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ProposePayoutBatchMutation, ProposePayoutBatchMutationVariables>(ProposePayoutBatchDocument, variables, options);

export const ConfirmPayoutBatchDocument = `
    mutation ConfirmPayoutBatch($id: uuid!, $seenCents: bigint!) {
  confirmPayoutBatch(id: $id, seenCents: $seenCents) {
    id
  }
}
    `;

export const useConfirmPayoutBatchMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ConfirmPayoutBatchMutation, TError, ConfirmPayoutBatchMutationVariables, TContext>) => {
    
    return useMutation<ConfirmPayoutBatchMutation, TError, ConfirmPayoutBatchMutationVariables, TContext>(
      {
    mutationKey: ['ConfirmPayoutBatch'],
    mutationFn: (variables?: ConfirmPayoutBatchMutationVariables) => staffGraphqlFetcher<ConfirmPayoutBatchMutation, ConfirmPayoutBatchMutationVariables>(ConfirmPayoutBatchDocument, variables)(),
    ...options
  }
    )};

useConfirmPayoutBatchMutation.fetcher = (variables: ConfirmPayoutBatchMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ConfirmPayoutBatchMutation, ConfirmPayoutBatchMutationVariables>(ConfirmPayoutBatchDocument, variables, options);

export const PayPayoutBatchDocument = `
    mutation PayPayoutBatch($id: uuid!, $seenCents: bigint!, $reference: String!) {
  payPayoutBatch(id: $id, seenCents: $seenCents, reference: $reference) {
    id
  }
}
    `;

export const usePayPayoutBatchMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<PayPayoutBatchMutation, TError, PayPayoutBatchMutationVariables, TContext>) => {
    
    return useMutation<PayPayoutBatchMutation, TError, PayPayoutBatchMutationVariables, TContext>(
      {
    mutationKey: ['PayPayoutBatch'],
    mutationFn: (variables?: PayPayoutBatchMutationVariables) => staffGraphqlFetcher<PayPayoutBatchMutation, PayPayoutBatchMutationVariables>(PayPayoutBatchDocument, variables)(),
    ...options
  }
    )};

usePayPayoutBatchMutation.fetcher = (variables: PayPayoutBatchMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<PayPayoutBatchMutation, PayPayoutBatchMutationVariables>(PayPayoutBatchDocument, variables, options);

export const DissolvePayoutBatchDocument = `
    mutation DissolvePayoutBatch($id: uuid!, $reason: String!) {
  dissolvePayoutBatch(id: $id, reason: $reason) {
    id
  }
}
    `;

export const useDissolvePayoutBatchMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DissolvePayoutBatchMutation, TError, DissolvePayoutBatchMutationVariables, TContext>) => {
    
    return useMutation<DissolvePayoutBatchMutation, TError, DissolvePayoutBatchMutationVariables, TContext>(
      {
    mutationKey: ['DissolvePayoutBatch'],
    mutationFn: (variables?: DissolvePayoutBatchMutationVariables) => staffGraphqlFetcher<DissolvePayoutBatchMutation, DissolvePayoutBatchMutationVariables>(DissolvePayoutBatchDocument, variables)(),
    ...options
  }
    )};

useDissolvePayoutBatchMutation.fetcher = (variables: DissolvePayoutBatchMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<DissolvePayoutBatchMutation, DissolvePayoutBatchMutationVariables>(DissolvePayoutBatchDocument, variables, options);

export const ReturnPayoutDocument = `
    mutation ReturnPayout($id: uuid!, $reason: String!) {
  returnPayout(id: $id, reason: $reason) {
    id
    status
  }
}
    `;

export const useReturnPayoutMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ReturnPayoutMutation, TError, ReturnPayoutMutationVariables, TContext>) => {
    
    return useMutation<ReturnPayoutMutation, TError, ReturnPayoutMutationVariables, TContext>(
      {
    mutationKey: ['ReturnPayout'],
    mutationFn: (variables?: ReturnPayoutMutationVariables) => staffGraphqlFetcher<ReturnPayoutMutation, ReturnPayoutMutationVariables>(ReturnPayoutDocument, variables)(),
    ...options
  }
    )};

useReturnPayoutMutation.fetcher = (variables: ReturnPayoutMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ReturnPayoutMutation, ReturnPayoutMutationVariables>(ReturnPayoutDocument, variables, options);
