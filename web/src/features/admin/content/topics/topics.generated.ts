/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type TopicQueueQueryVariables = Exact<{
  after: string;
  afterId: string;
  limit: number;
}>;

export type TopicQueueQuery = { topic_suggestions: Array<{ id: string, topic_name: string, created_at: string, objective: { objective_name: string }, user: { id: string, first_name: string, last_name: string, slug: string, is_suspended: boolean } }> };

export type WaitingTopicFragment = { id: string, topic_name: string, created_at: string, objective: { objective_name: string }, user: { id: string, first_name: string, last_name: string, slug: string, is_suspended: boolean } };

export type TopicsToMergeIntoQueryVariables = Exact<{ [key: string]: never; }>;

export type TopicsToMergeIntoQuery = { master_topics: Array<{ id: string, topic_name: string }> };

export type DecideTopicMutationVariables = Exact<{
  id: string;
  decision: string;
  topicName?: string | null | undefined;
  topicId?: string | null | undefined;
  reason?: string | null | undefined;
}>;

export type DecideTopicMutation = { decideTopic: { id: string, status: string } };

export const WaitingTopicFragmentDoc = `
    fragment WaitingTopic on topic_suggestions {
  id
  topic_name
  created_at
  objective {
    objective_name
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
}
    `;
export const TopicQueueDocument = `
    query TopicQueue($after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  topic_suggestions(
    where: {status: {_eq: "pending"}, created_at: {_gte: $after}, _or: [{created_at: {_gt: $after}}, {id: {_gt: $afterId}}]}
    order_by: [{created_at: asc}, {id: asc}]
    limit: $limit
  ) {
    ...WaitingTopic
  }
}
    fragment WaitingTopic on topic_suggestions {
  id
  topic_name
  created_at
  objective {
    objective_name
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
}`;

export const useTopicQueueQuery = <
      TData = TopicQueueQuery,
      TError = Error
    >(
      variables: TopicQueueQueryVariables,
      options?: Omit<UseQueryOptions<TopicQueueQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<TopicQueueQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<TopicQueueQuery, TError, TData>(
      {
    queryKey: ['TopicQueue', variables],
    queryFn: staffGraphqlFetcher<TopicQueueQuery, TopicQueueQueryVariables>(TopicQueueDocument, variables),
    ...options
  }
    )};

useTopicQueueQuery.document = TopicQueueDocument;

useTopicQueueQuery.getKey = (variables: TopicQueueQueryVariables) => ['TopicQueue', variables];

useTopicQueueQuery.rootKey = 'TopicQueue';

useTopicQueueQuery.fetcher = (variables: TopicQueueQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<TopicQueueQuery, TopicQueueQueryVariables>(TopicQueueDocument, variables, options);

export const TopicsToMergeIntoDocument = `
    query TopicsToMergeInto {
  master_topics(
    where: {deleted: {_eq: false}, is_approved_by_admin: {_eq: true}}
    order_by: [{topic_name: asc}]
    limit: 500
  ) {
    id
    topic_name
  }
}
    `;

export const useTopicsToMergeIntoQuery = <
      TData = TopicsToMergeIntoQuery,
      TError = Error
    >(
      variables?: TopicsToMergeIntoQueryVariables,
      options?: Omit<UseQueryOptions<TopicsToMergeIntoQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<TopicsToMergeIntoQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<TopicsToMergeIntoQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['TopicsToMergeInto'] : ['TopicsToMergeInto', variables],
    queryFn: staffGraphqlFetcher<TopicsToMergeIntoQuery, TopicsToMergeIntoQueryVariables>(TopicsToMergeIntoDocument, variables),
    ...options
  }
    )};

useTopicsToMergeIntoQuery.document = TopicsToMergeIntoDocument;

useTopicsToMergeIntoQuery.getKey = (variables?: TopicsToMergeIntoQueryVariables) => variables === undefined ? ['TopicsToMergeInto'] : ['TopicsToMergeInto', variables];

useTopicsToMergeIntoQuery.rootKey = 'TopicsToMergeInto';

useTopicsToMergeIntoQuery.fetcher = (variables?: TopicsToMergeIntoQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<TopicsToMergeIntoQuery, TopicsToMergeIntoQueryVariables>(TopicsToMergeIntoDocument, variables, options);

export const DecideTopicDocument = `
    mutation DecideTopic($id: uuid!, $decision: String!, $topicName: String, $topicId: uuid, $reason: String) {
  decideTopic(
    id: $id
    decision: $decision
    topicName: $topicName
    topicId: $topicId
    reason: $reason
  ) {
    id
    status
  }
}
    `;

export const useDecideTopicMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DecideTopicMutation, TError, DecideTopicMutationVariables, TContext>) => {
    
    return useMutation<DecideTopicMutation, TError, DecideTopicMutationVariables, TContext>(
      {
    mutationKey: ['DecideTopic'],
    mutationFn: (variables?: DecideTopicMutationVariables) => staffGraphqlFetcher<DecideTopicMutation, DecideTopicMutationVariables>(DecideTopicDocument, variables)(),
    ...options
  }
    )};

useDecideTopicMutation.fetcher = (variables: DecideTopicMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<DecideTopicMutation, DecideTopicMutationVariables>(DecideTopicDocument, variables, options);
