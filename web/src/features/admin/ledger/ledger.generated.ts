/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
/** Positive adds to what the platform owes the account’s owner; cents in accounts of dollars, credits in the others. */
export type CorrectionEntryInput = {
  accountId: number;
  amount: number;
};

export type TransferRowFragment = { id: number, kind: string, reason: string, posted_at: string, corrects_id: number | null, actor: { user: { id: string, first_name: string, last_name: string } | null } | null, entries: Array<{ account_id: number, amount: number, currency: string, owner_id: string | null, account: { id: number, owner: { id: string, first_name: string, last_name: string } | null } | null }> };

export type LedgerTransfersQueryVariables = Exact<{
  before: string;
  beforeId: number;
  limit: number;
}>;

export type LedgerTransfersQuery = { ledger_transfers: Array<{ id: number, kind: string, reason: string, posted_at: string, corrects_id: number | null, actor: { user: { id: string, first_name: string, last_name: string } | null } | null, entries: Array<{ account_id: number, amount: number, currency: string, owner_id: string | null, account: { id: number, owner: { id: string, first_name: string, last_name: string } | null } | null }> }> };

export type LedgerTransfersOfKindQueryVariables = Exact<{
  kind: string;
  before: string;
  beforeId: number;
  limit: number;
}>;

export type LedgerTransfersOfKindQuery = { ledger_transfers: Array<{ id: number, kind: string, reason: string, posted_at: string, corrects_id: number | null, actor: { user: { id: string, first_name: string, last_name: string } | null } | null, entries: Array<{ account_id: number, amount: number, currency: string, owner_id: string | null, account: { id: number, owner: { id: string, first_name: string, last_name: string } | null } | null }> }> };

export type LedgerTransfersOfPersonQueryVariables = Exact<{
  personId: string;
  beforeId: number;
  limit: number;
}>;

export type LedgerTransfersOfPersonQuery = { stated: Array<{ transfer_id: number | null, transfer: { id: number, kind: string, reason: string, posted_at: string, corrects_id: number | null, actor: { user: { id: string, first_name: string, last_name: string } | null } | null, entries: Array<{ account_id: number, amount: number, currency: string, owner_id: string | null, account: { id: number, owner: { id: string, first_name: string, last_name: string } | null } | null }> } | null }>, done: Array<{ id: number, kind: string, reason: string, posted_at: string, corrects_id: number | null, actor: { user: { id: string, first_name: string, last_name: string } | null } | null, entries: Array<{ account_id: number, amount: number, currency: string, owner_id: string | null, account: { id: number, owner: { id: string, first_name: string, last_name: string } | null } | null }> }>, unstated: Array<{ transfer_id: number | null, transfer: { id: number, kind: string, reason: string, posted_at: string, corrects_id: number | null, actor: { user: { id: string, first_name: string, last_name: string } | null } | null, entries: Array<{ account_id: number, amount: number, currency: string, owner_id: string | null, account: { id: number, owner: { id: string, first_name: string, last_name: string } | null } | null }> } | null }> };

export type LedgerTransfersByReferenceQueryVariables = Exact<{
  reference: string;
}>;

export type LedgerTransfersByReferenceQuery = { byKey: Array<{ id: number, kind: string, reason: string, posted_at: string, corrects_id: number | null, actor: { user: { id: string, first_name: string, last_name: string } | null } | null, entries: Array<{ account_id: number, amount: number, currency: string, owner_id: string | null, account: { id: number, owner: { id: string, first_name: string, last_name: string } | null } | null }> }>, bySubject: Array<{ id: number, kind: string, reason: string, posted_at: string, corrects_id: number | null, actor: { user: { id: string, first_name: string, last_name: string } | null } | null, entries: Array<{ account_id: number, amount: number, currency: string, owner_id: string | null, account: { id: number, owner: { id: string, first_name: string, last_name: string } | null } | null }> }> };

export type WaitingCorrectionFragment = { id: string, entries: unknown, worth_cents: number, reason: string | null, proposed_by: string, expires_at: string, proposer: { id: string, first_name: string, last_name: string } };

export type LedgerTransferQueryVariables = Exact<{
  id: number;
}>;

export type LedgerTransferQuery = { waiting: Array<{ id: string, entries: unknown, worth_cents: number, reason: string | null, proposed_by: string, expires_at: string, proposer: { id: string, first_name: string, last_name: string } }>, ledger_transfers: Array<{ id: number, key: string, kind: string, reason: string, subject_type: string | null, subject_id: string | null, posted_at: string, corrects_id: number | null, actor: { user: { id: string, first_name: string, last_name: string } | null } | null, entries: Array<{ account_id: number, amount: number, currency: string, owner_id: string | null, account: { id: number, kind: string, balance: number | null, due_at: string | null, owner: { id: string, first_name: string, last_name: string } | null } | null }>, corrected_by: Array<{ id: number, reason: string, posted_at: string, entries: Array<{ account_id: number, amount: number }> }> }> };

export type LedgerPeopleQueryVariables = Exact<{
  pattern: string;
}>;

export type LedgerPeopleQuery = { byEmail: Array<{ user_id: string | null, email: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }>, byName: Array<{ user_id: string | null, email: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }>, byLastName: Array<{ user_id: string | null, email: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }> };

export type FoundPersonFragment = { user_id: string | null, email: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null };

export type LedgerPersonQueryVariables = Exact<{
  id: string;
}>;

export type LedgerPersonQuery = { staff_people: Array<{ user_id: string | null, email: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }>, ledger_accounts: Array<{ id: number, kind: string, currency: string, source: string | null, balance: number | null, due_at: string | null }> };

export type LedgerAuditsQueryVariables = Exact<{ [key: string]: never; }>;

export type LedgerAuditsQuery = { ledger_audits: Array<{ id: number, checked_at: string, transfers: number, accounts: number, differences: unknown, sums: unknown, asker: { id: string, first_name: string, last_name: string } | null }> };

export type GrantCreditsMutationVariables = Exact<{
  userId: string;
  credits: number;
  reason: string;
  requestId: string;
}>;

export type GrantCreditsMutation = { grantCredits: { status: string } };

export type CorrectTransferMutationVariables = Exact<{
  transferId: number;
  entries: Array<CorrectionEntryInput> | CorrectionEntryInput;
  reason: string;
  requestId: string;
}>;

export type CorrectTransferMutation = { correctTransfer: { status: string, transferId: number | null } };

export type CheckBooksMutationVariables = Exact<{ [key: string]: never; }>;

export type CheckBooksMutation = { checkBooks: { status: string } };

export const TransferRowFragmentDoc = `
    fragment TransferRow on ledger_transfers {
  id
  kind
  reason
  posted_at
  corrects_id
  actor {
    user {
      id
      first_name
      last_name
    }
  }
  entries {
    account_id
    amount
    currency
    owner_id
    account {
      id
      owner {
        id
        first_name
        last_name
      }
    }
  }
}
    `;
export const WaitingCorrectionFragmentDoc = `
    fragment WaitingCorrection on ledger_proposals {
  id
  entries
  worth_cents
  reason
  proposed_by
  expires_at
  proposer {
    id
    first_name
    last_name
  }
}
    `;
export const FoundPersonFragmentDoc = `
    fragment FoundPerson on staff_people {
  user_id
  email
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
export const LedgerTransfersDocument = `
    query LedgerTransfers($before: timestamptz!, $beforeId: bigint!, $limit: Int!) {
  ledger_transfers(
    where: {posted_at: {_lte: $before}, _or: [{posted_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{posted_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...TransferRow
  }
}
    fragment TransferRow on ledger_transfers {
  id
  kind
  reason
  posted_at
  corrects_id
  actor {
    user {
      id
      first_name
      last_name
    }
  }
  entries {
    account_id
    amount
    currency
    owner_id
    account {
      id
      owner {
        id
        first_name
        last_name
      }
    }
  }
}`;

export const useLedgerTransfersQuery = <
      TData = LedgerTransfersQuery,
      TError = Error
    >(
      variables: LedgerTransfersQueryVariables,
      options?: Omit<UseQueryOptions<LedgerTransfersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LedgerTransfersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LedgerTransfersQuery, TError, TData>(
      {
    queryKey: ['LedgerTransfers', variables],
    queryFn: staffGraphqlFetcher<LedgerTransfersQuery, LedgerTransfersQueryVariables>(LedgerTransfersDocument, variables),
    ...options
  }
    )};

useLedgerTransfersQuery.document = LedgerTransfersDocument;

useLedgerTransfersQuery.getKey = (variables: LedgerTransfersQueryVariables) => ['LedgerTransfers', variables];

useLedgerTransfersQuery.rootKey = 'LedgerTransfers';

useLedgerTransfersQuery.fetcher = (variables: LedgerTransfersQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<LedgerTransfersQuery, LedgerTransfersQueryVariables>(LedgerTransfersDocument, variables, options);

export const LedgerTransfersOfKindDocument = `
    query LedgerTransfersOfKind($kind: String!, $before: timestamptz!, $beforeId: bigint!, $limit: Int!) {
  ledger_transfers(
    where: {kind: {_eq: $kind}, posted_at: {_lte: $before}, _or: [{posted_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{posted_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...TransferRow
  }
}
    fragment TransferRow on ledger_transfers {
  id
  kind
  reason
  posted_at
  corrects_id
  actor {
    user {
      id
      first_name
      last_name
    }
  }
  entries {
    account_id
    amount
    currency
    owner_id
    account {
      id
      owner {
        id
        first_name
        last_name
      }
    }
  }
}`;

export const useLedgerTransfersOfKindQuery = <
      TData = LedgerTransfersOfKindQuery,
      TError = Error
    >(
      variables: LedgerTransfersOfKindQueryVariables,
      options?: Omit<UseQueryOptions<LedgerTransfersOfKindQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LedgerTransfersOfKindQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LedgerTransfersOfKindQuery, TError, TData>(
      {
    queryKey: ['LedgerTransfersOfKind', variables],
    queryFn: staffGraphqlFetcher<LedgerTransfersOfKindQuery, LedgerTransfersOfKindQueryVariables>(LedgerTransfersOfKindDocument, variables),
    ...options
  }
    )};

useLedgerTransfersOfKindQuery.document = LedgerTransfersOfKindDocument;

useLedgerTransfersOfKindQuery.getKey = (variables: LedgerTransfersOfKindQueryVariables) => ['LedgerTransfersOfKind', variables];

useLedgerTransfersOfKindQuery.rootKey = 'LedgerTransfersOfKind';

useLedgerTransfersOfKindQuery.fetcher = (variables: LedgerTransfersOfKindQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<LedgerTransfersOfKindQuery, LedgerTransfersOfKindQueryVariables>(LedgerTransfersOfKindDocument, variables, options);

export const LedgerTransfersOfPersonDocument = `
    query LedgerTransfersOfPerson($personId: uuid!, $beforeId: bigint!, $limit: Int!) {
  stated: ledger_person_transfers(
    where: {owner_id: {_eq: $personId}, transfer_id: {_lt: $beforeId}}
    order_by: [{transfer_id: desc}]
    limit: $limit
  ) {
    transfer_id
    transfer {
      ...TransferRow
    }
  }
  done: ledger_transfers(
    where: {actor_id: {_eq: $personId}, id: {_lt: $beforeId}}
    order_by: [{id: desc}]
    limit: $limit
  ) {
    ...TransferRow
  }
  unstated: ledger_unstated_transfers(
    where: {owner_id: {_eq: $personId}, transfer_id: {_lt: $beforeId}}
    order_by: [{transfer_id: desc}]
    limit: $limit
  ) {
    transfer_id
    transfer {
      ...TransferRow
    }
  }
}
    fragment TransferRow on ledger_transfers {
  id
  kind
  reason
  posted_at
  corrects_id
  actor {
    user {
      id
      first_name
      last_name
    }
  }
  entries {
    account_id
    amount
    currency
    owner_id
    account {
      id
      owner {
        id
        first_name
        last_name
      }
    }
  }
}`;

export const useLedgerTransfersOfPersonQuery = <
      TData = LedgerTransfersOfPersonQuery,
      TError = Error
    >(
      variables: LedgerTransfersOfPersonQueryVariables,
      options?: Omit<UseQueryOptions<LedgerTransfersOfPersonQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LedgerTransfersOfPersonQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LedgerTransfersOfPersonQuery, TError, TData>(
      {
    queryKey: ['LedgerTransfersOfPerson', variables],
    queryFn: staffGraphqlFetcher<LedgerTransfersOfPersonQuery, LedgerTransfersOfPersonQueryVariables>(LedgerTransfersOfPersonDocument, variables),
    ...options
  }
    )};

useLedgerTransfersOfPersonQuery.document = LedgerTransfersOfPersonDocument;

useLedgerTransfersOfPersonQuery.getKey = (variables: LedgerTransfersOfPersonQueryVariables) => ['LedgerTransfersOfPerson', variables];

useLedgerTransfersOfPersonQuery.rootKey = 'LedgerTransfersOfPerson';

useLedgerTransfersOfPersonQuery.fetcher = (variables: LedgerTransfersOfPersonQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<LedgerTransfersOfPersonQuery, LedgerTransfersOfPersonQueryVariables>(LedgerTransfersOfPersonDocument, variables, options);

export const LedgerTransfersByReferenceDocument = `
    query LedgerTransfersByReference($reference: String!) {
  byKey: ledger_transfers(where: {key: {_eq: $reference}}, limit: 1) {
    ...TransferRow
  }
  bySubject: ledger_transfers(
    where: {subject_id: {_eq: $reference}}
    order_by: [{id: desc}]
    limit: 50
  ) {
    ...TransferRow
  }
}
    fragment TransferRow on ledger_transfers {
  id
  kind
  reason
  posted_at
  corrects_id
  actor {
    user {
      id
      first_name
      last_name
    }
  }
  entries {
    account_id
    amount
    currency
    owner_id
    account {
      id
      owner {
        id
        first_name
        last_name
      }
    }
  }
}`;

export const useLedgerTransfersByReferenceQuery = <
      TData = LedgerTransfersByReferenceQuery,
      TError = Error
    >(
      variables: LedgerTransfersByReferenceQueryVariables,
      options?: Omit<UseQueryOptions<LedgerTransfersByReferenceQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LedgerTransfersByReferenceQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LedgerTransfersByReferenceQuery, TError, TData>(
      {
    queryKey: ['LedgerTransfersByReference', variables],
    queryFn: staffGraphqlFetcher<LedgerTransfersByReferenceQuery, LedgerTransfersByReferenceQueryVariables>(LedgerTransfersByReferenceDocument, variables),
    ...options
  }
    )};

useLedgerTransfersByReferenceQuery.document = LedgerTransfersByReferenceDocument;

useLedgerTransfersByReferenceQuery.getKey = (variables: LedgerTransfersByReferenceQueryVariables) => ['LedgerTransfersByReference', variables];

useLedgerTransfersByReferenceQuery.rootKey = 'LedgerTransfersByReference';

useLedgerTransfersByReferenceQuery.fetcher = (variables: LedgerTransfersByReferenceQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<LedgerTransfersByReferenceQuery, LedgerTransfersByReferenceQueryVariables>(LedgerTransfersByReferenceDocument, variables, options);

export const LedgerTransferDocument = `
    query LedgerTransfer($id: bigint!) {
  waiting: ledger_proposals(
    where: {corrects_id: {_eq: $id}, status: {_eq: "open"}}
    limit: 1
  ) {
    ...WaitingCorrection
  }
  ledger_transfers(where: {id: {_eq: $id}}, limit: 1) {
    id
    key
    kind
    reason
    subject_type
    subject_id
    posted_at
    corrects_id
    actor {
      user {
        id
        first_name
        last_name
      }
    }
    entries {
      account_id
      amount
      currency
      owner_id
      account {
        id
        kind
        balance
        due_at
        owner {
          id
          first_name
          last_name
        }
      }
    }
    corrected_by(order_by: [{id: asc}], limit: 50) {
      id
      reason
      posted_at
      entries {
        account_id
        amount
      }
    }
  }
}
    fragment WaitingCorrection on ledger_proposals {
  id
  entries
  worth_cents
  reason
  proposed_by
  expires_at
  proposer {
    id
    first_name
    last_name
  }
}`;

export const useLedgerTransferQuery = <
      TData = LedgerTransferQuery,
      TError = Error
    >(
      variables: LedgerTransferQueryVariables,
      options?: Omit<UseQueryOptions<LedgerTransferQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LedgerTransferQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LedgerTransferQuery, TError, TData>(
      {
    queryKey: ['LedgerTransfer', variables],
    queryFn: staffGraphqlFetcher<LedgerTransferQuery, LedgerTransferQueryVariables>(LedgerTransferDocument, variables),
    ...options
  }
    )};

useLedgerTransferQuery.document = LedgerTransferDocument;

useLedgerTransferQuery.getKey = (variables: LedgerTransferQueryVariables) => ['LedgerTransfer', variables];

useLedgerTransferQuery.rootKey = 'LedgerTransfer';

useLedgerTransferQuery.fetcher = (variables: LedgerTransferQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<LedgerTransferQuery, LedgerTransferQueryVariables>(LedgerTransferDocument, variables, options);

export const LedgerPeopleDocument = `
    query LedgerPeople($pattern: String!) {
  byEmail: staff_people(
    where: {email: {_like: $pattern}}
    order_by: [{email: asc}]
    limit: 5
  ) {
    ...FoundPerson
  }
  byName: staff_people(where: {name_key: {_like: $pattern}}, limit: 5) {
    ...FoundPerson
  }
  byLastName: staff_people(where: {last_name_key: {_like: $pattern}}, limit: 5) {
    ...FoundPerson
  }
}
    fragment FoundPerson on staff_people {
  user_id
  email
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

export const useLedgerPeopleQuery = <
      TData = LedgerPeopleQuery,
      TError = Error
    >(
      variables: LedgerPeopleQueryVariables,
      options?: Omit<UseQueryOptions<LedgerPeopleQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LedgerPeopleQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LedgerPeopleQuery, TError, TData>(
      {
    queryKey: ['LedgerPeople', variables],
    queryFn: staffGraphqlFetcher<LedgerPeopleQuery, LedgerPeopleQueryVariables>(LedgerPeopleDocument, variables),
    ...options
  }
    )};

useLedgerPeopleQuery.document = LedgerPeopleDocument;

useLedgerPeopleQuery.getKey = (variables: LedgerPeopleQueryVariables) => ['LedgerPeople', variables];

useLedgerPeopleQuery.rootKey = 'LedgerPeople';

useLedgerPeopleQuery.fetcher = (variables: LedgerPeopleQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<LedgerPeopleQuery, LedgerPeopleQueryVariables>(LedgerPeopleDocument, variables, options);

export const LedgerPersonDocument = `
    query LedgerPerson($id: uuid!) {
  staff_people(where: {user_id: {_eq: $id}}, limit: 1) {
    ...FoundPerson
  }
  ledger_accounts(
    where: {owner_id: {_eq: $id}, is_open: {_eq: true}}
    order_by: [{kind: asc}, {id: asc}]
    limit: 100
  ) {
    id
    kind
    currency
    source
    balance
    due_at
  }
}
    fragment FoundPerson on staff_people {
  user_id
  email
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

export const useLedgerPersonQuery = <
      TData = LedgerPersonQuery,
      TError = Error
    >(
      variables: LedgerPersonQueryVariables,
      options?: Omit<UseQueryOptions<LedgerPersonQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LedgerPersonQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LedgerPersonQuery, TError, TData>(
      {
    queryKey: ['LedgerPerson', variables],
    queryFn: staffGraphqlFetcher<LedgerPersonQuery, LedgerPersonQueryVariables>(LedgerPersonDocument, variables),
    ...options
  }
    )};

useLedgerPersonQuery.document = LedgerPersonDocument;

useLedgerPersonQuery.getKey = (variables: LedgerPersonQueryVariables) => ['LedgerPerson', variables];

useLedgerPersonQuery.rootKey = 'LedgerPerson';

useLedgerPersonQuery.fetcher = (variables: LedgerPersonQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<LedgerPersonQuery, LedgerPersonQueryVariables>(LedgerPersonDocument, variables, options);

export const LedgerAuditsDocument = `
    query LedgerAudits {
  ledger_audits(order_by: [{id: desc}], limit: 1) {
    id
    checked_at
    transfers
    accounts
    differences
    sums
    asker {
      id
      first_name
      last_name
    }
  }
}
    `;

export const useLedgerAuditsQuery = <
      TData = LedgerAuditsQuery,
      TError = Error
    >(
      variables?: LedgerAuditsQueryVariables,
      options?: Omit<UseQueryOptions<LedgerAuditsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<LedgerAuditsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<LedgerAuditsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['LedgerAudits'] : ['LedgerAudits', variables],
    queryFn: staffGraphqlFetcher<LedgerAuditsQuery, LedgerAuditsQueryVariables>(LedgerAuditsDocument, variables),
    ...options
  }
    )};

useLedgerAuditsQuery.document = LedgerAuditsDocument;

useLedgerAuditsQuery.getKey = (variables?: LedgerAuditsQueryVariables) => variables === undefined ? ['LedgerAudits'] : ['LedgerAudits', variables];

useLedgerAuditsQuery.rootKey = 'LedgerAudits';

useLedgerAuditsQuery.fetcher = (variables?: LedgerAuditsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<LedgerAuditsQuery, LedgerAuditsQueryVariables>(LedgerAuditsDocument, variables, options);

export const GrantCreditsDocument = `
    mutation GrantCredits($userId: uuid!, $credits: Int!, $reason: String!, $requestId: uuid!) {
  grantCredits(
    userId: $userId
    credits: $credits
    reason: $reason
    requestId: $requestId
  ) {
    status
  }
}
    `;

export const useGrantCreditsMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<GrantCreditsMutation, TError, GrantCreditsMutationVariables, TContext>) => {
    
    return useMutation<GrantCreditsMutation, TError, GrantCreditsMutationVariables, TContext>(
      {
    mutationKey: ['GrantCredits'],
    mutationFn: (variables?: GrantCreditsMutationVariables) => staffGraphqlFetcher<GrantCreditsMutation, GrantCreditsMutationVariables>(GrantCreditsDocument, variables)(),
    ...options
  }
    )};

useGrantCreditsMutation.fetcher = (variables: GrantCreditsMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<GrantCreditsMutation, GrantCreditsMutationVariables>(GrantCreditsDocument, variables, options);

export const CorrectTransferDocument = `
    mutation CorrectTransfer($transferId: bigint!, $entries: [CorrectionEntryInput!]!, $reason: String!, $requestId: uuid!) {
  correctTransfer(
    transferId: $transferId
    entries: $entries
    reason: $reason
    requestId: $requestId
  ) {
    status
    transferId
  }
}
    `;

export const useCorrectTransferMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<CorrectTransferMutation, TError, CorrectTransferMutationVariables, TContext>) => {
    
    return useMutation<CorrectTransferMutation, TError, CorrectTransferMutationVariables, TContext>(
      {
    mutationKey: ['CorrectTransfer'],
    mutationFn: (variables?: CorrectTransferMutationVariables) => staffGraphqlFetcher<CorrectTransferMutation, CorrectTransferMutationVariables>(CorrectTransferDocument, variables)(),
    ...options
  }
    )};

useCorrectTransferMutation.fetcher = (variables: CorrectTransferMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<CorrectTransferMutation, CorrectTransferMutationVariables>(CorrectTransferDocument, variables, options);

export const CheckBooksDocument = `
    mutation CheckBooks {
  checkBooks {
    status
  }
}
    `;

export const useCheckBooksMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<CheckBooksMutation, TError, CheckBooksMutationVariables, TContext>) => {
    
    return useMutation<CheckBooksMutation, TError, CheckBooksMutationVariables, TContext>(
      {
    mutationKey: ['CheckBooks'],
    mutationFn: (variables?: CheckBooksMutationVariables) => staffGraphqlFetcher<CheckBooksMutation, CheckBooksMutationVariables>(CheckBooksDocument, variables)(),
    ...options
  }
    )};

useCheckBooksMutation.fetcher = (variables?: CheckBooksMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<CheckBooksMutation, CheckBooksMutationVariables>(CheckBooksDocument, variables, options);
