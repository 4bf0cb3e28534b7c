/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type HomeTasksQueryVariables = Exact<{
  me: string;
  countMax: number;
}>;

export type HomeTasksQuery = { changesRequested: Array<{ id: string, type: string, title: string, review: { review_reason: string | null } | null }>, waiting: Array<{ id: string, title: string, created_at: string }>, offersToAnswer: { aggregate: { count: number } | null }, turns: { aggregate: { count: number } | null } };

export const HomeTasksDocument = `
    query HomeTasks($me: uuid!, $countMax: Int!) {
  changesRequested: opportunities(
    where: {review: {review_status: {_eq: "changes requested"}, user_id: {_eq: $me}}, status: {_nin: ["deleted", "draft_deleted"]}}
    order_by: {created_at: desc}
    limit: 3
  ) {
    id
    type
    title
    review {
      review_reason
    }
  }
  waiting: opportunities(
    where: {poster: {user_id: {_eq: $me}}, status: {_eq: "draft"}, review: {review_status: {_eq: "waiting"}}}
    order_by: {created_at: desc}
    limit: 3
  ) {
    id
    title
    created_at
  }
  offersToAnswer: own_posts_aggregate(
    where: {user_id: {_eq: $me}, is_team: {_eq: false}, status: {_in: ["published", "in progress"]}, to_answer: {_gt: 0}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
  turns: own_applications_aggregate(
    where: {user_id: {_eq: $me}, turn: {_eq: "expert"}}
    limit: $countMax
  ) {
    aggregate {
      count
    }
  }
}
    `;

export const useHomeTasksQuery = <
      TData = HomeTasksQuery,
      TError = Error
    >(
      variables: HomeTasksQueryVariables,
      options?: Omit<UseQueryOptions<HomeTasksQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<HomeTasksQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<HomeTasksQuery, TError, TData>(
      {
    queryKey: ['HomeTasks', variables],
    queryFn: graphqlFetcher<HomeTasksQuery, HomeTasksQueryVariables>(HomeTasksDocument, variables),
    ...options
  }
    )};

useHomeTasksQuery.document = HomeTasksDocument;

useHomeTasksQuery.getKey = (variables: HomeTasksQueryVariables) => ['HomeTasks', variables];

useHomeTasksQuery.rootKey = 'HomeTasks';

useHomeTasksQuery.fetcher = (variables: HomeTasksQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<HomeTasksQuery, HomeTasksQueryVariables>(HomeTasksDocument, variables, options);
