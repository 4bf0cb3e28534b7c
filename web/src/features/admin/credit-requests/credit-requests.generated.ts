/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type CreditRequestFactsFragment = { id: string, wizlings: number, reason: string, status: string, created_at: string, decided_at: string | null, decision_reason: string | null, transfer_id: number | null, decider: { user: { id: string, first_name: string, last_name: string } | null } | null, user: { is_suspended: boolean, id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, account: { email: string } | null, subscriptions: Array<{ expires_at: string | null, plan: { code: string, name: string } }>, company: { id: string, company_name: string, subscriptions: Array<{ expires_at: string | null, plan: { code: string, name: string } }> } | null, ledger_accounts: Array<{ id: number, balance: number | null, due_at: string | null }>, credit_requests: Array<{ id: string, wizlings: number, status: string, created_at: string, decision_reason: string | null }> }, proposals: Array<{ id: string, proposed_by: string, expires_at: string, proposer: { id: string, first_name: string, last_name: string } }> };

export type CreditRequestQueueQueryVariables = Exact<{
  after: string;
  afterId: string;
  limit: number;
}>;

export type CreditRequestQueueQuery = { credit_requests: Array<{ id: string, wizlings: number, reason: string, status: string, created_at: string, decided_at: string | null, decision_reason: string | null, transfer_id: number | null, decider: { user: { id: string, first_name: string, last_name: string } | null } | null, user: { is_suspended: boolean, id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, account: { email: string } | null, subscriptions: Array<{ expires_at: string | null, plan: { code: string, name: string } }>, company: { id: string, company_name: string, subscriptions: Array<{ expires_at: string | null, plan: { code: string, name: string } }> } | null, ledger_accounts: Array<{ id: number, balance: number | null, due_at: string | null }>, credit_requests: Array<{ id: string, wizlings: number, status: string, created_at: string, decision_reason: string | null }> }, proposals: Array<{ id: string, proposed_by: string, expires_at: string, proposer: { id: string, first_name: string, last_name: string } }> }> };

export type AnsweredCreditRequestsQueryVariables = Exact<{
  before: string;
  beforeId: string;
  limit: number;
}>;

export type AnsweredCreditRequestsQuery = { credit_requests: Array<{ id: string, wizlings: number, reason: string, status: string, created_at: string, decided_at: string | null, decision_reason: string | null, transfer_id: number | null, decider: { user: { id: string, first_name: string, last_name: string } | null } | null, user: { is_suspended: boolean, id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, account: { email: string } | null, subscriptions: Array<{ expires_at: string | null, plan: { code: string, name: string } }>, company: { id: string, company_name: string, subscriptions: Array<{ expires_at: string | null, plan: { code: string, name: string } }> } | null, ledger_accounts: Array<{ id: number, balance: number | null, due_at: string | null }>, credit_requests: Array<{ id: string, wizlings: number, status: string, created_at: string, decision_reason: string | null }> }, proposals: Array<{ id: string, proposed_by: string, expires_at: string, proposer: { id: string, first_name: string, last_name: string } }> }> };

export type CreditRequestByIdQueryVariables = Exact<{
  id: string;
}>;

export type CreditRequestByIdQuery = { credit_requests_by_pk: { id: string, wizlings: number, reason: string, status: string, created_at: string, decided_at: string | null, decision_reason: string | null, transfer_id: number | null, decider: { user: { id: string, first_name: string, last_name: string } | null } | null, user: { is_suspended: boolean, id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, account: { email: string } | null, subscriptions: Array<{ expires_at: string | null, plan: { code: string, name: string } }>, company: { id: string, company_name: string, subscriptions: Array<{ expires_at: string | null, plan: { code: string, name: string } }> } | null, ledger_accounts: Array<{ id: number, balance: number | null, due_at: string | null }>, credit_requests: Array<{ id: string, wizlings: number, status: string, created_at: string, decision_reason: string | null }> }, proposals: Array<{ id: string, proposed_by: string, expires_at: string, proposer: { id: string, first_name: string, last_name: string } }> } | null };

export type StaffMoneyCountsQueryVariables = Exact<{
  now: string;
}>;

export type StaffMoneyCountsQuery = { requests: { aggregate: { count: number } | null }, proposals: { aggregate: { count: number } | null } };

export type ApproveCreditRequestMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;

export type ApproveCreditRequestMutation = { approveCreditRequest: { status: string, proposalId: string | null } };

export type RejectCreditRequestMutationVariables = Exact<{
  id: string;
  reason: string;
}>;

export type RejectCreditRequestMutation = { rejectCreditRequest: { id: string, status: string } };

export type ConfirmProposalMutationVariables = Exact<{
  id: string;
}>;

export type ConfirmProposalMutation = { confirmLedgerProposal: { status: string } };

export type DropProposalMutationVariables = Exact<{
  id: string;
}>;

export type DropProposalMutation = { dropLedgerProposal: { id: string, status: string } };

export const CreditRequestFactsFragmentDoc = `
    fragment CreditRequestFacts on credit_requests {
  id
  wizlings
  reason
  status
  created_at
  decided_at
  decision_reason
  transfer_id
  decider {
    user {
      id
      first_name
      last_name
    }
  }
  user {
    ...UserCard
    is_suspended
    account {
      email
    }
    subscriptions(order_by: [{starts_at: desc}], limit: 3) {
      expires_at
      plan {
        code
        name
      }
    }
    company {
      id
      company_name
      subscriptions(order_by: [{starts_at: desc}], limit: 3) {
        expires_at
        plan {
          code
          name
        }
      }
    }
    ledger_accounts(
      where: {is_open: {_eq: true}, kind: {_in: ["credits", "credits_owed"]}}
    ) {
      id
      balance
      due_at
    }
    credit_requests(order_by: [{created_at: desc}], limit: 6) {
      id
      wizlings
      status
      created_at
      decision_reason
    }
  }
  proposals(where: {status: {_eq: "open"}}) {
    id
    proposed_by
    expires_at
    proposer {
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
export const CreditRequestQueueDocument = `
    query CreditRequestQueue($after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  credit_requests(
    where: {status: {_eq: "PENDING"}, created_at: {_gte: $after}, _or: [{created_at: {_gt: $after}}, {id: {_gt: $afterId}}]}
    order_by: [{created_at: asc}, {id: asc}]
    limit: $limit
  ) {
    ...CreditRequestFacts
  }
}
    fragment CreditRequestFacts on credit_requests {
  id
  wizlings
  reason
  status
  created_at
  decided_at
  decision_reason
  transfer_id
  decider {
    user {
      id
      first_name
      last_name
    }
  }
  user {
    ...UserCard
    is_suspended
    account {
      email
    }
    subscriptions(order_by: [{starts_at: desc}], limit: 3) {
      expires_at
      plan {
        code
        name
      }
    }
    company {
      id
      company_name
      subscriptions(order_by: [{starts_at: desc}], limit: 3) {
        expires_at
        plan {
          code
          name
        }
      }
    }
    ledger_accounts(
      where: {is_open: {_eq: true}, kind: {_in: ["credits", "credits_owed"]}}
    ) {
      id
      balance
      due_at
    }
    credit_requests(order_by: [{created_at: desc}], limit: 6) {
      id
      wizlings
      status
      created_at
      decision_reason
    }
  }
  proposals(where: {status: {_eq: "open"}}) {
    id
    proposed_by
    expires_at
    proposer {
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

export const useCreditRequestQueueQuery = <
      TData = CreditRequestQueueQuery,
      TError = Error
    >(
      variables: CreditRequestQueueQueryVariables,
      options?: Omit<UseQueryOptions<CreditRequestQueueQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CreditRequestQueueQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CreditRequestQueueQuery, TError, TData>(
      {
    queryKey: ['CreditRequestQueue', variables],
    queryFn: staffGraphqlFetcher<CreditRequestQueueQuery, CreditRequestQueueQueryVariables>(CreditRequestQueueDocument, variables),
    ...options
  }
    )};

useCreditRequestQueueQuery.document = CreditRequestQueueDocument;

useCreditRequestQueueQuery.getKey = (variables: CreditRequestQueueQueryVariables) => ['CreditRequestQueue', variables];

useCreditRequestQueueQuery.rootKey = 'CreditRequestQueue';

useCreditRequestQueueQuery.fetcher = (variables: CreditRequestQueueQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<CreditRequestQueueQuery, CreditRequestQueueQueryVariables>(CreditRequestQueueDocument, variables, options);

export const AnsweredCreditRequestsDocument = `
    query AnsweredCreditRequests($before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  credit_requests(
    where: {decided_at: {_lte: $before}, _or: [{decided_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{decided_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...CreditRequestFacts
  }
}
    fragment CreditRequestFacts on credit_requests {
  id
  wizlings
  reason
  status
  created_at
  decided_at
  decision_reason
  transfer_id
  decider {
    user {
      id
      first_name
      last_name
    }
  }
  user {
    ...UserCard
    is_suspended
    account {
      email
    }
    subscriptions(order_by: [{starts_at: desc}], limit: 3) {
      expires_at
      plan {
        code
        name
      }
    }
    company {
      id
      company_name
      subscriptions(order_by: [{starts_at: desc}], limit: 3) {
        expires_at
        plan {
          code
          name
        }
      }
    }
    ledger_accounts(
      where: {is_open: {_eq: true}, kind: {_in: ["credits", "credits_owed"]}}
    ) {
      id
      balance
      due_at
    }
    credit_requests(order_by: [{created_at: desc}], limit: 6) {
      id
      wizlings
      status
      created_at
      decision_reason
    }
  }
  proposals(where: {status: {_eq: "open"}}) {
    id
    proposed_by
    expires_at
    proposer {
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

export const useAnsweredCreditRequestsQuery = <
      TData = AnsweredCreditRequestsQuery,
      TError = Error
    >(
      variables: AnsweredCreditRequestsQueryVariables,
      options?: Omit<UseQueryOptions<AnsweredCreditRequestsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AnsweredCreditRequestsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AnsweredCreditRequestsQuery, TError, TData>(
      {
    queryKey: ['AnsweredCreditRequests', variables],
    queryFn: staffGraphqlFetcher<AnsweredCreditRequestsQuery, AnsweredCreditRequestsQueryVariables>(AnsweredCreditRequestsDocument, variables),
    ...options
  }
    )};

useAnsweredCreditRequestsQuery.document = AnsweredCreditRequestsDocument;

useAnsweredCreditRequestsQuery.getKey = (variables: AnsweredCreditRequestsQueryVariables) => ['AnsweredCreditRequests', variables];

useAnsweredCreditRequestsQuery.rootKey = 'AnsweredCreditRequests';

useAnsweredCreditRequestsQuery.fetcher = (variables: AnsweredCreditRequestsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<AnsweredCreditRequestsQuery, AnsweredCreditRequestsQueryVariables>(AnsweredCreditRequestsDocument, variables, options);

export const CreditRequestByIdDocument = `
    query CreditRequestById($id: uuid!) {
  credit_requests_by_pk(id: $id) {
    ...CreditRequestFacts
  }
}
    fragment CreditRequestFacts on credit_requests {
  id
  wizlings
  reason
  status
  created_at
  decided_at
  decision_reason
  transfer_id
  decider {
    user {
      id
      first_name
      last_name
    }
  }
  user {
    ...UserCard
    is_suspended
    account {
      email
    }
    subscriptions(order_by: [{starts_at: desc}], limit: 3) {
      expires_at
      plan {
        code
        name
      }
    }
    company {
      id
      company_name
      subscriptions(order_by: [{starts_at: desc}], limit: 3) {
        expires_at
        plan {
          code
          name
        }
      }
    }
    ledger_accounts(
      where: {is_open: {_eq: true}, kind: {_in: ["credits", "credits_owed"]}}
    ) {
      id
      balance
      due_at
    }
    credit_requests(order_by: [{created_at: desc}], limit: 6) {
      id
      wizlings
      status
      created_at
      decision_reason
    }
  }
  proposals(where: {status: {_eq: "open"}}) {
    id
    proposed_by
    expires_at
    proposer {
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

export const useCreditRequestByIdQuery = <
      TData = CreditRequestByIdQuery,
      TError = Error
    >(
      variables: CreditRequestByIdQueryVariables,
      options?: Omit<UseQueryOptions<CreditRequestByIdQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<CreditRequestByIdQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<CreditRequestByIdQuery, TError, TData>(
      {
    queryKey: ['CreditRequestById', variables],
    queryFn: staffGraphqlFetcher<CreditRequestByIdQuery, CreditRequestByIdQueryVariables>(CreditRequestByIdDocument, variables),
    ...options
  }
    )};

useCreditRequestByIdQuery.document = CreditRequestByIdDocument;

useCreditRequestByIdQuery.getKey = (variables: CreditRequestByIdQueryVariables) => ['CreditRequestById', variables];

useCreditRequestByIdQuery.rootKey = 'CreditRequestById';

useCreditRequestByIdQuery.fetcher = (variables: CreditRequestByIdQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<CreditRequestByIdQuery, CreditRequestByIdQueryVariables>(CreditRequestByIdDocument, variables, options);

export const StaffMoneyCountsDocument = `
    query StaffMoneyCounts($now: timestamptz!) {
  requests: credit_requests_aggregate(where: {status: {_eq: "PENDING"}}) {
    aggregate {
      count
    }
  }
  proposals: ledger_proposals_aggregate(
    where: {status: {_eq: "open"}, expires_at: {_gt: $now}}
  ) {
    aggregate {
      count
    }
  }
}
    `;

export const useStaffMoneyCountsQuery = <
      TData = StaffMoneyCountsQuery,
      TError = Error
    >(
      variables: StaffMoneyCountsQueryVariables,
      options?: Omit<UseQueryOptions<StaffMoneyCountsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<StaffMoneyCountsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<StaffMoneyCountsQuery, TError, TData>(
      {
    queryKey: ['StaffMoneyCounts', variables],
    queryFn: staffGraphqlFetcher<StaffMoneyCountsQuery, StaffMoneyCountsQueryVariables>(StaffMoneyCountsDocument, variables),
    ...options
  }
    )};

useStaffMoneyCountsQuery.document = StaffMoneyCountsDocument;

useStaffMoneyCountsQuery.getKey = (variables: StaffMoneyCountsQueryVariables) => ['StaffMoneyCounts', variables];

useStaffMoneyCountsQuery.rootKey = 'StaffMoneyCounts';

useStaffMoneyCountsQuery.fetcher = (variables: StaffMoneyCountsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<StaffMoneyCountsQuery, StaffMoneyCountsQueryVariables>(StaffMoneyCountsDocument, variables, options);

export const ApproveCreditRequestDocument = `
    mutation ApproveCreditRequest($id: uuid!, $reason: String) {
  approveCreditRequest(id: $id, reason: $reason) {
    status
    proposalId
  }
}
    `;

export const useApproveCreditRequestMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ApproveCreditRequestMutation, TError, ApproveCreditRequestMutationVariables, TContext>) => {
    
    return useMutation<ApproveCreditRequestMutation, TError, ApproveCreditRequestMutationVariables, TContext>(
      {
    mutationKey: ['ApproveCreditRequest'],
    mutationFn: (variables?: ApproveCreditRequestMutationVariables) => staffGraphqlFetcher<ApproveCreditRequestMutation, ApproveCreditRequestMutationVariables>(ApproveCreditRequestDocument, variables)(),
    ...options
  }
    )};

useApproveCreditRequestMutation.fetcher = (variables: ApproveCreditRequestMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ApproveCreditRequestMutation, ApproveCreditRequestMutationVariables>(ApproveCreditRequestDocument, variables, options);

export const RejectCreditRequestDocument = `
    mutation RejectCreditRequest($id: uuid!, $reason: String!) {
  rejectCreditRequest(id: $id, reason: $reason) {
    id
    status
  }
}
    `;

export const useRejectCreditRequestMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RejectCreditRequestMutation, TError, RejectCreditRequestMutationVariables, TContext>) => {
    
    return useMutation<RejectCreditRequestMutation, TError, RejectCreditRequestMutationVariables, TContext>(
      {
    mutationKey: ['RejectCreditRequest'],
    mutationFn: (variables?: RejectCreditRequestMutationVariables) => staffGraphqlFetcher<RejectCreditRequestMutation, RejectCreditRequestMutationVariables>(RejectCreditRequestDocument, variables)(),
    ...options
  }
    )};

useRejectCreditRequestMutation.fetcher = (variables: RejectCreditRequestMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<RejectCreditRequestMutation, RejectCreditRequestMutationVariables>(RejectCreditRequestDocument, variables, options);

export const ConfirmProposalDocument = `
    mutation ConfirmProposal($id: uuid!) {
  confirmLedgerProposal(id: $id) {
    status
  }
}
    `;

export const useConfirmProposalMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ConfirmProposalMutation, TError, ConfirmProposalMutationVariables, TContext>) => {
    
    return useMutation<ConfirmProposalMutation, TError, ConfirmProposalMutationVariables, TContext>(
      {
    mutationKey: ['ConfirmProposal'],
    mutationFn: (variables?: ConfirmProposalMutationVariables) => staffGraphqlFetcher<ConfirmProposalMutation, ConfirmProposalMutationVariables>(ConfirmProposalDocument, variables)(),
    ...options
  }
    )};

useConfirmProposalMutation.fetcher = (variables: ConfirmProposalMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ConfirmProposalMutation, ConfirmProposalMutationVariables>(ConfirmProposalDocument, variables, options);

export const DropProposalDocument = `
    mutation DropProposal($id: uuid!) {
  dropLedgerProposal(id: $id) {
    id
    status
  }
}
    `;

export const useDropProposalMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DropProposalMutation, TError, DropProposalMutationVariables, TContext>) => {
    
    return useMutation<DropProposalMutation, TError, DropProposalMutationVariables, TContext>(
      {
    mutationKey: ['DropProposal'],
    mutationFn: (variables?: DropProposalMutationVariables) => staffGraphqlFetcher<DropProposalMutation, DropProposalMutationVariables>(DropProposalDocument, variables)(),
    ...options
  }
    )};

useDropProposalMutation.fetcher = (variables: DropProposalMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<DropProposalMutation, DropProposalMutationVariables>(DropProposalDocument, variables, options);
