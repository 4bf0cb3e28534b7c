/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type StaffPurchaseFragment = { id: string, purchase_type: string, title: string, amount_cents: number, refunded_cents: number, charged_back_cents: number, status: string, receipt_number: number | null, created_at: string, buyer: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }, expert: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, opportunity: { id: string, title: string } | null, refunds: Array<{ id: string, amount_cents: number, reason: string, status: string, requested_by: string | null, created_at: string, decided_at: string | null, reference: string | null, failure: string | null, expires_at: string | null, requester: { id: string, first_name: string, last_name: string } | null, decider: { id: string, first_name: string, last_name: string } | null }> };

export type StaffPurchasesQueryVariables = Exact<{
  types: Array<string> | string;
  statuses: Array<string> | string;
  isByBuyer: boolean;
  buyerIds: Array<string> | string;
  isByReceipt: boolean;
  receiptNumber: number;
  isById: boolean;
  ids: Array<string> | string;
  isByRefund: boolean;
  before: string;
  afterId: string;
  limit: number;
}>;

export type StaffPurchasesQuery = { purchases: Array<{ id: string, purchase_type: string, title: string, amount_cents: number, refunded_cents: number, charged_back_cents: number, status: string, receipt_number: number | null, created_at: string, buyer: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }, expert: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, opportunity: { id: string, title: string } | null, refunds: Array<{ id: string, amount_cents: number, reason: string, status: string, requested_by: string | null, created_at: string, decided_at: string | null, reference: string | null, failure: string | null, expires_at: string | null, requester: { id: string, first_name: string, last_name: string } | null, decider: { id: string, first_name: string, last_name: string } | null }> }> };

export type PurchaseBuyersQueryVariables = Exact<{
  pattern: string;
}>;

export type PurchaseBuyersQuery = { staff_people: Array<{ user_id: string | null }> };

export type RefundPurchaseMutationVariables = Exact<{
  purchaseId: string;
  amountCents: number;
  leftCents: number;
  reason: string;
  requestId: string;
}>;

export type RefundPurchaseMutation = { refundPurchase: { status: string } };

export type RecordRefundMutationVariables = Exact<{
  purchaseId: string;
  amountCents: number;
  leftCents: number;
  reason: string;
  reference: string;
  requestId: string;
}>;

export type RecordRefundMutation = { recordRefund: { status: string } };

export type StaffRefundCountsQueryVariables = Exact<{
  now: string;
}>;

export type StaffRefundCountsQuery = { proposed: { aggregate: { count: number } | null }, failed: { aggregate: { count: number } | null } };

export type ConfirmRefundMutationVariables = Exact<{
  id: string;
}>;

export type ConfirmRefundMutation = { confirmRefund: { status: string } };

export type DropRefundMutationVariables = Exact<{
  id: string;
}>;

export type DropRefundMutation = { dropRefund: { status: string } };

export const StaffPurchaseFragmentDoc = `
    fragment StaffPurchase on purchases {
  id
  purchase_type
  title
  amount_cents
  refunded_cents
  charged_back_cents
  status
  receipt_number
  created_at
  buyer {
    ...UserCard
  }
  expert {
    ...UserCard
  }
  opportunity {
    id
    title
  }
  refunds(order_by: [{created_at: asc}], limit: 100) {
    id
    amount_cents
    reason
    status
    requested_by
    created_at
    decided_at
    reference
    failure
    expires_at
    requester {
      id
      first_name
      last_name
    }
    decider {
      id
      first_name
      last_name
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
export const StaffPurchasesDocument = `
    query StaffPurchases($types: [String!]!, $statuses: [String!]!, $isByBuyer: Boolean!, $buyerIds: [uuid!]!, $isByReceipt: Boolean!, $receiptNumber: Int!, $isById: Boolean!, $ids: [uuid!]!, $isByRefund: Boolean!, $before: timestamptz!, $afterId: uuid!, $limit: Int!) {
  purchases(
    where: {purchase_type: {_in: $types}, status: {_in: $statuses}, created_at: {_lte: $before}, _and: [{_or: [{created_at: {_lt: $before}}, {id: {_gt: $afterId}}]}, {_or: [{id: {_is_null: $isByBuyer}}, {buyer_id: {_in: $buyerIds}}]}, {_or: [{id: {_is_null: $isById}}, {id: {_in: $ids}}]}, {_or: [{id: {_is_null: $isByRefund}}, {refunds: {status: {_eq: "proposed"}}}]}, {_or: [{id: {_is_null: $isByReceipt}}, {receipt_number: {_eq: $receiptNumber}}]}]}
    order_by: [{created_at: desc}, {id: asc}]
    limit: $limit
  ) {
    ...StaffPurchase
  }
}
    fragment StaffPurchase on purchases {
  id
  purchase_type
  title
  amount_cents
  refunded_cents
  charged_back_cents
  status
  receipt_number
  created_at
  buyer {
    ...UserCard
  }
  expert {
    ...UserCard
  }
  opportunity {
    id
    title
  }
  refunds(order_by: [{created_at: asc}], limit: 100) {
    id
    amount_cents
    reason
    status
    requested_by
    created_at
    decided_at
    reference
    failure
    expires_at
    requester {
      id
      first_name
      last_name
    }
    decider {
      id
      first_name
      last_name
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

export const useStaffPurchasesQuery = <
      TData = StaffPurchasesQuery,
      TError = Error
    >(
      variables: StaffPurchasesQueryVariables,
      options?: Omit<UseQueryOptions<StaffPurchasesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<StaffPurchasesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<StaffPurchasesQuery, TError, TData>(
      {
    queryKey: ['StaffPurchases', variables],
    queryFn: staffGraphqlFetcher<StaffPurchasesQuery, StaffPurchasesQueryVariables>(StaffPurchasesDocument, variables),
    ...options
  }
    )};

useStaffPurchasesQuery.document = StaffPurchasesDocument;

useStaffPurchasesQuery.getKey = (variables: StaffPurchasesQueryVariables) => ['StaffPurchases', variables];

useStaffPurchasesQuery.rootKey = 'StaffPurchases';

useStaffPurchasesQuery.fetcher = (variables: StaffPurchasesQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<StaffPurchasesQuery, StaffPurchasesQueryVariables>(StaffPurchasesDocument, variables, options);

export const PurchaseBuyersDocument = `
    query PurchaseBuyers($pattern: String!) {
  staff_people(
    where: {email: {_like: $pattern}}
    order_by: [{email: asc}]
    limit: 20
  ) {
    user_id
  }
}
    `;

export const usePurchaseBuyersQuery = <
      TData = PurchaseBuyersQuery,
      TError = Error
    >(
      variables: PurchaseBuyersQueryVariables,
      options?: Omit<UseQueryOptions<PurchaseBuyersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PurchaseBuyersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PurchaseBuyersQuery, TError, TData>(
      {
    queryKey: ['PurchaseBuyers', variables],
    queryFn: staffGraphqlFetcher<PurchaseBuyersQuery, PurchaseBuyersQueryVariables>(PurchaseBuyersDocument, variables),
    ...options
  }
    )};

usePurchaseBuyersQuery.document = PurchaseBuyersDocument;

usePurchaseBuyersQuery.getKey = (variables: PurchaseBuyersQueryVariables) => ['PurchaseBuyers', variables];

usePurchaseBuyersQuery.rootKey = 'PurchaseBuyers';

usePurchaseBuyersQuery.fetcher = (variables: PurchaseBuyersQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<PurchaseBuyersQuery, PurchaseBuyersQueryVariables>(PurchaseBuyersDocument, variables, options);

export const RefundPurchaseDocument = `
    mutation RefundPurchase($purchaseId: uuid!, $amountCents: Int!, $leftCents: Int!, $reason: String!, $requestId: uuid!) {
  refundPurchase(
    purchaseId: $purchaseId
    amountCents: $amountCents
    leftCents: $leftCents
    reason: $reason
    requestId: $requestId
  ) {
    status
  }
}
    `;

export const useRefundPurchaseMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RefundPurchaseMutation, TError, RefundPurchaseMutationVariables, TContext>) => {
    
    return useMutation<RefundPurchaseMutation, TError, RefundPurchaseMutationVariables, TContext>(
      {
    mutationKey: ['RefundPurchase'],
    mutationFn: (variables?: RefundPurchaseMutationVariables) => staffGraphqlFetcher<RefundPurchaseMutation, RefundPurchaseMutationVariables>(RefundPurchaseDocument, variables)(),
    ...options
  }
    )};

useRefundPurchaseMutation.fetcher = (variables: RefundPurchaseMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<RefundPurchaseMutation, RefundPurchaseMutationVariables>(RefundPurchaseDocument, variables, options);

export const RecordRefundDocument = `
    mutation RecordRefund($purchaseId: uuid!, $amountCents: Int!, $leftCents: Int!, $reason: String!, $reference: String!, $requestId: uuid!) {
  recordRefund(
    purchaseId: $purchaseId
    amountCents: $amountCents
    leftCents: $leftCents
    reason: $reason
    reference: $reference
    requestId: $requestId
  ) {
    status
  }
}
    `;

export const useRecordRefundMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RecordRefundMutation, TError, RecordRefundMutationVariables, TContext>) => {
    
    return useMutation<RecordRefundMutation, TError, RecordRefundMutationVariables, TContext>(
      {
    mutationKey: ['RecordRefund'],
    mutationFn: (variables?: RecordRefundMutationVariables) => staffGraphqlFetcher<RecordRefundMutation, RecordRefundMutationVariables>(RecordRefundDocument, variables)(),
    ...options
  }
    )};

useRecordRefundMutation.fetcher = (variables: RecordRefundMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<RecordRefundMutation, RecordRefundMutationVariables>(RecordRefundDocument, variables, options);

export const StaffRefundCountsDocument = `
    query StaffRefundCounts($now: timestamptz!) {
  proposed: purchase_refunds_aggregate(
    where: {status: {_eq: "proposed"}, expires_at: {_gt: $now}}
  ) {
    aggregate {
      count
    }
  }
  failed: purchase_refunds_aggregate(
    where: {status: {_eq: "failed"}, requested_by: {_is_null: true}, purchase: {status: {_eq: "refund_due"}}}
  ) {
    aggregate {
      count
    }
  }
}
    `;

export const useStaffRefundCountsQuery = <
      TData = StaffRefundCountsQuery,
      TError = Error
    >(
      variables: StaffRefundCountsQueryVariables,
      options?: Omit<UseQueryOptions<StaffRefundCountsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<StaffRefundCountsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<StaffRefundCountsQuery, TError, TData>(
      {
    queryKey: ['StaffRefundCounts', variables],
    queryFn: staffGraphqlFetcher<StaffRefundCountsQuery, StaffRefundCountsQueryVariables>(StaffRefundCountsDocument, variables),
    ...options
  }
    )};

useStaffRefundCountsQuery.document = StaffRefundCountsDocument;

useStaffRefundCountsQuery.getKey = (variables: StaffRefundCountsQueryVariables) => ['StaffRefundCounts', variables];

useStaffRefundCountsQuery.rootKey = 'StaffRefundCounts';

useStaffRefundCountsQuery.fetcher = (variables: StaffRefundCountsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<StaffRefundCountsQuery, StaffRefundCountsQueryVariables>(StaffRefundCountsDocument, variables, options);

export const ConfirmRefundDocument = `
    mutation ConfirmRefund($id: uuid!) {
  confirmRefund(id: $id) {
    status
  }
}
    `;

export const useConfirmRefundMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ConfirmRefundMutation, TError, ConfirmRefundMutationVariables, TContext>) => {
    
    return useMutation<ConfirmRefundMutation, TError, ConfirmRefundMutationVariables, TContext>(
      {
    mutationKey: ['ConfirmRefund'],
    mutationFn: (variables?: ConfirmRefundMutationVariables) => staffGraphqlFetcher<ConfirmRefundMutation, ConfirmRefundMutationVariables>(ConfirmRefundDocument, variables)(),
    ...options
  }
    )};

useConfirmRefundMutation.fetcher = (variables: ConfirmRefundMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ConfirmRefundMutation, ConfirmRefundMutationVariables>(ConfirmRefundDocument, variables, options);

export const DropRefundDocument = `
    mutation DropRefund($id: uuid!) {
  dropRefund(id: $id) {
    status
  }
}
    `;

export const useDropRefundMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DropRefundMutation, TError, DropRefundMutationVariables, TContext>) => {
    
    return useMutation<DropRefundMutation, TError, DropRefundMutationVariables, TContext>(
      {
    mutationKey: ['DropRefund'],
    mutationFn: (variables?: DropRefundMutationVariables) => staffGraphqlFetcher<DropRefundMutation, DropRefundMutationVariables>(DropRefundDocument, variables)(),
    ...options
  }
    )};

useDropRefundMutation.fetcher = (variables: DropRefundMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<DropRefundMutation, DropRefundMutationVariables>(DropRefundDocument, variables, options);
