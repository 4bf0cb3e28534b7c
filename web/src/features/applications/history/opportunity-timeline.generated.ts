/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type TimelinePostQueryVariables = Exact<{
  id: string;
  me: string;
}>;

export type TimelinePostQuery = { opportunities_by_pk: { id: string, title: string, type: string, poster: { user_id: string | null } | null, team_members: Array<{ user_id: string }>, trackings: Array<{ user_id: string }> } | null };

export type TimelineEntryFragment = { id: number, actor_id: string | null, actor_role: string, event: string, words: string | null, amount_cents: number | null, amount_unit: string | null, created_at: string, actor: { first_name: string, last_name: string } | null, user: { first_name: string, last_name: string } | null };

export type OpportunityTimelineQueryVariables = Exact<{
  id: string;
  limit: number;
  beforeId: number;
}>;

export type OpportunityTimelineQuery = { opportunity_history: Array<{ id: number, actor_id: string | null, actor_role: string, event: string, words: string | null, amount_cents: number | null, amount_unit: string | null, created_at: string, actor: { first_name: string, last_name: string } | null, user: { first_name: string, last_name: string } | null }> };

export type OwnTimelineQueryVariables = Exact<{
  id: string;
  me: string;
  limit: number;
  beforeId: number;
}>;

export type OwnTimelineQuery = { opportunity_history: Array<{ id: number, actor_id: string | null, actor_role: string, event: string, words: string | null, amount_cents: number | null, amount_unit: string | null, created_at: string, actor: { first_name: string, last_name: string } | null, user: { first_name: string, last_name: string } | null }> };

export const TimelineEntryFragmentDoc = `
    fragment TimelineEntry on opportunity_history {
  id
  actor_id
  actor_role
  event
  words
  amount_cents
  amount_unit
  created_at
  actor {
    first_name
    last_name
  }
  user {
    first_name
    last_name
  }
}
    `;
export const TimelinePostDocument = `
    query TimelinePost($id: uuid!, $me: uuid!) {
  opportunities_by_pk(id: $id) {
    id
    title
    type
    poster {
      user_id
    }
    team_members(where: {user_id: {_eq: $me}}) {
      user_id
    }
    trackings(
      where: {user_id: {_eq: $me}, interest_shown_at: {_is_null: false}}
      limit: 1
    ) {
      user_id
    }
  }
}
    `;

export const useTimelinePostQuery = <
      TData = TimelinePostQuery,
      TError = Error
    >(
      variables: TimelinePostQueryVariables,
      options?: Omit<UseQueryOptions<TimelinePostQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<TimelinePostQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<TimelinePostQuery, TError, TData>(
      {
    queryKey: ['TimelinePost', variables],
    queryFn: graphqlFetcher<TimelinePostQuery, TimelinePostQueryVariables>(TimelinePostDocument, variables),
    ...options
  }
    )};

useTimelinePostQuery.document = TimelinePostDocument;

useTimelinePostQuery.getKey = (variables: TimelinePostQueryVariables) => ['TimelinePost', variables];

useTimelinePostQuery.rootKey = 'TimelinePost';

useTimelinePostQuery.fetcher = (variables: TimelinePostQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<TimelinePostQuery, TimelinePostQueryVariables>(TimelinePostDocument, variables, options);

export const OpportunityTimelineDocument = `
    query OpportunityTimeline($id: uuid!, $limit: Int!, $beforeId: bigint!) {
  opportunity_history(
    where: {opportunity_id: {_eq: $id}, id: {_lt: $beforeId}}
    order_by: {id: desc}
    limit: $limit
  ) {
    ...TimelineEntry
  }
}
    fragment TimelineEntry on opportunity_history {
  id
  actor_id
  actor_role
  event
  words
  amount_cents
  amount_unit
  created_at
  actor {
    first_name
    last_name
  }
  user {
    first_name
    last_name
  }
}`;

export const useOpportunityTimelineQuery = <
      TData = OpportunityTimelineQuery,
      TError = Error
    >(
      variables: OpportunityTimelineQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityTimelineQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityTimelineQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityTimelineQuery, TError, TData>(
      {
    queryKey: ['OpportunityTimeline', variables],
    queryFn: graphqlFetcher<OpportunityTimelineQuery, OpportunityTimelineQueryVariables>(OpportunityTimelineDocument, variables),
    ...options
  }
    )};

useOpportunityTimelineQuery.document = OpportunityTimelineDocument;

useOpportunityTimelineQuery.getKey = (variables: OpportunityTimelineQueryVariables) => ['OpportunityTimeline', variables];

useOpportunityTimelineQuery.rootKey = 'OpportunityTimeline';

useOpportunityTimelineQuery.fetcher = (variables: OpportunityTimelineQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityTimelineQuery, OpportunityTimelineQueryVariables>(OpportunityTimelineDocument, variables, options);

export const OwnTimelineDocument = `
    query OwnTimeline($id: uuid!, $me: uuid!, $limit: Int!, $beforeId: bigint!) {
  opportunity_history(
    where: {user_id: {_eq: $me}, opportunity_id: {_eq: $id}, id: {_lt: $beforeId}}
    order_by: {id: desc}
    limit: $limit
  ) {
    ...TimelineEntry
  }
}
    fragment TimelineEntry on opportunity_history {
  id
  actor_id
  actor_role
  event
  words
  amount_cents
  amount_unit
  created_at
  actor {
    first_name
    last_name
  }
  user {
    first_name
    last_name
  }
}`;

export const useOwnTimelineQuery = <
      TData = OwnTimelineQuery,
      TError = Error
    >(
      variables: OwnTimelineQueryVariables,
      options?: Omit<UseQueryOptions<OwnTimelineQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnTimelineQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnTimelineQuery, TError, TData>(
      {
    queryKey: ['OwnTimeline', variables],
    queryFn: graphqlFetcher<OwnTimelineQuery, OwnTimelineQueryVariables>(OwnTimelineDocument, variables),
    ...options
  }
    )};

useOwnTimelineQuery.document = OwnTimelineDocument;

useOwnTimelineQuery.getKey = (variables: OwnTimelineQueryVariables) => ['OwnTimeline', variables];

useOwnTimelineQuery.rootKey = 'OwnTimeline';

useOwnTimelineQuery.fetcher = (variables: OwnTimelineQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnTimelineQuery, OwnTimelineQueryVariables>(OwnTimelineDocument, variables, options);
