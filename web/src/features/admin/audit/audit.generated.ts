/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type AuditEntryFragment = { id: string | null, at: string | null, actor_role: string | null, act: string | null, subject_type: string | null, subject_id: string | null, reason: string | null, details: unknown, actor: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, person: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, opportunity: { id: string, title: string, type: string, status: string, review_status: string } | null, insight: { id: string, title: string } | null, question: { id: string, question: string } | null, response: { id: string, insights_question: { question: string } } | null };

export type AuditQueryVariables = Exact<{
  filter: unknown;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type AuditQuery = { find_audit_entries: Array<{ id: string | null, at: string | null, actor_role: string | null, act: string | null, subject_type: string | null, subject_id: string | null, reason: string | null, details: unknown, actor: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, person: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, opportunity: { id: string, title: string, type: string, status: string, review_status: string } | null, insight: { id: string, title: string } | null, question: { id: string, question: string } | null, response: { id: string, insights_question: { question: string } } | null }> };

export type AuditPostQueryVariables = Exact<{
  id: string;
}>;

export type AuditPostQuery = { opportunities_by_pk: { id: string, title: string } | null };

export type AuditPersonQueryVariables = Exact<{
  id: string;
}>;

export type AuditPersonQuery = { staff_people: Array<{ user_id: string | null, email: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }> };

export const AuditEntryFragmentDoc = `
    fragment AuditEntry on audit_entries {
  id
  at
  actor_role
  act
  subject_type
  subject_id
  reason
  details
  actor {
    ...UserCard
  }
  person {
    ...UserCard
  }
  opportunity {
    id
    title
    type
    status
    review_status
  }
  insight {
    id
    title
  }
  question {
    id
    question
  }
  response {
    id
    insights_question {
      question
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
export const AuditDocument = `
    query Audit($filter: jsonb!, $before: timestamptz!, $beforeId: String!, $limit: Int!) {
  find_audit_entries(
    args: {filter: $filter, before: $before, before_id: $beforeId, page_rows: $limit}
    order_by: [{at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...AuditEntry
  }
}
    fragment AuditEntry on audit_entries {
  id
  at
  actor_role
  act
  subject_type
  subject_id
  reason
  details
  actor {
    ...UserCard
  }
  person {
    ...UserCard
  }
  opportunity {
    id
    title
    type
    status
    review_status
  }
  insight {
    id
    title
  }
  question {
    id
    question
  }
  response {
    id
    insights_question {
      question
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

export const useAuditQuery = <
      TData = AuditQuery,
      TError = Error
    >(
      variables: AuditQueryVariables,
      options?: Omit<UseQueryOptions<AuditQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AuditQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AuditQuery, TError, TData>(
      {
    queryKey: ['Audit', variables],
    queryFn: staffGraphqlFetcher<AuditQuery, AuditQueryVariables>(AuditDocument, variables),
    ...options
  }
    )};

useAuditQuery.document = AuditDocument;

useAuditQuery.getKey = (variables: AuditQueryVariables) => ['Audit', variables];

useAuditQuery.rootKey = 'Audit';

useAuditQuery.fetcher = (variables: AuditQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<AuditQuery, AuditQueryVariables>(AuditDocument, variables, options);

export const AuditPostDocument = `
    query AuditPost($id: uuid!) {
  opportunities_by_pk(id: $id) {
    id
    title
  }
}
    `;

export const useAuditPostQuery = <
      TData = AuditPostQuery,
      TError = Error
    >(
      variables: AuditPostQueryVariables,
      options?: Omit<UseQueryOptions<AuditPostQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AuditPostQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AuditPostQuery, TError, TData>(
      {
    queryKey: ['AuditPost', variables],
    queryFn: staffGraphqlFetcher<AuditPostQuery, AuditPostQueryVariables>(AuditPostDocument, variables),
    ...options
  }
    )};

useAuditPostQuery.document = AuditPostDocument;

useAuditPostQuery.getKey = (variables: AuditPostQueryVariables) => ['AuditPost', variables];

useAuditPostQuery.rootKey = 'AuditPost';

useAuditPostQuery.fetcher = (variables: AuditPostQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<AuditPostQuery, AuditPostQueryVariables>(AuditPostDocument, variables, options);

export const AuditPersonDocument = `
    query AuditPerson($id: uuid!) {
  staff_people(where: {user_id: {_eq: $id}}, limit: 1) {
    user_id
    email
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

export const useAuditPersonQuery = <
      TData = AuditPersonQuery,
      TError = Error
    >(
      variables: AuditPersonQueryVariables,
      options?: Omit<UseQueryOptions<AuditPersonQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AuditPersonQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AuditPersonQuery, TError, TData>(
      {
    queryKey: ['AuditPerson', variables],
    queryFn: staffGraphqlFetcher<AuditPersonQuery, AuditPersonQueryVariables>(AuditPersonDocument, variables),
    ...options
  }
    )};

useAuditPersonQuery.document = AuditPersonDocument;

useAuditPersonQuery.getKey = (variables: AuditPersonQueryVariables) => ['AuditPerson', variables];

useAuditPersonQuery.rootKey = 'AuditPerson';

useAuditPersonQuery.fetcher = (variables: AuditPersonQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<AuditPersonQuery, AuditPersonQueryVariables>(AuditPersonDocument, variables, options);
