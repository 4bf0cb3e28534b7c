/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type LedgerProposalsQueryVariables = Exact<{
  before: string;
  beforeId: string;
  limit: number;
}>;

export type LedgerProposalsQuery = { ledger_proposals: Array<{ id: string, kind: string, credits: number | null, corrects_id: number | null, credit_request_id: string | null, entries: unknown, worth_cents: number, reason: string | null, proposed_by: string, created_at: string, expires_at: string, status: string, decided_at: string | null, transfer_id: number | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, proposer: { id: string, first_name: string, last_name: string }, decider: { id: string, first_name: string, last_name: string } | null }> };

export const LedgerProposalsDocument = `
    query LedgerProposals($before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  ledger_proposals(
    where: {created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    id
    kind
    credits
    corrects_id
    credit_request_id
    entries
    worth_cents
    reason
    proposed_by
    created_at
    expires_at
    status
    decided_at
    transfer_id
    user {
      ...UserCard
    }
    proposer {
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

export const useLedgerProposalsQuery = <
      TData = LedgerProposalsQuery,
      TError = Error
    >(
      variables: LedgerProposalsQueryVariables,
      options?: Omit<UseQueryOptions<LedgerProposalsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LedgerProposalsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LedgerProposalsQuery, TError, TData>(
      {
    queryKey: ['LedgerProposals', variables],
    queryFn: staffGraphqlFetcher<LedgerProposalsQuery, LedgerProposalsQueryVariables>(LedgerProposalsDocument, variables),
    ...options
  }
    )};

useLedgerProposalsQuery.document = LedgerProposalsDocument;

useLedgerProposalsQuery.getKey = (variables: LedgerProposalsQueryVariables) => ['LedgerProposals', variables];

useLedgerProposalsQuery.rootKey = 'LedgerProposals';

useLedgerProposalsQuery.fetcher = (variables: LedgerProposalsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<LedgerProposalsQuery, LedgerProposalsQueryVariables>(LedgerProposalsDocument, variables, options);
