/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type NoticesQueryVariables = Exact<{
  limit: number;
  before: string;
  beforeId: string;
}>;

export type NoticesQuery = { notifications: Array<{ id: string, title: string, body: string, link: string | null, created_at: string, seen_at: string | null }> };

export type MarkNoticesSeenMutationVariables = Exact<{
  ids: Array<string> | string;
}>;

export type MarkNoticesSeenMutation = { update_notifications: { affected_rows: number } | null };

export type MarkAllNoticesSeenMutationVariables = Exact<{ [key: string]: never; }>;

export type MarkAllNoticesSeenMutation = { update_notifications: { affected_rows: number } | null };

export const NoticesDocument = `
    query Notices($limit: Int!, $before: timestamptz!, $beforeId: uuid!) {
  notifications(
    where: {created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{created_at: desc}, {id: desc}]
    limit: $limit
  ) {
    id
    title
    body
    link
    created_at
    seen_at
  }
}
    `;

export const useNoticesQuery = <
      TData = NoticesQuery,
      TError = Error
    >(
      variables: NoticesQueryVariables,
      options?: Omit<UseQueryOptions<NoticesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<NoticesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<NoticesQuery, TError, TData>(
      {
    queryKey: ['Notices', variables],
    queryFn: graphqlFetcher<NoticesQuery, NoticesQueryVariables>(NoticesDocument, variables),
    ...options
  }
    )};

useNoticesQuery.document = NoticesDocument;

useNoticesQuery.getKey = (variables: NoticesQueryVariables) => ['Notices', variables];

useNoticesQuery.rootKey = 'Notices';

useNoticesQuery.fetcher = (variables: NoticesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<NoticesQuery, NoticesQueryVariables>(NoticesDocument, variables, options);

export const MarkNoticesSeenDocument = `
    mutation MarkNoticesSeen($ids: [uuid!]!) {
  update_notifications(where: {id: {_in: $ids}, seen_at: {_is_null: true}}) {
    affected_rows
  }
}
    `;

export const useMarkNoticesSeenMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<MarkNoticesSeenMutation, TError, MarkNoticesSeenMutationVariables, TContext>) => {
    
    return useMutation<MarkNoticesSeenMutation, TError, MarkNoticesSeenMutationVariables, TContext>(
      {
    mutationKey: ['MarkNoticesSeen'],
    mutationFn: (variables?: MarkNoticesSeenMutationVariables) => graphqlFetcher<MarkNoticesSeenMutation, MarkNoticesSeenMutationVariables>(MarkNoticesSeenDocument, variables)(),
    ...options
  }
    )};

useMarkNoticesSeenMutation.fetcher = (variables: MarkNoticesSeenMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<MarkNoticesSeenMutation, MarkNoticesSeenMutationVariables>(MarkNoticesSeenDocument, variables, options);

export const MarkAllNoticesSeenDocument = `
    mutation MarkAllNoticesSeen {
  update_notifications(where: {seen_at: {_is_null: true}}) {
    affected_rows
  }
}
    `;

export const useMarkAllNoticesSeenMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<MarkAllNoticesSeenMutation, TError, MarkAllNoticesSeenMutationVariables, TContext>) => {
    
    return useMutation<MarkAllNoticesSeenMutation, TError, MarkAllNoticesSeenMutationVariables, TContext>(
      {
    mutationKey: ['MarkAllNoticesSeen'],
    mutationFn: (variables?: MarkAllNoticesSeenMutationVariables) => graphqlFetcher<MarkAllNoticesSeenMutation, MarkAllNoticesSeenMutationVariables>(MarkAllNoticesSeenDocument, variables)(),
    ...options
  }
    )};

useMarkAllNoticesSeenMutation.fetcher = (variables?: MarkAllNoticesSeenMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<MarkAllNoticesSeenMutation, MarkAllNoticesSeenMutationVariables>(MarkAllNoticesSeenDocument, variables, options);
